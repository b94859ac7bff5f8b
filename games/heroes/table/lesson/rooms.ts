import { read, task } from '@kurgan/kit/lesson';
import { type Page, panel, THEY_PASS, unit, WE_PASS, watch } from './page.ts';

export const ROOMS_AND_SIGHT = 'Rooms and sight';

/** How to get into a house, and whom you see from there. */
export const ROOMS: readonly Page[] = [
  read({
    title: ROOMS_AND_SIGHT,
    text: 'Houses lie half a square off the grid: their squares have names with a plus. Thick lines are walls. You walk through doors, along their arrow. Through windows you only look and fire. The Station Hall has two rooms with a doorway between them.',
    rules: ['HS-GEO-01', 'HS-BLD-12', 'HS-BLD-13'],
    point: [unit('s3')],
  }),
  task({
    title: 'Through the door',
    text: 'Your 2: the Strelki at G14. The door south of the hall opens on G13. Go in, and on to E10+, at the north window. One square is left over: end the move.',
    rules: ['HS-BLD-12', 'HS-GEO-04'],
    actions: [...THEY_PASS, 'move', 'step G13', 'step F11+', 'german: pass', 'step E10+', 'german: pass', 'stop'],
    hint: 'Choose the lit square E10+ in the hall, then press the button that ends the move, or the key E.',
    point: [unit('s3')],
  }),
  read({
    title: 'Who sees whom',
    text: 'A line runs from center to center. Walls and houses block it, and so do other soldiers. Trees, low walls and the like obscure it: each takes its value off the roll. Point at a unit and press V, and what it can’t see is shaded.',
    rules: ['HS-LOS-01', 'HS-LOS-04', 'HS-LOS-08', 'HS-BLD-07'],
    point: [unit('s3')],
  }),
  task({
    title: 'Turn 3',
    text: 'Nothing else to move: end the Supply Phase, and draw. You are first again in turn 3. The Strelki in the hall get the 1, the DP-28 the 2, and those at J10 the Bluff.',
    rules: ['HS-SUPY-10', 'HS-TURN-05', 'HS-ORD-10'],
    actions: [
      ...THEY_PASS,
      'soviet: pass',
      'german: done',
      'done',
      'german: draw',
      'draw',
      ...WE_PASS,
      'assign s3',
      'assign s5',
      'assign s4',
      'confirm',
      'german: assign g4',
      'german: assign g3',
      'german: assign g1',
      'german: confirm',
    ],
    hint: 'Press the button that ends your moves, then the one that draws. Then touch the Strelki in the hall, the DP-28 and the Strelki at J10, and press Place tokens.',
    point: [unit('s3'), unit('s5'), unit('s4')],
  }),
  task({
    title: 'From the window',
    text: 'The window shows you both the machine gun and the Grenadiers at E7. Choose the Grenadiers: the line is drawn, with whatever is in its way, and the sum beside it. Nothing is. Fire.',
    rules: ['HS-BLD-07', 'HS-LOS-02', 'HS-FIRE-09'],
    actions: [...WE_PASS, ...WE_PASS, 'fire', 'shoot g3 first', ...THEY_PASS],
    hint: 'Choose the Grenadiers at E7, then press Fire, or the key F.',
    point: [unit('s3'), unit('g3')],
  }),
  watch({
    title: 'Sight goes both ways',
    text: 'A hit, and the Grenadiers are reduced. But whom you see sees you: the machine gun turns to the window.',
    rules: ['HS-HIT-02', 'HS-LOS-10', 'HS-BLD-08'],
    actions: [
      'german: pass',
      'soviet: pass',
      'german: pass',
      'german: fire',
      'german: shoot s3 first',
      ...WE_PASS,
      'german: pass',
      ...WE_PASS,
    ],
    point: [unit('g4'), unit('s3')],
  }),
  read({
    title: 'What walls are worth',
    text: 'A miss. The hall adds 3 to the Defense of those inside, so the gun needed a 4. In the open any roll would have done. Away from the window it would not even have seen them.',
    rules: ['HS-BLD-05', 'HS-BLD-11', 'HS-TERR-04'],
    point: [unit('s3')],
  }),
  read({
    title: 'Your turn',
    text: 'Your DP-28 acts. Boris stands by the west door, and Field Nurse restores a reduced unit in the Supply Phase. Play on against the Recruit; H asks for a hint. Then try Door to Door, room by room, or build an army of your own for a Free Battle.',
    rules: ['HS-VIC-04', 'HS-SET-04'],
    point: [panel('hand')],
  }),
];
