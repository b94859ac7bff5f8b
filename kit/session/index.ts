export { MatchHost } from './host.ts';
export type { Choice, LogLine, MatchInfo, Moment, Verb } from './moment.ts';
export type { Chanced, Hint, Session, WhyNot } from './session.ts';
