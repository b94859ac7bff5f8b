export { type BatteryPlan, battery } from './battery.ts';
export { Bench, Recorder } from './bench.ts';
export { expectBlind } from './blind.ts';
export { type Curiosity, curiousGame } from './curious.ts';
export { digest, digestElsewhere } from './digest.ts';
export { expectGolden } from './golden.ts';
export { BatteryFailure } from './trial.ts';
