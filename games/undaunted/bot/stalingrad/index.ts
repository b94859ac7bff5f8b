import type { Insight } from '@kurgan/engine';
import { byPolicy, type Opponents, veteran } from '../../bot.ts';
import type { KindId } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import type { Action } from '../../stalingrad/actions.ts';
import { factsOf } from '../../stalingrad/box.ts';
import { edition } from '../../stalingrad/edition.ts';
import { asKnownTo } from '../../stalingrad/effects.ts';
import type { Stalingrad, View } from '../../stalingrad/state.ts';
import { greenhorn } from '../greenhorn.ts';
import { type Doctrine, insightOf } from '../insight.ts';
import { StalingradOutlook } from './outlook.ts';
import { OUTLOOK } from './outlook-weights.ts';
import { SETTLED, StalingradPolicy } from './policy.ts';
import { reasonIn } from './reasons.ts';
import { WEIGHTS } from './weights.ts';

/** The face of a card: soldiers of one unit with the same figures and actions are the same to a search. */
const FACES: ReadonlyMap<KindId, string> = faces();

function faces(): Map<KindId, string> {
  const known = new Map<string, string>();
  const all = new Map<KindId, string>();
  for (const card of edition.cardIds) {
    const { side, title, squad, initiative, class: rank, actions } = factsOf(card);
    const face = JSON.stringify([side, title, squad, initiative, rank, actions]);
    const short = known.get(face) ?? String(known.size);
    known.set(face, short);
    all.set(entry(edition.kindOf, card), short);
  }
  return all;
}

/** Each action's number, which the rules make once: quicker to compare than words. */
const keys = new WeakMap<Action, number>();
const numbers = new Map<string, number>();
function keyOf(action: Action): number {
  let key = keys.get(action);
  if (key === undefined) {
    const words = wordsOf(action);
    key = numbers.get(words) ?? numbers.size;
    numbers.set(words, key);
    keys.set(action, key);
  }
  return key;
}

/** Actions are told apart by their words, and cards by their faces. */
function wordsOf(action: Action): string {
  let key: string = action.do;
  if ('card' in action) key += ` ${FACES.get(action.card)}`;
  if ('to' in action) key += ` ${action.to}`;
  if ('unit' in action) key += ` ${action.unit}`;
  if ('at' in action) key += ` ${action.at}`;
  if ('counter' in action) key += ` ${action.counter}`;
  if ('kind' in action) key += ` ${action.kind}`;
  return key;
}

const isSettled = ({ flow }: View): boolean => SETTLED.includes(flow.at(-1)?.step ?? '');

const doctrine: Doctrine<Stalingrad> = {
  policy: new StalingradPolicy(WEIGHTS),
  outlook: new StalingradOutlook(OUTLOOK),
  stray: 0.3,
  reason: reasonIn,
};

const insight: Insight<Stalingrad> = {
  ...insightOf(doctrine),
  key: keyOf,
  /** Casualties and pushes are chosen in the middle of the other side's turn. */
  isCalm: ({ open, flow }) => flow.at(-1)?.step === 'bid' || (flow.at(-1)?.step === 'turn' && !open.begun),
  obvious: isSettled,
  /** A campaign is played one game at a time, by the rules that the seat knows. */
  focus: (view, seat) => ({
    ...view,
    open: {
      ...view.open,
      campaign: false,
      state: isSettled(view) ? view.open.state : asKnownTo(seat, view.open.state),
    },
    flow: view.flow.filter(({ step }) => step !== 'campaign'),
  }),
};

export const opponents: Opponents<Stalingrad> = {
  bots: [byPolicy(doctrine, { id: 'regular', title: 'Regular: does what looks best at once' }), greenhorn(doctrine)],
  searched: { insight, levels: [veteran({ iterations: 400, depth: 24 })] },
};
