import { id } from '../rules/ids.ts';
import { entry } from '../rules/pieces.ts';
import type { Open, View } from '../rules/state.ts';
import { BANDS, type Band, CAMPAIGN_ENDS, CASUALTIES_PER_POINT } from './data/campaign.ts';

export type Side = 'us' | 'german';

/** One game of a campaign: the winner, and the combat cards each side lost to casualties (UN-CAMP-02). */
export interface CampaignGame {
  readonly scenario: string;
  /** Null for a game without a winner (UN-R-42). */
  readonly winner: Side | null;
  readonly casualties: Readonly<Record<Side, number>>;
  /** The card or unit that did most for the win, in the winner's words; it has no effect (UN-CAMP-05). */
  readonly hero?: string;
}

export interface CampaignScore {
  readonly wins: number;
  readonly casualties: number;
  /** Wins minus one for every full ten casualties; can be negative (UN-CAMP-03, UN-CAMP-06). */
  readonly score: number;
}

export interface CampaignResult {
  readonly us: CampaignScore;
  readonly german: CampaignScore;
  readonly winner: Side | null;
  readonly band: Band;
  readonly title: string;
}

/** Combat cards each side lost to casualties: Fog and counters don't count (UN-CAMP-02). */
export function casualtiesOf({ sides }: Open): Record<Side, number> {
  const sum = (side: Side): number => Object.values(entry(sides, id.seat(side)).lost).reduce((all, n) => all + n, 0);
  return { us: sum('us'), german: sum('german') };
}

/** True if the scenarios are consecutive and in order, and so make a campaign (UN-CAMP-01). */
export const isCampaign = (scenarios: readonly string[]): boolean =>
  scenarios.length > 0 && scenarios.every((id, i) => i === 0 || Number(id) === Number(scenarios[i - 1]) + 1);

export function campaignResult(games: readonly CampaignGame[]): CampaignResult {
  const scoreOf = (side: Side): CampaignScore => {
    const wins = games.filter(({ winner }) => winner === side).length;
    const casualties = games.reduce((sum, game) => sum + game.casualties[side], 0);
    return { wins, casualties, score: wins - Math.floor(casualties / CASUALTIES_PER_POINT) };
  };
  const us = scoreOf('us');
  const german = scoreOf('german');
  const margin = Math.abs(us.score - german.score);
  const winner = margin === 0 ? null : us.score > german.score ? 'us' : 'german';
  const band = BANDS.find(({ least }) => margin >= least)?.id ?? 'indeterminate';
  return { us, german, winner, band, title: CAMPAIGN_ENDS[winner ?? 'us'][band] };
}

const BAND_WORDS: Readonly<Record<Band, string>> = {
  decisive: 'A decisive victory',
  major: 'A major victory',
  minor: 'A minor victory',
  indeterminate: 'No clear winner',
};

/** For the campaign page. */
export const campaign = {
  about:
    'Play scenarios one after the other, each from its own setup. A victory is worth one point; every full ten soldiers lost cost one.',
  rule: 'UN-CAMP-03',
  casualtiesOf: ({ open }: View) => casualtiesOf(open),
  resultOf(games: readonly CampaignGame[]) {
    const { us, german, winner, band, title } = campaignResult(games);
    return { scores: { us, german }, winner, band: BAND_WORDS[band], title };
  },
};
