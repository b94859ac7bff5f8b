import { type GameTypes, Match, SeededChance, UnknownStep } from '@kurgan/engine';
import { GAMES } from '@kurgan/games';
import { expect, test } from 'vitest';

const told = (match: Match<GameTypes>): string[] => match.wholeLog().map(({ event }) => match.narrate(event));

/** Does the same in both matches. */
function actInBoth(opening: Match<GameTypes>, whole: Match<GameTypes>, chance: SeededChance): void {
  const [seat = ''] = whole.waiting;
  const actions = whole.legal(seat);
  expect(opening.legal(seat)).toEqual(actions);
  const action = actions[chance.below(actions.length)];
  if (action === undefined) throw new Error(`${seat} has nothing to choose from`);
  opening.act(seat, action);
  whole.act(seat, action);
}

for (const { id, opening, rules, tools } of GAMES) {
  if (opening === undefined) continue;
  test(`${id}: the opening is the beginning of the game, in every scenario`, async () => {
    for (const { id: scenario } of (await tools()).scenarios) {
      const setup = { scenario, options: {} };
      const match = new Match(await opening(scenario), setup, 'seed');
      const whole = new Match(await rules(scenario), setup, 'seed');
      const chance = SeededChance.fromSeed(scenario);
      try {
        for (;;) {
          expect(match.state).toEqual(whole.state);
          expect(told(match)).toEqual(told(whole));
          actInBoth(match, whole, chance);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(UnknownStep);
      }
      // Whatever led beyond it has changed nothing, and goes on with all of the rules.
      expect(match.state).toEqual(whole.state);
      match.continueWith(whole.game);
      actInBoth(match, whole, chance);
      expect(match.state).toEqual(whole.state);
      expect(match.head).toBe(whole.head);
    }
  });
}
