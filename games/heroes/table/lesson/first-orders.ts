import { read, task } from '@kurgan/kit/lesson';
import { march, type Page, panel, THEY_PASS, unit, WE_PASS, watch } from './page.ts';

const GERMANS_DEPLOY: readonly string[] = [
  'german: pick g4 active',
  'german: put F5',
  'german: face S',
  'german: pick g2 full',
  'german: put F4',
  'german: pick g3 full',
  'german: put F3',
  'german: pick g1 full',
  'german: put E1',
];
const OTHERS_DEPLOY: readonly string[] = [
  'soviet: pick s2 full',
  'soviet: put I14',
  'soviet: pick s3 full',
  'soviet: put G14',
  'soviet: pick s4 full',
  'soviet: put J14',
  'soviet: pick s1 full',
  'soviet: put F14',
];

const setUp: readonly Page[] = [
  read({
    title: 'Lime Street',
    text: 'You lead the Soviets, in red, against a German platoon in the north. After six turns each side counts points: 3 for the house on the far side, 1 for its own and 1 for the street. A broken platoon is worth 3 to the enemy.',
    rules: ['HS-VIC-01', 'HS-VIC-04', 'HS-HIT-08'],
    point: [panel('objectives')],
  }),
  task({
    title: 'Deploy',
    text: 'The Germans stand already: you have the Initiative, so you deploy last. Your area is the southern edge. Put the DP-28, your machine gun, on H14, where it looks up the street. The others follow by themselves.',
    rules: ['HS-SET-05', 'HS-SCN-03', 'HS-TURN-04'],
    actions: [...GERMANS_DEPLOY, 'pick s5 full', 'put H14', ...OTHERS_DEPLOY],
    hint: 'Press the button for the DP-28 Team, then choose the lit square H14.',
  }),
];

const firstTurn: readonly Page[] = [
  task({
    title: 'Secret orders',
    text: 'Boris and your platoon have a star each: two orders a turn. Lay token 1 on the Strelki at I14, 2 on the DP-28, and the Bluff on Boris. The Germans see three tokens, but no numbers. Then place them.',
    rules: ['HS-ORD-03', 'HS-ORD-11', 'HS-ORD-13'],
    actions: [
      ...WE_PASS,
      'assign s2',
      'assign s5',
      'assign s1',
      'confirm',
      'german: assign g2',
      'german: assign g3',
      'german: assign g1',
      'german: confirm',
    ],
    hint: 'Touch the Strelki at I14, the DP-28 at H14 and Boris at F14, in this order, then press Place tokens.',
    point: [unit('s2'), unit('s5'), unit('s1')],
  }),
  task({
    title: 'A window',
    text: 'Tokens are called in turn: your 1, their 1, your 2, their 2. Before each there is a window for cards and Special tokens. You are asked even with nothing to use, so that the question betrays no hand. Save Go Go Go! for later, and pass.',
    rules: ['HS-ACT-03', 'HS-R-74', 'HS-R-134'],
    actions: [...WE_PASS, 'pass', 'german: pass'],
    hint: 'Press Pass, or the key P. A standing order passes all windows of a kind for you.',
    point: [panel('hand')],
  }),
  task({
    title: 'Move',
    text: 'Your 1: the Strelki at I14. A unit that acts moves or fires. Each square costs 1, diagonals too. Send them up to H10, four squares. Where a square is red, the machine gun at F5 could fire at them.',
    rules: ['HS-ACT-06', 'HS-MOVE-01', 'HS-FAB-40'],
    actions: ['move', 'step I13', 'german: pass', 'step I12', 'german: pass', 'step I11', 'german: pass', 'step H10'],
    hint: 'Choose the lit square H10. They walk there by themselves.',
    point: [unit('s2')],
  }),
  task({
    title: 'Under fire',
    text: 'There it is: Opportunistic Fire, in the middle of your move. The gun has acted for this turn now. Weapon Jam cancels a shot as soon as it is declared. Play it.',
    rules: ['HS-FAB-40', 'HS-FAB-41', 'HS-CARD-05'],
    actions: ['german: react g4', 'german: shoot s2 first', 'play ac-sov-jam'],
    hint: 'Choose Weapon Jam among your cards, then press the button that plays it. On a phone, open Cards first.',
    point: [panel('hand')],
  }),
  task({
    title: 'Fire',
    text: 'Grenadiers run down the street to G8. Then your 2: the DP-28. Choose the Grenadiers: its +3 and a die against their Defense of 4. Twice the Defense would destroy them at once. Fire.',
    rules: ['HS-FIRE-09', 'HS-FIRE-10', 'HS-HIT-09'],
    actions: [
      'soviet: stop',
      ...WE_PASS,
      ...march('G5', 'G6', 'G7', 'G8'),
      'german: stop',
      'german: pass',
      ...WE_PASS,
      'fire',
      'shoot g2 first',
      ...THEY_PASS,
    ],
    hint: 'Choose the Grenadiers at G8, then press Fire, or the key F.',
    point: [unit('s5'), unit('g2')],
  }),
];

const supply: readonly Page[] = [
  task({
    title: 'Supply Phase',
    text: 'A 4, and 3 is 7: a hit. The Grenadiers turn to their weaker side; the next one removes them. More come to E7. Now units that have not acted may move, and nobody fires. Bring the Strelki from J14 up to J10.',
    rules: ['HS-HIT-02', 'HS-SUPY-01', 'HS-SUPY-02'],
    actions: [
      ...WE_PASS,
      ...march('F4', 'G5', 'F6', 'E7'),
      'german: stop',
      ...WE_PASS,
      'german: pass',
      'activate s4',
      'step J13',
      'step J12',
      'step J11',
      'step J10',
      'soviet: stop',
    ],
    hint: 'Choose the Strelki at J14, then the lit square J10.',
    point: [unit('s4')],
  }),
  task({
    title: 'New cards',
    text: 'End your moves. Then each side throws away what it does not want and draws up to its hand, here three cards. Keep yours, and draw.',
    rules: ['HS-SUPY-06', 'HS-SUPY-10'],
    actions: ['done', 'german: done', 'draw', 'german: draw'],
    hint: 'Press the button that ends your moves, then the one that draws. The key E does both.',
    point: [panel('hand')],
  }),
];

const secondTurn: readonly Page[] = [
  task({
    title: 'The Initiative passes',
    text: 'In turn 2 the Germans are first in everything, so you see where their tokens lie. Give the Strelki at H10 your 1, those at G14 the 2, and those at J10 the Bluff.',
    rules: ['HS-TURN-05', 'HS-ORD-08'],
    actions: [
      ...THEY_PASS,
      'german: assign g1',
      'german: assign g4',
      'german: assign g3',
      'german: confirm',
      'assign s2',
      'assign s3',
      'assign s4',
      'confirm',
    ],
    hint: 'Touch the Strelki at H10, G14 and J10, in this order, then press Place tokens.',
    point: [unit('s2'), unit('s3'), unit('s4')],
  }),
  task({
    title: 'A card in between',
    text: 'Vollrath slips into the Brick House. This window you use: Go Go Go! moves a unit two squares at once, and nobody reacts. Send Boris to the west door of the hall: E13, then D13.',
    rules: ['HS-R-74', 'HS-CARD-06', 'HS-CARD-17'],
    actions: [
      ...THEY_PASS,
      ...THEY_PASS,
      ...march('D1', 'C1', 'B1', 'B2+'),
      'soviet: pass',
      'german: stop',
      'german: pass',
      'german: pass',
      'play ac-sov-gogogo',
      'target s1',
      'step E13',
      'step D13',
    ],
    hint: 'Choose Go Go Go! among your cards and press the button that plays it. Then choose Boris, E13 and D13.',
    point: [panel('hand'), unit('s1')],
  }),
  task({
    title: 'Assault',
    text: 'Your 1: the Strelki at H10. An assault is declared before the move. Both sides roll two dice, and the better one counts, plus the Combat Value. Choose the Grenadiers at G8, and assault them.',
    rules: ['HS-ASLT-05', 'HS-ASLT-15', 'HS-ASLT-16'],
    actions: [...THEY_PASS, 'assault g2', 'step G9', 'charge'],
    hint: 'Choose the Grenadiers at G8, then press Assault. The Strelki walk to G9 and charge by themselves.',
    point: [unit('s2'), unit('g2')],
  }),
  task({
    title: 'The other half of a card',
    text: 'Most cards have a second use, printed at their foot, instead of their event. The bonus of Surprise is +2 in an assault, and it must be played before the dice. Play it for that.',
    rules: ['HS-CARD-04', 'HS-CARD-08', 'HS-CARD-11'],
    actions: ['german: pass', 'bonus ac-sov-surprise', ...THEY_PASS],
    hint: 'Choose Surprise among your cards, then press the button for its bonus. On a phone, open Cards first.',
    point: [panel('hand')],
  }),
  watch({
    title: 'They answer',
    text: 'Nine against seven: the Grenadiers are gone, and the Strelki take G8. In the open, though. The machine gun has its 2.',
    rules: ['HS-ASLT-21', 'HS-ASLT-25', 'HS-ASLT-27'],
    actions: [...THEY_PASS, 'german: fire', 'german: shoot s2 first', ...WE_PASS],
    point: [unit('s2'), unit('g4')],
  }),
  read({
    title: 'One hit',
    text: 'A hit: your Strelki are reduced, and fight with +1 from now on. That was a round of everything: orders, windows, moves, fire, cards and an assault. What comes next is about houses.',
    rules: ['HS-HIT-02', 'HS-R-122'],
    point: [unit('s2')],
  }),
];

export const FIRST_ORDERS: readonly Page[] = [...setUp, ...firstTurn, ...supply, ...secondTurn];
