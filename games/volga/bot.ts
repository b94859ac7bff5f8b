import type { Bot } from '@kurgan/engine';
import { actionRound, march, muster, selection } from './bot/combat-phase.ts';
import { Desk } from './bot/desk.ts';
import { bestBase, bestPurchase } from './bot/purchases.ts';
import { reasonFor } from './bot/reasons.ts';
import { WEIGHTS, type Weights } from './bot/weights.ts';
import { UNITS } from './data/units.ts';
import type { VolgaAction } from './rules/actions.ts';
import { battleOf } from './rules/battle.ts';
import type { View, Volga } from './rules/state.ts';

export function planner(weights: Weights): Bot<Volga> {
  const desk = new Desk(weights);
  return {
    id: 'planner',
    title: 'A staff that reckons the odds of every attack',
    choose(view, _seat, legal) {
      const wish = wishOf(view, legal, desk);
      const text = JSON.stringify(wish);
      const action = legal.find((each) => JSON.stringify(each) === text) ?? legal[0];
      if (action === undefined) throw new Error('there is nothing to choose from');
      return action;
    },
    because: (view, _seat, action) => reasonFor(view, action),
  };
}

export const bots: readonly Bot<Volga>[] = [planner(WEIGHTS)];

function wishOf({ open, flow }: View, legal: readonly VolgaAction[], desk: Desk): VolgaAction | undefined {
  const frame = flow.at(-1);
  switch (frame?.step) {
    case 'arrivals':
      return arrival(open, legal, desk);
    case 'entry':
      return legal.toSorted((a, b) => attackOf(b) - attackOf(a))[0];
    case 'purchase':
      return bestPurchase(open, legal, desk);
    case 'billet': {
      const area = bestBase(
        open,
        [frame.unit],
        legal.flatMap((each) => (each.do === 'base' ? [each.area] : [])),
        desk,
      );
      return area === undefined ? undefined : { do: 'base', area };
    }
    case 'selection':
      return selection(open, desk);
    case 'actionRound':
      return actionRound(open, desk);
    case 'march':
      return march(open, frame, desk);
    case 'muster':
      return muster(open, frame, desk);
    case 'barrage': {
      const lost = desk.today(open).answerToBarrage();
      return lost === null ? { do: 'withdraw' } : { do: 'lose', unit: lost };
    }
    case 'lead':
      return { do: 'lead', unit: desk.today(open).fightNow().lead };
    case 'support': {
      const { support } = desk.today(open).fightNow();
      const { support: placed } = battleOf(open);
      const next = (['artillery', 'engineer', 'air'] as const).find((marker) => placed[marker] < support[marker]);
      return next === undefined ? { do: 'fight' } : { do: 'place', marker: next };
    }
    default:
      return legal[0];
  }
}

const attackOf = (action: VolgaAction): number => (action.do === 'enter' ? UNITS[action.unit].attack : 0);

function arrival(open: View['open'], legal: readonly VolgaAction[], desk: Desk): VolgaAction | undefined {
  const [first] = legal;
  if (first?.do !== 'arrive') return first;
  const { group } = first;
  const areas = legal.flatMap((each) => (each.do === 'arrive' && each.group === group ? [each.area] : []));
  const units = open.arriving.find((each) => each.group === group)?.units ?? [];
  const area = bestBase(open, units, areas, desk);
  return area === undefined ? undefined : { do: 'arrive', group, area };
}
