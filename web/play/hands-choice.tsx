import '../styles/others.css';
import { ALL, type Eyes } from '@kurgan/host';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { seatName } from '../games.ts';
import { tableWords } from '../language/table.ts';

interface HandsChoiceProps {
  readonly game: string;
  readonly seats: readonly string[];
  readonly eyes: Eyes;
  onEyes(eyes: Eyes): void;
}

/** Choice of the hands a spectator sees. */
export function HandsChoice({ game, seats, eyes: first, onEyes }: HandsChoiceProps): JSX.Element {
  const [eyes, setEyes] = useState(first);
  const { watching } = tableWords;
  const choose = (value: string): void => {
    const wanted = value === '' ? null : value;
    setEyes(wanted);
    onEyes(wanted);
  };
  return (
    <label class="hands-choice">
      {watching.hands}{' '}
      <select value={eyes ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{watching.hidden}</option>
        {seats.map((seat) => (
          <option key={seat} value={seat}>
            {watching.of(seatName(game, seat))}
          </option>
        ))}
        <option value={ALL}>{watching.all}</option>
      </select>
    </label>
  );
}
