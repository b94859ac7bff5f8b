export type { Bot } from './bot.ts';
export {
  type Chance,
  type ChanceState,
  DiceQueue,
  GENERATOR,
  OutOfDice,
  SeededChance,
} from './chance.ts';
export { commitmentTo, type DealRecord, inMixingOrder, liesIn, seedOf } from './deal.ts';
export type { Distribution } from './distribution.ts';
export * as distribution from './distribution.ts';
export { isSecret, parseMatch, writeMatch } from './files/match-file.ts';
export {
  type Position,
  parsePosition,
  readStoredGame,
  type StoredGame,
  storedGameErrorText,
  writePosition,
} from './files/position.ts';
export { type Chapter, parseRulebook, type Rule, type Rulebook } from './files/rulebook.ts';
export { parseVector, runVector } from './files/vector.ts';
export { finish, first, opponents, proceed } from './flow.ts';
export {
  type AnyEquippedGame,
  type AnyGame,
  type Definition,
  define,
  defineOpening,
  type EquippedGame,
  equip,
  type Game,
  type GameTools,
  type Odds,
  type Opening,
  type Outcome,
  UnknownStep,
} from './game.ts';
export type { UndoBarrier } from './history.ts';
export type { Insight, Planning, Searched, SearchLevel, SearchOptions, Sketch } from './insight.ts';
export { commitmentOf, type Deed, type Entry, headAfter, type Journal, type Term } from './journal.ts';
export { journalShape } from './journal-shape.ts';
export { canonical, clonePlain } from './json.ts';
export {
  type Beginning,
  type KeptEntry,
  type KeptMatch,
  type KeptSnapshot,
  keptEntryShape,
  keptHeadShape,
  keptSnapshotShape,
} from './kept.ts';
export { type LogEntry, narrateEvent } from './log.ts';
export { Match, type Past } from './match.ts';
export {
  type ActionOf,
  figure,
  type Notation,
  notation,
  notationErrorText,
  several,
  type Token,
  word,
} from './notation.ts';
export {
  defaultOf,
  type OptionInfo,
  type OptionValue,
  parseOptionWord,
  parseSetup,
  type ScenarioInfo,
  type Setup,
  setupProblemText,
} from './options.ts';
export type { Orders } from './orders.ts';
export { clip, type Problem, problemsText, problemText } from './problem.ts';
export { no, type Refusal, refusalText } from './refusal.ts';
export { type JournalFault, journalFaultText, redoEntry, reopenMatch, replayMatch } from './replay.ts';
export { expectOk, fail, ok, type Result } from './result.ts';
export { Script } from './script.ts';
export { sha256Hex } from './sha256.ts';
export { type Difference, differingPaths, faultText, shadowMatch } from './shadow.ts';
export * as shape from './shape.ts';
export { parseJson, parseShape, type Shape, type TypeOf } from './shape.ts';
export { SilentContext } from './silent-context.ts';
export { type GameTypes, type StateOf, type ViewOf, viewOf } from './state.ts';
export type { AutomaticStep, ChoiceStep, Context, More, Steps } from './steps.ts';
export { capital, listed, plural, withArticle } from './words.ts';
