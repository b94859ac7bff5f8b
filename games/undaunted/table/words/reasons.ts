import { type Choice, type Odds, percent } from '@kurgan/kit';
import type { Action } from '../../rules/actions.ts';

/** Why an action may be good, for a hint whose giver does not say it. */
const REASONS: Readonly<Record<Action['do'], string>> = {
  bid: 'The rest of the hand is worth more when it is played.',
  move: 'From there it can do more.',
  scout: 'Where Scouts have been, the others can follow.',
  stalk: 'Snipers need no marker, and from there the range is better.',
  guide: 'From there it can do more.',
  go: 'Where Scouts have been, the others can follow.',
  halt: 'A further step would cost another Fog of War.',
  bolster: 'More cards of a unit let it act more often and outlast casualties.',
  take: 'The deck needs this card most.',
  command: 'More cards now are more actions now.',
  draw: 'A card that is drawn can still be played this turn.',
  inspire: 'A card that comes back can be played a second time.',
  return: 'It is the card most worth playing again.',
  conceal: 'Fog in the enemy’s deck is a card he cannot play.',
  recon: 'Fog leaves the deck for good, and a card replaces it.',
  control: 'Only controlled objectives give points.',
  target: 'There a Blast can hit something.',
  done: 'Nothing more is worth taking.',
  attack: 'It is the best target in range.',
  suppress: 'A suppressed unit must spend a card to act again.',
  blast: 'Everybody on the tile is attacked at once.',
  shell: 'Each counter on the tile must be attacked.',
  rally: 'A suppressed unit can do nothing else.',
  hunker: 'The deck is better without this card.',
  end: 'Nothing that is left is worth playing.',
};

/** With the exact chance of the shot, where there is one. */
export function reasonFor({ verb }: Choice, odds: Odds | null): string {
  const known = Object.entries(REASONS).find(([name]) => name === verb)?.[1] ?? '';
  if (odds === null) return known;
  const miss = odds.outcomes.find(({ name }) => name === 'Miss')?.chance ?? 0;
  return `${known} It hits with a chance of ${percent(1 - miss)}.`;
}
