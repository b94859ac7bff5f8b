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
const VERBS: Readonly<Record<string, string>> = { attack: 'attack', suppress: 'fire to suppress', blast: 'shell' };

/** The shots in lines of the log, as scenes at their targets. */
export function outcomesOf(model: UndauntedModel, lines: readonly LogLine[]): readonly Outcome[] {
  const reader = model.controller.session.moment.peek().seat;
  return shotsIn(lines).map((story) => ({ ...outcomeOf(model.names, story, reader), at: placeOf(model, story) }));
}

/** The counter that was shot at; its tile if it is gone. */
function placeOf({ facts, open }: UndauntedModel, { shot: { at } }: Shot): Rectangle | null {
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
  const fired = `${names.counter(counterId(shot.seat, shot.by))} ${VERBS[shot.as] ?? shot.as}`;
  return {
    key,
    after,
    title: `${fired} ${names.counter(counterId(at.seat, at.unit))}`,
    groups: [{ name: '', tone: 'neutral', before: '', dice: dieFaces, after: '' }],
    need: needWords(shot),
    ...stampOf(story),
    told: toldOf(names, story),
    losses: lossesOf(names, story, reader),
  };
}

/** `Needed 7 or a 0: 4, cover 1, range 2`. */
function needWords({ defence: { base, cover, range, total } }: Shot['shot']): string {
  const needed = total >= FACES.length ? 'a 0' : `${total} or more, or a 0`;
  const parts = [`${base}`, `cover ${cover}`, ...(range === null ? [] : [`range ${range}`])];
  return `Needed ${needed}: ${parts.join(', ')}.`;
}

function stampOf({ shot, isCounterLost, isSuppressed }: Shot): { readonly stamp: string; readonly tone: Tone } {
  if (!shot.hit) return { stamp: 'Miss', tone: 'miss' };
  if (isSuppressed) return { stamp: 'Suppressed', tone: 'partial' };
  return { stamp: isCounterLost ? 'Counter lost' : 'Hit', tone: 'hit' };
}

function toldOf(names: Names, { shot: { hit, at }, zone, isCounterLost, wasSuppressed }: Shot): string {
  const unit = `${names.side(at.seat).adjective} ${names.unit(at.unit)}`;
  if (!hit) return `${unit} hold.`;
  if (isCounterLost) return 'No card was left to lose.';
  if (zone !== null) return `${unit} lose a card.`;
  return wasSuppressed ? `${unit} already were.` : `${unit} must rally first.`;
}

/** A card from where it was found, or the counter from the board. */
export function lossesOf(
  names: Names,
  { shot: { at }, zone, card, isCounterLost }: Shot,
  reader: string | null,
): Loss[] {
  const unit = names.counter(counterId(at.seat, at.unit));
  if (isCounterLost) return [{ seat: at.seat, who: unit, from: `off the board at ${names.tile(at.tile)}` }];
  if (zone === null) return [];
  const from = `from ${at.seat === reader ? 'your' : 'the'} ${ZONES[zone]}`;
  if (card === null) return [{ seat: at.seat, who: unit, from: `one card ${from}` }];
  const adjective = at.seat === reader ? '' : `${names.side(at.seat).adjective} `;
  return [{ seat: at.seat, who: capital(`${adjective}${names.soldier(at.seat, card)}`), from }];
}
