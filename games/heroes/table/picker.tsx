import { plural } from '@kurgan/engine';
import { lazy, type ScenarioPicker } from '@kurgan/kit';
import { RECRUITMENT_TILES } from '../data/recruitment.ts';
import type { Recruited, ScenarioFacts } from '../data/scenarios/facts.ts';
import { SCENARIOS, type ScenarioNumber } from '../data/scenarios/scenarios.ts';
import { SCENARIO_WORDS } from '../data/scenarios/words.ts';
import { MiniBoard } from './mini-board.tsx';
import { goalsInWords, tieInWords } from './words/goals.ts';

export { balance } from './balance.ts';

/** Facts of a printed scenario; null for a Free Battle, which has none. */
const factsOf = (id: string): ScenarioFacts | null =>
  Object.hasOwn(SCENARIOS, id) ? SCENARIOS[id as ScenarioNumber] : null;

export const Preview: ScenarioPicker['Preview'] = ({ scenario }) => {
  const facts = factsOf(scenario);
  if (facts === null) return null;
  const { soviet, german } = facts.deployment;
  return (
    <figure class="heroes-preview">
      <MiniBoard layout={facts.layout} areas={{ soviet: soviet.rects ?? [], german: german.rects ?? [] }} />
    </figure>
  );
};

/** `Volga Rifle Platoon, Storm Group`. */
const forceText = (force: readonly Recruited[]): string =>
  force.map(({ tile }) => RECRUITMENT_TILES[tile].name).join(', ');

const DIFFICULTY = ['', 'easy', 'medium', 'hard'] as const;

export const briefing: ScenarioPicker['briefing'] = (id) => {
  const facts = factsOf(id);
  if (facts === null)
    return {
      facts: [{ label: 'Forces', value: 'armies that both sides recruit, on a battlefield that is laid or drawn' }],
    };
  const { turns, difficulty, handSize, forces } = facts;
  const { intro, rules } = SCENARIO_WORDS[id as ScenarioNumber];
  const tie = tieInWords(facts);
  return {
    text: intro,
    facts: [
      { label: 'Length', value: `${plural(turns, 'turn')}, ${DIFFICULTY[difficulty]}, hands of ${handSize}` },
      { label: 'Soviet force', value: forceText(forces.soviet) },
      { label: 'Soviet goals', value: goalsInWords(facts, 'soviet') },
      { label: 'German force', value: forceText(forces.german) },
      { label: 'German goals', value: goalsInWords(facts, 'german') },
      ...(tie === null ? [] : [{ label: 'Equal points', value: tie }]),
      { label: 'Special rules', value: rules.join(' ') },
    ],
  };
};

const FreeBattle = lazy(async () => (await import('./army/set-up.tsx')).FreeBattle);

/** A Free Battle has armies to choose and a battlefield to draw. */
export const Fields: NonNullable<ScenarioPicker['Fields']> = (props) =>
  props.scenario === 'free' ? <FreeBattle {...props} /> : null;
