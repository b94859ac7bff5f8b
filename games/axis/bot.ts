import { type Bot, Script, type Searched } from '@kurgan/engine';
import { planning } from './bot/planning.ts';
import { Staff } from './bot/staff.ts';
import { axis } from './rules/game.ts';
import type { Axis } from './rules/state.ts';
import { imagine } from './tools/imagine.ts';

const game = { ...axis, imagine };

/** Plays by the policy alone. */
function recruit(): Bot<Axis> {
  let script = new Script<Axis>();
  return {
    id: 'recruit',
    title: 'Recruit: does what looks best at once',
    choose(view, seat, legal, chance) {
      const known = script.answer(view);
      if (known !== undefined) return known;
      const staff = new Staff();
      if (view.flow.at(-1)?.step !== 'movement') return staff.choose(view, seat, () => legal);
      script = Script.write(game, view, seat, chance, (now, all) =>
        now.flow.at(-1)?.step === 'movement' ? staff.choose(now, seat, all) : null,
      );
      return script.answer(view) ?? staff.choose(view, seat, () => legal);
    },
  };
}

export const bots: readonly Bot<Axis>[] = [recruit()];

/** Tries are made for each phase; their depth is in order cards. */
export const searched: Searched<Axis> = {
  insight: {},
  planning,
  levels: [
    {
      id: 'veteran',
      title: 'Veteran: weighs many plans and plays them far ahead',
      iterations: 256,
      thinks: 8000,
      depth: 28,
    },
    { id: 'regular', title: 'Regular: compares a few plans before it moves', iterations: 48, depth: 28 },
  ],
};
