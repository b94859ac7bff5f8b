import { read, task } from '@kurgan/kit/lesson';
import { type Page, panel, tile, watch } from './page.ts';

/** What lies on the table, a bid, and a first turn: Bolster, Scout, Move. */
const firstRound: readonly Page[] = [
  read({
    title: 'La Raye',
    text: 'You lead the US platoon, in olive. Germany, in grey, holds the cottages. The first side to control five points of objectives wins. The paper hexagons tell what a tile is worth.',
    rules: ['UN-END-01', 'UN-END-03', 'UN-TOK-07'],
    point: [panel('objectives'), panel('points-us')],
  }),
  read({
    title: 'Units and their cards',
    text: 'Your four units stand on 17B. A unit acts only when one of its cards is played. Full marks are cards in your deck, hand and discard pile; empty ones wait in the supply.',
    rules: ['UN-COMP-07', 'UN-COMP-08', 'UN-COMP-10'],
    point: [panel('units'), tile('17B')],
  }),
  read({
    title: 'Three phases',
    text: 'Each round both sides draw four cards, bid for the initiative, and take one turn each. You have just drawn. No card can be saved for a later round.',
    rules: ['UN-ROUND-01', 'UN-DRAW-01', 'UN-TURN-07'],
    point: [panel('ribbon'), panel('hand')],
  }),
  task({
    title: 'A bid in the dark',
    text: 'Both sides choose a card in secret. The higher number takes the first turn, and both cards are discarded. Fog of War is good for nothing else, and today you do not mind going second: bid it.',
    rules: ['UN-INIT-01', 'UN-INIT-05', 'UN-FOG-02'],
    actions: ['bid fog-of-war', 'german: bid rifleman-A'],
    hint: 'Choose the Fog of War, then press Bid 1.',
    point: [panel('bids')],
  }),
  read({
    title: 'Five beats one',
    text: 'Germany bid Rifleman A, worth 5, and takes the initiative marker. Its holder has the first turn of the round. Had the bids been equal, the marker would have stayed with you.',
    rules: ['UN-INIT-03', 'UN-INIT-04', 'UN-TOK-09'],
    point: [panel('bids')],
  }),
  watch({
    title: 'The German turn',
    text: 'Riflemen come up to 8A, and Scouts go ahead to 12B. The Platoon Sergeant brings a Rifleman and two Scouts into the German deck. You decide nothing now; the log keeps all of it.',
    rules: ['UN-TURN-01', 'UN-TURN-10'],
    actions: [
      'move rifleman-B 8A',
      'scout scout-B 12B',
      'halt',
      'bolster platoon-sergeant',
      'take rifleman-B',
      'take scout-B',
      'take scout-B',
    ],
    point: [panel('enemy')],
  }),
  task({
    title: 'Bolster',
    text: 'Your deck has one card for each unit, which is thin. The Platoon Sergeant’s Bolster 3 moves three cards from the supply to your discard pile, to be drawn later. Take two Rifleman B and one Rifleman A.',
    rules: ['UN-TURN-02', 'UN-BOL-01'],
    actions: ['bolster platoon-sergeant', 'take rifleman-B', 'take rifleman-B', 'take rifleman-A'],
    hint: 'Press Bolster on the Platoon Sergeant, then twice Rifleman B and Rifleman A in the supply.',
    point: [panel('supply')],
  }),
  task({
    title: 'Scouts ahead',
    text: 'Scouts enter tiles where your side has no marker yet. They leave one, an open eye, and others may follow them. Scout 2 is two steps: go to 13B, and on to 12B.',
    rules: ['UN-SCOUT-01', 'UN-SCOUT-02', 'UN-TOK-01'],
    actions: ['scout scout-A 13B', 'go 12B'],
    hint: 'Choose Scout A, touch 13B on the board, then 12B.',
    point: [panel('hand')],
  }),
  read({
    title: 'The price is Fog',
    text: 'Each new marker put a Fog of War from your supply into your discard pile. It will turn up in your hand and cannot be played. Scout what you need, not all you can.',
    rules: ['UN-SCOUT-03', 'UN-FOG-01', 'UN-FOG-04'],
    point: [panel('piles'), tile('12B')],
  }),
  task({
    title: 'The others follow',
    text: 'A Move leads only onto tiles with your own marker. 2B has had one from the start, and it is worth a point. Move Riflemen A there.',
    rules: ['UN-MOVE-01', 'UN-MOVE-02'],
    actions: ['move rifleman-A 2B'],
    hint: 'Choose Rifleman A, then touch 2B on the board.',
    point: [panel('hand')],
  }),
];

/** A high bid, Recon, a Squad Leader, and the first casualty. */
const secondRound: readonly Page[] = [
  read({
    title: 'Discarded',
    text: 'Your hand was empty, so your turn was over, and what you had played was discarded. Round 2: four new cards. When the deck runs out, the discard pile is shuffled into a new one.',
    rules: ['UN-TURN-06', 'UN-TURN-08', 'UN-DRAW-02'],
    point: [panel('piles'), panel('hand')],
  }),
  task({
    title: 'A high bid',
    text: 'This time you want to act before the enemy fires. Squad Leader B is worth 7. It costs you his action. Bid him.',
    rules: ['UN-INIT-08', 'UN-INIT-05'],
    actions: ['bid squad-leader-B', 'german: bid fog-of-war'],
    hint: 'Choose Squad Leader B, then press Bid 7.',
    point: [panel('bids')],
  }),
  task({
    title: 'Recon',
    text: 'Germany bid Fog: the marker is yours. There is Fog in your own hand, too. Only a Scout’s Recon gets rid of it: the Fog leaves the game, and you draw a card for it. Play Scout B for Recon.',
    rules: ['UN-RECON-01', 'UN-FOG-03'],
    actions: ['recon scout-B'],
    hint: 'Press Recon on Scout B.',
    point: [panel('hand')],
  }),
  task({
    title: 'Squad Leaders',
    text: 'You drew Squad Leader A. His Bolster takes cards of squad A only. Take two more Rifleman A. With more cards a unit acts more often, and it survives more hits.',
    rules: ['UN-BOL-02', 'UN-COMP-13'],
    actions: ['bolster squad-leader-A', 'take rifleman-A', 'take rifleman-A'],
    hint: 'Press Bolster on Squad Leader A, then Rifleman A twice.',
    point: [panel('supply')],
  }),
  task({
    title: 'To the manor',
    text: '13B is worth 2 points, and your Scouts have marked it. Walls give it cover 1, the number in the dark shield. Move Riflemen B there.',
    rules: ['UN-MOVE-02', 'UN-TOK-14'],
    actions: ['move rifleman-B 13B'],
    hint: 'Choose Rifleman B, then touch 13B.',
    point: [panel('hand')],
  }),
  watch({
    title: 'Under fire',
    text: 'German Scouts A fire at your Riflemen B from 5B. Their defence is 4, the cover of 13B adds 1, the range of two tiles adds 2: the die must show 7 or more. Then Germany fills its deck.',
    rules: ['UN-ATK-03', 'UN-ATK-04', 'UN-ATK-06'],
    actions: [
      'attack scout-A riflemen-B',
      'bolster squad-leader-B',
      'take rifleman-B',
      'take rifleman-B',
      'bolster squad-leader-A',
      'take rifleman-A',
      'take scout-A',
    ],
    point: [panel('dice')],
  }),
  read({
    title: 'A casualty',
    text: 'A hit costs one card of that unit: from the hand, else the discard pile, else the deck. You held none, so a Rifleman B left your discard pile for good. With no card left anywhere, the counter itself would have gone.',
    rules: ['UN-CAS-01', 'UN-CAS-03', 'UN-CAS-05', 'UN-COMP-09'],
    point: [panel('dice'), panel('units')],
  }),
];

export const FIRST_ROUNDS: readonly Page[] = [...firstRound, ...secondRound];
