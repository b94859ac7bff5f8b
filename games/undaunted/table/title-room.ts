import { type Laid, type Notch, notches } from './board/geometry.ts';

/** Board units that the title needs. */
const WIDTH = 140;
const HEIGHT = 104;

/** The room beside the tiles that the title of the scenario takes; null where there is none. */
export function titleRoom(laid: Laid): Notch | null {
  const [largest] = notches(laid);
  return largest !== undefined && largest.width >= WIDTH && largest.height >= HEIGHT ? largest : null;
}
