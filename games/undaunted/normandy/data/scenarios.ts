import type { ScenarioData } from './scenario-data.ts';
import { laRaye } from './scenarios/01-la-raye.ts';
import { montmartinEnGraignes } from './scenarios/02-montmartin-en-graignes.ts';
import { raidAcrossTheCanal } from './scenarios/03-raid-across-the-canal.ts';
import { behindEnemyLines } from './scenarios/04-behind-enemy-lines.ts';
import { crossingTheVire } from './scenarios/05-crossing-the-vire.ts';
import { desperateWithdrawal } from './scenarios/06-desperate-withdrawal.ts';
import { laHuberderie } from './scenarios/07-la-huberderie.ts';
import { streetsOfTessySurVire } from './scenarios/08-streets-of-tessy-sur-vire.ts';
import { reinforcements } from './scenarios/09-reinforcements.ts';
import { criticalIntelligence } from './scenarios/10-critical-intelligence.ts';
import { hill314 } from './scenarios/11-hill-314.ts';
import { mortain } from './scenarios/12-mortain.ts';

/** In the order of the scenario book. */
export const SCENARIOS: readonly ScenarioData[] = [
  laRaye,
  montmartinEnGraignes,
  raidAcrossTheCanal,
  behindEnemyLines,
  crossingTheVire,
  desperateWithdrawal,
  laHuberderie,
  streetsOfTessySurVire,
  reinforcements,
  criticalIntelligence,
  hill314,
  mortain,
];
