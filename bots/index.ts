export { opponent, opponents } from './opponents.ts';
export { random } from './random.ts';
export { paceOf } from './search/pace.ts';
export { Memory, searcher, triesLeft } from './search/searcher.ts';
export type { Thought } from './search/thought.ts';
