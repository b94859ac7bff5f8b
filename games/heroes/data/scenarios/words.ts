import type { ScenarioNumber } from './scenarios.ts';

/** The opening of each scenario, and its special rules in a sentence or two. */
export const SCENARIO_WORDS: Readonly<
  Record<ScenarioNumber, { readonly intro: string; readonly rules: readonly string[] }>
> = {
  '1': {
    intro:
      'Two half-strength platoons discover each other across a street that was quiet an hour ago. Each wants the roof on the other side.',
    rules: ['No special rules: a first game with infantry only. Hand of three cards.'],
  },
  '2': {
    intro: 'The tenement changes hands every afternoon. Today the grenadiers bring more grenades than patience.',
    rules: [
      'The three rooms of the Apartment Block are separate objectives. Destroying a part of the block does not remove its objective: the rubble squares of the room count instead.',
    ],
  },
  '3': {
    intro:
      'A sergeant and a handful of submachine-gunners have turned a block of flats into a fortress. A tank and an assault company are sent to turn it back.',
    rules: [
      'At the start of turn 4 two Strelki Fire Groups enter on the south edge. The German player wins at the end only if no Soviet unit stands in the house and at least one German unit does.',
    ],
  },
  '4': {
    intro:
      'A last tank stands half finished on the assembly floor. If the mechanic can free its tracks before the pioneers reach the gate, it will fight today.',
    rules: [
      'The T-34 deploys in the west bay with a Tracks damage marker. The marker can be removed by the Mechanic. Soviet points for the tank are scored only if it is alive and has no Tracks marker at the end.',
    ],
  },
  '5': {
    intro: 'Both sides want the yard before noon, and both have decided that tanks will settle it.',
    rules: ['Meeting engagement: four objectives, two points each for whoever controls them at the end.'],
  },
  '6': {
    intro:
      "The army's forward post must cross the river tonight. Between it and the pier stands a patrol that does not know yet what it has found.",
    rules: [
      'A Soviet unit on a pier square may leave by spending one square of movement. General Chuikov and three others out wins at once; his death loses at once. Two Grenadier Fire Groups enter on the west edge at the start of turn 4.',
    ],
  },
  '7': {
    intro: 'Two men, six blocks of ruins and eight tin silhouettes. Whoever fires first at the wrong window loses.',
    rules: [
      "Each side has its sniper and four decoys, all deployed concealed, and three Numbered tokens. A decoy that is spotted is removed. A decoy may be ordered to shoot with its side's sniper table, so a shot does not betray the sniper. After turn 8 the side with more unrevealed decoys wins.",
    ],
  },
  '8': {
    intro:
      'From the top of the elevator one sees every road to the river. Thirty sailors hold the stairs; a siege gun on tracks is coming to ask for the key.',
    rules: [
      'The German player draws one card above hand size at the start of turn 3. Controlling both silos at the end of any turn after the first wins at once.',
    ],
  },
  '9': {
    intro: 'Divisional headquarters wants a prisoner with gold on his collar, alive, before the moon is up.',
    rules: [
      'Night: no line of sight is longer than six squares. If Oberst Vollrath loses an assault he is captured instead of hit and moves with the unit that took him; if that unit is destroyed he is placed beside it with a Suppressed marker. The Soviet player wins at once when the captor leaves by the west edge. Whatever becomes of Vollrath, the German player takes at least one Numbered token each turn while he has a unit on the battlefield.',
    ],
  },
  '10': {
    intro:
      'Everything that still rolls or marches is thrown at the last thousand meters. On the bank there is nowhere left to step back to.',
    rules: [
      'At the start of turn 5 two Strelki Fire Groups and one PPSh Storm Group land on the Ferry Landing zone. Hand of five cards.',
    ],
  },
};
