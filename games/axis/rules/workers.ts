import { canStack, isFriendly } from './board.ts';
import { addUnits } from './stacks.ts';
import { type Automatic, FACTORIES, finish } from './state.ts';

/** Card 8: a tank in odd rounds, artillery in even ones (AA-FAC-01, AA-FAC-02). */
export const workers: Automatic<'workers'> = {
  run(state, _frame, context) {
    const { open } = state;
    const { factories } = open;
    finish(state);
    if (factories === null) return;
    if (FACTORIES.every((id) => isFriendly(open, 'axis', factories[id].zone))) {
      open.factories = null; // AA-FAC-04
      context.log({ event: 'factoriesLost', rule: 'AA-FAC-04' });
      return;
    }
    const id = open.round % 2 === 1 ? 'tank' : 'artillery';
    const { zone, from } = factories[id];
    if (isFriendly(open, 'axis', zone) || from > open.round) return;
    if (!canStack(open, 'allies', id, zone)) {
      context.log({ event: 'forfeited', rule: 'AA-R-27', side: 'allies', kind: id, zone });
      return;
    }
    addUnits(open, 'allies', zone, id, 1);
    context.log({ event: 'produced', rule: id === 'tank' ? 'AA-FAC-01' : 'AA-FAC-02', factory: id, zone });
  },
};
