import { expect, test } from 'vitest';
import { AREA_IDS, AREAS } from '../../data/areas.ts';
import { UNIT_IDS } from '../../data/units.ts';
import type { Open } from '../../rules/state.ts';
import { stackOf } from '../map/pieces.tsx';
import { viewOf } from '../model.ts';
import { localSession } from './local-session.ts';

/** Every Area with four units of ours in it. */
function crowded(): Open {
  const { open } = viewOf(localSession('september', 'stacks').session.moment.value);
  const areas = structuredClone(open.areas);
  for (const id of AREA_IDS) areas[id].fresh = UNIT_IDS.slice(0, 4);
  return { ...open, areas };
}

test.each(['turned', 'upright'] as const)(
  'four units beside a defender all show their factors on the %s map',
  (turn) => {
    const open = crowded();
    let chips = 0;
    for (const id of AREA_IDS) {
      const { seen, asChips } = stackOf(open, id, turn);
      if (asChips) chips++;
      expect(seen, `${id} ${AREAS[id].name}`).toBeGreaterThan(0.6);
    }
    expect(chips, 'counters give way where they would hide each other').toBeGreaterThan(5);
  },
);
