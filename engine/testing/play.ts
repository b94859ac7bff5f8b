import type { Bot } from '../bot.ts';
import { SeededChance } from '../chance.ts';
import type { EquippedGame, Outcome } from '../game.ts';
import type { Learnt } from '../learnt.ts';
import { Match } from '../match.ts';
import { refusalText } from '../refusal.ts';
import { type GameTypes, viewOf } from '../state.ts';
import type { BatteryPlan } from './battery.ts';
import { spyOn } from './contexts.ts';
import { checkHidden } from './hidden.ts';
import {
  actAndUndo,
  checkGoingBack,
  checkReplay,
  checkUndoable,
  type Milestone,
  milestone,
  type Seen,
} from './history.ts';
import { checkLegality, checkOtherSeats, checkRefusedAction, type Writable } from './legality.ts';
import { checkEnd, checkMoment } from './moment.ts';
import { giveOrder } from './orders.ts';
import { checkClone, checkRoundTrip } from './plain-data.ts';
import { chooseSetup, pick } from './random.ts';
import { BatteryFailure, type Tally, Trial } from './trial.ts';

export interface Played {
  readonly outcome: Outcome | null;
  readonly decisions: number;
}

/** Plays one game of the battery to its end. */
export function playTrial<G extends GameTypes>(
  game: EquippedGame<G>,
  plan: BatteryPlan<G>,
  scenario: string,
  number: number,
  writable: Writable<G['action']>,
  tally: Tally,
): Played {
  const seed = `${plan.seed} ${scenario} ${number}`;
  const chance = SeededChance.fromSeed(`${seed} battery`);
  const setup = chooseSetup(game.scenarios, scenario, plan.options, chance);
  const spy = spyOn(game);
  const trial = new Trial(
    number,
    spy.game,
    new Match(spy.game, setup, seed),
    new Set<string>(plan.rules),
    chance,
    tally,
  );
  try {
    return play(trial, plan, writable, spy.takeLearnt);
  } catch (error) {
    if (error instanceof BatteryFailure) throw error;
    return trial.fail('exception', error instanceof Error ? error.message : String(error), error);
  }
}

function play<G extends GameTypes>(
  trial: Trial<G>,
  plan: BatteryPlan<G>,
  writable: Writable<G['action']>,
  takeLearnt: () => Learnt<G['seat']>,
): Played {
  const { match, game, chance } = trial;
  const { share = 0.03, mostDecisions = 20_000 } = plan;
  const seen: Seen<G>[] = [];
  let past: Milestone = milestone(match);
  /** Number of simultaneous choices so far. */
  let shared = 0;
  let together = match.waiting.length > 1 ? shared : null;
  let decisions = 0;
  for (;;) {
    const legal = checkMoment(trial);
    if (legal.size === 0) break;
    if (decisions++ >= mostDecisions) trial.fail('length', `not over after ${mostDecisions} decisions`);
    const seat = pick(chance, [...legal.keys()]);
    const actions = legal.get(seat) ?? [];
    const costly = chance.below(10_000) < share * 10_000;
    const action = plan.bot === undefined ? pick(chance, actions) : askBot(trial, plan.bot, seat, actions, costly);
    trial.doing = `${seat}: ${game.notation.format(action)}`;
    const act = (): Seen<G> => {
      const step = stepOf(match);
      takeLearnt();
      const refusal = match.act(seat, action);
      if (refusal !== null) trial.fail('legality', `listed, but refused by ${refusalText(refusal)}`);
      const learnt = takeLearnt();
      const isStill = together !== null && learnt.length === 0 && stepOf(match) === step;
      if (!isStill) together = match.waiting.length > 1 ? ++shared : null;
      return { seat, action, learnt, together: isStill ? together : null };
    };
    if (!costly) {
      seen.push(act());
      continue;
    }
    checkLegality(trial, seat, actions, writable, plan.triesPerVerb ?? 100);
    checkOtherSeats(trial, actions);
    checkRefusedAction(trial, seat, writable);
    checkRoundTrip(trial);
    checkClone(trial);
    checkHidden(trial, seat, action, plan.imagined ?? 2);
    if (chance.below(4) === 0) past = milestone(match);
    seen.push(actAndUndo(trial, act));
    checkUndoable(trial, seen, together);
    if (game.windows.length > 0 && match.waiting.length > 0 && giveOrder(trial)) {
      seen.push({ seat, action, learnt: 'everybody', together: null }); // somebody has passed
      together = match.waiting.length > 1 ? ++shared : null;
    }
  }
  trial.doing = '';
  const { outcome } = match;
  checkEnd(trial, outcome);
  checkReplay(trial);
  checkGoingBack(trial, past);
  return { outcome, decisions };
}

const stepOf = <G extends GameTypes>({ state: { flow } }: Match<G>): string => `${flow.length} ${flow.at(-1)?.step}`;

/** The bot's answer. It must be legal, and the bot must not have touched the game. */
function askBot<G extends GameTypes>(
  trial: Trial<G>,
  bot: Bot<G>,
  seat: G['seat'],
  legal: readonly G['action'][],
  costly: boolean,
): G['action'] {
  const { match, game, chance } = trial;
  const before = costly ? JSON.stringify(match.state) : '';
  const action = bot.choose(viewOf(match.state, seat), seat, legal, chance);
  const text = game.notation.format(action);
  if (!legal.includes(action) && !legal.some((each) => game.notation.format(each) === text)) {
    trial.fail('bot', `${bot.id} answers "${text}", which is not legal`);
  }
  if (costly && JSON.stringify(match.state) !== before)
    trial.fail('bot', `${bot.id} changed the game while it thought`);
  return action;
}
