/** Words of all pages about playing others. */
export const onlineWords = {
  title: 'Play others',
  byLot: 'by lot',
  here: 'here',
  away: 'away',
  gone: 'gone',
  bot: 'bot',
  awayFor: (time: string) => `away ${time}`.trim(),
  paces: {
    free: 'no clock',
    live: (minutes: number) => `live, ${minutes} min`,
    mail: (days: number, hours: number) => `${days} d +${hours} h`,
    move: (days: number) => `${days} d a move`,
  },
  inFull: {
    free: 'no clock',
    live: (minutes: number) => `live: ${minutes} minutes each, and 15 seconds free for every wait`,
    mail: (days: number, hours: number) =>
      `by correspondence: ${days} days each, and ${hours} hours more for every turn handed over`,
    move: (days: number) => `by correspondence: ${days} days for every turn`,
  },
  weekends: 'weekends (UTC) don’t count',
  rated: 'rated',
};
