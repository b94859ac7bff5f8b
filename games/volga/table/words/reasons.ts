import type { Choice, Odds } from '@kurgan/kit';
import type { VolgaAction } from '../../rules/actions.ts';
import { takingChance } from './chance.ts';

const ATTACK = 'It brings units to where they can fight.';
const ENOUGH = 'Nothing that is left is worth the risk.';

/** Why an action may be good, for a hint whose giver does not say it. */
const REASONS: Readonly<Record<VolgaAction['do'], string>> = {
  arrive: 'From there they are soon where they are needed.',
  enter: 'The strongest should not wait.',
  buy: 'Support decides attacks, and Morale the game.',
  return: 'A unit that was lost can fight again this Turn.',
  base: 'There it stands close to the fighting.',
  done: 'Points that are kept buy something in a later Turn.',
  activate: 'Its units can still fight this Turn.',
  end: ENOUGH,
  move: ATTACK,
  halt: 'Farther on it would stand badly.',
  attack: ATTACK,
  decline: 'The chance is small, and nobody must attack here.',
  assault: 'They stand there already.',
  join: 'Every further unit adds 1.',
  everyone: 'Every further unit adds 1.',
  ready: 'Those who stay behind cannot be lost.',
  finish: ENOUGH,
  lose: 'The others can still win the fight.',
  withdraw: 'Nobody is lost that way.',
  lead: 'Its Attack Factor counts, and it is the one that is lost in a Repulse.',
  place: 'Support decides attacks.',
  fight: 'More support would hardly help.',
  retreat: 'There is room for it.',
};

/** Actions that set out on the attack as it stands; the others only prepare one. */
const ATTACKS: readonly string[] = ['attack', 'assault', 'everyone', 'ready', 'lead', 'place', 'fight'];

/** With the exact chance of the attack, where there is one. */
export function reasonFor({ verb }: Choice, odds: Odds | null): string {
  const known = Object.entries(REASONS).find(([name]) => name === verb)?.[1] ?? '';
  if (odds === null || !ATTACKS.includes(verb)) return known;
  return `${known} The chance to take the Area is ${takingChance(odds)}.`;
}
