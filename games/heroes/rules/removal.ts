import { penalties } from './abilities.ts';
import { X } from './profiles.ts';
import { NONE, type State } from './state.ts';

/** Frames of an action that ends with the unit that takes it. */
const OWN_STEPS = new Set([
  'activation',
  'twice',
  'secondAction',
  'repetition',
  'fireChance',
  'turning',
  'firing',
  'nextWeapon',
  'aim',
  'nerves',
  'dash',
  'relocate',
]);

/** Off its square and out of its actions, for whatever reason; markers go with it. */
export function remove({ open, flow }: State, u: number, where: number): void {
  const { units } = open;
  const lost = 2 * penalties(open, u);
  units.where[u] = where;
  units.at[u] = NONE;
  units.rear[u] = NONE;
  units.suppressed[u] = 0;
  units.acted[u] = 0;
  units.damage[u] = 0;
  units.carrier[u] = NONE;
  if (open.effects.length > 0) open.effects = open.effects.filter(({ unit }) => unit !== u);
  for (let i = flow.length - 1; i >= 0; i--) {
    const frame = flow[i];
    if (frame === undefined || !('unit' in frame) || frame.unit !== u) continue;
    // Its Movement Action is over like any other: those it has hidden may now be seen (HS-R-133).
    if (frame.step === 'moving') flow[i] = { step: 'ending', unit: u, fired: frame.fired, kind: frame.kind };
    // A charge it has thrown at its own feet goes on as it was thrown (HS-R-54, HS-R-140).
    else if (frame.step === 'burst')
      flow[i] = { ...frame, combat: frame.combat.map((value) => (value === X ? X : value - lost)) };
    else if (OWN_STEPS.has(frame.step)) flow.splice(i, 1);
  }
}
