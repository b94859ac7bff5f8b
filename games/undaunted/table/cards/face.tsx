import './card.css';
import type { JSX } from 'preact';
import type { Kind } from '../../rules/edition.ts';
import { id } from '../../rules/ids.ts';
import type { TableExtras } from '../edition.ts';
import type { SideLook } from '../sides.ts';
import { verbName } from '../words/actions.ts';
import { words } from '../words/table.ts';
import { printedRows, type Row } from './card.tsx';
import { UseSign } from './icons.tsx';
import { FogPicture, Portrait, penStrokes } from './portrait.tsx';

export function cardClasses(side: SideLook, kind: Kind, extras: TableExtras | undefined): string {
  const rank = extras?.classOf(id.card(kind.id)) ?? '';
  const rows = extras === undefined ? 0 : extras.rowsOf(kind.id).length;
  return `un-card ${kind.type.class === 'fog' ? 'fog' : side.class} ${rank} ${rows > 4 ? 'full' : ''}`.trim();
}

/** A figure in a ring; whoever only hears it is told what it is. */
export const Initiative = ({ of }: { readonly of: number }): JSX.Element => (
  <b class="card-initiative">
    <span class="unseen">{words.initiative} </span>
    {of}
  </b>
);

/** The band on top: initiative, title, squad. */
export function Band({ kind }: { readonly kind: Kind }): JSX.Element {
  const { type, squad, initiative } = kind;
  return (
    <span class={`card-band ${type.title.length > 10 ? 'long' : ''}`}>
      <Initiative of={initiative} /> <span class="card-title">{type.title}</span>{' '}
      {squad !== null && <b class="card-squad">{squad}</b>}
    </span>
  );
}

interface PictureProps {
  readonly side: SideLook;
  readonly kind: Kind;
  /** The soldier's name. */
  readonly name?: string | undefined;
  readonly extras: TableExtras | undefined;
}

export function Picture({ side, kind, name, extras }: PictureProps): JSX.Element {
  const isFog = kind.type.class === 'fog';
  const rank = extras?.classOf(id.card(kind.id));
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
      {rank && <span class="card-rank">{rank} </span>}
      {name !== undefined && !isFog && <i class="card-soldier">{name.split(' ').at(-1)}</i>}
    </span>
  );
}

export const RowContent = ({ row }: { readonly row: Row }): JSX.Element => (
  <>
    <UseSign use={row.verb} />
    <span>
      {verbName(row.verb)} {row.squad}
    </span>
    {row.isUpgraded && <Chevrons />}
    {row.wall === undefined || row.wall === null || row.isStruck ? (
      row.value > 0 && !row.isStruck && <b>{row.value}</b>
    ) : (
      <b class="two-values">
        {row.value > 0 && (
          <>
            <UseSign use="tank" />
            {row.value}
          </>
        )}
        <UseSign use="wall" />
        <span class="unseen">{words.wall}</span>
        {row.wall}
      </b>
    )}
  </>
);

/** Better than before the card was upgraded. */
const Chevrons = (): JSX.Element => (
  <svg class="chevrons" viewBox="0 0 12 14" aria-hidden="true">
    <path d="M2 7l4-4 4 4M2 12l4-4 4 4" />
  </svg>
);

interface CardProps extends PictureProps {
  readonly class?: string;
}

/** A card that is only looked at. */
export function Card({ side, kind, name, extras, class: more = '' }: CardProps): JSX.Element {
  return (
    <div class={`${cardClasses(side, kind, extras)} ${more}`}>
      <span class="card-face">
        <Band kind={kind} />
        <Picture side={side} kind={kind} name={name} extras={extras} />
      </span>
      <span class="card-rows">
        {printedRows(kind, extras).map((row) => (
          <span key={row.verb} class={`card-row ${row.isStruck ? 'struck' : ''}`}>
            <RowContent row={row} />
          </span>
        ))}
      </span>
    </div>
  );
}
