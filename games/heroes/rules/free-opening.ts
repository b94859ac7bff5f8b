import { capital, defineOpening, type Opening, type OptionInfo, type ScenarioInfo } from '@kurgan/engine';
import { BATTLE_SIZES, FREE_BATTLE } from '../data/free-battle.ts';
import { setup } from './free-setup.ts';
import { drawing, edges, laying, muster, shown } from './muster.ts';
import { openingDefinition, SIMULTANEOUS } from './opening.ts';
import { LONGEST_ARMY, readArmy } from './recruitment/text.ts';
import type { Heroes, Seat } from './state.ts';

/** An army that a side brings; one that doesn't fit the size of the battle is changed before it begins. */
const armyOption = (seat: Seat, title: string): OptionInfo => ({
  id: seat,
  seat,
  prepared: true,
  title,
  rule: 'HS-SCN-16',
  kind: 'text',
  longest: LONGEST_ARMY,
  code: {
    pattern: `^(?:${seat}:[a-z0-9.,]*)?$`,
    what: `an army such as ${seat}:${seat === 'soviet' ? 'volga.maxim.ammo,storm' : 'panzergrenadiere.at.ammo'}, or nothing`,
    fault(text) {
      const read = readArmy(text);
      return read.ok ? null : read.error;
    },
  },
});

const FREE: ScenarioInfo = {
  id: 'free',
  title: 'Free Battle',
  options: [
    {
      id: 'size',
      prepared: true,
      title: 'Size',
      rule: 'HS-SCN-16',
      kind: 'list',
      of: BATTLE_SIZES.map((id) => ({ id, title: `${capital(id)}, ${FREE_BATTLE.sizes[id].points} points` })),
      most: 1,
      repeats: false,
    },
    armyOption('soviet', 'Soviet army'),
    armyOption('german', 'German army'),
    { id: 'drawn', prepared: true, title: 'Draw the battlefield at random', rule: 'HS-SCN-17', kind: 'flag' },
    SIMULTANEOUS,
  ],
};

/** Any game until everybody has deployed: a Free Battle begins with its armies and boards. */
export const freeDefinition = {
  ...openingDefinition,
  scenarios: [...openingDefinition.scenarios, FREE],
  /** In play order. */
  steps: { muster, shown, drawing, laying, edges, ...openingDefinition.steps },
  setup,
} satisfies Opening<Heroes>;

export const freeOpening = defineOpening<Heroes>(freeDefinition);
