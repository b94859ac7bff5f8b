import type { ScenarioFacts, SideFacts } from '../../rules/edition.ts';
import type { Written } from '../../rules/ids.ts';

/** A scenario from Normandy's book, with facts that no other edition has. */
export interface ScenarioData extends Omit<Written<ScenarioFacts>, 'sides'> {
  /** A tile whose value this seat can raise by controlling it again. */
  readonly radio: { readonly tile: string; readonly seat: 'us' | 'german' } | null;
  readonly sides: Readonly<Record<'us' | 'german', SideData>>;
}

interface SideData extends Written<SideFacts> {
  /** Points to control, or `pin` the enemy. */
  readonly goal: number | 'pin';
  readonly spawns: readonly (readonly [marker: string, tile: string])[];
}
