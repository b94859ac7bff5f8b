import { listed, plural } from '@kurgan/engine';
import type { BoardMark, LogLine, RecapStep, Rectangle, Story } from '@kurgan/kit';
import type { SiteId } from '../data/places.ts';
import { type Side, ZONES, type ZoneId } from '../data/zones.ts';
import { placeName, SIDE_NAMES, unitsText, verb } from '../odds/words.ts';
import type { AxisEvent } from '../rules/events.ts';
import { type BattleKind, type Open, other, type Place } from '../rules/state.ts';
import { boundsOf } from './board/bounds.ts';
import { labelWidth } from './board/label.ts';
import { BOARDS } from './board/outlines.ts';
import { PLACES } from './data/places.ts';
import { type Ending, endsFight, eventOf } from './event-of.ts';
import { lossesTold } from './outcomes.ts';

interface Line {
  readonly after: number;
  readonly event: AxisEvent;
}

/** The card after which each reader's enemy plays: the Axis lands, or the round begins. */
const LANDING = 6;
/** Nobody reads the name of every zone. */
const MOST_NAMES = 3;

/** The part of a table that a recap looks at. */
interface Watched {
  readonly open: { readonly value: Pick<Open, 'combat'> };
}

/** Tells a player about the enemy's half of the round, card by card and fight by fight; a fight under way comes first. */
export function recapOf({ open }: Watched, log: readonly LogLine[], reader: string): Story {
  if (open.value.combat !== null) return { steps: [] };
  const enemy: Side = reader === 'axis' ? 'allies' : 'axis';
  const lines = enemyPart(log, enemy);
  const steps = chaptersOf(lines).flatMap((chapter) => stepOf(chapter, enemy) ?? []);
  return { title: `${SIDE_NAMES[enemy].replace('The ', '')} this round`, steps };
}

/** Everything that can be drawn of these lines. */
export const marksOf = (_model: unknown, lines: readonly LogLine[]): readonly BoardMark[] =>
  lines.flatMap((line) => drawn(eventOf(line)));

/** Lines of the enemy's cards: 2 to 6 for the Axis, 7 to 13 for the Allies. */
function enemyPart(log: readonly LogLine[], enemy: Side): readonly Line[] {
  const lines = log.map((line): Line => ({ after: line.after, event: eventOf(line) }));
  const isRound = ({ event }: Line): boolean => event.event === 'round';
  const isLanding = ({ event }: Line): boolean => event.event === 'card' && event.card === LANDING;
  const isLater = ({ event }: Line): boolean => event.event === 'card' && event.card > LANDING;
  const [begins, ends] = enemy === 'axis' ? [isRound, isLater] : [isLanding, isRound];
  const first = lines.findLastIndex(begins);
  if (first < 0 && enemy === 'axis') return [];
  // The landing card itself is the Axis's own. Operation Uranus begins after it.
  const rest = lines.slice(first + 1);
  const from = enemy === 'axis' ? 0 : rest.findIndex(isLater);
  if (from < 0) return [];
  const part = rest.slice(from);
  const to = part.findIndex(ends);
  return part.slice(0, to < 0 ? undefined : to);
}

/** Lines that belong together: a card, but every fight by itself. */
function chaptersOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const chapters: Line[][] = [];
  for (const line of lines) {
    const { event } = line;
    if (event.event === 'card' || event.event === 'combat' || chapters.length === 0) chapters.push([]);
    chapters.at(-1)?.push(line);
  }
  return chapters;
}

function stepOf(lines: readonly Line[], enemy: Side): RecapStep | null {
  const events = lines.map(({ event }) => event);
  const fight = events.find((event) => event.event === 'combat');
  const texts = fight?.event === 'combat' ? fightTexts(fight.zone, events) : cardTexts(events, enemy);
  const [first, last] = [lines[0], lines.at(-1)];
  const main = events.find((event) => event.event !== 'card') ?? events[0];
  if (texts.length === 0 || first === undefined || last === undefined || main === undefined) return null;
  const end = fight?.event === 'combat' ? (events.find((event) => endsFight(event, fight.zone)) ?? fight) : undefined;
  const marks = end === undefined ? oncePerWay(events.filter(isOf(enemy)).flatMap(drawn)) : drawn(end);
  return { first: first.after, last: last.after, text: texts.join(' '), rule: main.rule, marks };
}

/** The enemy's own doing, and what nobody did. */
const isOf =
  (enemy: Side) =>
  (event: AxisEvent): boolean =>
    !('side' in event) || event.side === enemy;

/** `Vertyachii: the Axis loses 2 infantry. The Allies lose 3 infantry. The battle goes on.` */
function fightTexts(zone: Place, events: readonly AxisEvent[]): string[] {
  const end = events.find((event) => endsFight(event, zone));
  if (end === undefined) return []; // a fight under way has its own card
  const losses = lossesTold(events, zone);
  return [`${placeName(zone)}: ${losses.length === 0 ? 'No losses.' : losses.join(' ')} ${resultText(end)}`];
}

function resultText(end: Ending): string {
  if (end.event === 'captured') return `${SIDE_NAMES[end.side]} ${verb(end.side, 'takes', 'take')} it.`;
  if (end.battle) return 'The battle goes on.';
  return `${SIDE_NAMES[end.control]} ${verb(end.control, 'holds', 'hold')} it.`;
}

/** A card in at most a few sentences. */
function cardTexts(events: readonly AxisEvent[], enemy: Side): string[] {
  const who = SIDE_NAMES[enemy];
  const does = (one: string, many: string): string => `${who} ${verb(enemy, one, many)}`;
  const texts: string[] = [];
  const bought = counted(events, enemy, 'bought');
  if (bought !== '') texts.push(`${does('buys', 'buy')} ${bought}.`);
  const received = counted(events, enemy, 'received');
  if (received !== '') texts.push(`${does('receives', 'receive')} ${received}.`);
  const moves = events.flatMap((event) => (event.event === 'moved' && event.side === enemy ? [event] : []));
  const blitzes = events.flatMap((event) => (event.event === 'blitzed' && event.side === enemy ? [event] : []));
  const units = moves.reduce((sum, { count }) => sum + count, 0);
  const assaults = moves.filter(({ assault }) => assault).map(({ to }) => to);
  const attack = assaults.length === 0 ? '' : ` and ${verb(enemy, 'assaults', 'assault')} ${named(assaults)}`;
  if (units > 0) texts.push(`${does('moves', 'move')} ${plural(units, 'unit')}${attack}.`);
  for (const { through, to } of blitzes)
    texts.push(`A tank blitzes through ${placeName(through)} to ${placeName(to)}.`);
  const flights = events.flatMap((event) => (event.event === 'flew' && event.side === enemy ? [event] : []));
  const raids = flights.filter(({ mission }) => mission === 'attack');
  if (raids.length > 0)
    texts.push(
      `${plural(raids.length, 'aircraft', 'aircraft')} attack${raids.length === 1 ? 's' : ''} ${named(raids.map(({ to }) => to))}.`,
    );
  for (const event of events) texts.push(...otherText(event, enemy));
  return texts;
}

const named = (places: readonly Place[]): string => {
  const all = [...new Set(places)].map(placeName);
  if (all.length <= MOST_NAMES) return listed(all);
  return `${all.slice(0, MOST_NAMES - 1).join(', ')} and ${all.length - MOST_NAMES + 1} more`;
};

/** `3 infantry, 1 tank and 1 supply token`. */
function counted(events: readonly AxisEvent[], side: Side, name: 'bought' | 'received'): string {
  const counts = new Map<string, number>();
  for (const event of events) {
    if (event.event !== name || event.side !== side) continue;
    const what = event.event === 'bought' ? event.what : event.kind;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return listed(
    [...counts].map(([what, count]) =>
      what === 'token' ? plural(count, 'supply token') : unitsText(side, what as BattleKind, count),
    ),
  );
}

/** Events told one by one. */
function otherText(event: AxisEvent, enemy: Side): string[] {
  switch (event.event) {
    case 'boughtFerry':
      return [`A new ferry runs at ${placeName(event.crossing)}.`];
    case 'flak':
      return event.side === enemy && event.hits > 0
        ? [`Air Defense over ${placeName(event.at)} scores ${plural(event.hits, 'hit')}.`]
        : [];
    case 'ambush':
      return event.side === enemy
        ? [`An ambush on ${placeName(event.zone)} ${event.die <= 2 ? 'hits' : 'fails'}.`]
        : [];
    case 'raided':
      return [`The raid on ${placeName(event.crossing)} ${event.hit ? 'hits' : 'fails'}.`];
    case 'rockets':
      return [`Rockets on ${placeName(event.zone)} score ${event.hits === 0 ? 'no hit' : plural(event.hits, 'hit')}.`];
    case 'captured':
      return [`${SIDE_NAMES[event.side]} ${verb(event.side, 'takes', 'take')} ${placeName(event.zone)}.`];
    case 'launched':
      return [`Operation Uranus begins with ${plural(event.cards, 'card')}.`];
    case 'placed':
      return [`${plural(event.cards, 'Uranus card')} to the ${event.area}.`];
    case 'produced':
      return [`The workers of ${placeName(event.zone)} build ${event.factory === 'tank' ? 'a tank' : 'artillery'}.`];
    default:
      return [];
  }
}

/** Arrows between the same two places lie on each other. */
function oncePerWay(marks: readonly BoardMark[]): readonly BoardMark[] {
  const seen = new Set<string>();
  return marks.filter(({ kind, from, to, side }) => {
    const key = `${kind} ${side} ${from?.x} ${from?.y} ${to.x} ${to.y}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The middle of a place: arrows end where the units stand. */
function middle(place: Place | SiteId): Rectangle {
  const { x, y, width, height } = boundsOf(place);
  const size = 40;
  return { x: x + width / 2 - size / 2, y: y + height / 2 - size / 2, width: size, height: size };
}

/** A number lies at the upper right corner of this: to the left of the zone's name, where it hides no units. */
function besideName(zone: ZoneId): Rectangle {
  const [x, y] = PLACES[zone];
  const board = BOARDS[ZONES[zone].board];
  const size = 40;
  return { x: board.x + x - labelWidth(zone) / 2 - size - 12, y: board.y + y, width: size, height: size };
}

/** Marks that an event leaves on the boards. */
function drawn(event: AxisEvent): readonly BoardMark[] {
  switch (event.event) {
    case 'moved':
      return [{ kind: 'moved', side: event.side, from: middle(event.from), to: middle(event.to) }];
    case 'blitzed':
      return [
        { kind: 'moved', side: event.side, from: middle(event.from), to: middle(event.through) },
        { kind: 'moved', side: event.side, from: middle(event.through), to: middle(event.to) },
      ];
    case 'flew':
    case 'scrambled':
      return [{ kind: 'fired', side: event.side, from: middle(event.from), to: middle(event.to) }];
    case 'pushed':
      return [{ kind: 'moved', side: other(event.side), from: middle(event.from), to: middle(event.to) }];
    case 'bought':
    case 'received':
    case 'captured':
      return [{ kind: 'happened', side: event.side, to: besideName(event.zone) }];
    case 'combat':
      return [{ kind: 'happened', side: event.attacker, to: besideName(event.zone) }];
    case 'concluded':
      return [{ kind: 'happened', side: event.control, to: besideName(event.zone) }];
    case 'flak':
      return [{ kind: 'happened', side: event.side, to: middle(event.at), roll: plural(event.hits, 'hit') }];
    case 'rockets':
      return [{ kind: 'happened', side: 'allies', to: middle(event.zone), roll: plural(event.hits, 'hit') }];
    case 'ambush':
      return [{ kind: 'happened', side: event.side, to: middle(event.zone), roll: String(event.die) }];
    case 'raided':
      return [{ kind: 'happened', side: 'axis', to: middle(event.crossing), roll: event.hit ? 'hit' : 'miss' }];
    case 'deployed':
    case 'produced':
      return [{ kind: 'happened', side: 'allies', to: besideName(event.zone) }];
    default:
      return [];
  }
}
