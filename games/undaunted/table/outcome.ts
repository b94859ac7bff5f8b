import type { LogLine, Loss, Outcome, Rectangle, Tone } from '@kurgan/kit';
import type { SearchedZone } from '../rules/edition.ts';
import { counterId } from '../rules/state.ts';
import { boundsOf } from './board/index.ts';
import { counterPositions } from './board/positions.ts';
import type { UndauntedModel } from './model.ts';
import { FACES, isHit, type Shot, shotsIn } from './shots.ts';
import { capital, type Names } from './words/names.ts';

const ZONES: Readonly<Record<SearchedZone, string>> = {
  play: 'play area',
  hand: 'hand',
  discard: 'discard pile',
  deck: 'deck',
};
/** Attacks with a name of their own, as many and as one say it. */
export const SHOT_VERBS: Readonly<Record<string, readonly [many: string, one: string]>> = {
  suppress: ['fire to suppress', 'fires to suppress'],
  'area-suppress': ['fire to suppress', 'fires to suppress'],
  blast: ['shell', 'shells'],
  flame: ['flame', 'flames'],
  antitank: ['fire at', 'fires at'],
  demo: ['blow up', 'blows up'],
  grenade: ['throw grenades at', 'throws grenades at'],
  overwatch: ['open fire on', 'opens fire on'],
};
const ATTACK = ['attack', 'attacks'] as const;
/** Attacks that no unit makes. */
const BY_ITSELF: Readonly<Record<string, string>> = {
  mine: 'A mine goes off under',
  'antitank mine': 'A mine goes off under',
  bomb: 'Bombs fall on',
};

/** The shots in lines of the log, as scenes at their targets. */
export function outcomesOf(model: UndauntedModel, lines: readonly LogLine[]): readonly Outcome[] {
  const reader = model.controller.session.moment.peek().seat;
  return shotsIn(lines).map((story) => ({ ...outcomeOf(model.names, story, reader), at: placeOf(model, story) }));
}

/** The counter that was shot at; its tile if it is gone. */
function placeOf({ facts, open }: UndauntedModel, { shot: { at } }: Shot): Rectangle | null {
  if (at.what !== 'unit') return boundsOf(facts.laid, at.tile);
  const id = counterId(at.seat, at.unit);
  const found = counterPositions(facts.laid, open.value.sides, facts.edition).find(({ counter }) => counter === id);
  if (found === undefined) return boundsOf(facts.laid, at.tile);
  const { x, y, size } = found;
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}

/** Result of a shot, as one seat sees it. */
export function outcomeOf(names: Names, story: Shot, reader: string | null): Omit<Outcome, 'at'> {
  const { key, after, shot } = story;
  const { at, defence, dice } = shot;
  const dieFaces = dice.map((face) => ({ face, sides: 10 as const, isHit: isHit(face, defence.total) }));
  const fired =
    shot.by === null
      ? (BY_ITSELF[shot.as] ?? 'An attack on')
      : `${names.side(shot.seat).adjective} ${names.does(shot.by, ...(SHOT_VERBS[shot.as] ?? ATTACK))}`;
  return {
    key,
    after,
    title: `${fired} ${names.target(at)}`,
    groups: [{ name: '', tone: 'neutral', before: '', dice: dieFaces, after: '' }],
    need: needWords(shot),
    ...stampOf(names, story),
    told: toldOf(names, story),
    losses: lossesOf(names, story, reader),
  };
}

/** `Needed 7 or a 0: 4, cover 1, range 2`. */
function needWords({ at, defence: { base, cover, range, extra, total } }: Shot['shot']): string {
  const needed = total >= FACES.length ? 'a 0' : `${total} or more, or a 0`;
  const parts = [
    ...(at.what === 'unit' ? [`${base}`, `cover ${cover}`] : [`structure ${base}`]),
    ...(range === null ? [] : [`range ${range}`]),
    ...(extra === undefined || extra.smoke === 0 ? [] : [`smoke ${extra.smoke}`]),
    ...(extra === undefined || extra.scenario === 0 ? [] : [`scenario ${extra.scenario}`]),
  ];
  return `Needed ${needed}: ${parts.join(', ')}.`;
}

function stampOf(names: Names, story: Shot): { readonly stamp: string; readonly tone: Tone } {
  const { shot, isCounterLost, isSuppressed, isRouted, fell } = story;
  if (!shot.hit) return { stamp: 'Miss', tone: 'miss' };
  if (shot.at.what === 'tunnel') return { stamp: 'Caved in', tone: 'hit' };
  if (fell !== null) return { stamp: capital(names.extras?.stateOf(shot.at.tile, fell) ?? ''), tone: 'hit' };
  if (isRouted) return { stamp: 'Routed', tone: 'hit' };
  if (isSuppressed) return { stamp: 'Suppressed', tone: 'partial' };
  return { stamp: isCounterLost ? 'Counter lost' : 'Hit', tone: 'hit' };
}

function toldOf(names: Names, story: Shot): string {
  const { shot, zone, isCounterLost, isSuppressed, wasSuppressed, isRouted, fell } = story;
  const { hit, at } = shot;
  if (at.what !== 'unit') {
    if (!hit) return `${capital(names.target(at))} stands.`;
    if (at.what === 'tunnel') return `The tunnel on ${names.tile(at.tile)} is gone for good.`;
    return `${names.tile(at.tile)} is now ${names.extras?.stateOf(at.tile, fell ?? '') ?? 'damaged'}.`;
  }
  const unit = (many: string, one: string): string =>
    `${names.side(at.seat).adjective} ${names.does(at.unit, many, one)}`;
  if (!hit) return `${unit('hold', 'holds')}.`;
  if (isCounterLost) return 'No card was left to lose.';
  if (isRouted) return `${unit('have', 'has')} no card left to lose.`;
  if (zone !== null) return `${unit('lose', 'loses')} a card.`;
  if (!isSuppressed) return `${unit('are', 'is')} hit.`;
  return wasSuppressed ? `${unit('already were', 'already was')}.` : `${unit('must', 'must')} rally first.`;
}

/** A card from where it was found, or the counter from the board. */
export function lossesOf(
  names: Names,
  { shot: { at }, zone, card, isCounterLost }: Shot,
  reader: string | null,
): Loss[] {
  if (at.what !== 'unit') return [];
  const unit = names.counter(counterId(at.seat, at.unit));
  if (isCounterLost) return [{ seat: at.seat, who: unit, from: `off the board at ${names.tile(at.tile)}` }];
  if (zone === null) return [];
  const from = `from ${at.seat === reader ? 'your' : 'the'} ${ZONES[zone]}`;
  if (card === null) return [{ seat: at.seat, who: unit, from: `one card ${from}` }];
  const adjective = at.seat === reader ? '' : `${names.side(at.seat).adjective} `;
  return [{ seat: at.seat, who: capital(`${adjective}${names.soldier(at.seat, card)}`), from }];
}
