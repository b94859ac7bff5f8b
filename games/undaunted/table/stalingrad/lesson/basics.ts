import { read, task } from '@kurgan/kit/lesson';
import { type Page, panel, tile, watch } from './page.ts';

/** A deck, a bid and a first turn, for who has not played Undaunted before. */
export const BASICS: readonly Page[] = [
  task({
    title: 'A deck is a platoon',
    text: 'You lead the Soviet platoon. Each card is a soldier with a name. Eleven cards make your starting deck; the rest is your supply. Where several soldiers could serve, you choose. The ticked ones will do: confirm them.',
    rules: ['US-DEF-18', 'US-SET1-09', 'US-CSET-20'],
    actions: ['confirm', 'german: confirm'],
    hint: 'Press Confirm deck.',
  }),
  read({
    title: 'The square',
    text: 'You are in red, Germany in gray. The first side to control four points of objectives wins and takes the square. The paper hexagons show what a tile is worth.',
    rules: ['US-SET1-10', 'US-END-03'],
    point: [panel('objectives'), panel('points-soviet')],
  }),
  read({
    title: 'Units and their cards',
    text: 'A unit acts only when you play one of its cards. The filled boxes are cards in your deck, hand and discard pile; the empty ones are in your supply. Each round you draw four, bid for the initiative, and take a turn.',
    rules: ['US-DEF-02', 'US-RND-01', 'US-DRAW-01'],
    point: [panel('units'), panel('hand')],
  }),
  task({
    title: 'A bid in the dark',
    text: 'Both sides choose a card in secret. The higher number goes first, and both cards are discarded. Fog of War can’t be played, so it makes a cheap bid. On a tie you keep the marker.',
    rules: ['US-INIT-01', 'US-INIT-02', 'US-INIT-03', 'US-INIT-05'],
    actions: ['bid fog-of-war', 'german: bid fog-of-war'],
    hint: 'Press Bid 1 on the Fog of War. On a phone, choose the card first.',
    point: [panel('bids')],
  }),
  task({
    title: 'Bolster',
    text: 'A tie, so you go first. Your deck is thin. The Sergeant’s Bolster 3 moves three cards from your supply to your discard pile, to be drawn later. Take Zimin and Malyutin of squad A and Burlakov of squad B.',
    rules: ['US-TURN-02', 'US-SUPT-01'],
    actions: ['bolster S-S-001', 'take S-S-005', 'take S-S-010', 'take S-S-006'],
    hint: 'Press Bolster on the Platoon Sergeant, then Rifleman A Zimin, Rifleman B Burlakov and Rifleman A Malyutin in the supply.',
    point: [panel('supply')],
  }),
  task({
    title: 'Scouts ahead',
    text: 'Scouts enter tiles your side hasn’t scouted and leave a marker there; then the others can follow. Each new marker puts a Fog of War into your discard pile. Scout 2 means two steps: 505, then 404.',
    rules: ['US-MOVE-04', 'US-MOVE-05', 'US-MOVE-06'],
    actions: ['scout S-S-014 505', 'go 404'],
    hint: 'Choose Scout A, then 505 on the board, then 404.',
    point: [panel('hand')],
  }),
  task({
    title: 'The others follow',
    text: 'Other units move only to tiles with your marker. 504 has had one from the start and is worth two points. Move Riflemen A there and end your turn.',
    rules: ['US-MOVE-01', 'US-MOVE-02', 'US-TURN-04'],
    actions: ['move S-S-004 504', 'end'],
    hint: 'Choose Rifleman A, then 504. Then press End turn.',
    point: [panel('hand')],
  }),
  watch({
    title: 'The German turn',
    text: 'German Riflemen A step out onto 503, next to yours. What you played has gone to your discard pile, and four new cards are on their way.',
    rules: ['US-TURN-01', 'US-TURN-05'],
    actions: ['move G-S-004 503', 'end'],
    point: [panel('enemy'), tile('503')],
  }),
];
