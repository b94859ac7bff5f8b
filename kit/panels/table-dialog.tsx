import './table-dialog.css';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CloseButton } from './close-button.tsx';

interface Props {
  readonly class: string;
  readonly title: string;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** A dialog over the table in a wide window, a sheet from the bottom on a phone. */
export function TableDialog({ class: name, title, children, onClose }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class={`table-dialog ${name}`} aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div class="table-dialog-text" tabIndex={0}>
        {children}
      </div>
      <CloseButton onClose={() => dialog.current?.close()} />
    </dialog>
  );
}
