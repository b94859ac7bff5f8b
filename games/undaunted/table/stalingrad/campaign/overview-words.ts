import { areaName } from '../../../stalingrad/area-name.ts';
import { dateWords, plural } from '../../words/names.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
const inWords = (n: number): string => NUMBERS[n] ?? String(n);

const SHORT_DATES = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The city, the platoon, the way so far, and what a game has cost. */
export const overview = {
  city: 'The city',
  cityAfter: (games: number, date: string) =>
    games === 0 ? dateWords(date) : `after ${inWords(games)} ${games === 1 ? 'game' : 'games'}, ${dateWords(date)}`,
  shortDate: (date: string) => SHORT_DATES.format(new Date(date)),
  state: { damaged: 'damaged', destroyed: 'destroyed', fortified: 'fortified' },
  heldSince: (game: number) => `held, since game ${game}`,
  battlefield: 'next battlefield',
  inPlay: 'this game',
  tile: (name: string, state: string) => `${name}: ${state}`,
  platoon: (soldiers: number) => `Your platoon · ${plural(soldiers, 'soldier')}`,
  notReplaced: 'not replaced',
  attached: 'Attached',
  fallen: 'Fallen',
  nobodyFell: 'Nobody has fallen yet.',
  way: 'The way so far',
  wayHelp: 'Games for areas are larger. Up: the Soviets are ahead. Down: Germany is ahead.',
  ahead: 'What follows depends on who wins here.',
  replay: 'Watch the replay.',
  won: (side: string) => `${side} won`,
  played: (games: number) => `${plural(games, 'game')} played.`,
  sum: (games: number, won: number, fallen: number) =>
    `${plural(games, 'game')}: you won ${won} and lost ${games - won}. ${plural(fallen, 'soldier')} of your platoon fell.`,
  after: (game: number) => `After game ${game}`,
  youWon: (area: string | null) => (area === null ? 'You won.' : `You won and took ${areaName(area)}.`),
  youLost: (area: string | null, enemy: string) =>
    area === null ? 'You lost.' : `You lost. ${enemy} took ${areaName(area)}.`,
  lost: 'Lost for good',
  nobodyLost: 'Nobody is lost for good.',
  reserves: 'From the reserve',
  upgraded: 'Upgraded',
  nobodyUpgraded: 'Nobody is upgraded.',
  playOn: 'Play a scenario with these platoons',
} as const;
