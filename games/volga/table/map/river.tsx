import type { JSX } from 'preact';
import { BANK } from '../../data/map.ts';
import { words } from '../words/table.ts';
import { type Turn, turnPoint } from './layout.ts';

/** How far from the bank the letters stand, in map units. */
const OFFSHORE = 46;

const line = (turn: Turn): string =>
  BANK.split(' ')
    .map((pair, i) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return `${i === 0 ? 'M' : 'L'}${turnPoint([x + OFFSHORE, y], turn).join(' ')}`;
    })
    .join('');

/** The river's name along its bank. */
export function River({ turn }: { readonly turn: Turn }): JSX.Element {
  return (
    <>
      <path id="river-line" d={line(turn)} fill="none" />
      <text class="river">
        <textPath href="#river-line" startOffset="62%">
          {words.river}
        </textPath>
      </text>
    </>
  );
}
