import { dictionary } from '../../language/index.ts';

/** The form that opens a challenge. */
export const challengeWords = dictionary({
  title: 'Open a challenge',
  about: 'for whoever wants, by link for one person, or against a bot',
  game: 'Game',
  scenario: 'Scenario',
  side: 'You lead',
  byLot: 'by lot',
  against: 'Against',
  anyone: 'Anyone here',
  link: 'One person',
  bot: 'A bot',
  level: 'Level',
  againstNotes: {
    anyone: 'Everybody on this server sees it. You get a link for others, too.',
    link: 'You get a link and a QR code to send.',
    bot: 'Begins at once. Bots take no shares of the dice.',
  },
  pace: 'Pace',
  live: 'Live',
  mail: 'By correspondence',
  free: 'No clock',
  minutes: (count: number) => `${count} min`,
  paceNotes: {
    live: 'Each has this bank; the first 15 seconds of every wait are free.',
    mail: 'Days in the bank, and more for each turn you hand over.',
    free: 'Play whenever you both like.',
  },
  weekends: 'Weekends don’t count',
  rated: 'Rated',
  ratedNeeds: 'Rated matches need an account.',
  published: 'Replay for everybody once it’s over',
  talks: 'Chat',
  create: 'Open the challenge',
  createBot: 'Begin',
  later: 'You can withdraw it until somebody has taken the seat.',
});
