import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

/** The face of a tile. When it is replaced, the new one falls into place over the old one, once. */
export function TilePicture({ src }: { readonly src: string }): JSX.Element {
  const faces = useRef<{ readonly now: string; readonly before: string | null }>({ now: src, before: null });
  if (faces.current.now !== src) faces.current = { now: src, before: faces.current.now };
  const { before } = faces.current;
  return (
    <>
      {before !== null && <img key={`before ${before}`} class="un-before" src={before} alt="" draggable={false} />}
      <img
        key={src}
        class={before === null ? '' : 'un-fallen'}
        src={src}
        alt=""
        draggable={false}
        {...(before === null && { decoding: 'async' })}
      />
      {before !== null && <span key={`dust ${src}`} class="un-dust" />}
    </>
  );
}
