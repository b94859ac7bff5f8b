import { read, task } from '@kurgan/kit/lesson';
import { type Page, panel, tile, watch } from './page.ts';

/** The table, a bid, and a first turn: Bolster, Scout, Move. */
const firstRound: readonly Page[] = [
  read({
    title: 'La Raye',
    text: 'You lead the US platoon, in olive. Germany, in gray, holds the cottages. The first side to control five points of objectives wins. The paper hexagons show what a tile is worth.',
    rules: ['UN-END-01', 'UN-END-03', 'UN-TOK-07'],
    point: [panel('objectives'), panel('points-us')],
  }),
  read({
    title: 'Units and their cards',
    text: 'Your four units are on 17B. A unit acts only when you play one of its cards. The filled boxes are cards in your deck, hand and discard pile. The empty ones are in your supply.',
    rules: ['UN-COMP-07', 'UN-COMP-08', 'UN-COMP-10'],
    point: [panel('units'), tile('17B')],
  }),
  read({
    title: 'Three phases',
    text: 'Each round, both sides draw four cards, bid for the initiative, and take one turn each. You have just drawn your cards. You can’t save any for a later round.',
    rules: ['UN-ROUND-01', 'UN-DRAW-01', 'UN-TURN-07'],
    point: [panel('ribbon'), panel('hand')],
  }),
  task({
    title: 'A bid in the dark',
    text: 'Both sides choose a card in secret. The higher number goes first, and both cards are discarded. Fog of War can only be bid, and this round you don’t mind going second. Bid it.',
    rules: ['UN-INIT-01', 'UN-INIT-05', 'UN-FOG-02'],
    actions: ['bid fog-of-war', 'german: bid rifleman-A'],
    hint: 'Press Bid 1 on the Fog of War. On a phone, choose the card first.',
    point: [panel('bids')],
  }),
  read({
    title: 'Five beats one',
    text: 'Germany bid Rifleman A, a 5, and takes the initiative marker. Whoever holds it goes first this round. If the bids had been equal, you would have kept it.',
    rules: ['UN-INIT-03', 'UN-INIT-04', 'UN-TOK-09'],
    point: [panel('bids')],
  }),
  watch({
    title: 'The German turn',
    text: 'German Riflemen move up to 8A. The Platoon Sergeant adds two Riflemen and a Scout to the German deck, and Scouts go ahead to 12B. You have nothing to decide now. The log keeps track.',
    rules: ['UN-TURN-01', 'UN-TURN-10'],
    actions: [
      'move rifleman-B 8A',
      'bolster platoon-sergeant',
      'take scout-B',
      'take rifleman-B',
      'take rifleman-A',
      'scout scout-B 12B',
      'halt',
      'end',
    ],
    point: [panel('enemy')],
  }),
  task({
    title: 'Bolster',
    text: 'Your deck is thin: one card for each unit. The Platoon Sergeant’s Bolster 3 moves three cards from your supply to your discard pile, so you draw them later. Take Rifleman B, Rifleman A, and Rifleman B again.',
    rules: ['UN-TURN-02', 'UN-BOL-01'],
    actions: ['bolster platoon-sergeant', 'take rifleman-B', 'take rifleman-A', 'take rifleman-B'],
    hint: 'Press Bolster on the Platoon Sergeant, then Rifleman B, Rifleman A and Rifleman B in the supply.',
    point: [panel('supply')],
  }),
  task({
    title: 'Scouts ahead',
    text: 'Scouts can enter tiles your side hasn’t scouted. They leave a marker, the open eye, and then your other units can follow. Scout 2 means two steps: go to 13B, then to 12B.',
    rules: ['UN-SCOUT-01', 'UN-SCOUT-02', 'UN-TOK-01'],
    actions: ['scout scout-A 13B', 'go 12B'],
    hint: 'Choose Scout A, then 13B on the board, then 12B.',
    point: [panel('hand')],
  }),
  read({
    title: 'The price is Fog',
    text: 'Each new marker put a Fog of War from your supply into your discard pile. You will draw it sooner or later, and you can’t play it. Scout what you need, not all you can.',
    rules: ['UN-SCOUT-03', 'UN-FOG-01', 'UN-FOG-04'],
    point: [panel('piles'), tile('12B')],
  }),
  task({
    title: 'The others follow',
    text: 'Other units move only to tiles your side has scouted. 2B was scouted from the start, and it is worth a point. Move Riflemen A there. That was your last card, so end your turn.',
    rules: ['UN-MOVE-01', 'UN-MOVE-02', 'UN-TURN-08'],
    actions: ['move rifleman-A 2B', 'end'],
    hint: 'Choose Rifleman A, then 2B on the board. Then press End turn.',
    point: [panel('hand')],
  }),
];

/** A high bid, Recon, a Squad Leader, and the first casualty. */
const secondRound: readonly Page[] = [
  read({
    title: 'Discarded',
    text: 'The cards you played went to your discard pile. Until you end your turn, you can still undo a card that revealed nothing. Round 2: four new cards. When your deck runs out, you shuffle the discard pile into a new one.',
    rules: ['UN-TURN-06', 'UN-TURN-08', 'UN-DRAW-02'],
    point: [panel('piles'), panel('hand')],
  }),
  task({
    title: 'A high bid',
    text: 'This time you want to act before the enemy fires. Squad Leader B bids 7, but then he can’t act this round. Bid him.',
    rules: ['UN-INIT-08', 'UN-INIT-05'],
    actions: ['bid squad-leader-B', 'german: bid fog-of-war'],
    hint: 'Press Bid 7 on Squad Leader B. On a phone, choose the card first.',
    point: [panel('bids')],
  }),
  task({
    title: 'Recon',
    text: 'Germany bid Fog, so the marker is yours. You hold Fog, too, and only a Scout’s Recon gets rid of it: it leaves the game, and you draw a card instead. Play Scout B for Recon.',
    rules: ['UN-RECON-01', 'UN-FOG-03'],
    actions: ['recon scout-B'],
    hint: 'Press Recon on Scout B.',
    point: [panel('hand')],
  }),
  task({
    title: 'Squad Leaders',
    text: 'You drew Squad Leader A. His Bolster takes only cards of squad A. Take two more Rifleman A. The more cards a unit has, the more often it acts and the more hits it survives.',
    rules: ['UN-BOL-02', 'UN-COMP-13'],
    actions: ['bolster squad-leader-A', 'take rifleman-A', 'take rifleman-A'],
    hint: 'Press Bolster on Squad Leader A, then Rifleman A twice.',
    point: [panel('supply')],
  }),
  task({
    title: 'To the manor',
    text: '13B is worth 2 points, and your Scouts have scouted it. Its walls give cover 1, the number in the dark shield. Move Riflemen B there and end your turn.',
    rules: ['UN-MOVE-02', 'UN-TOK-14'],
    actions: ['move rifleman-B 13B', 'end'],
    hint: 'Choose Rifleman B, then 13B. Then press End turn.',
    point: [panel('hand')],
  }),
  watch({
    title: 'Under fire',
    text: 'Germany’s Squad Leaders fill the deck. Then German Scouts A fire at your Riflemen B from 5B. Your defense is 4, plus 1 for the cover of 13B, plus 2 for a range of two tiles. A 7 or more hits.',
    rules: ['UN-ATK-03', 'UN-ATK-04', 'UN-ATK-06'],
    actions: [
      'bolster squad-leader-B',
      'take rifleman-B',
      'take rifleman-B',
      'bolster squad-leader-A',
      'take rifleman-A',
      'take rifleman-A',
      'attack scout-A riflemen-B',
      'end',
    ],
    point: [panel('dice')],
  }),
  read({
    title: 'A casualty',
    text: 'They rolled a 0. It counts as 10, and it always hits. A hit costs the unit one card: from your hand, else your discard pile, else your deck. You lost a Rifleman B from your discard pile. A unit without cards leaves the board.',
    rules: ['UN-ATK-07', 'UN-CAS-01', 'UN-CAS-03', 'UN-CAS-05', 'UN-COMP-09'],
    point: [panel('dice'), panel('units')],
  }),
];

export const FIRST_ROUNDS: readonly Page[] = [...firstRound, ...secondRound];
