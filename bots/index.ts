export { DECISION_LIMIT, IllegalAnswer, type Playout, playOut } from './playout.ts';
export { random } from './random.ts';
