import type { Side } from '../../data/vocabulary.ts';
import type { ArmyList } from '../../rules/recruitment/lists.ts';

/** The bot that builds an army, from the first tile on or from what was begun. */
export type Recruiter = (side: Side, points: number, begun: ArmyList) => ArmyList;

let load: (() => Promise<Recruiter>) | null = null;

/** Hands in the bot: a table knows none. */
export function recruitWith(loader: () => Promise<Recruiter>): void {
  load = loader;
}
export const loadRecruiter = (): Promise<Recruiter> | null => load?.() ?? null;
