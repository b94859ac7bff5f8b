import { litAs } from '@kurgan/kit';
import type { JSX } from 'preact';
import { entriesOf, type Seat } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import type { Open } from '../../rules/state.ts';
import type { Entrance, TableEdition } from '../edition.ts';
import type { SideLook } from '../sides.ts';
import type { BoardFacts } from './facts.ts';
import type { Spot } from './geometry.ts';
import { ControlMark, CoverShield, Disc, GroundMark, ObjectiveMark, Sign, type SignName } from './marks.tsx';
import { TilePicture } from './tile-picture.tsx';
import { entryShows } from './words.ts';

export type Light = 'lit' | 'chosen' | 'hinted';

interface Props {
  readonly facts: BoardFacts;
  readonly open: Open;
  readonly spot: Spot;
  readonly lights: readonly Light[];
  /** Accessible name and effect of a touch; null where it can't be touched. */
  readonly told: string;
  readonly touch: string | null;
}

/** A tile: its picture, what it gives and what lies on it. Counters stand above all tiles. */
export function Tile({ facts, open, spot, lights, told, touch }: Props): JSX.Element {
  const { tile, x, y } = spot;
  const { edition, mission } = facts;
  const lookOf = (seat: Seat): SideLook => entry(edition.sides, seat).look;
  const { code, cover, signs } = edition.ground(open, tile);
  const points = open.points[tile];
  const marks = entriesOf(open.tiles[tile] ?? {});
  return (
    <div
      class={['un-tile', ...lights].join(' ')}
      style={{ left: `${x}px`, top: `${y}px` }}
      data-tile={tile}
      {...(touch === null ? { role: 'img', 'aria-label': told } : litAs(`${touch} ${told}`))}
    >
      <TilePicture src={edition.picture(open, spot)} />
      {lights.length > 0 && <span class="un-edge" />}
      <span class="un-corner north west">
        <CoverShield cover={cover} />{' '}
        {signs.map((sign) => (
          <GroundMark key={sign.sign} sign={sign} />
        ))}
        {edition.extras === undefined && <b class="un-id">{code}</b>}
      </span>{' '}
      {edition.extras !== undefined && <b class="un-id below">{code}</b>}{' '}
      <span class="un-discs">
        {mission.radio?.tile === tile && <Disc sign="radio" side={lookOf(mission.radio.seat)} />}
        {entriesOf(open.sides).map(([seat, { target }]) =>
          target === tile ? <Disc key={seat} sign="crosshair" side={lookOf(seat)} /> : null,
        )}
      </span>
      {points !== undefined && (
        <span class="un-corner north east">
          <ObjectiveMark points={points} />
        </span>
      )}{' '}
      {marks.map(([seat, mark]) =>
        mark === null ? null : (
          <span key={`${seat} ${mark}`} class={`un-corner south ${lookOf(seat).corner}`}>
            <ControlMark side={lookOf(seat)} mark={mark} />
          </span>
        ),
      )}
      <span class="un-entries">
        {mission.entrances.map((each) =>
          each.tile === tile ? <SignPost key={each.seat} edition={edition} entrance={each} /> : null,
        )}
      </span>
    </div>
  );
}

const SIGN_OF: Readonly<Record<string, SignName>> = { snipers: 'scope', mortar: 'tube' };

/** A sign post: who of a side enters here. */
function SignPost({ edition, entrance }: { edition: TableEdition; entrance: Entrance }): JSX.Element {
  const { seat, all, others } = entrance;
  return (
    <span class={`un-entry ${seat}`} aria-hidden="true">
      <b>{entryShows(edition, entrance)}</b>
      {!all &&
        others.map((each) => (
          <svg key={each} viewBox="0 0 24 24" aria-hidden="true">
            <Sign name={SIGN_OF[each] ?? 'tube'} />
          </svg>
        ))}
    </span>
  );
}
