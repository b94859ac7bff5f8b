import { capital, define, type OptionInfo, type ScenarioInfo } from '@kurgan/engine';
import { BATTLE_SIZES, FREE_BATTLE } from '../data/free-battle.ts';
import { SCENARIOS } from '../data/scenarios/scenarios.ts';
import { heroesNotation } from './actions.ts';
import { activation, activationEnd, afterAction, inspiring, secondAction, twice } from './activation.ts';
import { activations, free, freeWindow, lastSpecial, reveal } from './activations.ts';
import { advance, aftermath, assaultHit, fallBack, overrun } from './aftermath.ts';
import { aim } from './aiming.ts';
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
import { clone } from './clone.ts';
import { damageChoice } from './command.ts';
import { demolition, demolitionResult, resettle, settle } from './demolition.ts';
import { deploy, deployed, deployFacing } from './deployment.ts';
import { exchange } from './exchange.ts';
import { assaultBonus, assaultBonusWindow } from './fight-aids.ts';
import { fired, nextWeapon } from './fire-action.ts';
import { firing } from './firing.ts';
import { forced, retreat } from './forced.ts';
import { damageResult, damageRoll } from './location.ts';
import { fall } from './losses.ts';
import { share, spread } from './machine-gunner.ts';
import { moving } from './movement.ts';
import { drawing, edges, laying, muster, shown } from './muster.ts';
import { narrate } from './narrate.ts';
import { nerves } from './nerves.ts';
import { opportunity, opportunityWindow } from './opportunity.ts';
import { bluffs, placing, tokens } from './orders.ts';
import { LONGEST_ARMY, readArmy } from './recruitment/text.ts';
import { ending, fireChance, repetition, turning } from './repetition.ts';
import { reroll, rerollWindow } from './rerolls.ts';
import { scenarioStart } from './scenario-effects.ts';
import { scouting } from './scouting.ts';
import { setup } from './setup.ts';
import type { Heroes, Seat } from './state.ts';
import { rally, supplying } from './supply.ts';
import { begin, refill, turn, turnEnd } from './turn.ts';
import { wildWindow } from './wild-bonus.ts';
import { WINDOW_NAMES } from './window-names.ts';

const SIMULTANEOUS: OptionInfo = {
  id: 'simultaneous',
  title: 'Both sides place their tokens at once',
  rule: 'HS-ORD-09',
  kind: 'flag',
};
const REPLACE: OptionInfo = { id: 'replace', title: 'Useless cards may be replaced', rule: 'HS-R-94', kind: 'flag' };

/** An army that a side brings; one that doesn't fit the size of the battle is changed before it begins. */
const armyOption = (seat: Seat, title: string): OptionInfo => ({
  id: seat,
  prepared: true,
  title,
  rule: 'HS-SCN-16',
  kind: 'text',
  longest: LONGEST_ARMY,
  code: {
    pattern: `^(?:${seat}:[a-z0-9.,]*)?$`,
    what: `an army such as ${seat}:${seat === 'soviet' ? 'volga.maxim.ammo,storm' : 'panzergrenadiere.at.ammo'}, or nothing`,
    fault(text) {
      const read = readArmy(text);
      return read.ok ? null : read.error;
    },
  },
});

const FREE: ScenarioInfo = {
  id: 'free',
  title: 'Free Battle',
  options: [
    {
      id: 'size',
      prepared: true,
      title: 'Size',
      rule: 'HS-SCN-16',
      kind: 'list',
      of: BATTLE_SIZES.map((id) => ({ id, title: `${capital(id)}, ${FREE_BATTLE.sizes[id].points} points` })),
      most: 1,
      repeats: false,
    },
    armyOption('soviet', 'Soviet army'),
    armyOption('german', 'German army'),
    { id: 'drawn', prepared: true, title: 'Draw the battlefield at random', rule: 'HS-SCN-17', kind: 'flag' },
    SIMULTANEOUS,
  ],
};

const scenarios: readonly ScenarioInfo[] = [
  ...Object.entries(SCENARIOS).map(([id, { title }]) => ({ id, title, options: [SIMULTANEOUS, REPLACE] })),
  FREE,
];

export const heroes = define<Heroes>({
  id: 'heroes',
  title: 'Heroes of Stalingrad',
  version: '1',
  seats: ['soviet', 'german'],
  seatNames: { soviet: 'The Soviet side', german: 'The German side' },
  windowNames: WINDOW_NAMES,
  sides: ['soviet', 'german'],
  scenarios,
  notation: heroesNotation,
  frameRules: { over: 'HS-VIC-01', turn: 'HS-TURN-04' },
  /** In play order. */
  steps: {
    muster,
    shown,
    drawing,
    laying,
    edges,
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
