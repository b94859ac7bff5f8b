export {
  type Call,
  type CallName,
  type CallOf,
  callShapes,
  MOST_LETTERS,
  OLDEST_WIRE,
  paceShape,
  readCall,
  readSocketCall,
  WIRE,
} from './calls.ts';
export { type Commitments, commitmentTo, type Deal, sealOf, seedOf } from './deal.ts';
export { applyFrame, type Frame, type Past, type Whole } from './frames.ts';
export type {
  Bye,
  ClockSeen,
  DeviceSeen,
  Message,
  NoticeWish,
  Offered,
  OfferSeen,
  Pace,
  PasskeySeen,
  PlayerSeen,
  RatedPlayer,
  SeatSeen,
  ServerFacts,
  Talk,
  TurnNotices,
  When,
  WireError,
} from './messages.ts';
