import type { Choice, Moment, TouchPolicy } from '@kurgan/kit';
import { AREAS } from '../data/areas.ts';
import { areaOf, areaTouches, standsIn, viewOf } from './model.ts';
import { listed, plural } from './words/names.ts';

/** Actions with dice or a reveal behind them wait for a button. */
const FINAL: ReadonlySet<string> = new Set([
  'attack',
  'fight',
  'end',
  'done',
  'finish',
  'everyone',
  'ready',
  'withdraw',
]);

/** Areas that could still act and have an enemy within reach. */
function leftToAttack({ choices, view }: Moment): string[] {
  const { areas } = viewOf({ view }).open;
  return choices.flatMap(({ verb, words }) => {
    const id = verb === 'activate' ? areaOf(words.area) : undefined;
    if (id === undefined) return [];
    const isNear = areas[id].soviet !== null || AREAS[id].adjacent.some((next) => areas[next].soviet !== null);
    return isNear ? [String(id)] : [];
  });
}

function unfinished({ verb }: Choice, moment: Moment): string | null {
  if (verb === 'end') {
    const areas = leftToAttack(moment);
    if (areas.length === 0) return null;
    const where =
      areas.length > 6 ? `${areas.length} Areas` : `${areas.length === 1 ? 'Area' : 'Areas'} ${listed(areas)}`;
    return `Fresh units in ${where} could still attack this Turn. End the Combat Phase?`;
  }
  if (verb === 'done') {
    const { supply } = viewOf(moment).open;
    const hasWares = moment.choices.some((choice) => choice.verb === 'buy' || choice.verb === 'return');
    return hasWares
      ? `${plural(supply, 'Supply Point')} can still buy something; unspent ones are kept. Go on to combat?`
      : null;
  }
  return null;
}

export const touchPolicy: TouchPolicy = {
  final: FINAL,
  /** A counter that cannot be chosen itself stands for the Area it is in. */
  insteadOf({ name, word }, view) {
    if (name !== 'unit') return [];
    const area = standsIn(viewOf({ view }).open, word);
    return area === undefined ? [] : areaTouches(area);
  },
  unfinished,
};
