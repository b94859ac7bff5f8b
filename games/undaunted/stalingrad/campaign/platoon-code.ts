import type { OptionInfo } from '@kurgan/engine';
import { type CardId, id, type Seat } from '../../rules/ids.ts';
import { factsOf, SEATS, sideNamed } from '../box.ts';
import { CARDS } from '../data/cards.ts';
import type { Side } from '../data/types.ts';

/*
 * Two platoons as a short text, so that a single scenario can be played with those of a campaign. Each side has one bit
 * for every card, six bits to a letter; a dot stands between the sides.
 */

export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const BITS = 6;
export const lengthOf = (side: Side): number => Math.ceil(CARDS[side].length / BITS);

/** The option of a scenario; without a code, platoons are those that a campaign would have there. */
export const PLATOONS: OptionInfo & { readonly kind: 'text' } = {
  id: 'platoons',
  kind: 'text',
  title: 'Platoons of a campaign',
  rule: 'US-DEF-11',
  longest: lengthOf('soviet') + lengthOf('german') + 1,
  code: {
    pattern: `^(?:[\\w\\-]{${lengthOf('soviet')}}\\.[\\w\\-]{${lengthOf('german')}})?$`,
    what: 'the code of two platoons of a campaign, or nothing',
    fault: (text) => SEATS.map((seat) => faultOf(text, seat)).find((fault) => fault !== null) ?? null,
  },
};

function bitsOf(code: string, seat: Seat): boolean[] {
  const text = code.split('.')[SEATS.indexOf(seat)] ?? '';
  return [...text].flatMap((letter) => {
    const six = LETTERS.indexOf(letter);
    return Array.from({ length: BITS }, (_, i) => (six & (1 << i)) !== 0);
  });
}

/** The cards of a side, in card order. */
export function decodePlatoon(code: string, seat: Seat): CardId[] {
  const bits = bitsOf(code, seat);
  return CARDS[sideNamed(seat)].filter((_, i) => bits[i]).map((card) => id.card(card.id));
}

const ADJECTIVE = { soviet: 'Soviet', german: 'German' } as const;

/** Why no campaign could have this platoon; null if one could. */
function faultOf(code: string, seat: Seat): string | null {
  const side = sideNamed(seat);
  if (bitsOf(code, seat).lastIndexOf(true) >= CARDS[side].length) return `there is no such ${ADJECTIVE[side]} platoon`;
  const soldiers = new Map<string, CardId>();
  for (const card of decodePlatoon(code, seat)) {
    const { kind, title, class: rank, code: soldier } = factsOf(card);
    if (kind === 'fog' || rank === 'reserve') continue; // a reserve may stand in for somebody else (US-INTEG-05)
    const other = soldiers.get(`${title} ${soldier}`);
    if (other !== undefined) return `${other} and ${card} are the same soldier`;
    soldiers.set(`${title} ${soldier}`, card);
  }
  return soldiers.size === 0 ? `the ${ADJECTIVE[side]} platoon has no soldiers` : null;
}
