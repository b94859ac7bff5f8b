export { opponent, opponents, type Playable } from './opponents.ts';
export { IllegalAnswer, playOut } from './playout.ts';
export { random } from './random.ts';
export { paceOf } from './search/pace.ts';
export { Search } from './search/search.ts';
export { searcher } from './search/searcher.ts';
