import { define, type ScenarioInfo } from '@kurgan/engine';
import { SCENARIOS } from '../data/scenarios/scenarios.ts';
import { heroesNotation } from './actions.ts';
import { activation } from './activation.ts';
import { activations, free, freeWindow, lastSpecial, reveal } from './activations.ts';
import { aim } from './aiming.ts';
import { strike } from './artillery.ts';
import { advance, assault, assaultResult, assaultRoll } from './assault.ts';
import { attack, attackResult, frightening } from './attacks.ts';
import { assaultBonus, assaultBonusWindow } from './bonuses.ts';
import { burst, burstAttack, burstOrder, burstResult, landing, scatter, scatterResult } from './bursts.ts';
import { clone } from './clone.ts';
import { damageChoice } from './command.ts';
import { demolition, demolitionResult, resettle, settle } from './demolition.ts';
import { deploy, deployed, deployFacing } from './deployment.ts';
import { cards, cardTarget, cardWindow } from './effects.ts';
import { fired, nextWeapon } from './fire-action.ts';
import { firing } from './firing.ts';
import { forced, retreat } from './forced.ts';
import { damageRoll } from './losses.ts';
import { share, spread } from './machine-gunner.ts';
import { moving } from './movement.ts';
import { narrate } from './narrate.ts';
import { opportunity, opportunityWindow } from './opportunity.ts';
import { bluffs, placing, tokens } from './orders.ts';
import { ending, fireChance, repetition, turning } from './repetition.ts';
import { reroll, rerollWindow } from './rerolls.ts';
import { scouting } from './scouting.ts';
import { setup } from './setup.ts';
import type { Heroes } from './state.ts';
import { rally, supplying } from './supply.ts';
import { begin, refill, turn, turnEnd } from './turn.ts';

/** Scenarios whose forces and special rules are all in play. */
const PLAYABLE = ['1'] as const;

const scenarios: readonly ScenarioInfo[] = PLAYABLE.map((id) => ({
  id,
  title: SCENARIOS[id].title,
  options: [{ id: 'simultaneous', title: 'Both sides place their tokens at once', rule: 'HS-ORD-09', kind: 'flag' }],
}));

export const heroes = define<Heroes>({
  id: 'heroes',
  title: 'Heroes of Stalingrad',
  version: '1',
  seats: ['soviet', 'german'],
  seatNames: { soviet: 'The Soviet side', german: 'The German side' },
  windowNames: {
    autonomous: 'chances to use an Autonomous unit',
    special: 'chances to reveal a Special token',
    cards: 'chances to play a card between activations',
    opportunity: 'chances of Opportunistic Fire',
    assault: 'chances to add a bonus to an assault',
    reroll: 'chances to roll again',
    orderCards: 'chances to play a card in the Order Phase',
    supplyCards: 'chances to play a card in the Supply Phase',
  },
  sides: ['soviet', 'german'],
  scenarios,
  notation: heroesNotation,
  frameRules: { over: 'HS-VIC-01', turn: 'HS-TURN-04' },
  /** In play order. */
  steps: {
    deploy,
    deployFacing,
    deployed,
    scouting,
    begin,
    turn,
    cards,
    cardWindow,
    cardTarget,
    tokens,
    placing,
    activations,
    free,
    freeWindow,
    lastSpecial,
    reveal,
    activation,
    moving,
    repetition,
    fireChance,
    turning,
    ending,
    firing,
    nextWeapon,
    spread,
    share,
    aim,
    strike,
    scatter,
    scatterResult,
    landing,
    burst,
    burstOrder,
    burstAttack,
    burstResult,
    demolition,
    demolitionResult,
    resettle,
    settle,
    attack,
    attackResult,
    reroll,
    rerollWindow,
    frightening,
    damageRoll,
    damageChoice,
    fired,
    opportunity,
    opportunityWindow,
    assault,
    assaultBonus,
    assaultBonusWindow,
    assaultRoll,
    assaultResult,
    forced,
    retreat,
    advance,
    bluffs,
    supplying,
    rally,
    refill,
    turnEnd,
  },
  setup,
  outcome: ({ open }) => open.outcome,
  clone,
  narrate,
  resigned: (seat) => ({
    winner: seat === 'soviet' ? 'german' : 'soviet',
    rule: 'HS-VIC-01',
    title: seat === 'soviet' ? 'The Soviet side resigns' : 'The German side resigns',
  }),
});
