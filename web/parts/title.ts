import { useEffect } from 'preact/hooks';
import { words } from '../language/index.ts';

/** What the browser's tab and history call this page. */
export function useTitle(title: string): void {
  useEffect(() => {
    const { name, line } = words.value;
    document.title = title === '' ? `${name}: ${line}` : `${title} · ${name}`;
  }, [title]);
}
