import type { OptionValue } from '@kurgan/engine';
import { RuleLink } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { ExplainedOption } from '../catalogue.ts';
import { pageWords } from '../language/pages.ts';
import { RuleText } from '../rulebook/rule-text.tsx';

/** Options with a value, rather than a switch. */
export type Filled = Extract<ExplainedOption, { kind: 'text' | 'list' }>;
export type Switched = Exclude<ExplainedOption, Filled>;

export interface OptionFieldProps<O extends ExplainedOption = ExplainedOption> {
  readonly option: O;
  readonly value: OptionValue;
  onValue(value: OptionValue): void;
}

const turnsOf = (value: OptionValue): readonly number[] => (Array.isArray(value) ? value : []);

/** Value when switched on: every turn, or its usual number. */
function whenOn(option: Switched): OptionValue {
  switch (option.kind) {
    case 'flag':
      return true;
    case 'number':
      return option.on;
    case 'turns':
      return allTurns(option);
  }
}

const allTurns = ({ first, last }: { readonly first: number; readonly last: number }): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

function whenOff({ kind }: Switched): OptionValue {
  return kind === 'flag' ? false : kind === 'number' ? null : [];
}

function isOn({ kind }: Switched, value: OptionValue): boolean {
  return kind === 'flag' ? value === true : kind === 'number' ? value !== null : turnsOf(value).length > 0;
}

/** One optional rule: a switch, what it does, and its details once it is on. */
export function SwitchedOptionField({ option, value, onValue }: OptionFieldProps<Switched>): JSX.Element {
  const on = isOn(option, value);
  const name = `option-${option.id}`;
  return (
    <div class="option">
      <input
        id={name}
        type="checkbox"
        checked={on}
        onChange={() => onValue(on ? whenOff(option) : whenOn(option))}
        aria-describedby={`${name}-about`}
      />
      <div>
        <label for={name}>{option.title}</label> <RuleLink id={option.rule} />
        <p id={`${name}-about`}>
          <RuleText text={option.about} />
        </p>
        {on && <Details option={option} value={value} onValue={onValue} />}
      </div>
    </div>
  );
}

function Details({ option, value, onValue }: OptionFieldProps<Switched>): JSX.Element | null {
  const { insteadOf, onTurns } = pageWords.setUp;
  if (option.kind === 'number') {
    const { min, max, title } = option;
    const change = (text: string): void => {
      const wanted = Number(text);
      if (Number.isInteger(wanted) && wanted >= min && wanted <= max) onValue(wanted);
    };
    return (
      <p class="option-details">
        <input
          type="number"
          aria-label={title}
          min={min}
          max={max}
          value={String(value)}
          onChange={(event) => change(event.currentTarget.value)}
        />{' '}
        {insteadOf(min, max)}
      </p>
    );
  }
  if (option.kind === 'flag') return null;
  const chosen = turnsOf(value);
  const toggle = (turn: number): void =>
    onValue(chosen.includes(turn) ? chosen.filter((each) => each !== turn) : [...chosen, turn].sort((a, b) => a - b));
  return (
    <fieldset class="option-details turns">
      <legend>{onTurns}</legend>
      {allTurns(option).map((turn) => (
        <label key={turn}>
          <input type="checkbox" checked={chosen.includes(turn)} onChange={() => toggle(turn)} />
          <span>{turn}</span>
        </label>
      ))}
    </fieldset>
  );
}
