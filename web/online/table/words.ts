import { plural } from '@kurgan/engine';
import { dictionary } from '../../language/index.ts';

/** Everything said at a table with players on other computers. */
export const tableWords = dictionary({
  players: 'Players',
  you: 'you',
  bot: 'bot',
  here: 'here',
  away: 'away',
  gone: 'gone',
  link: {
    live: 'Live, all saved',
    trying: 'Reconnecting …',
    away: 'No connection. The match is safe on the server.',
    stale: 'Kurgan was updated.',
  },
  reload: 'Reload the page',
  sending: 'Sending …',
  grace: (seconds: number) => `${seconds} s of grace`,
  outOfTime: 'out of time',
  watchers: (count: number) => `${count} watching`,
  watching: 'You’re watching',
  chat: 'Chat',
  newLines: (count: number) => `Chat, ${plural(count, 'new line')}`,
  question: (name: string) => `${name} asks`,
  decide: 'Decide',
  close: 'Dismiss',
  calledOff: 'This match was called off. It counts for nobody.',
  toLobby: 'Your matches',
});
