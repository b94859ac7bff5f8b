export { opponent, opponents, type Playable } from './opponents.ts';
export { DECISION_LIMIT, IllegalAnswer, type Playout, playOut } from './playout.ts';
export { random } from './random.ts';
export { paceOf } from './search/pace.ts';
export { type Finding, Search } from './search/search.ts';
export { type Clock, Memory, searcher, triesLeft } from './search/searcher.ts';
