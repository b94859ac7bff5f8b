import { no } from '@kurgan/engine';
import { type Choosing, type FrameOf, finish, first, type Open, only, type Sortie, type State } from './state.ts';

/** Aircraft of one kind over one place are not all alike: an interceptor has a home, a bomber may carry cargo. */

export const isSameSortie = (a: Sortie, b: Sortie): boolean =>
  a.kind === b.kind &&
  a.mission === b.mission &&
  a.tokens === b.tokens &&
  a.passenger === b.passenger &&
  a.home === b.home;

type Over = Omit<FrameOf<'naming'>, 'step'>;

/** Aircraft over a place that are named as casualties, or are not, by their place in the list. */
export const aloft = (open: Open, { side, kind, at }: Over, named: boolean): number[] =>
  open.sorties.flatMap((each, i) =>
    each.side === side && each.kind === kind && each.at === at && (each.named === true) === named ? [i] : [],
  );

/** Asks the owner which aircraft are lost, if some of them are left and they differ. True as long as somebody is asked. */
export function asksWhich(state: State, over: Over, count: number): boolean {
  const { open } = state;
  const left = aloft(open, over, false).flatMap((i) => open.sorties[i] ?? []);
  const [one] = left;
  const due = count - aloft(open, over, true).length;
  if (due <= 0 || due >= left.length || one === undefined) return false;
  if (left.every((each) => isSameSortie(each, one))) return false;
  first(state, { step: 'naming', ...over });
  return true;
}

/** The aircraft that is lost next: one that was named, or else any. */
export const nextLost = (open: Open, over: Over): number | undefined =>
  aloft(open, over, true)[0] ?? aloft(open, over, false)[0];

/** The owner names an aircraft; it is lost when its kind is (AA-CMB-15, AA-R-95, AA-R-97). */
export const naming: Choosing<'naming', 'down'> = {
  rule: 'AA-CMB-15',
  verbs: ['down'],
  exact: true,
  who: (_view, { side }) => only(side),
  propose: ({ open }, over) => aloft(open, over, false).map((sortie) => ({ do: 'down', sortie })),
  refuse: ({ open }, over, { sortie }) =>
    aloft(open, over, false).includes(sortie) ? null : no('AA-CMB-15', { at: over.at }),
  act(state, _frame, { sortie }) {
    finish(state);
    const aircraft = state.open.sorties[sortie];
    if (aircraft !== undefined) aircraft.named = true;
  },
};
