import type { JSX } from 'preact';
import { words } from '../en-result.ts';
import { signed } from './figures.ts';

interface RememberedMoment {
  /** The number of the action. */
  readonly made: number;
  readonly luck: number;
  readonly words: string;
  readonly when?: string;
}

interface MomentsProps {
  readonly luckiest: readonly RememberedMoment[];
  readonly unluckiest: readonly RememberedMoment[];
}

/** The moments of a game that were all luck. */
export const Moments = ({ luckiest, unluckiest }: MomentsProps): JSX.Element => (
  <div class="moments">
    <List title={words.luckiest} moments={luckiest} />
    <List title={words.unluckiest} moments={unluckiest} />
  </div>
);

interface ListProps {
  readonly title: string;
  readonly moments: readonly RememberedMoment[];
}

const List = ({ title, moments }: ListProps): JSX.Element => (
  <div>
    <h2>{title}</h2>
    {moments.length === 0 && <p>{words.noMoment}</p>}
    <ol>
      {moments.map((moment) => (
        <li key={moment.made}>
          <b>{signed(moment.luck, 2)}</b> <span>{moment.words}</span>{' '}
          {moment.when !== undefined && <small>{moment.when}</small>}
        </li>
      ))}
    </ol>
  </div>
);
