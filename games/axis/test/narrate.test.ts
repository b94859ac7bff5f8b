import { expect, test } from 'vitest';
import type { AxisEvent } from '../rules/events.ts';
import { axis } from '../tools.ts';
import { type Given, type Position, position } from './position.ts';

const told = (game: Position): string[] => game.events.map((event) => axis.narrate(event));

const FIGHT: Given = {
  card: 5,
  axisHolds: ['oblivskaya', 'surovikino', 'novomoskovsk', 'kalach'],
  axis: { vertyachii: { infantry: 2, tank: 1 } },
  allies: { vertyachii: { infantry: 1 } },
  assault: ['vertyachii'],
  river: ['vertyachii'],
};

test('a combat reads as a story', () => {
  expect(told(position({ ...FIGHT, dice: [6, 6, 2, 3] })).slice(1, 8)).toEqual([
    'The Axis attacks in Vertyachii. The attack crosses the river.',
    'The Axis rolls infantry 1: 6, 6; tank 3: 2. 1 hit.',
    'The Allies lose 1 infantry in Vertyachii.',
    'The Allies roll infantry 3: 3. 1 hit.',
  ]);
});

test('moves, crossings and aircraft say who, what and where', () => {
  const moves = position({ axis: { kalach: { infantry: 2, tank: 1 } }, axisHolds: ['kalach', 'novomoskovsk'] });
  moves.play('from kalach', 'move 2 infantry pitomnik', 'move 1 tank novomoskovsk');
  expect(told(moves)).toEqual([
    'Card 3: Axis Movement.',
    'The Axis moves 2 infantry from Kalach to assault Pitomnik.',
    'The Axis moves 1 tank from Kalach to Novomoskovsk.',
  ]);
  const crossing = position({
    card: 10,
    aboard: { brown: 'infantry' },
    allies: { 'krasnaya-sloboda': { tank: 1 } },
    open: { frozen: [6, 7] },
  });
  crossing.play('offload brown', 'from krasnaya-sloboda', 'load tank white');
  expect(told(crossing).slice(1)).toEqual([
    "Soviet infantry lands in Pavlov's House.",
    'A Soviet tank boards at the white crossing.',
  ]);
});

test('the Allies read the faces of their cards, the Axis only their number', () => {
  const game = position({ round: 3, card: 7 });
  const [drew] = game.all('drew', 'allies');
  expect(axis.narrate(game.all('drew')[0]!)).toBe('The Allies draw 2 Uranus cards.');
  expect(axis.narrate(drew!)).toMatch(/^The Allies draw 2 Uranus cards: \d/);
});

const rule = 'AA-ORD-01';
type Telling = readonly [event: object, text: string];
const EVENTS: readonly Telling[] = [
  [{ event: 'round', round: 2, date: '28 August 1942' }, 'Round 2, 28 August 1942.'],
  [{ event: 'card', card: 1 }, 'Card 1: Weather Roll.'],
  [{ event: 'card', card: 14 }, 'Card 14: End of Round.'],
  [{ event: 'weather', die: 4, bad: true }, 'Weather roll 4: bad weather.'],
  [{ event: 'weather', die: 5, bad: false }, 'Weather roll 5: fair weather.'],
  [{ event: 'froze', river: 'don' }, 'The Don freezes.'],
  [{ event: 'froze', river: 'volga' }, 'The Volga freezes, and ice bridges form.'],
  [{ event: 'income', side: 'axis', points: 3, rpc: 9 }, 'The Axis collects 3 RPC and has 9.'],
  [{ event: 'income', side: 'allies', points: 3, rpc: 9 }, 'The Allies collect 3 RPC and have 9.'],
  [{ event: 'tokenArrived', zone: 'tatsinskaya' }, 'A supply token arrives in Tatsinskaya.'],
  [{ event: 'received', side: 'axis', kind: 'bomber', zone: 'tormosin' }, 'The Axis receives 1 bomber over Tormosin.'],
  [
    { event: 'forfeited', side: 'allies', kind: 'tank', zone: 'kalach' },
    'The Allies forfeit 1 tank in Kalach: no piece is left.',
  ],
  [
    { event: 'bought', side: 'allies', what: 'token', zone: 'frolovo', rpc: 2 },
    'The Allies buy 1 supply token for Frolovo; 2 RPC left.',
  ],
  [
    { event: 'bought', side: 'axis', what: 'tank', zone: 'tormosin', rpc: 0 },
    'The Axis buys 1 tank for Tormosin; 0 RPC left.',
  ],
  [{ event: 'boughtFerry', crossing: 'gray', rpc: 1 }, 'The Allies buy a ferry for the gray crossing; 1 RPC left.'],
  [
    { event: 'blitzed', side: 'axis', mechanized: false, from: 'kalach', through: 'pitomnik', to: 'kalach' },
    'A tank blitzes from Kalach through Pitomnik to Kalach.',
  ],
  [
    { event: 'blitzed', side: 'axis', mechanized: true, from: 'kalach', through: 'pitomnik', to: 'kalach' },
    'A tank with mechanized infantry blitzes from Kalach through Pitomnik to Kalach.',
  ],
  [
    { event: 'left', from: ['orlovka', 'orlovka'], to: 'rynok', kept: 'infantry' },
    'Two units leave Orlovka for Rynok; only 1 infantry arrives.',
  ],
  [{ event: 'multiplied', zone: 'orlovka', count: 1 }, '1 free infantry appears in Orlovka.'],
  [{ event: 'multiplied', zone: 'orlovka', count: 2 }, '2 free infantry appear in Orlovka.'],
  [{ event: 'emerged', side: 'axis', site: 'ambush-1', to: 'orlovka' }, 'An ambusher comes out into Orlovka.'],
  [{ event: 'loaded', cargo: 'token', crossing: 'gray' }, 'A supply token boards at the gray crossing.'],
  [{ event: 'loaded', cargo: 'infantry', crossing: 'gray' }, 'Soviet infantry boards at the gray crossing.'],
  [
    { event: 'offloaded', cargo: 'rocket-launcher', crossing: 'white', to: 'grain-elevator' },
    'A Soviet rocket launcher lands in Grain Elevator.',
  ],
  ...(
    [
      ['attack', 'attacks Kalach'],
      ['relocate', 'flies to Kalach'],
      ['drop', 'takes a supply token to drop over Kalach'],
      ['landing', 'takes 2 supply tokens to Kalach'],
      ['airlift', 'takes infantry to Kalach'],
      ['hover', 'rises over Kalach'],
    ] as const
  ).flatMap(([mission, text]): Telling[] => {
    const flew = { event: 'flew', kind: 'bomber', mission, from: 'rynok', to: 'kalach', tokens: 2, passenger: null };
    return [
      [{ ...flew, side: 'axis' }, `An Axis bomber ${text}.`],
      [{ ...flew, side: 'allies' }, `A Soviet bomber ${text}.`],
    ];
  }),
  [{ event: 'movementOver', side: 'axis' }, 'The Axis ends its movement.'],
  [{ event: 'movementOver', side: 'allies' }, 'The Allies end their movement.'],
  [{ event: 'scrapped', side: 'allies', kind: 'tank', zone: 'kalach' }, 'Too many in Kalach: 1 tank is lost.'],
  [
    { event: 'scrambled', side: 'axis', from: 'pitomnik', to: 'white' },
    'A fighter from Pitomnik intercepts over the white crossing.',
  ],
  [
    { event: 'flak', side: 'axis', at: 'kalach', dice: [1, 6], hits: 1 },
    'The Axis fires at aircraft over Kalach, 1, 6: 1 hit.',
  ],
  [
    { event: 'flak', side: 'allies', at: 'kalach', dice: [6], hits: 0 },
    'The Allies fire at aircraft over Kalach, 6: no hit.',
  ],
  ...(
    [
      [0, null, ''],
      [1, null, ' with its cargo'],
      [0, 'infantry', ' with its cargo'],
    ] as const
  ).map(
    ([tokens, passenger, cargo]): Telling => [
      { event: 'shotDown', side: 'axis', kind: 'bomber', at: 'kalach', tokens, passenger },
      `A bomber is shot down over Kalach${cargo}.`,
    ],
  ),
  ...([1, 2, 3] as const).map(
    (die): Telling => [
      { event: 'ambush', side: 'axis', site: 'ambush-1', zone: 'orlovka', die },
      `The Axis springs an ambush on Orlovka: ${die}, ${die === 3 ? 'a miss' : 'a hit'}.`,
    ],
  ),
  [{ event: 'landed', side: 'axis', kind: 'fighter', zone: 'kalach' }, 'A fighter lands in Kalach.'],
  [{ event: 'delivered', side: 'axis', zone: 'kalach', tokens: 1, passenger: null }, '1 supply token reaches Kalach.'],
  [{ event: 'delivered', side: 'axis', zone: 'kalach', tokens: 2, passenger: null }, '2 supply tokens reach Kalach.'],
  [{ event: 'delivered', side: 'axis', zone: 'kalach', tokens: 0, passenger: 'infantry' }, 'Infantry lands in Kalach.'],
  [{ event: 'homeless', side: 'axis', kind: 'bomber', count: 2 }, 'The Axis loses 2 bombers for want of an airfield.'],
  [
    { event: 'homeless', side: 'axis', kind: 'bomber', count: 1, tokens: 0, passenger: 'infantry' },
    'The Axis loses 1 bomber with its cargo for want of an airfield.',
  ],
  [
    { event: 'volley', side: 'axis', at: 'gray', groups: [{ kind: 'bomber-aloft', value: 3, dice: [2] }], hits: 1 },
    'Over the gray crossing, the Axis rolls bomber 3: 2. 1 hit.',
  ],
  [
    { event: 'crossingLost', crossing: 'gray', cargo: 'tank', ferry: false },
    'The Allies lose a tank at the gray crossing.',
  ],
  [
    { event: 'lost', side: 'allies', count: 1, kind: 'fighter-aloft', at: 'gray' },
    'The Allies lose 1 fighter at the gray crossing.',
  ],
  [
    { event: 'lost', side: 'allies', count: 1, kind: 'bomber-aloft', at: 'kalach', tokens: 2, passenger: null },
    'The Allies lose 1 bomber with its cargo in Kalach.',
  ],
  [
    { event: 'shifted', side: 'axis', kind: 'tank', from: 'tinguta', to: 'tormosin' },
    'The Axis moves 1 tank from Tinguta to Tormosin before the game.',
  ],
  [
    { event: 'shifted', side: 'allies', kind: 'infantry', from: 'orlovka', to: 'ambush-4' },
    "The Allies move 1 infantry from Orlovka to the Ambush Site at Mamayev Kurgan, Train Station #1 and Pavlov's House before the game.",
  ],
  [{ event: 'raided', crossing: 'gray', dice: [6, 2], hit: true }, 'Aircraft attack the gray crossing, 6, 2: a hit.'],
  [{ event: 'raided', crossing: 'gray', dice: [6], hit: false }, 'Aircraft attack the gray crossing, 6: no hit.'],
  [
    { event: 'crossingLost', crossing: 'gray', cargo: 'infantry', ferry: true },
    'The Allies lose the ferry and infantry at the gray crossing.',
  ],
  [
    { event: 'crossingLost', crossing: 'gray', cargo: null, ferry: true },
    'The Allies lose the ferry at the gray crossing.',
  ],
  [
    { event: 'crossingLost', crossing: 'gray', cargo: 'token', ferry: false },
    'The Allies lose a supply token at the gray crossing.',
  ],
  [{ event: 'rockets', zone: 'kalach', dice: [1, 1], hits: 2 }, 'Rockets fire on Kalach, 1, 1: 2 hits.'],
  [
    { event: 'fed', side: 'axis', zone: 'kalach', token: 'rynok' },
    'The Axis spends a supply token from Rynok for Kalach.',
  ],
  ...(
    [
      [true, true, null, ''],
      [false, true, null, ' The Axis force lacks supply.'],
      [true, false, 'river', ' The Allied force lacks supply. The attack crosses the river.'],
      [false, false, 'fortified', ' Both sides lack supply. The zone is fortified.'],
    ] as const
  ).map(
    ([axisFed, alliesFed, bonus, text]): Telling => [
      {
        event: 'combat',
        zone: 'kalach',
        attacker: 'allies',
        supplied: { axis: axisFed, allies: alliesFed },
        bonus,
      },
      `The Allies attack in Kalach.${text}`,
    ],
  ),
  [{ event: 'volley', side: 'axis', at: 'kalach', groups: [], hits: 0 }, 'The Axis rolls no dice. No hit.'],
  [{ event: 'demanded', side: 'axis', what: 'assault-gun' }, 'The Axis demands an assault gun.'],
  [{ event: 'captured', side: 'axis', zone: 'kalach', tokens: 0, aircraft: 0 }, 'The Axis takes Kalach.'],
  [
    { event: 'captured', side: 'allies', zone: 'kalach', tokens: 2, aircraft: 1 },
    'The Allies take Kalach, with 2 supply tokens; 1 aircraft on the ground is lost.',
  ],
  [
    { event: 'captured', side: 'allies', zone: 'kalach', tokens: 1, aircraft: 2 },
    'The Allies take Kalach, with 1 supply token; 2 aircraft on the ground are lost.',
  ],
  [{ event: 'launched', cards: 1, winterStorm: null }, 'The Allies launch Operation Uranus with 1 card.'],
  [
    { event: 'launched', cards: 2, winterStorm: 9 },
    'The Allies launch Operation Uranus with 2 cards. Winter Storm comes in round 9.',
  ],
  [{ event: 'produced', factory: 'tank', zone: 'tractor-factory' }, 'The workers of Tractor Factory build a tank.'],
  [
    { event: 'produced', factory: 'artillery', zone: 'tractor-factory' },
    'The workers of Tractor Factory build artillery.',
  ],
  [{ event: 'optionDie', option: 'heroes', die: 6 }, 'Heroes of the Soviet Union: 6.'],
  [{ event: 'optionDie', option: 'luftwaffe', die: 5 }, 'Luftwaffe Priorities: 5.'],
  [
    { event: 'grounded', kind: 'bomber', zone: 'tatsinskaya', rpc: 5 },
    'A bomber leaves Tatsinskaya for another front; the Axis has 5 RPC.',
  ],
  [{ event: 'bid', seat: 'axis', for: 'allies', points: 4 }, 'The Axis bids 4 to play the Allies.'],
  [{ event: 'bid', seat: 'allies', for: 'axis', points: 4 }, 'The Allies bid 4 to play the Axis.'],
  [
    { event: 'bidAccepted', seat: 'axis', side: 'allies', points: 1, swapped: true },
    'The bid is accepted: the Allies get 1 point. The players change seats.',
  ],
  [
    { event: 'bidAccepted', seat: 'axis', side: 'axis', points: 2, swapped: false },
    'The bid is accepted: the Axis gets 2 points.',
  ],
];

test('every event has its words, one or many', () => {
  for (const [event, text] of EVENTS) expect(axis.narrate({ rule, ...event } as AxisEvent)).toBe(text);
});

test('AA-CMB-21 AA-END-02 AA-DEF-02 the log tells how a fight and a game end', () => {
  const fight = position({
    card: 5,
    axis: { kalach: { infantry: 1 } },
    allies: { kalach: { infantry: 1 } },
    assault: ['kalach'],
    dice: [6, 6],
  });
  expect(fight.all('concluded')).toMatchObject([{ zone: 'kalach', battle: true }]);
  const last = position({ card: 14, round: 13 });
  expect(last.all('gameOver')).toMatchObject([{ outcome: last.open.outcome }]);
  expect(axis.sides).toEqual(['axis', 'allies']);
  expect([axis.resigned?.('axis').title, axis.resigned?.('allies').title]).toEqual([
    'The Axis resigns',
    'The Allies resign',
  ]);
});
