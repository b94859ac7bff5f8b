import type { OptionValue } from '@kurgan/engine';
import { RuleLink } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { ExplainedOption } from '../catalogue.ts';
import { pageWords } from '../language/pages.ts';
import { RuleText } from '../rulebook/rule-text.tsx';

/** What is filled in, rather than switched on. */
type Filled = Extract<ExplainedOption, { kind: 'text' | 'list' }>;
type Switched = Exclude<ExplainedOption, Filled>;

interface OptionFieldProps<O extends ExplainedOption = ExplainedOption> {
  readonly option: O;
  readonly value: OptionValue;
  onValue(value: OptionValue): void;
}

const turnsOf = (value: OptionValue): readonly number[] => (Array.isArray(value) ? value : []);
const idsOf = (value: OptionValue): readonly string[] => (Array.isArray(value) ? value : []);

/** What the option is when it is switched on: every turn, or its usual number. */
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

export function OptionField({ option, value, onValue }: OptionFieldProps): JSX.Element {
  return option.kind === 'text' || option.kind === 'list' ? (
    <FilledField option={option} value={value} onValue={onValue} />
  ) : (
    <SwitchedField option={option} value={value} onValue={onValue} />
  );
}

/** A text of the player's own, or things taken from a list. */
function FilledField({ option, value, onValue }: OptionFieldProps<Filled>): JSX.Element {
  const name = `option-${option.id}`;
  return (
    <div class="option filled">
      <div>
        <span id={name}>{option.title}</span> <RuleLink id={option.rule} />
        <p id={`${name}-about`}>
          <RuleText text={option.about} />
        </p>
        {option.kind === 'text' ? (
          <input
            type="text"
            aria-labelledby={name}
            maxLength={option.longest}
            value={String(value)}
            onChange={(event) => onValue(event.currentTarget.value)}
          />
        ) : (
          <ListFields option={option} value={value} onValue={onValue} />
        )}
      </div>
    </div>
  );
}

function ListFields({ option, value, onValue }: OptionFieldProps<Extract<Filled, { kind: 'list' }>>): JSX.Element {
  const chosen = idsOf(value);
  const countOf = (id: string): number => chosen.filter((each) => each === id).length;
  const take = (id: string, count: number): void =>
    onValue(option.of.flatMap((each) => Array<string>(each.id === id ? count : countOf(each.id)).fill(each.id)));
  return (
    <fieldset class="option-details" aria-labelledby={`option-${option.id}`}>
      {option.of.map(({ id, title }) => {
        const most = option.repeats ? countOf(id) + option.most - chosen.length : 1;
        return (
          <label key={id} for={`option-${option.id}-${id}`}>
            {option.repeats ? (
              <input
                id={`option-${option.id}-${id}`}
                type="number"
                min={0}
                max={most}
                value={String(countOf(id))}
                onChange={(event) =>
                  take(id, Math.max(0, Math.min(most, Math.trunc(Number(event.currentTarget.value)))))
                }
              />
            ) : (
              <input
                id={`option-${option.id}-${id}`}
                type="checkbox"
                checked={countOf(id) > 0}
                disabled={countOf(id) === 0 && chosen.length === option.most}
                onChange={() => take(id, 1 - countOf(id))}
              />
            )}
            <span>{title}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** One optional rule: a switch, what it does, and its details once it is on. */
function SwitchedField({ option, value, onValue }: OptionFieldProps<Switched>): JSX.Element {
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
  const { insteadOf, onTurns } = pageWords.value.setUp;
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
