import type { JSX } from 'preact';
import { panelWords } from '../en-panels.ts';
import { signed } from '../figures-in-words.ts';

interface Highlight {
  /** The number of the action. */
  readonly made: number;
  readonly luck: number;
  readonly words: string;
  readonly when?: string;
}

interface HighlightsProps {
  readonly luckiest: readonly Highlight[];
  readonly unluckiest: readonly Highlight[];
}

/** Strokes of luck, good and bad. */
export const Highlights = ({ luckiest, unluckiest }: HighlightsProps): JSX.Element => (
  <div class="highlights">
    <List title={panelWords.result.luckiest} highlights={luckiest} />
    <List title={panelWords.result.unluckiest} highlights={unluckiest} />
  </div>
);

interface ListProps {
  readonly title: string;
  readonly highlights: readonly Highlight[];
}

const List = ({ title, highlights }: ListProps): JSX.Element => (
  <div>
    <h2>{title}</h2>
    {highlights.length === 0 && <p>{panelWords.result.none}</p>}
    <ol>
      {highlights.map((highlight) => (
        <li key={highlight.made}>
          <b>{signed(highlight.luck, 2)}</b> <span>{highlight.words}</span>{' '}
          {highlight.when !== undefined && <small>{highlight.when}</small>}
        </li>
      ))}
    </ol>
  </div>
);
