import { ResultDialog, type ResultProps } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { UndauntedModel } from '../../model.ts';
import { Result } from '../../result.tsx';
import { cityOf } from '../view.ts';
import { factsIn } from './facts.ts';
import { Memorial } from './muster-roll.tsx';
import { Briefing } from './orders.tsx';
import { overview } from './overview-words.ts';
import { PlayOn } from './play-on.tsx';
import { fallenIn } from './story.ts';
import { WayMap } from './way-map.tsx';

type Props = ResultProps & { readonly model: UndauntedModel };

/** A single game is looked back on as ever; a campaign is the sum of its games. */
export const StalingradResult = (props: Props): JSX.Element =>
  cityOf(props.model.open.value).campaign ? <CampaignResult {...props} /> : <Result {...props} />;

/** How the campaign ended and the way to it. The page behind has the city, the platoon and the last words. */
function CampaignResult({ model, ...props }: Props): JSX.Element {
  const facts = factsIn(model);
  const { record } = facts.open;
  const won = record.filter(({ winner }) => winner === facts.seat).length;
  const ending =
    facts.seat === null
      ? overview.played(record.length)
      : overview.sum(record.length, won, fallenIn(facts.games).length);
  return (
    <ResultDialog {...props} ending={ending}>
      <div class="us-campaign-result">
        {facts.side !== null && facts.open.ended !== null && (
          <>
            <Briefing state={facts.open.ended} side={facts.side} />
            <Memorial model={model} facts={facts} />
          </>
        )}
        <WayMap model={model} facts={facts} />
        <PlayOn model={model} />
      </div>
    </ResultDialog>
  );
}
