import { parseShape } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { REGION_IDS, type ZoneId } from '../data/zones.ts';
import { markersLeft } from '../rules/board.ts';
import { addUnits, noteMoved, setControl, setMarker } from '../rules/stacks.ts';
import type { State } from '../rules/state.ts';
import { stateShape } from '../rules/state-shape.ts';
import { noHits } from '../rules/toll.ts';
import { emptyBattleForce } from '../rules/volley.ts';
import { axis } from '../tools.ts';
import { position } from './position.ts';

const sortie = {
  side: 'axis',
  kind: 'fighter',
  at: 'pitomnik',
  mission: 'attack',
  tokens: 0,
  passenger: null,
  home: null,
} as const;

/** A sound position, and one change that no game can bring about. */
const FAULTS: readonly [rule: string, what: string, spoil: (state: State) => void][] = [
  ['AA-DEF-01', 'a unit the side has not', ({ open }) => addUnits(open, 'allies', 'kalach', 'assault-gun', 1)],
  ['AA-MAP-09', 'land units in a base', ({ open }) => addUnits(open, 'axis', 'tatsinskaya', 'tank', 1)],
  [
    'AA-MAP-11',
    'a crowded airfield',
    ({ open }) => {
      addUnits(open, 'axis', 'pitomnik', 'fighter', 2);
      addUnits(open, 'axis', 'pitomnik', 'bomber', 3);
    },
  ],
  ['AA-COMP-03', 'more aircraft than pieces', ({ open }) => addUnits(open, 'axis', 'tatsinskaya', 'fighter', 40)],
  ['AA-MAP-11', 'aircraft on open ground', ({ open }) => addUnits(open, 'axis', 'kalach', 'fighter', 1)],
  [
    'AA-R-82',
    'a lost base',
    ({ open }) => {
      setControl(open, 'tatsinskaya', 'allies');
    },
  ],
  ['AA-DEF-03', 'a unit in a hostile zone without a fight', ({ open }) => addUnits(open, 'axis', 'kalach', 'tank', 1)],
  [
    'AA-DEF-03',
    'enemies in a zone without a marker',
    ({ open }) => {
      addUnits(open, 'axis', 'kalach', 'tank', 1);
      addUnits(open, 'allies', 'kalach', 'tank', 1);
    },
  ],
  [
    'AA-R-62',
    'a river without an Assault',
    ({ open }) => {
      setMarker(open, 'kalach', null, true);
    },
  ],
  [
    'AA-FERRY-02',
    'cargo without a ferry',
    ({ open }) => {
      open.crossings.gray = { ferry: false, cargo: 'infantry', due: false, attacked: false, ashore: null };
    },
  ],
  [
    'AA-FERRY-06',
    'a tank on a ferry',
    ({ open }) => {
      open.crossings.gray.cargo = 'tank';
    },
  ],
  [
    'AA-WX-07',
    'a frozen Volga without an ice bridge',
    ({ open }) => {
      open.frozen = [6, 7];
      open.crossings.gray.ferry = false;
    },
  ],
  ['AA-COMP-05', 'a token too many', ({ open }) => open.pool.axis++],
  [
    'AA-COMP-03',
    'a fifth Axis fighter',
    ({ open }) => open.sorties.push(...Array.from({ length: 5 }, () => ({ ...sortie }))),
  ],
  [
    'AA-COMP-03',
    'more stacks than pieces',
    ({ open }) => {
      for (const id of ['kalach', 'buzinovka', 'tinguta', 'rynok'] as const)
        addUnits(open, 'axis', id, 'minor-artillery', 1);
    },
  ],
  [
    'AA-AIR-15',
    'a passenger on an attack',
    ({ open }) => open.sorties.push({ ...sortie, kind: 'bomber', passenger: 'infantry' }),
  ],
  [
    'AA-AIR-11',
    'a fighter with cargo',
    ({ open }) => open.sorties.push({ ...sortie, mission: 'airlift', passenger: 'infantry' }),
  ],
  ['AA-OPT-14', 'an interceptor without a home', ({ open }) => open.sorties.push({ ...sortie, mission: 'intercept' })],
  ['AA-MOVE-01', 'more moved units than units', ({ open }) => noteMoved(open, 'kalach', 'tank', 1)],
  ['AA-FM-03', 'raised infantry that can move', ({ open }) => open.raised.push({ zone: 'kalach', count: 1 })],
  [
    'AA-AMB-07',
    'an ambusher among enemies',
    ({ open }) => {
      open.ambushers['ambush-1'] = { side: 'axis', kind: 'infantry' };
    },
  ],
  [
    'AA-DEF-01',
    'an ambusher the side has not',
    ({ open }) => {
      open.ambushers['ambush-1'] = { side: 'allies', kind: 'minor-infantry' };
    },
  ],
  [
    'AA-AIR-11',
    'tokens on an attack',
    ({ open }) => {
      open.sorties.push({ ...sortie, kind: 'bomber', tokens: 1 });
      open.pool.axis--;
    },
  ],
  [
    'AA-CMB-18',
    'more casualties than units',
    ({ open }) => {
      const fallen = { ...emptyBattleForce(), tank: 1 };
      setMarker(open, 'kalach', 'battle');
      open.combat = {
        zone: 'kalach',
        attacker: 'axis',
        supplied: { axis: true, allies: true },
        hits: noHits(),
        fallen,
      };
    },
  ],
  ['AA-COMP-06', 'a lost Uranus card', ({ sealed }) => sealed.deck.pop()],
  ['AA-COMP-06', 'a Uranus card twice', ({ sealed }) => sealed.deck.push(...sealed.deck.slice(0, 1))],
  ['AA-URA-02', 'a wrong number of placed cards', ({ open }) => open.uranus.northwest++],
];

test.each(FAULTS)('%s the audit finds %s', (rule, _what, spoil) => {
  const { state } = position();
  expect(axis.audit(state)).toEqual([]);
  spoil(state);
  expect(axis.audit(state).join('\n')).toContain(`(${rule})`);
});

/** Fights all over the Region Board, but not in Bol'shoy: no Combat Marker is left. */
const FIGHTS: readonly ZoneId[] = REGION_IDS.filter(
  (zone) => !['tatsinskaya', 'srednyaya-akhtuba', 'bolshoy'].includes(zone),
).slice(0, 20);
const everywhere = Object.fromEntries(FIGHTS.map((zone) => [zone, { tank: 1 }]));

test('AA-R-29 AA-COMP-04 the audit accepts Uranus cards deployed without a marker, and no Assault beyond those', () => {
  const game = position({
    card: 7,
    round: 7,
    options: { looseStacks: true },
    axisHolds: ['bolshoy'],
    axis: { ...everywhere, bolshoy: { infantry: 1 } },
    allies: everywhere,
    battle: FIGHTS,
    flow: [{ step: 'launching' }],
    cards: { northwest: ['uranus-01'] },
  }).play('assign uranus-01 bolshoy');
  expect([game.zone('bolshoy').marker, markersLeft(game.open)]).toEqual(['assault', -1]);
  expect(axis.audit(game.state)).toEqual([]);
  for (const zone of REGION_IDS) setMarker(game.open, zone, 'battle');
  expect(axis.audit(game.state).join('\n')).toContain('(AA-COMP-04)');
});

test('AA-DEF-03 a position with a row too short is refused', () => {
  const { state } = position();
  state.open.zones.marker.pop();
  expect(parseShape(stateShape, state).ok).toBe(false);
});

test('AA-CMB-14 AA-R-95 a saved step keeps its side and its crossing', () => {
  const flow = [
    { step: 'volley', side: 'axis' },
    { step: 'crossingReply', crossing: 'gray', doomed: 1, sunk: true },
  ] as const;
  const { state } = position();
  const saved = parseShape(stateShape, { ...state, flow });
  expect(saved.ok && saved.value.flow).toEqual(flow);
  for (const frame of [
    { step: 'volley', side: 'nobody' },
    { step: 'crossingReply', crossing: 'red', doomed: 1, sunk: true },
  ])
    expect(parseShape(stateShape, { ...state, flow: [frame] }).ok).toBe(false);
});
