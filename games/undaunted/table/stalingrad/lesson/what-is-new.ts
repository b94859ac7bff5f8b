import { read, task } from '@kurgan/kit/lesson';
import { type Page, panel, tile } from './page.ts';

export const WHAT_IS_NEW = 'What is new';

/** Everything that a player of Normandy has to learn for a first campaign. */
export const NEW: readonly Page[] = [
  read({
    title: WHAT_IS_NEW,
    text: 'From here on: what Normandy doesn’t have. Draw, bid, turns, Bolster, Scout and Fog of War are as you know them. Soldiers have names now, and you chose which of them start in your deck. Round 2 begins.',
    rules: ['US-RND-01', 'US-CSET-20', 'US-DEF-16'],
    point: [panel('hand')],
  }),
  task({
    title: 'A tie again',
    text: 'German Riflemen A stand on 503, in the open. You want to act first but keep your good cards. Bid the Fog of War and hope for a tie.',
    rules: ['US-INIT-03', 'US-FOG-01'],
    actions: ['bid fog-of-war', 'german: bid fog-of-war'],
    hint: 'Press Bid 1 on the Fog of War. On a phone, choose the card first.',
    point: [panel('bids')],
  }),
  task({
    title: 'Suppress',
    text: 'Every platoon has Machine Gunners from the start. Suppress 4 rolls four dice. Defense 4, no cover, two tiles away: a 6 or more hits. A suppressed unit can’t act until one of its cards readies it. Suppress Riflemen A.',
    rules: ['US-CMBT-02', 'US-CMBT-10', 'US-CMBT-17', 'US-STAT-01'],
    actions: ['suppress S-S-020 rifleman-A'],
    hint: 'Choose Machine Gunner A and Suppress, then the German Riflemen A on 503, then press the button.',
    point: [panel('hand')],
  }),
  task({
    title: 'Inspire acts at once',
    text: 'The 6 and the 0 hit. In Normandy an inspired card returns to your hand. Here it acts again at once and stays in your play area, with an action that no upgrade brought. Inspire the Machine Gunner and attack the same Riflemen.',
    rules: ['US-SUPT-15', 'US-SUPT-16'],
    actions: ['inspire S-S-002', 'take S-S-020', 'attack S-S-020 rifleman-A'],
    hint: 'Press Inspire on Squad Leader A, take the Machine Gunner, then choose Attack and the German Riflemen A.',
    point: [panel('play')],
  }),
  read({
    title: 'Who falls',
    text: 'Both dice hit, but an attack costs one card at most: from the play area, else the hand, the discard pile or the deck. If several would do, their owner chooses. It goes to the casualty pile, and only its owner may look at that.',
    rules: ['US-CAS-02', 'US-CAS-05', 'US-CAS-08', 'US-INFO-03'],
    point: [panel('dice'), panel('enemy')],
  }),
  task({
    title: 'Into the park',
    text: '505 is worth a point, and its trees give cover 2. Your Scouts have scouted it. Move Riflemen B there and end your turn.',
    rules: ['US-MOVE-02', 'US-CMBT-10'],
    actions: ['move S-S-009 505', 'end'],
    hint: 'Choose Rifleman B, then 505. Then press End turn.',
    point: [panel('hand')],
  }),
  task({
    title: 'Under fire',
    text: 'German Gunners B hit your Riflemen B, trees or not. Two of their cards lie in your discard pile, so you choose who falls: let it be Savin. Then Gunners A suppress your Riflemen A, and a last shot at them misses.',
    rules: ['US-CAS-05', 'US-CMBT-18'],
    actions: [
      'german: attack G-S-023 rifleman-B',
      'lose S-S-009',
      'german: suppress G-S-020 rifleman-A',
      'german: attack G-S-009 rifleman-A',
      'german: end',
    ],
    hint: 'When you are asked, press Lose on Rifleman B Savin.',
    point: [panel('units')],
  }),
  read({
    title: 'Routed, not gone',
    text: 'A counter never leaves the board. A unit with no card left to lose is routed: it can’t act, and the attacker may push it one tile back. Bolster one of its cards, and it is itself again. If all your Riflemen are routed, you lose.',
    rules: ['US-DEF-13', 'US-ROUT-01', 'US-ROUT-02', 'US-SUPT-03', 'US-END-11'],
    point: [panel('units')],
  }),
  task({
    title: 'Outbid them',
    text: 'Round 3. Your Riflemen A lie flat on the best tile of the map. You need to go first. Bid Scout B, a 6.',
    rules: ['US-INIT-02'],
    actions: ['bid S-S-017', 'german: bid fog-of-war'],
    hint: 'Press Bid 6 on Scout B. On a phone, choose the card first.',
    point: [panel('bids')],
  }),
  task({
    title: 'Ready',
    text: 'A card of a suppressed unit can be played for two things only: to ready the unit, or to hunker down. Ready your Riflemen A with Zimin. With their next card they can take control of 504.',
    rules: ['US-TURN-06', 'US-STAT-02', 'US-SUPT-10'],
    actions: ['rally S-S-005'],
    hint: 'Press Rally on Rifleman A.',
    point: [panel('hand')],
  }),
  read({
    title: 'Houses',
    text: 'The red house on a tile is its cover against fire from outside; within the tile only the dark shield counts. The plate is its wall. Demo, antitank guns and bombs bring a building down, A to B to C, and it stays down for the whole campaign.',
    rules: ['US-TILE-03', 'US-CMBT-15', 'US-CITY-05', 'US-CITY-08'],
    point: [tile('506')],
  }),
  read({
    title: 'After the game',
    text: 'In a campaign some of the casualty pile are lost for good, and reserves take their place. Two soldiers who fought become better. The winner decides where the next game is fought, and each side gets orders of its own.',
    rules: ['US-CS-01', 'US-PCAS-01', 'US-UPGR-01', 'US-CAMP-01', 'US-INFO-06'],
    point: [panel('piles')],
  }),
  read({
    title: 'Your turn',
    text: 'Four points win. You stand on two and one more, and Germany’s best Riflemen lie flat. Play on against the Recruit, or begin a campaign: its first game is this one.',
    rules: ['US-END-03', 'US-VICT-02'],
    point: [panel('points-soviet'), panel('hand')],
  }),
];
