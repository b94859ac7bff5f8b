import { dateWords, plural } from '../../words/names.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
const inWords = (n: number): string => NUMBERS[n] ?? String(n);

/** A title that breaks only between its words, with a printer's apostrophe. */
export const titled = (title: string): string => title.replaceAll("'", '’').replaceAll('-', '\u2011');

const SHORT_DATES = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const words = {
  campaign: 'Campaign',
  openCampaign: 'Campaign: the city, your platoon, the way',
  city: 'The city',
  cityAfter: (games: number, date: string) =>
    games === 0 ? dateWords(date) : `after ${inWords(games)} ${games === 1 ? 'game' : 'games'}, ${dateWords(date)}`,
  shortDate: (date: string) => SHORT_DATES.format(new Date(date)),
  state: { damaged: 'damaged', destroyed: 'destroyed', fortified: 'fortified' },
  heldSince: (game: number) => `held, since game ${game}`,
  held: 'held, with the number of the game',
  battlefield: 'next battlefield',
  inPlay: 'this game',
  tile: (name: string, state: string) => `${name}: ${state}`,
  platoon: (soldiers: number) => `Your platoon · ${plural(soldiers, 'soldier')}`,
  standing: { upgraded: 'upgraded', regular: '', reserve: 'reserve' },
  notReplaced: 'not replaced',
  squad: (squad: string, joined: string | null) =>
    joined === null ? `Squad ${squad}` : `Squads ${squad} and ${joined}`,
  attached: 'Attached',
  fallen: 'Fallen',
  nobodyFell: 'Nobody has fallen yet.',
  way: 'The way so far',
  wayHelp: 'Games for areas are larger. Up: the Soviets are ahead. Down: Germany is ahead.',
  ahead: 'What follows depends on who wins here.',
  replay: 'Watch the replay.',
  won: (side: string) => `${side} won`,
  next: (game: number) => `Next · game ${game} of at most 15`,
  now: (game: number) => `Game ${game} of at most 15`,
  over: 'The campaign is over',
  playOn: 'Play a scenario with these platoons',
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

  played: (games: number) => `${plural(games, 'game')} played.`,
  sum: (games: number, won: number, fallen: number) =>
    `${plural(games, 'game')}: you won ${won} and lost ${games - won}. ${plural(fallen, 'soldier')} of your platoon fell.`,

  after: (game: number) => `After game ${game}`,
  youWon: (area: string | null) => (area === null ? 'You won.' : `You won and took ${area}.`),
  youLost: (area: string | null, enemy: string) => (area === null ? 'You lost.' : `You lost. ${enemy} took ${area}.`),
  lost: 'Lost for good',
  nobodyLost: 'Nobody is lost for good.',
  reserves: 'From the reserve',
  upgraded: 'Upgraded',
  nobodyUpgraded: 'Nobody is upgraded.',
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
  isTaken: 'taken',
} as const;
