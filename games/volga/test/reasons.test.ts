import { SeededChance, viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { reasonFor } from '../bot/reasons.ts';
import { bots } from '../bot.ts';
import type { VolgaAction } from '../rules/actions.ts';
import { battleOf } from '../rules/battle.ts';
import type { View } from '../rules/state.ts';
import { volga } from '../tools.ts';
import { newMatch } from './random-game.ts';

const CHANCE =
  /^(\d+) % to take (\d+) [^,]+?(?: now, (\d+) % with it| before support| with the others| with the units gathered so far, before support)?\.$/;

/** Odds that the table shows for an action. */
const shown = (view: View, action: VolgaAction): number | null => {
  const odds = volga.odds?.(view, 'german', action) ?? null;
  if (odds === null) return null;
  const taken = odds.outcomes.filter(({ name }) => ['Success', 'Overrun'].includes(name));
  return Math.round(100 * taken.reduce((sum, { chance }) => sum + chance, 0));
};

const areaOf = (view: View, action: VolgaAction): number | null => {
  switch (action.do) {
    case 'move':
      return action.to;
    case 'attack':
      return action.area;
    case 'lead':
    case 'place':
    case 'fight':
    case 'lose':
      return battleOf(view.open).area;
    default:
      return null;
  }
};

test.each(['september', 'factory'] as const)('every reason for a hint in %s is true', (scenario) => {
  const said = new Set<string>();
  const match = newMatch('reasons', scenario);
  const chance = SeededChance.fromSeed('reasons');
  for (let made = 0; made < 400 && match.outcome === null; made++) {
    const view = viewOf(match.state, 'german');
    const legal = match.legal('german');
    for (const action of legal) {
      const reason = reasonFor(view, action);
      if (reason === '') continue;
      said.add(action.do);
      const [, now, area, then] = CHANCE.exec(reason) ?? [];
      expect(reason).toMatch(CHANCE);
      expect(Number(then ?? now), reason).toBe(shown(view, action));
      if (then !== undefined) expect(Number(now), reason).toBe(shown(view, { do: 'fight' }));
      const meant = areaOf(view, action);
      if (meant !== null) expect(Number(area), reason).toBe(meant);
    }
    const any = legal[chance.below(legal.length)];
    const action = chance.below(4) === 0 && any !== undefined ? any : bots[0]?.choose(view, 'german', legal, chance);
    if (action !== undefined) match.act('german', action);
  }
  expect([...said].toSorted()).toEqual(
    expect.arrayContaining(['assault', 'attack', 'everyone', 'fight', 'lead', 'lose', 'move', 'place']),
  );
});
