export { MatchHost, seenBy } from './host.ts';
export type { Choice, LogLine, Moment, Still, Verb } from './moment.ts';
export { acrossTheTable, isPerson, type Names, PERSON, type Players } from './players.ts';
export { reviewOf } from './review.ts';
export { Screen } from './screen.ts';
export { ALL, choicesOf, digestOf, type Eyes, stillMoment } from './seen.ts';
export type { Estimate, Gamble, Hint, Link, Missed, Offer, Session, Thinking, WhyNot } from './session.ts';
