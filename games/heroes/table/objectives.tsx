import { holds } from '../rules/conditions.ts';
import './objectives.css';
import type { JSX } from 'preact';
import type { Award, Condition, Win } from '../data/scenarios/facts.ts';
import { UNITS } from '../data/units.ts';
import type { Side } from '../data/vocabulary.ts';
import { scenarioOf } from '../rules/scenario.ts';
import type { Open } from '../rules/state.ts';
import type { HeroesModel } from './model.ts';
import { words } from './words/table.ts';

/** A condition in a few words. */
export function conditionWords(open: Open, condition: Condition): string {
  const zone = (id: string): string => scenarioOf(open).zones.find((each) => each.id === id)?.label ?? id;
  const unit = (type: keyof typeof UNITS): string => UNITS[type].name;
  switch (condition.is) {
    case 'controls':
      return `holds ${zone(condition.zone)}`;
    case 'noUnitsIn':
      return `${words.side[condition.side]} side has nobody in ${zone(condition.zone)}`;
    case 'unitsIn':
      return `${condition.count} units in ${zone(condition.zone)}`;
    case 'destroyed':
      return `${unit(condition.unit)} destroyed`;
    case 'free':
      return `${unit(condition.unit)} alive and free`;
    case 'undamaged':
      return `${unit(condition.unit)} without ${condition.damage} damage`;
    case 'exited':
      return condition.unit === undefined
        ? `${condition.count ?? 1} of its units left the field`
        : `${unit(condition.unit)} left the field`;
    case 'perUnrevealed':
      return `for each concealed ${unit(condition.unit)}`;
    case 'captive':
      return `${unit(condition.unit)} captured`;
    case 'captiveExited':
      return `${unit(condition.unit)} captured and led away`;
  }
}

interface Goal {
  readonly side: Side;
  readonly text: string;
  readonly worth: string;
  readonly isMet: boolean;
}

const isMet = (open: Open, condition: Condition): boolean => condition.is !== 'perUnrevealed' && holds(open, condition);
const awarded = (open: Open, { side, points, condition }: Award): Goal => ({
  side,
  text: conditionWords(open, condition),
  worth: String(points),
  isMet: isMet(open, condition),
});
const won = (open: Open, { side, all }: Win): Goal => ({
  side,
  text: all.map((condition) => conditionWords(open, condition)).join(', '),
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

/** The objectives of both sides. */
export function Objectives({ model }: { readonly model: HeroesModel }): JSX.Element {
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
    </section>
  );
}
