import type { CardId } from './cards.ts';

/** The text on each card. */
export const CARD_WORDS: Readonly<Record<CardId, string>> = {
  'ac-sov-burst':
    'The unit moves and fires, in either order. A heavy vehicle fires every weapon without penalty. Fire on the Move gives no second Firing Action.',
  'ac-sov-dynamic':
    'Move one of your face-down tokens to another unit of yours that has none, even as its unit is about to be removed. Not the token of an activated unit.',
  'ac-sov-gogogo': 'One of your units makes a Forced Move of up to two squares, whatever its Suppressed markers.',
  'ac-sov-return':
    'An infantry unit of yours about to be caught by a grenade throws it back. Any kind of grenade may be returned.',
  'ac-sov-second': 'Roll again. All the dice of the roll are rolled again and the new result stands.',
  'ac-sov-surprise':
    'Your infantry unit enters or leaves a building by a window, or falls back out of one after a lost assault. One card a window.',
  'ac-sov-highcommand': 'Take one Special Order Token for this turn.',
  'ac-sov-jam': 'The declared shot misfires. The unit has used its action. Not against heavy vehicles or templates.',
  'ac-sov-digin': 'One of your infantry units has +2 Defense until the end of the turn or until it leaves its square.',
  'ac-sov-smoke':
    'Lay smoke on an Interspace within four of one of your infantry units: each square that meets there obscures by 2 until the end of the turn.',
  'ac-sov-marksman':
    'A lone rifleman fires: roll on the standard sniper table against an enemy infantry unit that one of your infantry units sees.',
  'ac-sov-medic':
    'Turn one of your reduced infantry units back to its unharmed side. It may not be in an enemy Zone of Control.',
  'ac-sov-nostep':
    'Your defending unit takes its Hit but does not fall back; the attacker returns to the square it came from.',
  'ac-sov-ura': 'All your infantry units have Assault +1 until the end of the turn.',
  'ac-sov-katyusha': 'Two rocket templates on Interspaces of your choice; each scatters by 4.',
  'ac-sov-sewers':
    'Your infantry unit in a building or in rubble reappears in another building or rubble square within six, outside enemy Zones of Control.',
  'ac-sov-bottle': 'Instead of its action an infantry unit throws a petrol bottle at a target within two squares.',
  'ac-sov-trap': 'An enemy unit that has just entered a building or rubble square is attacked.',
  'ac-sov-hug':
    'The strike is called off: one of your infantry units lies within two squares of an enemy unit and of the template.',
  'ac-sov-winter': 'All enemy units have -1 Movement until the end of the turn (a value of 1 stays 1).',
  'ac-sov-hero':
    'The infantry unit about to be removed takes one Firing Action first, from the side it showed when it was hit.',
  'ac-sov-ambush':
    'One of your infantry units without an order token has Opportunistic Fire until the end of the turn.',
  'ac-ger-burst':
    'The unit moves and fires, in either order. A heavy vehicle fires every weapon without penalty. Fire on the Move gives no second Firing Action.',
  'ac-ger-dynamic':
    'Move one of your face-down tokens to another unit of yours that has none, even as its unit is about to be removed. Not the token of an activated unit.',
  'ac-ger-schnell': 'One of your units makes a Forced Move of up to two squares, whatever its Suppressed markers.',
  'ac-ger-return':
    'An infantry unit of yours about to be caught by a grenade throws it back. Any kind of grenade may be returned.',
  'ac-ger-second': 'Roll again. All the dice of the roll are rolled again and the new result stands.',
  'ac-ger-surprise':
    'Your infantry unit enters or leaves a building by a window, or falls back out of one after a lost assault. One card a window.',
  'ac-ger-highcommand': 'Take one Special Order Token for this turn.',
  'ac-ger-jam': 'The declared shot misfires. The unit has used its action. Not against heavy vehicles or templates.',
  'ac-ger-digin': 'One of your infantry units has +2 Defense until the end of the turn or until it leaves its square.',
  'ac-ger-smoke':
    'Lay smoke on an Interspace within four of one of your infantry units: each square that meets there obscures by 2 until the end of the turn.',
  'ac-ger-marksman':
    'A lone rifleman fires: roll on the standard sniper table against an enemy infantry unit that one of your infantry units sees.',
  'ac-ger-medic':
    'Turn one of your reduced infantry units back to its unharmed side. It may not be in an enemy Zone of Control.',
  'ac-ger-fury':
    'All your units have Assault +2 until the end of the turn, also those without the ability. It does not add to an Assault bonus they have: the higher one counts.',
  'ac-ger-stuka': 'One bomb template on an Interspace of your choice; it scatters by 2.',
  'ac-ger-combined': 'Reveal and activate your next Numbered token at once.',
  'ac-ger-covering': 'The activated infantry unit has Suppressive Fire for this activation.',
  'ac-ger-repair': 'Remove one Damage marker from one of your heavy vehicles.',
  'ac-ger-panzervor': 'The activated vehicle has +3 Movement for this activation.',
  'ac-ger-speaker':
    'Roll for each of up to three enemy infantry units of your choice that are not officers: on 4 or more it gets a Suppressed marker.',
  'ac-ger-trap': 'An enemy unit that has just entered a building or rubble square is attacked.',
  'ac-ger-drill': 'The activated unit ignores its Suppressed markers for this activation.',
  'ac-ger-intercept': 'Look at two enemy order tokens, then exchange the tokens of two enemy units of your choice.',
  'ac-ger-discipline':
    'Remove every Suppressed marker from your infantry units within four squares of one of your officers.',
};
