import type { JSX } from 'preact';
import { entriesOf } from '../../rules/ids.ts';
import type { TableMission } from '../edition.ts';
import type { Props, UndauntedModel } from '../model.ts';
import { capital, dateWords, type Names } from '../words/names.ts';
import { type Laid, type Notch, notches } from './geometry.ts';

/** Board units that the title needs. */
const WIDTH = 140;
const HEIGHT = 104;

/** The corner beside the tiles in which the title of the scenario is lettered; null where none is large enough. */
export function titleCorner(laid: Laid): Notch | null {
  const [largest] = notches(laid);
  return largest !== undefined && largest.width >= WIDTH && largest.height >= HEIGHT ? largest : null;
}

/** Letters of a title that still fit on one line. A longer one reaches so far out of the board. */
const LONG = 11;
const REACH = 45;
/** Pixels for a board unit at which its letters have their size, and how much they may grow beside the goals. */
const READABLE = 0.94;
const CROWDED = 1.4;

/** About how wide a letter of title and goals is, and how high a line of either and the date are. */
const WIDE = { title: 10.5, goals: 6.2 };
const HIGH = { title: 20, date: 36, goals: 17 };

/** Goals that would reach over a tile are left to the sides, which tell them as well. */
function isRoomFor(goals: string, title: string, room: Notch, grown: number): boolean {
  const width = title.length > LONG ? room.width + REACH : room.width;
  const rowsOf = (text: string, wide: number): number => Math.ceil((text.length * wide * grown) / width);
  const titleRows = title.length > LONG ? rowsOf(title, WIDE.title) : 1.5;
  const height = titleRows * HIGH.title + HIGH.date + rowsOf(goals, WIDE.goals) * HIGH.goals;
  return height * grown < room.height;
}

/** Room in corners, of the size of letters, for a secret below the title, and for the goals between them. */
const SECRET = 19_000;
const BOTH = 36_000;

const grownIn = (model: UndauntedModel): number => Math.max(1, READABLE / model.camera.scale.value);

/** Room below the title in units of its letters. */
function roomIn(model: UndauntedModel): number {
  const room = model.isNarrow.value ? null : titleCorner(model.facts.laid);
  return room === null ? 0 : (room.width * room.height) / grownIn(model) ** 2;
}

/** A secret stands below the title where there is room; else its owner's side tells it. */
export const isSecretAtTitle = (model: UndauntedModel): boolean => roomIn(model) >= SECRET;

/** Winning condition in a sentence. */
export function goalWords(names: Names, { goals }: TableMission): string {
  const [first, second] = Object.values(goals);
  if (first === undefined || second === undefined) return '';
  if (first.words === second.words)
    return first.points === null || first.isTask
      ? `${capital(first.words)}.`
      : `First to ${first.words} of controlled objectives.`;
  return entriesOf(goals)
    .map(([seat, goal]) => `${names.side(seat).name}: ${goal.words}.`)
    .join(' ');
}

/** The title of the scenario, lettered on the table beside the tiles. */
export function Cartouche({ model }: Props): JSX.Element | null {
  const { scenario, facts } = model;
  const room = titleCorner(facts.laid);
  if (room === null) return null;
  // Letters stay readable on a small board; then the goals, which the sides tell as well, leave them the room.
  const grown = grownIn(model);
  const { extras } = model.edition;
  const hasSecret = extras?.hasSecret(model) === true && isSecretAtTitle(model);
  const isLong = scenario.title.length > LONG;
  const goals = goalWords(model.names, facts.mission);
  const hasGoals =
    grown < CROWDED && (!hasSecret || roomIn(model) >= BOTH) && isRoomFor(goals, scenario.title, room, grown);
  const style = {
    // A word that is too long reaches out of the board, not over a tile.
    ...(room.corner.endsWith('west')
      ? { right: `${facts.laid.width - room.x - room.width}px` }
      : { left: `${room.x}px` }),
    top: `${room.y}px`,
    minWidth: `${isLong ? room.width + REACH : room.width}px`,
    height: `${room.height}px`,
    '--grown': grown,
  };
  return (
    <div class={`cartouche ${room.corner}`} style={style}>
      <b class={isLong ? 'long' : ''} aria-hidden="true">
        {scenario.title}
      </b>
      <i aria-hidden="true">{dateWords(scenario.date)}</i>
      {hasGoals && <p aria-hidden="true">{goals}</p>}
      {extras !== undefined && hasSecret && <extras.Secret model={model} />}
    </div>
  );
}
