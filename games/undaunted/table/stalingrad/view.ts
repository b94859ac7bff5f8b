import type { Seat } from '../../rules/ids.ts';
import type { Open } from '../../rules/state.ts';
import { scenarioFacts, sideNamed } from '../../stalingrad/box.ts';
import type { Effect } from '../../stalingrad/data/types.ts';
import type { Mine, StalingradFrame, StalingradOpen, View } from '../../stalingrad/state.ts';
import type { UndauntedModel } from '../model.ts';

/* The shared table knows the rooms and frames of the library. A match of this edition has these. */

export const cityOf = (open: Open): StalingradOpen => open as StalingradOpen;
export const viewOf = (model: UndauntedModel): View => model.view.value as unknown as View;
export const frameOf = (model: UndauntedModel): StalingradFrame | undefined => viewOf(model).flow.at(-1);

/** A mine on the board; a hidden one is there for its owner alone. */
export interface ShownMine extends Mine {
  readonly isHidden?: true;
}
export const minesOf = (open: Open): readonly ShownMine[] => cityOf(open).mines;

/** The open room with a seat's own hidden mines on the board. */
export function openTo(view: { readonly open: Open; readonly private: object }, seat: Seat | null): Open {
  const { open, private: rooms } = view as unknown as View;
  const hidden = seat === null ? [] : (rooms[seat]?.hidden ?? []);
  if (hidden.length === 0) return open;
  const mines: ShownMine[] = [...open.mines, ...hidden.map((mine) => ({ ...mine, isHidden: true as const }))];
  return { ...open, mines } as Open;
}

/**
 * Secret intel that still matters to the seat that looks on (US-INFO-10): a card that has joined the deck does not, nor a mine
 * that everybody knows.
 */
export function secretsOf({ open, private: rooms }: View, seat: Seat | null): readonly Effect[] {
  const room = seat === null ? undefined : rooms[seat];
  if (seat === null || room === undefined) return [];
  const { secret } = scenarioFacts(open.scenario).sides[sideNamed(seat)];
  return secret.filter(({ effect }) => (effect === 'secret-mine' ? room.hidden.length > 0 : effect !== 'free-bolster'));
}
