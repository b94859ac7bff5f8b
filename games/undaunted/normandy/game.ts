import { define, type Game, type StateOf, type ViewOf } from '@kurgan/engine';
import type { ActionWith } from '../rules/actions.ts';
import { casualty, counterLost, dice, judgement, type Shot, shooting, suppression } from '../rules/combat.ts';
import type { Use } from '../rules/edition.ts';
import { aimLostByMoving, aimLostWithCounter, blast, targetUse } from '../rules/mortar.ts';
import { type Entry, entering, movement, scouting } from '../rules/movement.ts';
import { narrate } from '../rules/narrate.ts';
import type { Edition } from '../rules/pieces.ts';
import { round } from '../rules/round.ts';
import { sequence } from '../rules/sequence.ts';
import type { Undaunted } from '../rules/state.ts';
import { bolster, command, conceal, control, inspire, recon } from '../rules/support.ts';
import { actionMode, hunkerMode, rallyMode, turnStep } from '../rules/turn.ts';
import { edition } from './edition.ts';
import { ids, openingDefinition } from './opening.ts';

export type State = StateOf<Undaunted>;
export type View = ViewOf<Undaunted>;
/** Every action that plays a card. */
type Play = ActionWith<Use | 'rally' | 'hunker'>;

/** Stages of entering a tile, in this order. */
const enterStages = (edition: Edition) =>
  sequence<Entry>('enter', [
    entering(edition, ids({ move: 'UN-MOVE-01', scout: 'UN-SCOUT-01', stalk: 'UN-STALK-01', guide: 'UN-GUIDE-01' })),
    aimLostByMoving(edition, 'UN-TARG-03'),
    scouting(edition, ids({ marked: 'UN-SCOUT-02', fog: 'UN-SCOUT-03', noFog: 'UN-SCOUT-04' })),
  ]);

/** Stages of an attack, in this order. */
const attackStages = (edition: Edition) =>
  sequence<Shot>('attack', [
    dice(edition, ids({ attack: 'UN-ATK-01', suppress: 'UN-SUPR-01', blast: 'UN-BLAST-01' })),
    suppression(edition, ids({ suppressed: 'UN-SUPR-01', already: 'UN-SUPR-02' })),
    casualty(edition, ids({ play: 'UN-CAS-01', hand: 'UN-CAS-02', discard: 'UN-CAS-03', deck: 'UN-CAS-04' })),
    counterLost(edition, 'UN-CAS-05'),
    aimLostWithCounter(edition, 'UN-R-19'),
    judgement(edition),
  ]);

/** Builds Normandy from the library's steps, each next to the rules it cites. */
export function gameOf(edition: Edition): Game<Undaunted> {
  const opening = openingDefinition(edition);
  const rounds = round(
    edition,
    ids({ higherBid: 'UN-INIT-03', tie: 'UN-INIT-04', turn: 'UN-TURN-01', endTurn: 'UN-TURN-06' }),
  );
  const moves = movement(
    edition,
    ids({
      move: 'UN-MOVE-01',
      moveUnscouted: 'UN-MOVE-02',
      scout: 'UN-SCOUT-01',
      stalk: 'UN-STALK-01',
      guide: 'UN-GUIDE-01',
      guideUnscouted: 'UN-GUIDE-02',
      guideSuppressed: 'UN-GUIDE-04',
      guideOffBoard: 'UN-GUIDE-05',
      adjacent: 'UN-GEO-02',
      further: 'UN-R-29',
    }),
    enterStages(edition),
  );
  const bolsters = bolster(edition, ids({ bolster: 'UN-BOL-01', fromSupply: 'UN-BOL-01', ownSquad: 'UN-BOL-02' }));
  const commands = command(edition, ids({ drawn: 'UN-CMD-01', reshuffled: 'UN-DRAW-02', nothingLeft: 'UN-DRAW-06' }));
  const inspires = inspire(
    edition,
    ids({ inspire: 'UN-INSP-01', ownSquad: 'UN-INSP-02', fromPlayArea: 'UN-INSP-03', notItself: 'UN-R-08' }),
  );
  const attack = attackStages(edition);
  const blasts = blast(edition, ids({ blast: 'UN-BLAST-01', noTarget: 'UN-BLAST-03', order: 'UN-R-11' }), attack);
  const actions = actionMode<ActionWith<Use>>(
    edition,
    ids({
      play: 'UN-TURN-02',
      printed: 'UN-TURN-03',
      noFog: 'UN-FOG-01',
      suppressed: 'UN-SUP-01',
      noEntrance: 'UN-SPAWN-01',
      placed: 'UN-SPAWN-01',
    }),
    {
      ...moves.uses,
      bolster: bolsters.use,
      command: commands.use,
      inspire: inspires.use,
      conceal: conceal(edition, ids({ conceal: 'UN-CONC-01', nothing: 'UN-CONC-02' })),
      recon: recon(edition, ids({ drawn: 'UN-RECON-01', reshuffled: 'UN-DRAW-02', needsFog: 'UN-RECON-03' })),
      control: control(
        edition,
        ids({
          control: 'UN-CTRL-01',
          lost: 'UN-CTRL-02',
          held: 'UN-CTRL-03',
          unscouted: 'UN-CTRL-08',
          already: 'UN-R-23',
          raised: 'UN-SCEN-04',
        }),
      ),
      target: targetUse(edition, ids({ target: 'UN-TARG-01', distance: 'UN-TARG-01', other: 'UN-TARG-02' })),
      attack: shooting(edition, ids({ onBoard: 'UN-ATK-02' }), 'attack', attack),
      suppress: shooting(edition, ids({ onBoard: 'UN-ATK-02' }), 'suppress', attack),
      blast: blasts.use,
    },
  );
  const rally = rallyMode(
    edition,
    ids({ play: 'UN-TURN-02', rally: 'UN-SUP-02', noFog: 'UN-FOG-01', notSuppressed: 'UN-SUP-02' }),
  );
  const hunker = hunkerMode(edition, ids({ hunker: 'UN-HUNK-01', noFog: 'UN-HUNK-04' }));

  return define<Undaunted>({
    ...opening,
    /** In play order. */
    steps: {
      ...opening.steps,
      reveal: rounds.steps.reveal,
      turn: turnStep<Play>(edition, ids({ play: 'UN-TURN-02' }), [rally, actions, hunker], rounds.endTurn),
      march: moves.step,
      bolster: bolsters.step,
      command: commands.step,
      inspire: inspires.step,
      blast: blasts.step,
      nextTurn: rounds.steps.nextTurn,
    },
    narrate: (event) => narrate(edition, event),
  });
}

export { edition };
export const normandy = gameOf(edition);
