import { dictionary } from '../../language/index.ts';

export const chatWords = dictionary({
  title: 'Chat',
  note: 'Only the two of you read this. Don’t share anything you want to keep private.',
  empty: 'Nothing said yet.',
  you: 'You',
  say: 'Send',
  line: 'Your line',
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Hear ${name} again`,
  muted: (name: string) => `You don’t hear ${name} any more.`,
  report: 'Report',
  reported: 'The operator of this server can now read the last 30 lines.',
  close: 'Close the chat',
  failed: 'That wasn’t sent. Try again in a moment.',
});
