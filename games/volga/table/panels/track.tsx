import './track.css';
import type { JSX } from 'preact';

interface TrackProps {
  /** Name in a lesson. */
  readonly panel?: string;
  readonly title: string;
  readonly value: number;
  readonly max: number;
  readonly words: string;
  /** Cells from here on are of the better kind. */
  readonly strongFrom?: number;
  /** Meaning of the two kinds. */
  readonly help?: string;
}

/** A printed track with a marker. */
export function Track({ title, value, max, words, strongFrom = 0, help, panel }: TrackProps): JSX.Element {
  const cells = Array.from({ length: max + 1 }, (_, i) => i);
  return (
    <section class="track" aria-label={`${title} ${value}, ${words}`} title={help} data-panel={panel}>
      <h3>
        {title} <b>{value}</b> <span>{words}</span>
      </h3>
      <div class="track-cells" aria-hidden="true">
        {cells.map((i) => (
          <i key={i} class={`${i === value ? 'here' : i < value ? 'filled' : ''} ${i < strongFrom ? 'weak' : ''}`}>
            {i}
          </i>
        ))}
      </div>
    </section>
  );
}

interface ProgressProps {
  readonly panel?: string;
  readonly title: string;
  readonly value: number;
  readonly goal: number;
  readonly words: string;
}

/** A bar towards a goal. */
export function Progress({ title, value, goal, words, panel }: ProgressProps): JSX.Element {
  return (
    <section class="track" aria-label={`${title} ${value} of ${goal}, ${words}`} data-panel={panel}>
      <h3>
        {title}{' '}
        <b>
          {value} of {goal}
        </b>{' '}
        <span>{words}</span>
      </h3>
      <div class="progress" aria-hidden="true">
        <i style={{ width: `${Math.min(100, (value / goal) * 100)}%` }} />
      </div>
    </section>
  );
}
