import { plural } from '@kurgan/engine';
import { MARKERS, type MarkerId } from '../../data/markers.ts';
import type { OptionFacts } from '../../data/options.ts';
import { UNITS } from '../../data/units.ts';
import type { Ability, CombatValues, Value } from '../../data/vocabulary.ts';

const figure = (value: Value): string => (value === 'X' ? '×' : value < 0 ? `−${-value}` : `+${value}`);
const combatText = ({ infantry, light, heavy }: CombatValues): string =>
  [infantry, light, heavy].map(figure).join(' / ');

/** The use of a marker in a few words. */
function markerText(marker: MarkerId): string {
  const { effect } = MARKERS[marker];
  switch (effect.op) {
    case 'modifyCombat':
      return `${figure(effect.amount)} Combat Value when it fires`;
    case 'alternateFire':
      return `thrown up to ${effect.range} far, ${combatText(effect.combat)}`;
    case 'placeSmoke':
      return `smoke up to ${effect.range} far, obscures by ${effect.obscures}`;
    case 'assaultCombat':
      return `${combatText(effect.combat)} in an assault on vehicles`;
    case 'reroll':
      return 'rolls any roll again';
    case 'doubleAction':
      return 'a second action at once';
    case 'preventSuppressed':
      return 'cancels a Suppressed marker';
    case 'modifyRoll':
      return `${figure(effect.amount)} in an assault`;
    case 'ignoreObscured':
      return 'fires as if nothing obscured the line';
    case 'templateStrike':
      return `a strike anywhere, ${combatText(effect.combat)}`;
    default:
      return '';
  }
}

/** An option in a line: its counters, its markers, or what it grants. */
export function optionText(facts: OptionFacts): string {
  if (facts.kind === 'support')
    return facts.units
      .map(({ unit, count }) => (count === 1 ? UNITS[unit].name : `${count} × ${UNITS[unit].name}`))
      .join(', ');
  if ('marker' in facts) {
    const text = markerText(facts.marker);
    return `${plural(facts.markers, 'marker')}${text === '' ? '' : `: ${text}`}`;
  }
  const { grants } = facts;
  if (grants.grant === 'handSize') return `${plural(grants.count, 'card')} more in hand`;
  return `${plural(grants.count, `${grants.token === 'special' ? 'Special' : 'Bluff'} token`)} more each turn`;
}

/** An ability that a slot unlocks. */
export function unlockText(ability: Ability): string {
  switch (ability.key) {
    case 'order':
      return `${'★'.repeat(ability.stars)} order`;
    case 'fireOnTheMove':
      return `Fire on the Move, −${ability.penalty}`;
    case 'opportunisticFire':
      return 'Opportunistic Fire';
    default:
      return 'an ability';
  }
}
