import type { Choice, Moment, OddsOf, Touch, TouchPolicy } from '@kurgan/kit';
import { AREAS } from '../data/areas.ts';
import { isPaused } from '../rules/board.ts';
import { areaOf, areaTouches, standsIn, viewOf } from './model.ts';
import { chanceToTake, takingChance } from './words/chance.ts';
import { areaName, listed, plural, unitOf } from './words/names.ts';

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

/** Chances below this are worth a second thought while others could still join. */
const POOR = 1 / 3;

/** Question before an attack at poor odds with units left behind. */
async function beforeAttack({ text, words }: Choice, { choices }: Moment, oddsOf: OddsOf): Promise<string | null> {
  const left = choices.filter(({ verb, words: { to } }) => verb === 'move' && to === words.area).length;
  const odds = left === 0 ? null : await oddsOf(text);
  if (odds === null || chanceToTake(odds) >= POOR) return null;
  const chance = `Only ${takingChance(odds)} to take ${areaName(words.area)}`;
  return `${chance}, and ${plural(left, 'more unit')} could join. Attack anyway?`;
}

function unfinished(choice: Choice, moment: Moment, oddsOf: OddsOf): string | null | Promise<string | null> {
  switch (choice.verb) {
    case 'attack':
      return beforeAttack(choice, moment, oddsOf);
    case 'end': {
      const areas = leftToAttack(moment);
      if (areas.length === 0) return null;
      const where =
        areas.length > 6 ? `${areas.length} Areas` : `${areas.length === 1 ? 'Area' : 'Areas'} ${listed(areas)}`;
      return `Fresh units in ${where} can still attack this Turn. End the Combat Phase?`;
    }
    case 'done': {
      const { supply } = viewOf(moment).open;
      const hasWares = moment.choices.some(({ verb }) => verb === 'buy' || verb === 'return');
      if (!hasWares) return null;
      return `You can still spend ${plural(supply, 'Supply Point')}; what you don't spend is kept. End the Supply Phase?`;
    }
    default:
      return null;
  }
}

const SOLE: ReadonlySet<string> = new Set(['arrive', 'enter', 'base', 'lead', 'retreat']);

/** The only lead, the only Area, the only unit that can attack, and a round in which nobody else can act. */
function unasked({ choices, view, guided }: Moment): Choice | null {
  if (guided !== undefined) return null;
  const { open, flow } = viewOf({ view });
  const [only, another] = choices;
  const step = flow.at(-1);
  if (step?.step === 'muster' && step.units.length === 1) {
    return choices.find(({ verb }) => verb === 'everyone') ?? null;
  }
  if (only === undefined || another !== undefined) return null;
  const hasActed = (open.activation?.attacked.length ?? 0) > 0;
  return SOLE.has(only.verb) || (only.verb === 'finish' && hasActed) ? only : null;
}

/** A counter of another Area that can act ends a round in which nobody waits to attack: unused units stay Fresh. */
function makesWay({ name, word }: Touch, { choices, view }: Moment): Choice | null {
  const { open } = viewOf({ view });
  const unit = name === 'unit' ? unitOf(word) : undefined;
  if (unit === undefined || isPaused(open, unit)) return null;
  const area = standsIn(open, unit);
  if (area === undefined || area === open.activation?.area || !open.areas[area].fresh.includes(unit)) return null;
  return choices.find(({ verb }) => verb === 'finish') ?? null;
}

export const touchPolicy: TouchPolicy = {
  final: FINAL,
  /** A counter that cannot be chosen itself stands for the Area it is in. */
  insteadOf({ name, word }, view) {
    if (name !== 'unit') return [];
    const area = standsIn(viewOf({ view }).open, word);
    return area === undefined ? [] : areaTouches(area);
  },
  makesWay,
  unfinished,
  unasked,
};
