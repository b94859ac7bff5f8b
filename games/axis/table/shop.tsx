import { plural } from '@kurgan/engine';
import { ActionBar } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { Side } from '../data/zones.ts';
import { Chip } from './board/chip.tsx';
import { labelOf, priceOf } from './describe.ts';
import type { Props } from './model.ts';
import { PIECES, type Piece } from './moving/plan.ts';
import { unitInWords } from './words/names.ts';
import { words } from './words/table.ts';

/** Units for sale: a click chooses one, and every zone that is clicked then gets one. */
export function Shop({ model }: Props): JSX.Element | null {
  const { controller, seat } = model;
  const { path } = controller;
  if (seat === null) return null;
  const place = path.wordOf('zone');
  const wares = PIECES.filter((piece) => path.isLit({ name: 'what', word: piece }));
  const ferries = place === undefined ? path.left.value.filter(({ verb }) => verb === 'ferry') : [];
  return (
    <div class="actions">
      {wares.map((piece) => (
        <Ware key={piece} model={model} side={seat} piece={piece} />
      ))}
      <ActionBar
        controller={controller}
        choices={ferries}
        label={(choice) => labelOf(seat, choice, model.open.value)}
      />
    </div>
  );
}

function Ware({ model, side, piece }: Props & { readonly side: Side; readonly piece: Piece }): JSX.Element {
  const { controller, open } = model;
  const cost = priceOf(side, piece);
  const touch = { name: 'what', word: piece };
  return (
    <button
      type="button"
      class="pick ware"
      aria-pressed={controller.path.isTouched(touch)}
      aria-label={`${unitInWords(side, piece)}, ${cost} ${words.rp}`}
      title={plural(Math.floor(open.value.rpc[side] / cost), 'more', 'more')}
      onClick={() => void model.chooseWare(touch)}
    >
      <Chip side={side} kind={piece} count={1} moved={0} aloft={false} />
      <b>
        {cost} <small>{words.rp}</small>
      </b>
    </button>
  );
}
