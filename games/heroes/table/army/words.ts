import { capital } from '@kurgan/engine';
import { type BattleSize, FREE_BATTLE } from '../../data/free-battle.ts';

const named = (size: BattleSize): string => `${capital(size)} ${FREE_BATTLE.sizes[size].points}`;

export const SIZE_NAMES: Readonly<Record<BattleSize, string>> = {
  skirmish: named('skirmish'),
  battle: named('battle'),
  grand: named('grand'),
};
