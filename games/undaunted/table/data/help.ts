import type { Use } from '../../rules/edition.ts';

/** Tooltips for the rows of a card. */
export const HELP: Readonly<Record<string, string>> = {
  move: 'To an adjacent tile your side has scouted.',
  scout: 'To any adjacent tile. Each tile you newly scout adds a Fog of War to your discard pile.',
  stalk: 'To any adjacent tile, scouted or not. No Fog of War.',
  guide: 'Move one of your units to an adjacent tile your side has scouted.',
  bolster: 'Move cards from your supply to your discard pile.',
  command: 'Draw cards now.',
  inspire: 'Return played cards of this squad to your hand and play them again.',
  conceal: 'Add a Fog of War to the enemy’s discard pile.',
  recon: 'Remove a Fog of War in your hand from the game and draw a card.',
  control: 'Take the tile and score its points. No enemy may stand there.',
  target: 'Aim the Mortar at a tile three or more steps away.',
  attack: 'Fire at any enemy unit. A hit costs it a card.',
  suppress: 'Fire at any enemy unit. A hit suppresses it.',
  blast: 'Attack everyone on the target tile, friend or foe.',
  rally: 'Ready the suppressed unit. The card does nothing else.',
  hunker: 'Return the card to your supply, out of your deck.',
} satisfies Record<Use | 'rally' | 'hunker', string>;
