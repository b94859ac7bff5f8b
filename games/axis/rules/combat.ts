import { no } from '@kurgan/engine';
import type { Side, ZoneId } from '../data/zones.ts';
import { asksWhich } from './aloft.ts';
import { fightsLeft } from './attack.ts';
import { removeMarker, takeControl } from './board.ts';
import { loseAloft } from './casualties.ts';
import type { Rolled } from './events.ts';
import { controlOf, landIn, removeUnits, setMarker } from './stacks.ts';
import {
  type Automatic,
  type AxisContext,
  type Choosing,
  type Combat,
  type Frame,
  finish,
  type Open,
  only,
  other,
  proceed,
  SIDES,
  type State,
} from './state.ts';
import { feed, isFed, isReady, tokensInReach } from './supply.ts';
import { noHits, totalHits } from './toll.ts';
import { bonusOf, combatOf, emptyBattleForce, hasFighters, unitsOf, volleyOf } from './volley.ts';

/** One round of combat in each contested zone, in the order the attacker picks (AA-ATT-06). */

export const battles: Automatic<'battles'> = {
  run(state, { side, fought }, context) {
    const left = fightsLeft(state.open, fought);
    const [zone] = left;
    if (zone === undefined) {
      state.open.fed = []; // a token lasts for one phase (AA-TOK-01)
      finish(state);
    } else if (left.length > 1 || isFight(state.open, zone)) proceed(state, { step: 'battleChoice', side, fought });
    else begin(state, side, zone, fought, context);
  },
};

/** Also with one fight left: nobody's dice roll before the attacker says so. */
export const battleChoice: Choosing<'battleChoice', 'fight'> = {
  rule: 'AA-ATT-06',
  verbs: ['fight'],
  exact: true,
  who: (_view, { side }) => only(side),
  propose: ({ open }, { fought }) => fightsLeft(open, fought).map((zone) => ({ do: 'fight', zone })),
  refuse: ({ open }, { fought }, { zone }) =>
    fightsLeft(open, fought).includes(zone) ? null : no('AA-ATT-06', { zone }),
  act: (state, { side, fought }, { zone }, context) => begin(state, side, zone, fought, context),
};

/** False where nobody is left to fight: then no dice are rolled (AA-CMB-03). */
export const isFight = (open: Open, zone: ZoneId): boolean =>
  hasFighters(open, zone, 'axis') && hasFighters(open, zone, 'allies');

/** Aircraft alone never lack supply (AA-SUP-01). */
const isSustained = (open: Open, side: Side, zone: ZoneId): boolean =>
  landIn(open, side, zone) === 0 || isReady(open, side, zone);

/** A combat before its first die, with supply as it is now. */
export const combatIn = (open: Open, attacker: Side, zone: ZoneId): Combat => ({
  zone,
  attacker,
  supplied: { axis: isSustained(open, 'axis', zone), allies: isSustained(open, 'allies', zone) },
  hits: noHits(),
  fallen: emptyBattleForce(),
});

/** The steps of a combat in their order (AA-CMB-01); with nobody to fight, only the last (AA-CMB-03). */
function begin(state: State, attacker: Side, zone: ZoneId, fought: readonly ZoneId[], context: AxisContext): void {
  const { open } = state;
  open.combat = combatIn(open, attacker, zone);
  const next: Frame = { step: 'battles', side: attacker, fought: [...fought, zone] };
  if (!isFight(open, zone)) {
    proceed(state, { step: 'conclusion' }, next);
    return;
  }
  const bonus = bonusOf(open, open.combat);
  context.log({ event: 'combat', rule: 'AA-CMB-01', zone, attacker, supplied: { ...open.combat.supplied }, bonus });
  const defender = other(attacker);
  proceed(
    state,
    { step: 'supplies', side: attacker },
    { step: 'supplies', side: defender },
    { step: 'volley', side: attacker },
    { step: 'demands', firing: attacker },
    { step: 'volley', side: defender },
    { step: 'demands', firing: defender },
    { step: 'conclusion' },
    next,
  );
}

/** Opens the choice of a supply token where one is in reach: also for a supplied force, to deny it (AA-TOK-05). */
export const supplies: Automatic<'supplies'> = {
  run(state, { side }) {
    const { open } = state;
    const { zone, supplied } = combatOf(open);
    finish(state);
    if (landIn(open, side, zone) === 0 || isFed(open, side, zone)) return;
    if (tokensInReach(open, side, zone).length === 0) return;
    state.flow.push({ step: 'feeding', side, kind: supplied[side] ? 'spareTokens' : 'tokens' });
  },
};

export const feeding: Choosing<'feeding', 'spend' | 'save'> = {
  rule: 'AA-CMB-04',
  verbs: ['spend', 'save'],
  window: { kinds: ['tokens', 'spareTokens'], kind: ({ kind }) => kind, pass: { do: 'save' } },
  exact: true,
  who: (_view, { side }) => only(side),
  propose: ({ open }, { side }) => [
    { do: 'save' },
    ...tokensInReach(open, side, combatOf(open).zone).map((zone) => ({ do: 'spend', zone }) as const),
  ],
  refuse: ({ open }, { side }, action) =>
    action.do === 'save' || tokensInReach(open, side, combatOf(open).zone).includes(action.zone)
      ? null
      : no('AA-TOK-02', { zone: action.zone }),
  act(state, { side }, action, context) {
    finish(state);
    if (action.do === 'save') return;
    const combat = combatOf(state.open);
    feed(state.open, side, combat.zone, action.zone);
    combat.supplied[side] = true;
    context.log({ event: 'fed', rule: 'AA-TOK-01', side, zone: combat.zone, token: action.zone });
  },
};

/** Rolls one die for each unit of a side that has a value, casualties included (AA-CMB-14, AA-CMB-16). */
export const volley: Automatic<'volley'> = {
  run(state, { side }, context) {
    const { open } = state;
    const combat = combatOf(open);
    const { zone, attacker, fallen } = combat;
    const interceptors = { side, kind: 'fighter', at: zone } as const;
    if (side !== attacker && asksWhich(state, interceptors, fallen['fighter-aloft'])) return;
    finish(state);
    const hits = noHits();
    const groups: Rolled[] = [];
    for (const { kind, count, value, hits: sort } of volleyOf(open, combat, side)) {
      const dice: number[] = [];
      let scored = 0;
      for (let n = 0; n < count; n++) {
        const die = context.d(6);
        dice.push(die);
        if (die <= value) scored++;
      }
      hits[sort] += scored;
      groups.push({ kind, value, dice, hits: scored });
    }
    combat.hits = hits;
    const rule = side === attacker ? 'AA-CMB-14' : 'AA-CMB-16';
    context.log({ event: 'volley', rule, side, at: zone, groups, hits: totalHits(hits) });
  },
};

/** Removes the defender's casualties, and says who holds the zone (AA-CMB-19 to AA-CMB-22). */
export const conclusion: Automatic<'conclusion'> = {
  run(state, _frame, context) {
    const { open } = state;
    const { zone, attacker, fallen } = combatOf(open);
    const defender = other(attacker);
    finish(state);
    open.combat = null;
    for (const unit of unitsOf(defender)) {
      const count = fallen[unit];
      if (count === 0) continue;
      if (unit === 'fighter-aloft' || unit === 'bomber-aloft') loseAloft(open, defender, zone, unit, count);
      else removeUnits(open, defender, zone, unit, count);
    }
    conclude(state, zone, context);
  },
};

function conclude(state: State, zone: ZoneId, context: AxisContext): void {
  const { open } = state;
  const control = controlOf(open, zone);
  const left = SIDES.filter((side) => landIn(open, side, zone) > 0);
  const [holder = control] = left;
  const battle = left.length === 2;
  if (battle) setMarker(open, zone, 'battle');
  else removeMarker(open, zone);
  if (battle || holder === control)
    context.log({ event: 'concluded', rule: battle ? 'AA-CMB-21' : 'AA-CMB-22', zone, control, battle });
  else takeControl(state, zone, holder, 'AA-CMB-22', context);
}
