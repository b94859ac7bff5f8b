import { define, type Game, no, notation } from '@kurgan/engine';
import { endIfOver, resigned } from '../rules/end.ts';
import type { Seat } from '../rules/ids.ts';
import { type Entry, entering, movement, scouting } from '../rules/movement.ts';
import { entry, otherSeat } from '../rules/pieces.ts';
import { round } from '../rules/round.ts';
import { type Stage, sequence } from '../rules/sequence.ts';
import { counterOf, marksOn } from '../rules/state.ts';
import { bolster, command, conceal, control, recon } from '../rules/support.ts';
import { actionMode, hunkerMode, rallyMode, turnStep } from '../rules/turn.ts';
import type { CardUse, CardUses } from '../rules/uses.ts';
import { type Action, type ActionWith, declarations } from './actions.ts';
import * as answers from './answers.ts';
import { seatNamed, sideNamed, titleOf } from './box.ts';
import { decksStep, integrateStep, reservesStep } from './campaign/choices.ts';
import { campaignStep, casualtiesStep, conclude, roundEndStep, upgradesStep } from './campaign/closing.ts';
import { briefingStep, musterStep } from './campaign/muster.ts';
import { bombardStep, freeBolsterStep, freeScoutStep, roundStartStep, shuffleStep } from './campaign/opening.ts';
import { clone } from './clone.ts';
import { attack } from './combat.ts';
import { composites, type Firing, type Moving } from './composites.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { canBeGuided, edition } from './edition.ts';
import { isForbidden, rulesIn } from './effects.ts';
import { withEntering } from './entering.ts';
import { actStep, choosingStep, force, inspire, inspiredStep, type Used } from './inspire.ts';
import { mines, overwatch as overwatched, watchLostByMoving, way } from './interrupts.ts';
import { narrate } from './narrate.ts';
import { odds } from './odds.ts';
import { outcome } from './outcome.ts';
import type { RuleId } from './rule-ids.ts';
import { CAMPAIGN, setup } from './setup.ts';
import { atHard, atTile, atUnit } from './shooting.ts';
import { isRouted, type Stalingrad, type StalingradContext, type State, type Step, type View } from './state.ts';
import { antiair, antiairStep, explore, mine, overwatch, ready, recover, smoke, support } from './support.ts';

/** The ids that a part of the library cites, each one of this rulebook. */
const ids = <const Ids extends Readonly<Record<string, RuleId>>>(named: Ids): Ids => named;

/** Somebody may have come to where the objective wants them. */
const arrival: Stage<Step> = {
  name: 'arrival',
  run(state: State, _step, context: StalingradContext) {
    endIfOver(edition, state, context);
    return null;
  },
};

/** What happens when a unit comes to a tile, in this order (US-R-33). */
const enter = sequence<Step>('enter', [
  way,
  mines,
  overwatched('overwatch'),
  overwatched('second overwatch'),
  entering(edition, ids({ move: 'US-MOVE-01', scout: 'US-MOVE-04', stalk: 'US-MOVE-16', guide: 'US-MOVE-10' })),
  watchLostByMoving,
  scouting(edition, ids({ marked: 'US-MOVE-05', fog: 'US-MOVE-06', noFog: 'US-MOVE-07' })),
  arrival,
]);

const rounds = round(
  edition,
  ids({
    round: 'US-RND-01',
    drawn: 'US-DRAW-01',
    reshuffled: 'US-DRAW-02',
    bid: 'US-INIT-01',
    bidFromHand: 'US-INIT-01',
    bidIsFinal: 'US-INIT-01',
    nothingToBid: 'US-R-09',
    higherBid: 'US-INIT-02',
    tie: 'US-INIT-03',
    turn: 'US-TURN-01',
    endTurn: 'US-TURN-04',
  }),
);

const moves = movement(
  edition,
  ids({
    move: 'US-MOVE-01',
    moveUnscouted: 'US-MOVE-02',
    scout: 'US-MOVE-04',
    stalk: 'US-MOVE-16',
    guide: 'US-MOVE-10',
    guideUnscouted: 'US-MOVE-12',
    guideSuppressed: 'US-MOVE-13',
    guideOffBoard: 'US-R-76',
    adjacent: 'US-R-03',
    further: 'US-R-84',
  }),
  enter as typeof enter & { begin(state: State, job: Entry, context: StalingradContext): void },
);

/** Guide leaves out who is routed, Antitank Guns, and other squads than the letter on the card. */
const guide: CardUse<ActionWith<'guide'>> = {
  ...moves.uses.guide,
  add(view: View, seat, kind, actions) {
    const all: ActionWith<'guide'>[] = [];
    moves.uses.guide.add(view, seat, kind, all);
    for (const action of all) if (this.refuse(view, seat, kind, action) === null) actions.push(action);
  },
  refuse(view: View, seat, kind, action) {
    if (isRouted(view.open, seat, action.unit)) return no('US-MOVE-13', { routed: action.unit });
    if (!canBeGuided(action.unit)) return no('US-MOVE-15', { 'cannot be guided': action.unit });
    const printed = kind.type.actions.find((each) => each.do === 'guide');
    if (printed?.ownSquad && entry(edition.units, action.unit).squad !== kind.squad)
      return no('US-MOVE-11', { 'only squad': kind.squad ?? '' });
    return moves.uses.guide.refuse(view, seat, kind, action);
  },
};

const bolsters = bolster(edition, ids({ bolster: 'US-SUPT-01', fromSupply: 'US-SUPT-01', ownSquad: 'US-SUPT-02' }));
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
    if (at === undefined || marksOn(open, at)[seat] !== 'controlled') return;
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

const moving: CardUses<Moving> = { ...moves.uses, guide };
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
} as CardUses<Firing>;
const both = composites(moving, firing);

/** What the scenario keeps cards of a title from doing. */
function allowed<A extends Used>(name: string, use: CardUse<A>): CardUse<A> {
  return {
    ...use,
    add(view: View, seat, kind, actions) {
      if (!isForbidden(view.open, seat, titleOf(kind.id), name)) use.add(view, seat, kind, actions);
    },
    refuse: (view: View, seat, kind, action) =>
      isForbidden(view.open, seat, titleOf(kind.id), name)
        ? no('US-R-70', { 'not in this scenario': name })
        : use.refuse(view, seat, kind, action),
  };
}

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
  actionMode<Used>(
    edition,
    ids({
      play: 'US-TURN-02',
      printed: 'US-TURN-07',
      noFog: 'US-FOG-01',
      suppressed: 'US-STAT-01',
      noEntrance: 'US-R-52',
      placed: 'US-SPAWN-01',
    }),
    Object.fromEntries(
      Object.entries(uses).map(([name, use]) => [name, allowed(name, use as unknown as CardUse<Used>)]),
    ) as unknown as CardUses<Used>,
  ),
);
const rally = rallyMode(
  edition,
  ids({ play: 'US-TURN-02', rally: 'US-TURN-08', noFog: 'US-FOG-01', notSuppressed: 'US-TURN-08' }),
);
const hunker = hunkerMode(edition, ids({ hunker: 'US-HUNK-01', noFog: 'US-FOG-04' }));

type Play = Used | ActionWith<'rally' | 'hunker'>;
const turn = turnStep<Play>(edition, ids({ play: 'US-TURN-02' }), [rally, actions, hunker] as never, rounds.endTurn);
type TurnFrame = Extract<State['flow'][number], { step: 'turn' }>;
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

/** A turn begins: nothing has been played yet. */
const beginning = <F>(step: { run(state: State, frame: F, context: StalingradContext): void }) => ({
  run(state: State, frame: F, context: StalingradContext): void {
    state.open.begun = false;
    step.run(state, frame, context);
  },
});

export const stalingrad: Game<Stalingrad> = define<Stalingrad>({
  id: edition.id,
  title: edition.title,
  version: edition.version,
  seats: edition.seats,
  seatNames: edition.seatNames,
  sides: edition.seats,
  scenarios: [
    { id: CAMPAIGN, title: 'Campaign', summary: 'Up to fifteen linked games for the city center.', options: [] },
    ...SCENARIOS.map(({ id: scenario, title, area }) => ({
      id: scenario,
      title,
      summary: area === null ? 'A tactical game.' : `For ${area}.`,
      options: [],
    })),
  ],
  notation: notation(declarations) as never,
  frameRules: ids({ over: 'US-END-01', turn: 'US-TURN-01' }),
  /** In play order. */
  steps: {
    campaign: campaignStep,
    briefing: briefingStep,
    integrate: integrateStep,
    muster: musterStep,
    decks: decksStep,
    freeBolster: freeBolsterStep,
    shuffle: shuffleStep,
    freeScout: freeScoutStep,
    bombard: bombardStep,
    roundStart: roundStartStep,
    draw: rounds.steps.draw,
    bid: rounds.steps.bid,
    reveal: beginning(rounds.steps.reveal),
    turn: withdrawing,
    acting: answers.actingStep(actions),
    march: moves.step,
    enter: enter.step,
    way: answers.wayStep,
    watch: answers.watchStep,
    attack: attack.step,
    targets: answers.targetsStep,
    lose: answers.loseStep,
    push: answers.pushStep,
    bolster: {
      ...bolsters.step,
      act(state: State, frame: never, action: ActionWith<'take' | 'done'>, context: StalingradContext, seat: Seat) {
        bolsters.step.act(state, frame, action, context, seat);
        if (action.do === 'take') recover(state.open, seat, action.card, 'US-SUPT-03', context);
      },
    },
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
    nextTurn: {
      run(state: State, frame: never, context: StalingradContext) {
        state.open.begun = false;
        rounds.steps.nextTurn.run(state, frame, context);
        if (state.flow.at(-1)?.step === 'draw') state.flow[state.flow.length - 1] = { step: 'roundEnd' };
      },
    },
    roundEnd: roundEndStep,
    casualties: casualtiesStep,
    reserves: reservesStep,
    upgrades: upgradesStep,
    inspire: { run: () => undefined },
    blast: { run: () => undefined },
  } as never,
  setup,
  outcome: (view) => outcome(view),
  odds: (view, seat, action) => odds(view, seat, action),
  clone,
  narrate,
  resigned: (seat) => resigned(edition, seat, 'US-END-12'),
});

export type { Action };
export { edition, sideNamed };
