import type { JSX } from 'preact';
import { MiniMap } from './board/mini-map.tsx';
import type { Desk } from './desk.ts';
import { words } from './words/table.ts';

/** The head of the page, and the sheet while no leaf is open. */
const HEAD = 52;
const SHEET = 256;
/** The sheet where it stands beside the board. */
const BESIDE = 304;

/** The whole board, small; touched it shows the whole board large. */
export function Mini({ desk, over }: { readonly desk: Desk; readonly over: number }): JSX.Element | null {
  desk.camera.scale.value; // another part is seen once the camera rests
  const { spot } = desk.camera;
  const seen = {
    x: -spot.x / spot.scale,
    y: (over - spot.y) / spot.scale,
    width: (innerWidth - (desk.isFlat.value ? BESIDE : 0)) / spot.scale,
    height: (innerHeight - HEAD - (desk.isFlat.value ? 0 : SHEET) - over) / spot.scale,
  };
  const { width, height } = desk.facts.laid;
  if (seen.width >= width && seen.height >= height) return null; // it would only cover what it shows
  return (
    <button
      type="button"
      class="mini"
      aria-label={words.wholeBoard}
      style={{ top: `${over + 8}px` }}
      onClick={() => desk.camera.fit()}
    >
      <MiniMap scenario={desk.scenario} open={desk.open.value} seen={seen} />
    </button>
  );
}
