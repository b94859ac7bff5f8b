import { listed, plural } from '@kurgan/engine';
import { CARDS, type CardId } from '../data/cards.ts';
import type { Effect } from '../data/vocabulary.ts';
import { fightOdds } from '../odds/assault.ts';
import { fireEffects } from '../odds/fire.ts';
import { called, outcomesOf, percent } from '../odds/words.ts';
import { bonusOf } from '../rules/bonuses.ts';
import { isConcealed, isInfantry, of, onField, openProfile, seatOf } from '../rules/counters.ts';
import { threatsTo } from '../rules/opportunity.ts';
import type { FrameOf, Seat, View } from '../rules/state.ts';
import { unitsOf } from './card-events.ts';

/** The use of an event, where no figure of the position speaks for it. */
const USES: Readonly<Partial<Record<Effect['op'], string>>> = {
  addSuppressed: 'It holds an enemy down.',
  alternateFire: 'It adds a way to fire.',
  cancelFire: 'It stops the shot.',
  cancelRetreat: 'The unit holds its square.',
  cancelTemplate: 'It calls off a strike at your units.',
  chainActivation: 'Another unit acts right after this one.',
  doubleAction: 'The unit moves and fires in one activation.',
  forcedMove: 'A unit of yours moves at once, without an order.',
  gainToken: 'It brings one more order this turn.',
  grantAbility: 'A unit of yours can fire when the enemy moves.',
  lastStand: 'The unit fires once more before it is lost.',
  ignoreSuppressed: 'The unit acts in spite of its Suppressed markers.',
  modifyDefense: 'A unit of yours is harder to hit this turn.',
  modifyMovement: 'Units move farther, or the enemy less far.',
  placeSmoke: 'Smoke takes 2 off every shot through it.',
  relocate: 'A unit of yours comes up where the enemy does not expect it.',
  removeDamage: 'A damaged vehicle works again.',
  removeSuppressed: 'Units of yours shake off Suppressed markers.',
  restoreStep: 'A reduced unit is whole again.',
  returnGrenade: 'The grenade goes back to whoever threw it.',
  revealTokens: 'You see what the enemy is about to do.',
  sniperShot: 'It is a shot at once, without an order.',
  swapTokens: 'The unit with more to do acts first.',
  templateStrike: 'It can hit several units at once.',
  transferOrderToken: 'The order goes to a unit with more to do.',
  trapAttack: 'The enemy that has just stepped there is attacked.',
  windowPassage: 'The unit goes through a window.',
};

/** A fact in favor of playing a card now; where nothing certain can be said, the use of the card. */
export function cardReason(view: View, seat: Seat, card: CardId): string {
  const [effect] = CARDS[card].effects;
  return factFor(view, seat, card) ?? (effect === undefined ? '' : (USES[effect.op] ?? ''));
}

function factFor(view: View, seat: Seat, card: CardId): string | undefined {
  const { open } = view;
  const [effect] = CARDS[card].effects;
  const own = unitsOf(view, seat).filter((u) => onField(open, u));
  switch (effect?.op) {
    case 'cancelFire': {
      const attack = view.flow.findLast((each): each is FrameOf<'attack'> => each.step === 'attack');
      if (attack === undefined || isConcealed(open, attack.unit)) return undefined;
      const known = outcomesOf(fireEffects(view, attack)).filter(({ chance }) => chance >= 0.005);
      const chances = listed(known.map(({ name, chance }) => `${percent(chance)} ${name.toLowerCase()}`));
      return `It stops a shot at the ${called(open, attack.target)}: ${chances}.`;
    }
    case 'restoreStep': {
      const hurt = own.filter((u) => openProfile(open, u).reduced);
      return hurt.length === 0 ? undefined : `On its reduced side: ${listed(hurt.map((u) => called(open, u)))}.`;
    }
    case 'removeSuppressed':
    case 'ignoreSuppressed': {
      const markers = own.reduce((sum, u) => sum + of(open.units.suppressed, u), 0);
      return markers === 0 ? undefined : `Your units have ${plural(markers, 'Suppressed marker')}.`;
    }
    case 'modifyDefense': {
      const threats = own.map((u) => ({ u, count: threatsTo(open, u, of(open.units.at, u)).length }));
      const worst = threats.toSorted((a, b) => b.count - a.count)[0];
      if (worst === undefined || worst.count === 0) return undefined;
      return `${plural(worst.count, 'enemy', 'enemies')} could fire at the ${called(open, worst.u)}.`;
    }
    case 'grantAbility': {
      const count = own.filter((u) => isInfantry(open, u)).length;
      return effect.ability.key === 'assault' ? `You have ${plural(count, 'infantry unit')} for it.` : undefined;
    }
    default:
      return undefined;
  }
}

/** Chance to win the assault under way, without and with the bonus of a card. */
export function assaultBonusReason(view: View, seat: Seat, card: CardId): string {
  const fight = view.flow.findLast((frame): frame is FrameOf<'assaultRoll'> => frame.step === 'assaultRoll');
  const bonus = bonusOf(card, ['assault', 'any'])?.value ?? 0;
  if (fight === undefined || bonus === 0) return '';
  const attacks = seatOf(view.open, fight.unit) === seat;
  const more = attacks ? { attack: fight.attack + bonus } : { defense: fight.defense + bonus };
  const [before, after] = [fightOdds(view, fight), fightOdds(view, { ...fight, ...more })];
  if (before === null || after === null) return '';
  return attacks
    ? `${percent(after.wins)} instead of ${percent(before.wins)} to win the assault.`
    : `${percent(after.wins)} instead of ${percent(before.wins)} for the enemy to win the assault.`;
}
