import { useEffect } from 'preact/hooks';
import { words } from '../language/index.ts';

/** Page title for the browser's tab and history. */
export function useTitle(title: string): void {
  useEffect(() => {
    const { name, line } = words;
    document.title = title === '' ? `${name}: ${line}` : `${title} · ${name}`;
  }, [title]);
}
