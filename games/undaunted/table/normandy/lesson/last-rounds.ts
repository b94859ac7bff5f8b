import { read, task } from '@kurgan/kit/lesson';
import { type Page, panel, tile, watch } from './page.ts';

/** Control, Inspire and an attack of your own. */
const thirdRound: readonly Page[] = [
  task({
    title: 'A tie',
    text: 'Round 3. You have all you need for a good turn, so bid the Fog again. If Germany bids as low, the marker stays where it is: with you.',
    rules: ['UN-INIT-04', 'UN-INIT-06'],
    actions: ['bid fog-of-war', 'german: bid fog-of-war'],
    hint: 'Press Bid 1 on the Fog of War. On a phone, choose the card first.',
    point: [panel('bids')],
  }),
  task({
    title: 'Take control',
    text: 'One to one, and you go first. Control turns your marker to the flag, and you score the points. Only Riflemen can do it, and no enemy may be there. Take 13B, then 2B.',
    rules: ['UN-CTRL-01', 'UN-CTRL-03', 'UN-CTRL-04', 'UN-TOK-03'],
    actions: ['control rifleman-B', 'control rifleman-A'],
    hint: 'Press Control on Rifleman B, then Control on Rifleman A.',
    point: [panel('points-us')],
  }),
  task({
    title: 'Once more',
    text: 'Three points. Cards you play stay in your play area until the turn ends. Squad Leader A can inspire: a played card of his squad returns to your hand, and you can play it again. Return Rifleman A.',
    rules: ['UN-INSP-01', 'UN-INSP-02', 'UN-INSP-04'],
    actions: ['inspire squad-leader-A', 'return rifleman-A'],
    hint: 'Press Inspire on Squad Leader A. Rifleman A is the only card of squad A you have played, so it comes back.',
    point: [panel('play')],
  }),
  task({
    title: 'Fire',
    text: 'You can attack any enemy unit, however far away. Scouts B on 12B have defense 5, cover 0 and range 2. So 7, 8, 9 and 0 hit: 40 %. Check the sum, fire, then end your turn.',
    rules: ['UN-ATK-02', 'UN-GEO-04', 'UN-ATK-05', 'UN-ATK-09'],
    actions: ['attack rifleman-A scouts-B', 'end'],
    hint: 'Choose Rifleman A, then the German Scouts B on 12B, then press Attack. Then press End turn.',
    point: [panel('hand')],
  }),
  watch({
    title: 'Conceal',
    text: 'Your 9 hit. Germany had no Scout B in hand or discard pile, so the deck lost one. Nobody fires back. Now German Scouts conceal: you gain a Fog of War. Riflemen B move to 12B. Both sides may share a tile.',
    rules: ['UN-ATK-08', 'UN-ATK-10', 'UN-CAS-04', 'UN-CONC-01', 'UN-GEO-05'],
    actions: ['conceal scout-A', 'move rifleman-B 12B', 'end'],
    point: [panel('piles'), panel('dice')],
  }),
];

/** Going second, and hunkering down. */
const fourthRound: readonly Page[] = [
  task({
    title: 'Outbid',
    text: 'Round 4. The enemy is close, and you would like to fire first. Bid Squad Leader B.',
    rules: ['UN-INIT-03', 'UN-INIT-08'],
    actions: ['bid squad-leader-B', 'german: bid platoon-sergeant'],
    hint: 'Press Bid 7 on Squad Leader B. On a phone, choose the card first.',
    point: [panel('bids')],
  }),
  watch({
    title: 'The danger of going second',
    text: 'Nine beats seven. Germany fires while you still hold cards, and you lose cards in hand first. German Riflemen B and A fire at your Scouts A on 12B. Then a Squad Leader fills the deck.',
    rules: ['UN-CAS-12', 'UN-CAS-02'],
    actions: [
      'attack rifleman-B scouts-A',
      'attack rifleman-A scouts-A',
      'bolster squad-leader-A',
      'take scout-A',
      'take rifleman-A',
      'end',
    ],
    point: [panel('hand'), panel('dice')],
  }),
  task({
    title: 'In the open',
    text: 'The first shot missed. The second, another 0, took Scout A from your hand. German Riflemen B on 12B are in the open, one tile from yours: 4 plus 1 makes 5, so 60 % to hit. Attack them with Riflemen B.',
    rules: ['UN-ATK-04', 'UN-TOK-14', 'UN-CAS-10'],
    actions: ['attack rifleman-B riflemen-B'],
    hint: 'Choose Rifleman B, then the German Riflemen B on 12B, then press Attack.',
    point: [panel('hand')],
  }),
  task({
    title: 'Hunker down',
    text: 'A 7 hits. Riflemen A have nothing to do on 2B. Instead of acting, a card can hunker down: it returns to your supply, so you draw better cards sooner. A Bolster can bring it back.',
    rules: ['UN-HUNK-01', 'UN-HUNK-02'],
    actions: ['hunker rifleman-A'],
    hint: 'Press Hunker on Rifleman A. On a phone, choose the card first.',
    point: [panel('hand'), panel('supply')],
  }),
  read({
    title: 'Suppressed',
    text: 'Later scenarios bring Machine Gunners. Suppress turns a unit face down: it can’t act until one of its cards is spent to rally it. Snipers move without scouting, and Mortars shell a whole tile.',
    rules: ['UN-SUPR-01', 'UN-SUP-01', 'UN-SUP-02', 'UN-STALK-01', 'UN-BLAST-01'],
  }),
  read({
    title: 'How it ends',
    text: 'Five points win at once, even in mid-turn. You have three. In some scenarios a side wins by pinning the enemy: no enemy Riflemen left on the board. Try anything: if you can’t do it, you are told why. Play on from here.',
    rules: ['UN-END-02', 'UN-END-03', 'UN-END-04', 'UN-ROUND-03'],
    point: [panel('objectives'), panel('points-us'), tile('16B')],
  }),
];

export const LAST_ROUNDS: readonly Page[] = [...thirdRound, ...fourthRound];
