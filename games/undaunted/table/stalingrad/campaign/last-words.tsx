import type { JSX } from 'preact';
import { ENDS } from '../../../stalingrad/data/campaign.ts';
import type { CampaignFacts } from './facts.ts';
import { Briefing } from './orders.tsx';
import { words } from './words.ts';

/** The end of a campaign, in place of orders. */
export function LastWords({ facts, end }: { readonly facts: CampaignFacts; readonly end: string }): JSX.Element {
  const { side } = facts;
  return (
    <div class="us-orders">
      <h3>{words.over}</h3>
      <h2>{ENDS.find(({ code }) => code === end)?.title}</h2>
      {side !== null && <Briefing state={end} side={side} />}
    </div>
  );
}
