import { defineOpening, type Opening, type OptionInfo, type Outcome, type ScenarioInfo } from '@kurgan/engine';
import { SCENARIOS } from '../data/scenarios/scenarios.ts';
import { heroesNotation } from './actions.ts';
import { clone } from './clone.ts';
import { deployStep, facingStep } from './deployment.ts';
import { narrateOpening } from './narrate-opening.ts';
import { setupScenario } from './setup.ts';
import { type Heroes, SEATS, type Seat, type View } from './state.ts';

export const SIMULTANEOUS: OptionInfo = {
  id: 'simultaneous',
  title: 'Both sides place their tokens at once',
  rule: 'HS-ORD-09',
  kind: 'flag',
};
const REPLACE: OptionInfo = { id: 'replace', title: 'Useless cards may be replaced', rule: 'HS-R-94', kind: 'flag' };

/** Nobody comes on later. */
const nowhere = (): boolean => false;

/** Heroes until everybody has deployed, in a scenario that brings its forces: everything that a first board needs. */
export const openingDefinition = {
  id: 'heroes',
  title: 'Heroes of Stalingrad',
  version: '1',
  seats: SEATS,
  seatNames: { soviet: 'The Soviet side', german: 'The German side' },
  sides: SEATS,
  scenarios: Object.entries(SCENARIOS).map(
    ([id, { title }]): ScenarioInfo => ({ id, title, options: [SIMULTANEOUS, REPLACE] }),
  ),
  notation: heroesNotation,
  frameRules: { over: 'HS-VIC-01', turn: 'HS-TURN-04' },
  /** In play order. */
  steps: { deploy: deployStep(nowhere), deployFacing: facingStep(nowhere) },
  setup: setupScenario,
  outcome: ({ open }: View) => open.outcome,
  clone,
  narrate: narrateOpening,
  resigned: (seat: Seat): Outcome => ({
    winner: seat === 'soviet' ? 'german' : 'soviet',
    rule: 'HS-VIC-01',
    title: seat === 'soviet' ? 'The Soviet side resigns' : 'The German side resigns',
  }),
} satisfies Opening<Heroes>;

export const opening = defineOpening<Heroes>(openingDefinition);
