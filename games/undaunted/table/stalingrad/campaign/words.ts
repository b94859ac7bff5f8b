import { plural } from '../../words/names.ts';

/** A title that breaks only between its words, with a printer's apostrophe. */
export const titled = (title: string): string => title.replaceAll("'", '’').replaceAll('-', '\u2011');

/** Orders and choices, in a single game too. */
export const words = {
  standing: { upgraded: 'upgraded', regular: '', reserve: 'reserve' },
  squad: (squad: string, joined: string | null) =>
    joined === null ? `Squad ${squad}` : `Squads ${squad} and ${joined}`,
  next: (game: number) => `Next · game ${game} of at most 15`,
  now: (game: number) => `Game ${game} of at most 15`,
  over: 'The campaign is over',
  you: 'You',
  must: 'must',
  isNew: 'New for you',
  rules: 'Special rules',
  onlyYou: 'Only you know:',
  comes: (tile: string, state: string) => `${tile} is ${state}`,
  ready: (side: string) => `${side} is ready`,
  choosing: (side: string) => `${side} is choosing`,
  areas: (n: number) => (n === 1 ? 'holds 1 area' : `holds ${n} areas`),
  youAreReady: 'You are ready.',
  waitingFor: (side: string) => `Waiting for ${side}.`,
  toOrders: 'Read your orders',
  goOn: 'Continue',
  back: 'Back',
  choose: { decks: 'Choose your deck', integrate: 'Form the new squad', reserves: 'Choose reserves' },
  confirm: { decks: 'Confirm deck', integrate: 'Confirm squad', reserves: 'Confirm reserves' },
  atOnce: {
    decks: 'Begin with the standard deck',
    integrate: 'Keep the best soldiers',
    reserves: 'Take the best reserves',
  },
  standard: { decks: 'Standard deck', integrate: 'Best soldiers', reserves: 'Best reserves' },
  help: {
    decks: 'Your supply is open; nobody sees which of these soldiers you take until both sides have chosen.',
    integrate:
      'Two squads become one. Soldiers you don’t keep leave the platoon for good; reserves go back to the reserve deck.',
    reserves: 'A soldier of your integrated squad was lost for good. Choose who takes the place.',
  },
  lot: (title: string, n: number, of: number) => `${title}: ${n} of ${of}`,
  alsoInDeck: 'Also in your deck',
  count: (n: number) => plural(n, 'card'),
} as const;
