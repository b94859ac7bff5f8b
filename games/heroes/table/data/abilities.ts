import type { AbilityKey } from '../../data/vocabulary.ts';
import type { RuleId } from '../../rules/rule-ids.ts';

interface AbilityFacts {
  readonly name: string;
  readonly text: string;
  readonly rule: RuleId;
  /** Lines in a square of 24. */
  readonly lines: string;
  /** Filled parts. */
  readonly full?: string;
}

/** Every ability with its sign, for the player aid. */
export const ABILITIES: Readonly<Record<AbilityKey, AbilityFacts>> = {
  ambush: {
    name: 'Ambush:',
    text: 'turns to its concealed side; nobody fires at it before it is spotted.',
    rule: 'HS-STATE-07',
    lines: 'M3 12q9-9 18 0q-9 9-18 0ZM4 20L20 4',
    full: 'M12 9.4a2.6 2.6 0 1 0 .01 0Z',
  },
  crew: {
    name: 'Crew:',
    text: 'mans a vehicle of its side, which gains its abilities.',
    rule: 'HS-STATE-22',
    lines: 'M12 3a9 9 0 1 0 .01 0ZM12 9.5V3.5M10 13.5L5 18M14 13.5L19 18',
    full: 'M12 9.5a2.5 2.5 0 1 0 .01 0Z',
  },
  tripod: {
    name: 'Tripod:',
    text: 'turns over to set its weapon up or to pack it.',
    rule: 'HS-STATE-29',
    lines: 'M3 7H21M12 7V13M12 13L5 21M12 13V21M12 13L19 21',
    full: 'M8 4.5H16V9H8Z',
  },
  artillerySpotter: {
    name: 'Artillery Spotter:',
    text: 'templates it sees scatter one Interspace less.',
    rule: 'HS-FAB-01',
    lines: 'M7 9V5M17 9V5M7 9a4 4 0 1 0 .01 0ZM17 9a4 4 0 1 0 .01 0ZM11 13H13',
  },
  dualWeapon: {
    name: 'Dual Weapon:',
    text: 'two dice for each attack, the better counts.',
    rule: 'HS-FAB-09',
    lines: 'M3 3H13V13H3ZM11 15V21H21V11H15',
    full: 'M8 6.6a1.5 1.5 0 1 0 .01 0ZM17.5 15.6a1.5 1.5 0 1 0 .01 0Z',
  },
  frighteningShot: {
    name: 'Frightening Shot:',
    text: 'a miss may still leave a Suppressed marker.',
    rule: 'HS-FAB-23',
    lines: 'M12 3V14M5 6L8 12M19 6L16 12',
    full: 'M12 17a2 2 0 1 0 .01 0Z',
  },
  machineGunner: {
    name: 'Machine Gunner:',
    text: 'splits its fire between enemies of one type close together.',
    rule: 'HS-FAB-37',
    lines: 'M3 12H10M10 12L20 5M10 12H21M10 12L20 19',
    full: 'M18 3L22 4 19 7ZM19 10L23 12 19 14ZM18 21L22 20 19 17Z',
  },
  opportunisticFire: {
    name: 'Opportunistic Fire:',
    text: 'fires at an enemy that moves or has fired, before it has acted itself.',
    rule: 'HS-FAB-40',
    lines: 'M12 4a8 8 0 1 0 .01 0ZM12 1V7M12 17V23M1 12H7M17 12H23',
  },
  piercing: {
    name: 'Piercing:',
    text: '1 more on the Damage Location Roll.',
    rule: 'HS-FAB-43',
    lines: 'M2 12H18M13 3V9M13 15V21',
    full: 'M16 8L23 12 16 16Z',
  },
  suppressiveFire: {
    name: 'Suppressive Fire:',
    text: 'doubles the value and leaves markers instead of Hits.',
    rule: 'HS-SUP-01',
    lines: 'M5 5L12 10 19 5M5 12L12 17 19 12M8 21H16',
  },
  mechanic: {
    name: 'Mechanic:',
    text: 'takes a Damage marker off a heavy vehicle beside it.',
    rule: 'HS-CMD-01',
    lines: 'M5 19L13 11M13 11A4.5 4.5 0 0 1 18.5 4.6L15.6 7.6 16.6 9 19.6 6A4.5 4.5 0 0 1 13 11',
  },
  positiveWaves: {
    name: 'Positive Waves:',
    text: 'two dice for the place of Damage, and its owner picks one.',
    rule: 'HS-CMD-04',
    lines: 'M2 9q2.5-5 5 0t5 0 5 0 5 0M2 16q2.5-5 5 0t5 0 5 0 5 0',
  },
  autonomous: {
    name: 'Autonomous:',
    text: 'acts without a token, between two activations.',
    rule: 'HS-CMD-05',
    lines: 'M12 3L20 7.5V16.5L12 21 4 16.5V7.5ZM5 20L19 4',
  },
  personalOrder: {
    name: 'Personal Order:',
    text: 'one token more, and one must lie on this unit.',
    rule: 'HS-CMD-11',
    lines: 'M12 3L20 7.5V16.5L12 21 4 16.5V7.5ZM12 8V16M8 12H16',
  },
  destruction: {
    name: 'Destruction:',
    text: 'so many dice against a Structure; each 4 or more is a point.',
    rule: 'HS-FAB-02',
    lines: 'M3 20V9H9M21 20V9H16M3 14H8M21 14H17M10 4L13 9 10 12 14 16 11 20',
  },
  distractingFire: {
    name: 'Distracting Fire:',
    text: 'this result or more leaves a Suppressed marker.',
    rule: 'HS-FAB-10',
    lines: 'M3 12H12M12 12L17 7M12 12L17 17M19 4L21 6M19 20L21 18',
    full: 'M18 12a1.6 1.6 0 1 0 .01 0Z',
  },
  flamethrower: {
    name: 'Flamethrower:',
    text: 'attacks everybody under the flame, with values of its own.',
    rule: 'HS-FAB-12',
    lines: 'M12 21C6 21 5 15 8 11Q9 13 10.5 13Q9 7 14 3Q13 8 16.5 11Q20 15 17 19Q15 21 12 21Z',
  },
  howitzer: {
    name: 'Howitzer:',
    text: 'puts an explosion on a point it sees.',
    rule: 'HS-FAB-25',
    lines: 'M4 17L16 6M7 21a4 4 0 1 0-4-4M7 21H15',
    full: 'M14 4L20 3 19 9Z',
  },
  indirectFire: {
    name: 'Indirect Fire:',
    text: 'the same at points it doesn’t see; the shell may scatter.',
    rule: 'HS-FAB-29',
    lines: 'M3 20Q9 1 18 14M3 20V16M3 20H7M18 14L14 13M18 14L19 10M12 21H23',
  },
  fireOnTheMove: {
    name: 'Fire on the Move:',
    text: 'fires once in the course of a move, for the figure printed.',
    rule: 'HS-FAB-20',
    lines: 'M2 18H13M2 14H8M10 9L22 4M10 9L13 14',
    full: 'M12 15L18 18 12 21Z',
  },
  limitedRange: {
    name: 'Limited Range:',
    text: 'fires no farther than that.',
    rule: 'HS-FAB-34',
    lines: 'M3 12H18M20 4V20M3 8V16M7 10V14M11 10V14M15 10V14',
  },
  sniper: {
    name: 'Sniper:',
    text: 'a table of its own against infantry, whatever the Defense Value.',
    rule: 'HS-FAB-44',
    lines: 'M12 5a7 7 0 1 0 .01 0ZM12 2V22M2 12H22',
    full: 'M12 10.4a1.6 1.6 0 1 0 .01 0Z',
  },
  assault: {
    name: 'Assault:',
    text: 'fights hand to hand; a figure is added to the result.',
    rule: 'HS-ASLT-01',
    lines: 'M4 20L19 5M20 20L5 5M3 16L8 21M21 16L16 21',
  },
  inspiration: {
    name: 'Inspiration:',
    text: 'when activated, takes a Suppressed marker off each unit it sees within its range.',
    rule: 'HS-CMD-08',
    lines:
      'M12 8a4 4 0 1 0 .01 0ZM12 2V4M12 20V22M2 12H4M20 12H22M5 5L6.5 6.5M17.5 17.5L19 19M5 19L6.5 17.5M17.5 6.5L19 5',
  },
  order: {
    name: 'Stars:',
    text: 'so many Numbered tokens for its side.',
    rule: 'HS-CMD-10',
    lines: '',
    full: 'M12 3L14.7 9.2 21.5 9.8 16.4 14.2 18 20.8 12 17.3 6 20.8 7.6 14.2 2.5 9.8 9.3 9.2Z',
  },
  scout: {
    name: 'Scout:',
    text: 'moves that many squares before the first turn.',
    rule: 'HS-CMD-12',
    lines: 'M3 18H17M3 13H12M3 8H7',
    full: 'M16 13L22 18 16 23Z',
  },
  transport: {
    name: 'Transport:',
    text: 'room for units aboard; Characters take 1, most others 2.',
    rule: 'HS-TRAN-01',
    lines: 'M2 16V8H14V16M14 11H19L22 14V16H2M6 16a2.4 2.4 0 1 0 .01 0ZM18 16a2.4 2.4 0 1 0 .01 0Z',
  },
};
