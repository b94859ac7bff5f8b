import { read, task } from '@kurgan/kit/lesson';
import { type Page, panel, tile, watch } from './page.ts';

/** Control, Inspire and an attack of your own. */
const thirdRound: readonly Page[] = [
  task({
    title: 'A tie',
    text: 'Round 3. You have what you need for a good turn, so bid the Fog once more. Should Germany bid as low, the marker stays where it is: with you.',
    rules: ['UN-INIT-04', 'UN-INIT-06'],
    actions: ['bid fog-of-war', 'german: bid fog-of-war'],
    hint: 'Choose the Fog of War, then press Bid 1.',
    point: [panel('bids')],
  }),
  task({
    title: 'Take control',
    text: 'One to one, and you go first. Control turns your marker to the flag, and the points are yours. Only Rifleman cards can do it, and no enemy may stand there. Take 13B and 2B.',
    rules: ['UN-CTRL-01', 'UN-CTRL-03', 'UN-CTRL-04', 'UN-TOK-03'],
    actions: ['control rifleman-B', 'control rifleman-A'],
    hint: 'Press Control on Rifleman B, then Control on Rifleman A.',
    point: [panel('points-us')],
  }),
  task({
    title: 'Once more',
    text: 'Three points. Played cards lie in your play area until the turn ends. Squad Leader A can inspire: a card of his squad returns to your hand and is played again. Return Rifleman A.',
    rules: ['UN-INSP-01', 'UN-INSP-02', 'UN-INSP-04'],
    actions: ['inspire squad-leader-A', 'return rifleman-A'],
    hint: 'Press Inspire on Squad Leader A, then Rifleman A in the play area.',
    point: [panel('play')],
  }),
  task({
    title: 'Fire',
    text: 'You may attack any enemy counter, however far. Scouts B on 12B: defence 5, cover 0, range 2. So 7, 8, 9 and 0 hit, 40 in 100. Look at the sum, then fire.',
    rules: ['UN-ATK-02', 'UN-GEO-04', 'UN-ATK-05', 'UN-ATK-09'],
    actions: ['attack rifleman-A scouts-B'],
    hint: 'Choose Rifleman A, touch the German Scouts B on 12B, then press Attack.',
    point: [panel('hand')],
  }),
  read({
    title: 'A hit',
    text: 'A 9, and a 7 would have been enough. A 0 always hits, whatever the defence. There was no Scout B in the German hand or discard pile, so the deck lost one. Nobody shoots back, and one hit is all a shot can do.',
    rules: ['UN-ATK-07', 'UN-ATK-08', 'UN-ATK-10', 'UN-CAS-04'],
    point: [panel('dice')],
  }),
  watch({
    title: 'Conceal',
    text: 'German Scouts conceal: a Fog of War goes from your supply into your discard pile. Squad Leader A brings a Rifleman and a Scout into the deck, and the German Riflemen B come up to 12B. Counters of both sides may share a tile.',
    rules: ['UN-CONC-01', 'UN-GEO-05'],
    actions: ['conceal scout-A', 'bolster squad-leader-A', 'take rifleman-A', 'take scout-A', 'move rifleman-B 12B'],
    point: [panel('piles')],
  }),
];

/** What it means to go second, and to hunker down. */
const fourthRound: readonly Page[] = [
  task({
    title: 'Outbid',
    text: 'Round 4. The enemy is close now, and you would like to fire first. Bid Squad Leader B.',
    rules: ['UN-INIT-03', 'UN-INIT-08'],
    actions: ['bid squad-leader-B', 'german: bid platoon-sergeant'],
    hint: 'Choose Squad Leader B, then press Bid 7.',
    point: [panel('bids')],
  }),
  watch({
    title: 'The danger of going second',
    text: 'Nine beats seven. Germany fires while you still hold cards, and those in the hand are lost first. Three shots: at Riflemen B on 13B, at Riflemen A on 2B, and at Scouts B on 17B.',
    rules: ['UN-CAS-12', 'UN-CAS-02'],
    actions: ['attack rifleman-A riflemen-B', 'attack scout-B riflemen-A', 'attack scout-B scouts-B'],
    point: [panel('hand'), panel('dice')],
  }),
  task({
    title: 'In the open',
    text: 'Two shots missed, the third took Scout B from your hand. The Riflemen B on 12B stand in the open, one tile from yours: 4 and 1 make 5, six faces of ten. Attack them with Riflemen B.',
    rules: ['UN-ATK-04', 'UN-TOK-14', 'UN-CAS-10'],
    actions: ['attack rifleman-B riflemen-B'],
    hint: 'Choose Rifleman B, touch the German Riflemen B on 12B, then press Attack.',
    point: [panel('hand')],
  }),
  task({
    title: 'Hunker down',
    text: 'A 7 hits. Riflemen A have nothing to do on 2B. Instead of acting, a card may hunker down: it returns to the supply, so better cards come round sooner. A Bolster can fetch it again.',
    rules: ['UN-HUNK-01', 'UN-HUNK-02'],
    actions: ['hunker rifleman-A'],
    hint: 'Press the small sign with the arrow on Rifleman A; on a phone, choose the card and press Hunker.',
    point: [panel('hand'), panel('supply')],
  }),
  read({
    title: 'Suppressed',
    text: 'Later scenarios bring Machine Gunners. Suppress turns a counter face down: it can do nothing until a card of that unit is spent to rally it. Snipers need no marker, and Mortars shell a whole tile.',
    rules: ['UN-SUPR-01', 'UN-SUP-01', 'UN-SUP-02', 'UN-STALK-01', 'UN-BLAST-01'],
  }),
  read({
    title: 'How it ends',
    text: 'Five points win at once, in the middle of a turn; you have three. In some scenarios a side wins by pinning the enemy: no Riflemen left on the board. Touch what cannot be done, and you are told why. Play on from here.',
    rules: ['UN-END-02', 'UN-END-03', 'UN-END-04', 'UN-ROUND-03'],
    point: [panel('objectives'), panel('points-us'), tile('16B')],
  }),
];

export const LAST_ROUNDS: readonly Page[] = [...thirdRound, ...fourthRound];
