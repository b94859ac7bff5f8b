import type { ComponentChildren, JSX } from 'preact';
import { Board, type Things } from './board/index.ts';
import type { Desk } from './desk.ts';

const NOTHING: Things = { tiles: new Set(), counters: new Set() };

interface Props {
  readonly desk: Desk;
  readonly children?: ComponentChildren;
}

/** The board with everything that the moment lights on it. */
export function BoardPane({ desk, children }: Props): JSX.Element {
  const later = desk.later.value;
  const lights = later && {
    chosen: later.chosenThings(desk),
    hinted: later.hintedThings(desk),
    chances: later.chancesOf(desk),
    arrows: later.arrowsOf(desk),
    saysOf: (id: string) => later.saysOf(desk, id),
  };
  return (
    <Board
      camera={desk.camera}
      facts={desk.facts}
      open={desk.open.value}
      lit={later?.litThings(desk) ?? NOTHING}
      {...lights}
      onTile={(tile, anchor) => void desk.touch((touching) => touching.tile(tile, anchor))}
      onCounter={(counter, anchor) => void desk.touch((touching) => touching.counter(counter, anchor))}
      onPoint={(id) => {
        desk.pointed.value = id;
      }}
    >
      {children}
    </Board>
  );
}
