import { Tool } from '@kurgan/kit';
import { Flag } from 'lucide';
import type { JSX } from 'preact';
import type { Props } from '../../model.ts';
import { plural } from '../../words/names.ts';
import { cityOf } from '../view.ts';

/** The dialog with the campaign page. */
export const CAMPAIGN = 'campaign';

/** In the header between games: how many were played, and how they went for the reader. */
export function Standing({ model }: Props): JSX.Element | null {
  const { record, campaign } = cityOf(model.open.value);
  const { seat } = model;
  if (!campaign) return null;
  const won = record.filter(({ winner }) => winner === seat).length;
  return (
    <span class="round-line">
      {plural(record.length, 'game')} played
      {seat !== null && record.length > 0 && (
        <>
          {' '}
          · won <b>{won}</b>, lost <b>{record.length - won}</b>
        </>
      )}
    </span>
  );
}

/** Opens the campaign page during a game of it. */
export function CampaignTool({ model }: Props): JSX.Element | null {
  if (!cityOf(model.open.value).campaign) return null;
  const open = (): void => model.show(CAMPAIGN);
  return model.isNarrow.value ? (
    <button type="button" class="action" onClick={open}>
      Campaign: the city, your platoon, the way
    </button>
  ) : (
    <Tool icon={Flag} label="Campaign" keys="C" onClick={open} />
  );
}
