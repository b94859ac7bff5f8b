import { TableDialog } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { UndauntedModel } from '../../model.ts';
import { factsIn } from './facts.ts';
import { Orders } from './orders.tsx';
import { Overview } from './overview.tsx';
import { Read } from './page.tsx';

/** The campaign at any time during a game, to look at. */
export function CampaignDialog({ model, onClose }: { readonly model: UndauntedModel; onClose(): void }): JSX.Element {
  const facts = factsIn(model);
  return (
    <TableDialog class="us-campaign-dialog" title="Campaign" onClose={onClose}>
      <div class="us-campaign at-orders">
        <Overview model={model} facts={facts} />
        <aside class="us-next">
          <Read text={<Orders model={model} facts={facts} />}>{null}</Read>
        </aside>
      </div>
    </TableDialog>
  );
}
