import type { JSX } from 'preact';
import type { ScenarioFacts, Seat } from '../rules/edition.ts';
import type { Desk } from './desk.ts';
import { titleRoom } from './title-room.ts';
import { dateWords, plural, sideName } from './words/names.ts';

/** Letters of a title that still fit on one line. */
const LONG = 11;
/** Pixels for a board unit at which its letters have their size, and how much they may grow beside the goals. */
const READABLE = 0.94;
const CROWDED = 1.4;

/** What wins, in a sentence. */
export function goalWords({ sides }: ScenarioFacts): string {
  const goals = Object.entries(sides).map(([seat, { goal }]): readonly [Seat, string] => [
    seat,
    goal === 'pin' ? 'pin the enemy' : plural(goal, 'point'),
  ]);
  const [first, second] = goals;
  if (first === undefined || second === undefined) return '';
  if (first[1] === second[1])
    return first[1] === 'pin the enemy' ? 'Pin the enemy.' : `First to ${first[1]} of controlled objectives.`;
  return goals.map(([seat, goal]) => `${sideName(seat)}: ${goal}.`).join(' ');
}

/** The title of the scenario, lettered on the table beside the tiles. */
export function Cartouche({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const { scenario, facts } = desk;
  const room = titleRoom(facts.laid);
  if (room === null) return null;
  // Letters stay readable on a small board; then the goals, which the sides tell as well, leave them the room.
  const grown = Math.max(1, READABLE / desk.camera.scale.value);
  const style = {
    // A word that is too long reaches out of the board, not over a tile.
    ...(room.corner.endsWith('west')
      ? { right: `${facts.laid.width - room.x - room.width}px` }
      : { left: `${room.x}px` }),
    top: `${room.y}px`,
    minWidth: `${room.width}px`,
    height: `${room.height}px`,
    '--grown': grown,
  };
  return (
    <div class={`cartouche ${room.corner}`} style={style} aria-hidden="true">
      <b class={scenario.title.length > LONG ? 'long' : ''}>{scenario.title}</b>
      <i>{dateWords(scenario.date)}</i>
      {grown < CROWDED && <p>{goalWords(scenario)}</p>}
    </div>
  );
}
