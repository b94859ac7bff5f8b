import { read, task } from '@kurgan/kit/lesson';
import { area, button, type Page, panel } from './page.ts';

/** Reinforcements, an event that counts, replacements, Bloody Streets. */
const morning: readonly Page[] = [
  task({
    title: 'Dawn of Turn 2',
    text: 'The 389th Division and the assault guns 245A arrive, in Area 1 or 2, all in one place. Hill 144.5 is full. Hill 126.3 is empty, since you moved up: bring them there.',
    rules: ['AV-DAWN-01', 'AV-DAWN-03', 'AV-DAWN-04'],
    actions: ['arrive T2 1'],
    hint: 'Choose Area 1.',
    point: [area(1)],
  }),
  read({
    title: 'Commissars',
    text: 'This Turn’s event: every Soviet Defense Value is 1 higher. Other events ground your aircraft, halve your shells or halt a corps. They last one Turn.',
    rules: ['AV-EVT-06', 'AV-EVT-10', 'AV-R-01'],
    point: [panel('ribbon')],
  }),
  task({
    title: 'Back in the line',
    text: 'You rolled 10 and have 19 points with the bank. A lost unit comes back for 1 point, Armor for 2, to a German Area with a unit in it. Bring 94/267 back to the Leather Factory.',
    rules: ['AV-SUP-08', 'AV-SUP-09', 'AV-SUP-11', 'AV-R-33'],
    actions: ['return 94/267', 'base 5'],
    hint: 'Choose 94/267, then Area 5.',
    point: [button('return 94/267'), area(5)],
  }),
  task({
    title: 'Heart',
    text: 'At 9 or less Morale is Shaken: you lose your +1, and the defenders gain one. A step of Morale costs 3 points. Buy one Engineer, two Artillery and one step of Morale.',
    rules: ['AV-SUP-10', 'AV-MARK-01', 'AV-RES-13'],
    actions: ['buy engineer', 'buy artillery', 'buy artillery', 'buy morale'],
    hint: 'Engineer, then Artillery twice, then Morale.',
    point: [button('buy engineer'), button('buy artillery'), button('buy morale')],
  }),
  task({
    title: 'Bloody Streets',
    text: 'Before you act, one die is rolled for each Contested Area among houses. A 5 costs 1 Morale; a 6 costs 1 as well and leaves your units there Spent. End the Supply Phase.',
    rules: ['AV-BS-01', 'AV-BS-03', 'AV-BS-04'],
    actions: ['done'],
    hint: 'Press the button that ends the Supply Phase.',
    point: [button('done')],
  }),
];

/** Two tries for the Contested Area: by newcomers, and from inside. */
const hospital: readonly Page[] = [
  task({
    title: 'A five',
    text: 'The streets took the Morale you have just bought. So take the Hospital. Its defender is known now and costs 3 to enter. Select Hill 144.5 and send 71/191 and 244B.',
    rules: ['AV-BS-03', 'AV-MOVE-05'],
    actions: ['activate 2', 'move 71/191 18', 'move 244B 18'],
    hint: 'Choose Area 2, then 71/191 and Area 18, then 244B and Area 18.',
    point: [area(2), area(18)],
  }),
  task({
    title: 'Optional Attack',
    text: 'The Area was Contested when you selected the hill, so all, some or none of the newcomers attack. Those already inside cannot join them. Attack with both.',
    rules: ['AV-ATK-06', 'AV-ATK-10', 'AV-R-17'],
    actions: ['attack 18', 'everyone'],
    hint: 'Press the button that attacks, then attack with all.',
    point: [button('attack 18'), button('everyone')],
  }),
  task({
    title: 'Only a factor left',
    text: 'The Fanatics are only a 5 now. Let 244B lead with one Artillery: 9 against 9. You keep the rest for a second blow. Fight.',
    rules: ['AV-REV-12', 'AV-EVT-06'],
    actions: ['lead 244B', 'place artillery', 'fight'],
    hint: 'Choose 244B, then the Artillery, then Fight.',
    point: [button('lead 244B'), button('place artillery'), button('fight')],
  }),
  read({
    title: 'Stalemate',
    text: '17 against 17. Equal totals change nothing, but the attackers are Spent and stay. Each Area can be attacked once in a round; another round may try again.',
    rules: ['AV-OUT-07', 'AV-R-41', 'AV-R-09'],
    point: [panel('dice')],
  }),
  task({
    title: 'From inside',
    text: 'The panzers of Turn 1 are in the Hospital, Fresh. They could leave, but only to a Vacant Area first. End this round, select the Hospital and attack from inside with both.',
    rules: ['AV-ATK-08', 'AV-MOVE-11', 'AV-MOVE-13'],
    actions: ['finish', 'activate 18', 'assault', 'everyone'],
    hint: 'End the round, choose Area 18, attack from inside, with all units.',
    point: [button('finish'), area(18), button('assault'), button('everyone')],
  }),
  task({
    title: 'The second blow',
    text: 'Let 24/I-24 lead with an Artillery and an Engineer: 12 against 9, three chances in four. From inside nobody would have to retreat. Fight.',
    rules: ['AV-ATK-09', 'AV-RES-01'],
    actions: ['lead 24/I-24', 'place artillery', 'place engineer', 'fight'],
    hint: 'Choose 24/I-24, the Artillery, the Engineer, then Fight.',
    point: [button('lead 24/I-24'), button('place artillery'), button('place engineer'), button('fight')],
  }),
  read({
    title: 'The Hospital is yours',
    text: '20 against 16: eleven Areas. The strongest places, marked +4, raise Morale by 1 when they fall. The other strategies are Ambush, which takes the lead, and Barrage, which costs a unit before the fight.',
    rules: ['AV-STK-08', 'AV-OUT-13', 'AV-REV-04', 'AV-REV-06'],
    point: [area(18), panel('ground')],
  }),
  read({
    title: 'How it ends',
    text: 'Forty Areas at the end of Turn 9 win, one of them Heavy Urban; all fifty win at once. Morale 0 when a Combat Phase ends loses at once. Try what isn’t allowed, and the table tells you why. Play on from here: the city is yours to take.',
    rules: ['AV-VIC-01', 'AV-VIC-02', 'AV-VIC-04', 'AV-VIC-05'],
    point: [panel('ground'), panel('morale')],
  }),
];

export const SECOND_TURN: readonly Page[] = [...morning, ...hospital];
