import './seal.css';
import type { JSX } from 'preact';
import { Dialog } from '../../parts/dialog.tsx';
import type { RemoteSession } from './remote-session.ts';

const words = {
  title: 'Sealed dice',
  shares: (names: string) =>
    `The dice of this match come from shares of ${names} and the server. Each was promised before anybody knew another’s, so nobody could choose a roll.`,
  file: 'This match came from a file, and so did its dice: whoever has the file can work them out.',
  seal: (n: number) => `Seal ${n}`,
  kept: 'This page keeps the newest seal. Once the match is over, the server opens its share, and the page checks every roll against it.',
  operator: 'Whoever runs the server could look into its store and foresee a roll. Play with people you trust.',
};

/** Hexadecimal figures of a seal that are shown, in groups: enough to compare by eye. */
const SHOWN = /.{4}/g;
const GROUPS = 5;

interface SealProps {
  readonly session: RemoteSession;
  onClose(): void;
}

/** How the dice of a running match are kept honest. */
export function Seal({ session, onClose }: SealProps): JSX.Element {
  const { seal, commitments } = session.whole;
  const { made } = session.moment.value;
  const people = session.seats.value.flatMap(({ seat, player }) =>
    player === null || commitments.seats[seat] === undefined ? [] : [player.name],
  );
  return (
    <Dialog title={words.title} onClose={onClose}>
      {commitments.server === '' ? (
        <p>{words.file}</p>
      ) : (
        <div class="seal">
          <p>{words.shares(people.join(', '))}</p>
          <p class="seal-figures">
            {words.seal(made)} <code>{seal.match(SHOWN)?.slice(0, GROUPS).join(' ')} …</code>
          </p>
          <p>{words.kept}</p>
          <p>{words.operator}</p>
        </div>
      )}
    </Dialog>
  );
}
