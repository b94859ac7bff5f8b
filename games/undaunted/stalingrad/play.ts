import { define, type Game, no } from '@kurgan/engine';
import type { Seat } from '../rules/ids.ts';
import { otherSeat } from '../rules/pieces.ts';
import { round } from '../rules/round.ts';
import { counterOf } from '../rules/state.ts';
import { bolster, command, conceal, control, recon } from '../rules/support.ts';
import { actionMode, hunkerMode, rallyMode, turnStep } from '../rules/turn.ts';
import type { CardUse, CardUses } from '../rules/uses.ts';
import type { ActionWith, Use, Used } from './actions.ts';
import * as answers from './answers.ts';
import { seatNamed } from './box.ts';
import { integrateStep, reservesStep } from './campaign/choices.ts';
import { casualtiesStep, conclude, roundEndStep, upgradesStep } from './campaign/closing.ts';
import { bombardStep, freeBolsterStep, freeScoutStep } from './campaign/head-start.ts';
import { attack } from './combat.ts';
import { composites, type Firing } from './composites.ts';
import { edition } from './edition.ts';
import { rulesIn } from './effects.ts';
import { withEntering } from './entering.ts';
import { actStep, choosingStep, force, inspire, inspiredStep } from './inspire.ts';
import { enter, marchStep, moving } from './movement.ts';
import { narrate } from './narrate.ts';
import { openingDefinition } from './opening.ts';
import { ids } from './opening-edition.ts';
import { useLimit } from './permitted.ts';
import { recover } from './placing.ts';
import { atHard, atTile, atUnit } from './shooting.ts';
import type { Framed, Stalingrad, StalingradContext, State, View } from './state.ts';
import { antiair, antiairStep, explore, mine, overwatch, ready, smoke, support } from './support.ts';

const rounds = round(
  edition,
  ids({ higherBid: 'US-INIT-02', tie: 'US-INIT-03', turn: 'US-TURN-01', endTurn: 'US-TURN-04' }),
  () => false, // even without a card in hand one may withdraw (US-R-22)
);

const bolsters = bolster(edition, ids({ bolster: 'US-SUPT-01', fromSupply: 'US-SUPT-01', ownSquad: 'US-SUPT-02' }));
/** A bolstered unit is no longer routed. */
const bolsterStep = {
  ...bolsters.step,
  act(
    state: State,
    frame: Framed<'bolster'>,
    action: ActionWith<'take' | 'done'>,
    context: StalingradContext,
    seat: Seat,
  ): void {
    bolsters.step.act(state, frame, action, context, seat);
    if (action.do === 'take') recover(state, seat, action.card, 'US-SUPT-03', context);
  },
};
const commands = command(edition, ids({ drawn: 'US-SUPT-06', reshuffled: 'US-SUPT-07', nothingLeft: 'US-R-08' }));
const controls = control(
  edition,
  ids({
    control: 'US-SUPT-10',
    lost: 'US-SUPT-11',
    held: 'US-SUPT-12',
    unscouted: 'US-R-49',
    already: 'US-R-49',
    raised: 'US-SUPT-10',
  }),
);

/** The first time a side takes control of a tile, the scenario may answer. */
const controlling: CardUse<ActionWith<'control'>> = {
  ...controls,
  act(state: State, seat, action, played, context: StalingradContext) {
    controls.act(state, seat, action, played, context);
    const { open } = state;
    if (open.outcome !== null || played.kind.unit === null) return;
    const at = counterOf(open, seat, played.kind.unit)?.at;
    for (const [i, effect] of rulesIn(open).of('on-control').entries()) {
      const key = `control ${i}`;
      if (effect.tile !== at || seatNamed(effect.side) !== seat || open.done.includes(key)) continue;
      open.done.push(key);
      for (const each of effect.do) {
        if (each.effect === 'free-bolster')
          state.flow.push({ step: 'freeBolster', seat: seatNamed(each.side), left: each.n, to: 'discard' });
      }
    }
  },
};

const firing: CardUses<Firing> = {
  attack: atUnit('attack'),
  'attack-2': atUnit('attack-2'),
  suppress: atUnit('suppress'),
  flame: atUnit('flame'),
  antitank: atHard('antitank'),
  demo: atHard('demo'),
  bomb: atTile('bomb'),
  grenade: atTile('grenade'),
  'area-suppress': atTile('area-suppress'),
};
const both = composites(moving, firing);

const uses = {
  ...moving,
  ...firing,
  ...both.uses,
  bolster: bolsters.use,
  support,
  command: commands.use,
  inspire,
  force,
  conceal: conceal(edition, ids({ conceal: 'US-SUPT-08', nothing: 'US-SUPT-09' })),
  recon: recon(edition, ids({ drawn: 'US-SUPT-22', reshuffled: 'US-SUPT-23', needsFog: 'US-SUPT-24' })),
  explore,
  control: controlling,
  ready,
  antiair,
  mine,
  overwatch,
  smoke,
};

const actions = withEntering(
  actionMode<ActionWith<Use>>(
    edition,
    ids({
      play: 'US-TURN-02',
      printed: 'US-TURN-07',
      noFog: 'US-FOG-01',
      suppressed: 'US-STAT-01',
      noEntrance: 'US-R-52',
      placed: 'US-SPAWN-01',
    }),
    uses,
    useLimit,
  ),
);
const rally = rallyMode(
  edition,
  ids({ play: 'US-TURN-02', rally: 'US-TURN-08', noFog: 'US-FOG-01', notSuppressed: 'US-TURN-08' }),
);
const hunker = hunkerMode(edition, ids({ hunker: 'US-HUNK-01', noFog: 'US-FOG-04' }));

type Play = Used | ActionWith<'rally' | 'hunker'>;
const turn = turnStep<Play>(edition, ids({ play: 'US-TURN-02' }), [rally, actions, hunker], rounds.endTurn);
type TurnFrame = Framed<'turn'>;
type TurnAction = Play | ActionWith<'end' | 'withdraw'>;
const WITHDRAW: ActionWith<'withdraw'> = { do: 'withdraw' };

/** A turn: withdraw as its first decision, or play cards until you stop (US-TURN-09). */
const withdrawing = {
  ...turn,
  verbs: [...turn.verbs, 'withdraw' as const],
  propose(view: View, frame: TurnFrame): TurnAction[] {
    const all: TurnAction[] = turn.propose(view, frame);
    if (!view.open.begun) all.push(WITHDRAW);
    return all;
  },
  refuse(view: View, frame: TurnFrame, action: TurnAction) {
    if (action.do !== 'withdraw') return turn.refuse(view, frame, action);
    return view.open.begun ? no('US-END-12', {}, 'withdraw at the start of your turn, before you play a card') : null;
  },
  act(state: State, frame: TurnFrame, action: TurnAction, context: StalingradContext, seat: Seat): void {
    if (action.do === 'withdraw') {
      context.log({ event: 'withdrew', rule: 'US-END-12', seat });
      conclude(state, { winner: otherSeat(edition, seat), how: 'withdrawn', rule: 'US-END-12' }, context);
      return;
    }
    state.open.begun = true;
    turn.act(state, frame, action, context, seat);
  },
};

/** The first turn of the round begins: nothing has been played yet. */
const revealStep = {
  run(state: State, frame: Framed<'reveal'>, context: StalingradContext): void {
    state.open.begun = false;
    rounds.steps.reveal.run(state, frame, context);
  },
};

/** The other turn, or the end of the round. */
const nextTurnStep = {
  run(state: State, frame: Framed<'nextTurn'>, context: StalingradContext): void {
    state.open.begun = false;
    rounds.steps.nextTurn.run(state, frame, context);
    if (state.flow.at(-1)?.step === 'draw') state.flow[state.flow.length - 1] = { step: 'roundEnd' };
  },
};

/** All of the rules, whichever scenarios are loaded. */
export const stalingrad: Game<Stalingrad> = define<Stalingrad>({
  ...openingDefinition,
  /** In play order. */
  steps: {
    ...openingDefinition.steps,
    integrate: integrateStep,
    freeBolster: freeBolsterStep,
    freeScout: freeScoutStep,
    bombard: bombardStep,
    reveal: revealStep,
    turn: withdrawing,
    acting: answers.actingStep(actions),
    march: marchStep,
    enter: enter.step,
    way: answers.wayStep,
    watch: answers.watchStep,
    attack: attack.step,
    targets: answers.targetsStep,
    lose: answers.loseStep,
    push: answers.pushStep,
    bolster: bolsterStep,
    support: answers.supportStep,
    command: commands.step,
    choosing: choosingStep,
    inspired: inspiredStep(actions),
    act: actStep(actions),
    assault: both.steps.assault,
    assaultFire: both.steps.assaultFire,
    reposition: both.steps.reposition,
    repositionMove: both.steps.repositionMove,
    mining: answers.miningStep,
    antiair: antiairStep,
    shotDown: answers.shotDownStep,
    stow: answers.stowStep,
    nextTurn: nextTurnStep,
    roundEnd: roundEndStep,
    casualties: casualtiesStep,
    reserves: reservesStep,
    upgrades: upgradesStep,
  },
  narrate,
});
