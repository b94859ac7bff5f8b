import type { LogLine } from '@kurgan/kit';
import { id } from '../../../../rules/ids.ts';
import type { Side } from '../../../../stalingrad/data/types.ts';
import type { Campaign } from '../../../../stalingrad/test/campaign-scene.ts';

/** The log of a campaign as one side reads it, every line after an entry of its own. */
export const linesFor = ({ context }: Campaign, side: Side): readonly LogLine[] =>
  context.lines.map(({ event, more }, after) => ({
    after,
    text: '',
    rule: event.rule,
    event: { ...event, ...more?.[id.seat(side)] },
  }));
