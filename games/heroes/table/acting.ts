/** Whatever a unit in hand needs: its reach, its attacks, what it sees, and what is asked. It follows once the board is up. */
export { attacksNow } from './fire/attacks.ts';
export { dangersIn, reachedBy } from './moving/reach.ts';
export { lineBetween, seenFrom } from './sight/lines.ts';
export { promptOf } from './words/prompts.ts';
