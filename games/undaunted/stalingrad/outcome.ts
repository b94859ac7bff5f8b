import type { Outcome } from '@kurgan/engine';
import { entry } from '../rules/pieces.ts';
import { seatNamed } from './box.ts';
import { ENDS } from './data/campaign.ts';
import { openingEdition as edition } from './opening-edition.ts';
import type { View } from './state.ts';

/** The winner of the match: of the campaign, or the single game. */
export function outcome({ open }: View): Outcome | null {
  if (open.campaign) {
    const end = ENDS.find(({ code }) => code === open.ended);
    return end === undefined ? null : { winner: seatNamed(end.winner), rule: 'US-CAMP-02', title: end.title };
  }
  const { outcome: verdict } = open;
  return (
    verdict && {
      winner: verdict.winner,
      rule: verdict.rule,
      title: `${edition.sideNames[verdict.winner]} victory: ${entry(edition.endings, verdict.how).title}`,
    }
  );
}
