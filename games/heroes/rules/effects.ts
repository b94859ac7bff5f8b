import { CARDS, type CardId } from '../data/cards.ts';
import type { Effect } from '../data/vocabulary.ts';
import { figureOf } from './aims.ts';
import { WHOLE_ACTION } from './bonuses.ts';
import { cancelFire, cancelOwnReveal, cancelRetreat, cancelTemplate } from './cards/cancel.ts';
import { startDash } from './cards/dash.ts';
import { allOf } from './cards/filters.ts';
import { throwBack } from './cards/incoming.ts';
import { startRelocation } from './cards/relocate.ts';
import { shotAt } from './cards/rolls.ts';
import { openRetreat } from './cards/surprise.ts';
import type { Moment } from './cards/usable.ts';
import { of, unitName } from './counters.ts';
import { discard } from './deck.ts';
import { firingBy } from './fire-choices.ts';
import { type Frame, first, type HeroesContext, NONE, type Open, other, type Seat, type State } from './state.ts';

/** Carries out the effects of cards: operations of a closed list, one after the other (HS-OP-01). */

/** Discards a card and does what it says (HS-CARD-06). The step under way goes on when that is done. */
export function play(state: State, seat: Seat, moment: Moment, card: CardId, context: HeroesContext): void {
  discardPlayed(state, seat, card, context);
  const frames = CARDS[card].effects.flatMap((effect) => execute(state, seat, moment, card, effect, context));
  first(state, ...frames);
}

export function discardPlayed(state: State, seat: Seat, card: CardId, context: HeroesContext): void {
  discard(state, seat, card);
  context.learn(other(seat));
  context.log({ event: 'played', rule: 'HS-CARD-06', seat, card });
}

/** Effects that ask for nothing happen at once; the others leave the steps that ask. */
function execute(
  state: State,
  seat: Seat,
  moment: Moment,
  card: CardId,
  effect: Effect,
  context: HeroesContext,
): Frame[] {
  const { open } = state;
  const { unit } = moment;
  switch (effect.op) {
    case 'gainToken':
      open.orders[seat].specials += effect.count;
      return [];
    case 'revealTokens':
      return [{ step: 'peek', seat, left: effect.count, seen: [] }];
    case 'swapTokens':
      return [{ step: 'swapping', seat }];
    case 'transferOrderToken':
      return [{ step: 'transfer', seat, from: moment.window === 'ownUnitDestroyed' ? unit : NONE }];
    case 'chainActivation':
      cancelOwnReveal(state, seat);
      return [{ step: 'reveal', seat }];
    case 'templateStrike':
      return [{ step: 'strike', seat, tile: NONE, card, left: effect.count, bonus: 0 }, WHOLE_ACTION];
    case 'placeSmoke':
      return [{ step: 'smoke', seat, card }];
    case 'removeDamage':
      return [{ step: 'mending', seat }];
    case 'trapAttack':
      return [
        {
          step: 'burstAttack',
          seat,
          unit: NONE,
          combat: [effect.combat.infantry, effect.combat.light, effect.combat.heavy].map(figureOf),
          plus: 0,
          fresh: true,
          minus: 0,
          kind: 'trap',
          grenade: null,
          keen: false,
          indoors: false,
          piercing: false,
          frightening: false,
          destruction: 0,
          target: unit,
        },
      ];
    case 'cancelFire':
      cancelFire(state, unit);
      return [];
    case 'cancelTemplate':
      cancelTemplate(state);
      return [];
    case 'cancelRetreat':
      cancelRetreat(state);
      return [];
    case 'windowPassage':
      openRetreat(state, unit);
      return [];
    case 'lastStand':
      return [firingBy(unit, 'lastStand'), WHOLE_ACTION];
    case 'modifyMovement':
    case 'modifyDefense':
    case 'grantAbility':
    case 'ignoreSuppressed':
    case 'doubleAction':
    case 'restoreStep':
    case 'removeSuppressed':
      return onUnits(state, seat, moment, card, context);
    case 'forcedMove':
    case 'relocate':
    case 'sniperShot':
    case 'addSuppressed':
    case 'returnGrenade':
      return [{ step: 'cardTarget', seat, card, chosen: [] }];
    case 'modifyRoll':
    case 'modifyCombat':
    case 'reroll':
    case 'preventSuppressed':
    case 'ignoreObscured':
    case 'alternateFire':
    case 'assaultCombat':
      return []; // part of the roll, the shot, the step or the fight that it changes
  }
}

/** The activated unit, every unit that fits, or one that the player chooses. */
function onUnits(state: State, seat: Seat, moment: Moment, card: CardId, context: HeroesContext): Frame[] {
  if (moment.window === 'ownActivationStart') affect(state, card, [moment.unit], context);
  else if (CARDS[card].who.all === true) affect(state, card, allOf(state, seat, card), context);
  else return [{ step: 'cardTarget', seat, card, chosen: [] }];
  return [];
}

/** Carries out all effects of a card on units. */
function affect(state: State, card: CardId, units: readonly number[], context: HeroesContext): void {
  const { open } = state;
  for (const effect of CARDS[card].effects) for (const u of units) apply(open, effect, u);
  context.log({ event: 'affected', rule: 'HS-OP-01', card, units: units.map((u) => unitName(open, u)) });
}

const until = (effect: { readonly until: 'endOfTurn' | 'endOfActivation' }): 'turn' | 'activation' =>
  effect.until === 'endOfTurn' ? 'turn' : 'activation';

function apply(open: Open, effect: Effect, unit: number): void {
  const { units } = open;
  const add = (entry: Omit<Open['effects'][number], 'unit'>): void => {
    open.effects = [...open.effects, { ...entry, unit }];
  };
  switch (effect.op) {
    case 'modifyMovement':
      add({ what: 'movement', amount: effect.amount, ability: null, until: until(effect) });
      break;
    case 'modifyDefense':
      add({ what: 'defense', amount: effect.amount, ability: null, until: until(effect) });
      break;
    case 'grantAbility': {
      const { ability } = effect;
      const amount = ability.key === 'assault' ? ability.bonus : 0;
      add({ what: 'ability', amount, ability: ability.key, until: until(effect) });
      break;
    }
    case 'ignoreSuppressed':
      add({ what: 'ignoreSuppressed', amount: 0, ability: null, until: until(effect) });
      break;
    case 'doubleAction':
      add({ what: 'twice', amount: 0, ability: null, until: 'activation' });
      break;
    case 'restoreStep':
      units.up[unit] = 0;
      break;
    case 'removeSuppressed':
      units.suppressed[unit] = effect.count === 'all' ? 0 : Math.max(0, of(units.suppressed, unit) - effect.count);
      break;
    default:
      break;
  }
}

/** Carries out a card on the units its player has chosen. */
export function onChosen(state: State, seat: Seat, card: CardId, units: number[], context: HeroesContext): void {
  const [effect] = CARDS[card].effects;
  const [unit] = units;
  if (effect === undefined || unit === undefined) return;
  switch (effect.op) {
    case 'forcedMove':
      startDash(state, unit, effect.distance, context);
      break;
    case 'relocate':
      startRelocation(state, unit, card, context);
      break;
    case 'sniperShot':
      first(state, ...shotAt(state, seat, unit));
      break;
    case 'addSuppressed':
      first(state, { step: 'unnerve', seat, units, needs: effect.roll, markers: effect.count });
      break;
    case 'returnGrenade': {
      const aim = throwBack(state, unit);
      cancelTemplate(state);
      if (aim !== null) first(state, aim);
      break;
    }
    default:
      affect(state, card, units, context);
  }
}
