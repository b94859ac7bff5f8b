import { Icon } from '@kurgan/kit';
import { X } from 'lucide';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { pageWords } from '../language/pages.ts';

interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** The browser's own dialog: it holds the focus, Escape closes it, and the focus goes back where it was. */
export function Dialog({ title, children, onClose }: DialogProps): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog
      ref={ref}
      class="dialog"
      aria-label={title}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header>
        <h2>{title}</h2>
        <button class="plain" type="button" aria-label={pageWords.app.close} onClick={() => ref.current?.close()}>
          <Icon of={X} />
        </button>
      </header>
      {children}
    </dialog>
  );
}
