import { type Odds, percent } from '@kurgan/kit';

/** Results that take the Area. */
const TAKEN: readonly string[] = ['Success', 'Overrun'];

export const chanceToTake = ({ outcomes }: Odds): number =>
  outcomes.filter(({ name }) => TAKEN.includes(name)).reduce((sum, { chance }) => sum + chance, 0);

export const takingChance = (odds: Odds): string => percent(chanceToTake(odds));
