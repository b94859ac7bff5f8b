/** Everything said at a table with players on other computers. */
export const tableWords = {
  players: 'Players',
  you: 'You',
  bot: 'bot',
  botFor: (name: string) => `for ${name}, who left`,
  here: 'here',
  away: 'away',
  gone: 'gone',
  grace: (seconds: number) => `${seconds} s of grace`,
  outOfTime: 'out of time',
  watchers: (count: number) => `${count} watching`,
  watching: 'You’re watching',
  chat: 'Chat',
  newLines: (count: number) => (count === 1 ? 'new line' : 'new lines'),
};
