/** One game of a campaign: who won, and what it cost. */
export interface CampaignGame {
  readonly scenario: string;
  readonly winner: string | null;
  readonly casualties: Readonly<Record<string, number>>;
}

interface CampaignScore {
  readonly wins: number;
  readonly casualties: number;
  readonly score: number;
}

/** How a game scores a run of its scenarios. */
export interface CampaignRules {
  /** The rule that says so. */
  readonly rule: string;
  /** What each side has lost, from the view of a finished game. */
  casualtiesOf(view: unknown): Readonly<Record<string, number>>;
  resultOf(games: readonly CampaignGame[]): {
    readonly scores: Readonly<Record<string, CampaignScore>>;
    readonly winner: string | null;
    /** How wide the margin is, and what it means. */
    readonly band: string;
    readonly title: string;
  };
}

const CAMPAIGNS: Readonly<Record<string, () => Promise<CampaignRules>>> = {
  normandy: async () => {
    const { campaignResult, casualtiesOf } = await import('@kurgan/undaunted/normandy/campaign');
    return {
      rule: 'UN-CAMP-03',
      casualtiesOf: (view) => casualtiesOf((view as { open: Parameters<typeof casualtiesOf>[0] }).open),
      resultOf(games) {
        const { us, german, winner, band, title } = campaignResult(games as Parameters<typeof campaignResult>[0]);
        return { scores: { us, german }, winner, band, title };
      },
    };
  },
};

export const hasCampaign = (game: string): boolean => Object.hasOwn(CAMPAIGNS, game);

/** The scoring of a game's campaigns, fetched when first asked for; null where it has none. */
export const campaignOf = async (game: string): Promise<CampaignRules | null> =>
  hasCampaign(game) ? ((await CAMPAIGNS[game]?.()) ?? null) : null;
