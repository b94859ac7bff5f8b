export { opponent, opponents, type Playable } from './opponents.ts';
export { IllegalAnswer, playOut } from './playout.ts';
export { random } from './random.ts';
export { paceOf } from './search/pace.ts';
export { Memory, searcher, triesLeft } from './search/searcher.ts';
export type { Thought } from './search/thought.ts';
