import { plural } from '@kurgan/engine';
import { dictionary } from '../../language/index.ts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Everything said in the lobby of a server. */
export const lobbyWords = dictionary({
  waiting: (count: number) =>
    `${NUMBERS[count] ?? String(count)} ${count < 2 ? 'match waits' : 'matches wait'} for you`,
  none: 'Open a challenge, or take one that others have opened.',
  newOne: 'Open a challenge',
  toOpen: 'See open challenges',
  link: { away: 'No connection. Your matches are safe on the server.' },
  here: (count: number) => (count > 1 ? `Connected, ${count} here` : 'Connected, nobody else here'),
  needed: 'Your word is needed',
  decide: 'Decide',
  outOfTime: (name: string) => `${name} is out of time`,
  outOfTimeNote: 'Claim the win, give time or call a bot.',
  wantsRematch: (name: string) => `${name} wants a rematch`,
  rematchNote: 'The same settings with the sides changed.',
  theirs: 'Their turn',
  sealing: 'waits for both pages to seal the dice',
  choosing: (name: string) => `${name} is choosing`,
  leads: (side: string) => `your side: ${side}`,
  held: 'on hold: the rules have changed',
  play: 'Play',
  open: 'Open',
  live: 'a live match',
  news: (count: number) =>
    count === 0 ? 'Nothing new since you looked.' : `${plural(count, 'action')} since you looked.`,
  challenges: 'Open challenges',
  noChallenges: 'Nobody is looking for an opponent right now.',
  wouldLead: (side: string) => `your side: ${side}`,
  take: 'Take',
  taken: 'Somebody else was faster.',
  yours: (what: string) => `Yours: ${what}`,
  invite: 'invite',
  withdraw: 'withdraw',
  watch: 'To watch',
  nothingToWatch: 'No match to watch right now.',
  watchers: (count: number) => plural(count, 'watcher'),
  finished: 'Replays',
  mine: 'Mine',
  everybody: 'Everybody’s',
  noReplays: 'No finished match here yet.',
  tabs: { mine: 'Mine', open: 'Open', new: 'New', watch: 'Watch', replays: 'Replays' },
  account: 'Your account',
  guest: 'kept by this browser, without an account',
  kept: 'kept by your recovery code',
  changeName: 'Name, recovery code, devices',
  notices: 'When it’s your turn',
  move: 'Move to another device',
  foot: 'Every die is sealed by the shares of both players and the server before a match, and can be checked after it.',
});
