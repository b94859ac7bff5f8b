import { dictionary } from './index.ts';

/** The page that keeps the score over a run of scenarios. */
export const campaignWords = dictionary({
  title: 'Campaign',
  first: 'From',
  last: 'To',
  begin: 'Start the campaign',
  next: (scenario: string) => `Play next: ${scenario}`,
  goOn: (scenario: string) => `Continue: ${scenario}`,
  replay: 'Watch again',
  scenario: 'Scenario',
  winner: 'Won by',
  casualties: (side: string) => `${side} losses`,
  hero: 'Hero',
  heroOf: (scenario: string) => `Hero of ${scenario}`,
  side: 'Side',
  wins: 'Victories',
  lost: 'Losses',
  score: 'Score',
  isOver: 'The campaign is over.',
  wonBy: (band: string, side: string) => `${band}: ${side}.`,
  another: 'Start another campaign',
  sure: 'This ends the current campaign. Its games stay in your replays.',
  yes: 'End it',
  no: 'Keep playing',
});
