export { ALL, type Eyes, logBy, stillMoment } from './eyes.ts';
export { MatchHost } from './host.ts';
export type { Choice, LogLine, MatchInfo, Moment, Verb } from './moment.ts';
export { isPerson, PERSON, type Players } from './players.ts';
export { reviewOf } from './review.ts';
export type { Gamble, Hint, Session, Thinking, WhyNot } from './session.ts';
