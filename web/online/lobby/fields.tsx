import './fields.css';
import type { JSX } from 'preact';

interface SegmentsProps {
  readonly title: string;
  readonly of: readonly { readonly id: string; readonly name: string }[];
  readonly value: string;
  /** The title is only read aloud. */
  readonly isBare?: boolean;
  onValue(id: string): void;
}

/** One of a few, side by side. */
export const Segments = ({ title, of, value, isBare = false, onValue }: SegmentsProps): JSX.Element => (
  <fieldset class="online-field pick-few">
    <legend class={isBare ? 'unseen' : ''}>{title}</legend>
    <span class="few-cells">
      {of.map(({ id, name }) => (
        <label key={id}>
          <input type="radio" name={`segments-${title}`} checked={id === value} onChange={() => onValue(id)} />
          <span>{name}</span>
        </label>
      ))}
    </span>
  </fieldset>
);

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isOff?: boolean;
  onChange(isOn: boolean): void;
}

export const Check = ({ label, isOn, isOff = false, onChange }: CheckProps): JSX.Element => (
  <label class="check">
    <input
      type="checkbox"
      checked={isOn}
      disabled={isOff}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    {label}
  </label>
);
