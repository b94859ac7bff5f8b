import { define } from '@kurgan/engine';
import { activation, activationEnd, afterAction, inspiring, secondAction, twice } from './activation.ts';
import { activations, free, freeWindow, lastSpecial, reveal } from './activations.ts';
import { advance, aftermath, assaultHit, fallBack, overrun } from './aftermath.ts';
import { aim } from './aiming.ts';
import { deploy, deployFacing } from './arrivals.ts';
import { strike } from './artillery.ts';
import { assault, assaultResult, assaultRoll, breaching } from './assault.ts';
import { attack, attackResult, frightening } from './attacks.ts';
import { wholeAction } from './bonuses.ts';
import { burst, burstAttack, burstOrder, burstResult, landing, scatter, scatterResult } from './bursts.ts';
import { dash } from './cards/dash.ts';
import { relocate } from './cards/relocate.ts';
import { loneResult, unnerve, unnerveResult } from './cards/rolls.ts';
import { smoke } from './cards/smoke.ts';
import { peek, swapping, transfer } from './cards/tokens.ts';
import { cards, cardTarget, cardWindow, mending } from './cards/windows.ts';
import { damageChoice } from './command.ts';
import { demolition, demolitionResult, resettle, settle } from './demolition.ts';
import { deployed } from './deployed.ts';
import { exchange } from './exchange.ts';
import { assaultBonus, assaultBonusWindow } from './fight-aids.ts';
import { fired, nextWeapon } from './fire-action.ts';
import { firing } from './firing.ts';
import { forced, retreat } from './forced.ts';
import { freeDefinition } from './free-opening.ts';
import { damageResult, damageRoll } from './location.ts';
import { fall } from './losses.ts';
import { share, spread } from './machine-gunner.ts';
import { moving } from './movement.ts';
import { narrate } from './narrate.ts';
import { nerves } from './nerves.ts';
import { opportunity, opportunityWindow } from './opportunity.ts';
import { bluffs, placing, tokens } from './orders.ts';
import { ending, fireChance, repetition, turning } from './repetition.ts';
import { reroll, rerollWindow } from './rerolls.ts';
import { scenarioStart } from './scenario-effects.ts';
import { scouting } from './scouting.ts';
import type { Heroes } from './state.ts';
import { rally, supplying } from './supply.ts';
import { begin, refill, turn, turnEnd } from './turn.ts';
import { wildWindow } from './wild-bonus.ts';
import { WINDOW_NAMES } from './window-names.ts';

/** All of the rules. */
export const heroes = define<Heroes>({
  ...freeDefinition,
  windowNames: WINDOW_NAMES,
  /** In play order. */
  steps: {
    ...freeDefinition.steps,
    deploy,
    deployFacing,
    deployed,
    scouting,
    begin,
    turn,
    scenarioStart,
    exchange,
    cards,
    cardWindow,
    cardTarget,
    mending,
    dash,
    relocate,
    smoke,
    transfer,
    peek,
    swapping,
    loneResult,
    unnerve,
    unnerveResult,
    tokens,
    placing,
    activations,
    free,
    freeWindow,
    lastSpecial,
    reveal,
    activation,
    wholeAction,
    twice,
    secondAction,
    afterAction,
    inspiring,
    activationEnd,
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
    wildWindow,
    damageRoll,
    damageResult,
    nerves,
    fall,
    damageChoice,
    fired,
    opportunity,
    opportunityWindow,
    assault,
    assaultBonus,
    assaultBonusWindow,
    breaching,
    overrun,
    assaultRoll,
    assaultResult,
    forced,
    retreat,
    fallBack,
    advance,
    assaultHit,
    aftermath,
    bluffs,
    supplying,
    rally,
    refill,
    turnEnd,
  },
  narrate,
});
