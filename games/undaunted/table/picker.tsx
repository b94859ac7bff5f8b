import type { Balance, Briefing } from '@kurgan/kit';
import type { JSX } from 'preact';
import { BALANCE } from '../normandy/data/balance.ts';
import { SCENARIOS } from '../normandy/data/scenarios.ts';
import type { ScenarioFacts } from '../rules/edition.ts';
import { MiniMap } from './board/mini-map.tsx';
import './picker.css';
import { capital, dateWords, sideName } from './words/names.ts';
import { words } from './words/picker.ts';

function scenarioOf(id: string): ScenarioFacts {
  const scenario = SCENARIOS.find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`there is no scenario ${id}`);
  return scenario;
}

/** The layout of a scenario, with its objectives and where each side enters. */
export function Preview({ scenario }: { readonly scenario: string }): JSX.Element {
  const facts = scenarioOf(scenario);
  return (
    <figure class="un-preview">
      <MiniMap scenario={facts} />
      <figcaption>
        {Object.keys(facts.sides).map((seat) => (
          <span key={seat}>
            <span class="un-mini" style={{ '--ratio': '1' }}>
              <i class={`entry ${seat}`} />
            </span>
            {words.enters(sideName(seat))}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

export function briefing(id: string): Briefing {
  const { date, place, briefing: text, introduces, objectives, initiative, sides } = scenarioOf(id);
  const goals = Object.entries(sides).map(([seat, { goal }]) => words.goal(sideName(seat), goal));
  const points = objectives.reduce((sum, [, each]) => sum + each, 0);
  return {
    text,
    facts: [
      { label: words.when, value: `${dateWords(date)}, ${place}` },
      { label: words.toWin, value: `${goals.join('; ')} (${words.onTheBoard(points)})` },
      { label: words.initiative, value: sideName(initiative) },
      ...(introduces === '' ? [] : [{ label: words.isNew, value: capital(introduces) }]),
    ],
  };
}

/** How games between two Regulars have ended. */
export function balance(id: string): Balance | null {
  const row = BALANCE[id];
  if (row === undefined) return null;
  const { games, us, low, high, rounds } = row;
  return {
    games,
    wins: [
      { seat: 'us', share: us, low, high },
      { seat: 'german', share: 1 - us, low: 1 - high, high: 1 - low },
    ],
    rounds,
  };
}
