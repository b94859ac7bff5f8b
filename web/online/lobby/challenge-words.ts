import { dictionary } from '../../language/index.ts';

/** The form that opens a challenge. */
export const challengeWords = dictionary({
  title: 'Open a challenge',
  line: 'for whoever wants, by link for one person, or against a bot',
  game: 'Game',
  scenario: 'Scenario',
  about: 'Map and briefing',
  prepare: 'Size, armies and battlefield',
  options: (inUse: number) => (inUse === 0 ? 'Optional rules: none' : `Optional rules: ${inUse} in use`),
  waiting: 'Opening …',
  name: 'Your name',
  side: 'Your side',
  byLot: 'by lot',
  against: 'Against',
  anyone: 'Anyone here',
  link: 'One person',
  bot: 'A bot',
  level: 'Level',
  againstNotes: {
    anyone: 'Everybody on this server sees it. You get a link for others, too.',
    link: 'You get a link and a QR code to send.',
    bot: 'Begins at once. Only you and the server have a share in the dice.',
  },
  pace: 'Pace',
  live: 'Live',
  mail: 'By correspondence',
  free: 'No clock',
  minutes: (count: number) => `${count} min`,
  paceNotes: {
    live: 'Each of you has this bank. The first 15 seconds of every wait are free.',
    mail: (days: number, hours: number) =>
      hours < 24 * days
        ? `${days} days each, and ${hours} hours more whenever you hand over the turn, up to ${days} days.`
        : `${days} days for every turn.`,
    free: 'Play whenever you like.',
  },
  longLive: 'This is many games in one match, and the bank is for all of them.',
  weekends: 'Weekends (UTC) don’t count',
  rated: 'Rated',
  ratedNeeds: 'Rated (needs an account)',
  published: 'Replay for everybody once it’s over',
  talks: 'Chat',
  create: 'Open the challenge',
  createBot: 'Begin',
  later: 'You can withdraw it until somebody has taken the seat.',
});
