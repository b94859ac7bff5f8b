import { litAs } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { Open } from '../../rules/state.ts';
import type { TableEdition } from '../edition.ts';
import type { BoardFacts, Spawn } from './facts.ts';
import type { Spot } from './geometry.ts';
import { ControlMark, CoverShield, Disc, ObjectiveMark, Sign } from './marks.tsx';
import { pictureOf } from './pictures.ts';
import { entryShows } from './words.ts';

export type Light = 'lit' | 'chosen' | 'hinted';

interface Props {
  readonly facts: BoardFacts;
  readonly open: Open;
  readonly spot: Spot;
  readonly lights: readonly Light[];
  /** How a screen reader tells it, and what touching it does; null where it cannot be touched. */
  readonly told: string;
  readonly touch: string | null;
}

/** A tile: its picture, what it gives and what lies on it. Counters stand above all tiles. */
export function Tile({ facts, open, spot, lights, told, touch }: Props): JSX.Element {
  const { tile, x, y } = spot;
  const { edition, spawns, radio } = facts;
  const points = open.points[tile];
  const marks = Object.entries(open.tiles[tile] ?? {});
  return (
    <div
      class={['un-tile', ...lights].join(' ')}
      style={{ left: `${x}px`, top: `${y}px` }}
      data-tile={tile}
      {...(touch === null ? { role: 'img', 'aria-label': told } : litAs(`${touch} ${told}`))}
    >
      <img src={pictureOf(spot)} alt="" draggable={false} decoding="async" />
      {lights.length > 0 && <span class="un-edge" />}
      <span class="un-corner north west">
        <CoverShield cover={edition.pieces.tiles[tile]?.cover ?? 0} /> <b class="un-id">{tile}</b>
      </span>{' '}
      <span class="un-discs">
        {radio?.tile === tile && <Disc sign="radio" seat={radio.seat} />}
        {Object.entries(open.sides).map(([seat, { target }]) =>
          target === tile ? <Disc key={seat} sign="crosshair" seat={seat} /> : null,
        )}
      </span>
      {points !== undefined && (
        <span class="un-corner north east">
          <ObjectiveMark points={points} />
        </span>
      )}{' '}
      {marks.map(([seat, mark]) =>
        mark === null ? null : (
          <span key={`${seat} ${mark}`} class={`un-corner south ${seat === 'german' ? 'east' : 'west'}`}>
            <ControlMark seat={seat} mark={mark} />
          </span>
        ),
      )}
      <span class="un-entries">
        {spawns.map((spawn) =>
          spawn.tile === tile ? <Entry key={spawn.seat} edition={edition} spawn={spawn} /> : null,
        )}
      </span>
    </div>
  );
}

/** A sign post: who of a side enters here. */
export function Entry({ edition, spawn }: { readonly edition: TableEdition; readonly spawn: Spawn }): JSX.Element {
  const { seat, all, others } = spawn;
  return (
    <span class={`un-entry ${seat}`} aria-hidden="true">
      <b>{entryShows(edition, spawn)}</b>
      {!all &&
        others.map((each) => (
          <svg key={each} viewBox="0 0 24 24" aria-hidden="true">
            <Sign name={each === 'snipers' ? 'scope' : 'tube'} />
          </svg>
        ))}
    </span>
  );
}
