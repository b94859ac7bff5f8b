import type { Touch } from '@kurgan/kit';
import { type LessonStep, read, task } from '@kurgan/kit/lesson';
import type { RuleId } from '../../rules/rule-ids.ts';

/** A page of the lesson: it can only cite rules that exist. */
export type Page = LessonStep<RuleId>;

const place = (word: string): Touch => ({ name: 'place', word });
const panel = (word: 'fight'): Touch => ({ name: 'panel', word });
const button = (action: string): Touch => ({ name: 'action', word: action });

const moving: readonly Page[] = [
  read({
    title: 'The race',
    text: 'You lead the Axis. Take every city zone with RP, and the war is won at once. At the end of round 13 a single one of them in supply is still a victory. The Allies must hold out.',
    rules: ['AA-VIC-02', 'AA-VIC-03', 'AA-END-02'],
    point: [place('tractor-factory')],
  }),
  read({
    title: 'Fourteen cards',
    text: 'A round is fourteen order cards, from left to right. Gray cards are yours, red ones are the Allies’. A card that does nothing this round is skipped: now it is card 3, Axis movement.',
    rules: ['AA-ORD-01', 'AA-ORD-03', 'AA-ORD-05'],
  }),
  read({
    title: 'Chips',
    text: 'A chip is a kind of unit and how many of it stand there: a cross for infantry, a dot for artillery, an oval for tanks. At most eight land units of a side share a zone.',
    rules: ['AA-MAP-08', 'AA-COMP-02'],
    point: [place('novomoskovsk')],
  }),
  task({
    title: 'Over the Don',
    text: 'Three infantry hold Kalach, across the river. Send all eight units from Novomoskovsk: the four infantry first, then mechanized infantry, artillery and both assault guns.',
    rules: ['AA-MOVE-02', 'AA-MOVE-05', 'AA-MAP-13'],
    actions: [
      'from novomoskovsk',
      'move 4 infantry kalach',
      'move 1 mechanized kalach',
      'move 1 artillery kalach',
      'move 2 assault-gun kalach',
    ],
    hint: 'Choose Novomoskovsk, pick the kind of unit the list names, then choose Kalach. The list of choices (L) works too.',
    point: [place('novomoskovsk'), place('kalach')],
  }),
  task({
    title: 'From the air',
    text: 'Aircraft fly as far as they like. A bomber attacks with 3, and what it hits is yours to name. Send the one at Oblivskaya against Kalach. It lands again after the fights.',
    rules: ['AA-UNIT-09', 'AA-ATT-02', 'AA-AIR-02'],
    actions: ['from oblivskaya', 'attack bomber kalach'],
    hint: 'Choose Oblivskaya, pick the bomber, then Kalach.',
    point: [place('oblivskaya'), place('kalach')],
  }),
  task({
    title: 'Enough for today',
    text: 'In a real game you would move many more: nothing forces a unit to stay, and moves can be undone until something is revealed. Here one attack is enough. End your movement.',
    rules: ['AA-MOVE-01', 'AA-ORD-07'],
    actions: ['done'],
    hint: 'Press the button that ends the phase.',
    point: [button('done')],
  }),
];

const fighting: readonly Page[] = [
  read({
    title: 'The battle card',
    text: 'Every contested zone sees one round of combat, in your order. The card shows both forces by the number they hit with, the losses to expect, and the chance to take the zone, exactly.',
    rules: ['AA-ATT-06', 'AA-CMB-14'],
    point: [panel('fight')],
  }),
  task({
    title: 'Throw them back',
    text: 'A die hits with the unit’s number or less. You attacked over an unfrozen river, so each defender of Kalach has 1 more: 3 instead of 2. Choose Kalach, and roll.',
    rules: ['AA-CMB-08', 'AA-DEF-09'],
    actions: ['fight kalach'],
    hint: 'Choose Kalach on the card or on the board, then press Roll.',
    point: [place('kalach'), button('fight kalach')],
  }),
  task({
    title: 'They fire back',
    text: 'All three defenders fall, but casualties of the defender still fire: two hits on you. You name your own losses. Infantry is cheapest, and already crossed out. Give up two.',
    rules: ['AA-CMB-15', 'AA-CMB-16', 'AA-CMB-17'],
    actions: ['lose 2 infantry'],
    hint: 'Press the button that gives up two.',
    point: [panel('fight')],
  }),
  task({
    title: 'Kalach is yours',
    text: 'Only you have land units left, so you control it. Next, Abganerovo Station: a battle from before, without any bonus for the river. Roll there.',
    rules: ['AA-CMB-22', 'AA-CMB-10'],
    actions: ['fight abganerovo-station'],
    hint: 'Choose Abganerovo Station on the card, then press Roll.',
    point: [place('abganerovo-station')],
  }),
  task({
    title: 'A shot at a tank',
    text: 'One of the hits came from the assault gun. Such a hit may demand a tank; other hits are the owner’s choice. Demand the tank. Then the Allies name two more losses and fire.',
    rules: ['AA-TGT-01', 'AA-TGT-04', 'AA-R-64'],
    actions: ['demand tank', 'allies: lose 2 infantry'],
    hint: 'Press Tank.',
    point: [panel('fight')],
  }),
  task({
    title: 'The battle goes on',
    text: 'One hit on you. Give up an infantry: both sides are still there, so the zone stays contested, and units in it are locked until the next Attack card.',
    rules: ['AA-CMB-21', 'AA-MOVE-06'],
    actions: ['lose 1 infantry'],
    hint: 'Press the button that gives up one.',
    point: [panel('fight')],
  }),
  task({
    title: 'Cut off',
    text: 'No chain of your zones leads from Tinguta to an exit, so your force there has 1 less on each die, and infantry rolls none. The fight must be fought all the same. Roll.',
    rules: ['AA-SUP-04', 'AA-CMB-06'],
    actions: ['fight tinguta', 'allies: lose 2 infantry'],
    hint: 'Press Roll.',
    point: [place('tinguta')],
  }),
  task({
    title: 'The last loss',
    text: 'One hit again. Auto would choose for you from now on: cheapest units first, aircraft only to save the last land unit. Give up an infantry.',
    rules: ['AA-CMB-17', 'AA-CMB-18'],
    actions: ['lose 1 infantry'],
    hint: 'Press the button that gives up one.',
    point: [panel('fight')],
  }),
  read({
    title: 'Their half of the round',
    text: 'Your bomber has landed by itself. The workers built a tank, the Allies collected 16 RP, and now they buy, move and attack. Leave the lesson to play on against them.',
    rules: ['AA-LAND-01', 'AA-FAC-01', 'AA-ALR-01'],
  }),
];

export const FIRST_ROUND: readonly Page[] = [...moving, ...fighting];
