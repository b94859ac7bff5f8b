import type { LogLine } from '@kurgan/kit';
import { MORALE } from '../../data/charts.ts';
import { SCENARIOS } from '../../data/scenarios.ts';
import type { Open } from '../../rules/state.ts';
import { eventsOf } from './attacks.ts';

/** Ground and Morale when each Turn's Combat Phase was over; the first entry is the start. */
export interface Chronicle {
  readonly turns: readonly number[];
  readonly ground: readonly number[];
  readonly morale: readonly number[];
}

export function chronicleOf(log: readonly LogLine[], { scenario, options }: Open): Chronicle {
  const facts = SCENARIOS[scenario];
  let ground = facts.controlled.length;
  let morale = options.startMorale ?? facts.morale;
  const turns: number[] = [];
  const grounds = [ground];
  const morales = [Math.min(morale, MORALE.max)];
  let turn = facts.firstTurn;
  for (const { event } of eventsOf(log)) {
    if (event.event === 'turn') turn = event.turn;
    if (event.event === 'captured') ground = event.controlled;
    if (event.event === 'morale') morale = event.now;
    if (event.event !== 'combatOver') continue;
    turns.push(turn);
    grounds.push(ground);
    morales.push(morale);
  }
  return { turns, ground: grounds, morale: morales };
}
