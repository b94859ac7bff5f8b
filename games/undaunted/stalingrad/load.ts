import type { Game } from '@kurgan/engine';
import { wayTo } from './campaign/city.ts';
import { STATES } from './data/campaign.ts';
import type { ScenarioFacts } from './data/types.ts';
import { makePlayable, opening } from './opening.ts';
import { CAMPAIGN } from './setup.ts';
import type { Stalingrad } from './state.ts';

/**
 * A scenario by itself. The query makes it a module of its own: the one among all scenarios shares a file with them, which
 * compresses far better.
 */
async function loadAlone(scenario: string): Promise<ScenarioFacts> {
  const loaded: { readonly scenario: ScenarioFacts } = await import(`./data/scenarios/${scenario}.ts?alone`);
  return loaded.scenario;
}

/** The opening with what a scenario needs: itself and those on the way to it, which have left their mark on platoons and city. */
export async function load(scenario: string): Promise<Game<Stalingrad>> {
  if (scenario === CAMPAIGN) makePlayable((await import('./data/scenarios.ts')).SCENARIOS);
  else {
    const state = STATES.find((each) => each.scenario === scenario);
    const way = state === undefined ? [] : [...wayTo(state.code), state];
    makePlayable(await Promise.all(way.map((each) => loadAlone(each.scenario))));
  }
  return opening;
}
