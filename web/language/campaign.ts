import { dictionary } from './index.ts';

/** The page that keeps the score over a run of scenarios. */
export const campaignWords = dictionary({
  title: 'Campaign',
  first: 'From',
  last: 'To',
  begin: 'Begin the campaign',
  next: (scenario: string) => `Play next: ${scenario}`,
  goOn: (scenario: string) => `Go on: ${scenario}`,
  replay: 'Watch again',
  scenario: 'Scenario',
  winner: 'Won by',
  casualties: (side: string) => `${side} losses`,
  hero: 'Stood out',
  heroOf: (scenario: string) => `Who stood out in ${scenario}`,
  side: 'Side',
  wins: 'Victories',
  lost: 'Losses',
  score: 'Score',
  isOver: 'The campaign is over.',
  wonBy: (band: string, side: string) => `${band}: ${side}.`,
  another: 'Begin another campaign',
  sure: 'This one is put away; its games stay among the replays.',
  yes: 'Put it away',
  no: 'Keep it',
});
