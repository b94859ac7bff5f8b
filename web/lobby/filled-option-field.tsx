import type { OptionValue } from '@kurgan/engine';
import { RuleLink } from '@kurgan/kit';
import type { JSX } from 'preact';
import { RuleText } from '../rulebook/rule-text.tsx';
import type { Filled, OptionFieldProps } from './option-field.tsx';

const idsOf = (value: OptionValue): readonly string[] => (Array.isArray(value) ? value : []);

/** A text of the player's own, or things taken from a list. */
export function FilledOptionField({ option, value, onValue }: OptionFieldProps<Filled>): JSX.Element {
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
