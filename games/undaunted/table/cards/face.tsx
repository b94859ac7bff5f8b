import './card.css';
import type { JSX } from 'preact';
import type { Kind } from '../../rules/edition.ts';
import type { SideLook } from '../sides.ts';
import { verbName } from '../words/actions.ts';
import { words } from '../words/table.ts';
import { printedRows, type Row } from './card.tsx';
import { UseSign } from './icons.tsx';
import { FogPicture, Portrait, penStrokes } from './portrait.tsx';

export const cardClasses = (side: SideLook, { type }: Kind): string =>
  `un-card ${type.class === 'fog' ? 'fog' : side.class}`;

/** The band on top: initiative, title, squad. */
export function Band({ kind }: { readonly kind: Kind }): JSX.Element {
  const { type, squad, initiative } = kind;
  return (
    <span class={`card-band ${type.title.length > 10 ? 'long' : ''}`}>
      <b class="card-initiative">{initiative}</b>
      <span class="card-title">{type.title}</span>
      {squad !== null && <b class="card-squad">{squad}</b>}
    </span>
  );
}

interface PictureProps {
  readonly side: SideLook;
  readonly kind: Kind;
  /** The soldier's name. */
  readonly name?: string | undefined;
}

export function Picture({ side, kind, name }: PictureProps): JSX.Element {
  const isFog = kind.type.class === 'fog';
  return (
    <span class="card-picture">
      <svg class="strokes" viewBox="0 0 132 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d={penStrokes(kind.order + 1, 132, 64, 46)} />
      </svg>
      {isFog ? <FogPicture /> : <Portrait side={side} kind={kind} />}
      {isFog && (
        <span class="fog-text">
          {words.fogText.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </span>
      )}
      {name !== undefined && <i class="card-soldier">{name.split(' ').at(-1)}</i>}
    </span>
  );
}

export const RowContent = ({ row }: { readonly row: Row }): JSX.Element => (
  <>
    <UseSign use={row.verb} />
    <span>
      {verbName(row.verb)} {row.squad}
    </span>
    {row.value > 0 && <b>{row.value}</b>}
  </>
);

interface CardProps extends PictureProps {
  readonly class?: string;
}

/** A card that is only looked at. */
export function Card({ side, kind, name, class: more = '' }: CardProps): JSX.Element {
  return (
    <div class={`${cardClasses(side, kind)} ${more}`}>
      <span class="card-face">
        <Band kind={kind} />
        <Picture side={side} kind={kind} name={name} />
      </span>
      <span class="card-rows">
        {printedRows(kind).map((row) => (
          <span key={row.verb} class="card-row">
            <RowContent row={row} />
          </span>
        ))}
      </span>
    </div>
  );
}
