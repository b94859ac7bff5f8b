import { holds } from '../rules/conditions.ts';
import './objectives.css';
import type { JSX } from 'preact';
import type { Award, Condition, Win } from '../data/scenarios/facts.ts';
import { SCENARIO_WORDS } from '../data/scenarios/words.ts';
import type { Side } from '../data/vocabulary.ts';
import { scenarioOf } from '../rules/scenario.ts';
import type { Open } from '../rules/state.ts';
import type { Props } from './model.ts';
import { allWords, awardWords } from './words/goals.ts';
import { words } from './words/table.ts';

interface Goal {
  readonly side: Side;
  readonly text: string;
  readonly worth: string;
  readonly isMet: boolean;
}

const isMet = (open: Open, condition: Condition): boolean => condition.is !== 'perUnrevealed' && holds(open, condition);
const awarded = (open: Open, award: Award): Goal => ({
  side: award.side,
  text: awardWords(scenarioOf(open), award),
  worth: String(award.points),
  isMet: isMet(open, award.condition),
});
const won = (open: Open, { side, all }: Win): Goal => ({
  side,
  text: allWords(scenarioOf(open), all),
  worth: 'wins',
  isMet: all.every((condition) => isMet(open, condition)),
});

/** Everything that decides the scenario, and whether it holds now. */
export function goalsOf(open: Open): readonly Goal[] {
  const { immediate, awards, end } = scenarioOf(open).victory;
  return [
    ...immediate.map((win) => won(open, win)),
    ...(end === 'mostPoints' ? [] : end.map((win) => won(open, win))),
    ...awards.map((award) => awarded(open, award)),
  ];
}

/** Rules of the scenario that no counter and no marker shows. */
function specialRules({ scenario }: Open): readonly string[] {
  return scenario === 'free' ? [] : SCENARIO_WORDS[scenario].rules;
}

/** The objectives of both sides. */
export function Objectives({ model }: Props): JSX.Element {
  const open = model.open.value;
  return (
    <section class="goals" data-panel="objectives">
      <h3>{words.objectives}</h3>
      <ul>
        {goalsOf(open)
          .toSorted((a, b) => a.text.localeCompare(b.text))
          .map(({ side, text, worth, isMet: isNow }) => (
            <li key={`${side} ${text} ${worth}`} class={isNow ? 'met' : ''}>
              <span class={`goal-side ${side}`}>{words.side[side]}</span> {text} <b>{worth}</b>
            </li>
          ))}
      </ul>
      {specialRules(open).map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
    </section>
  );
}
