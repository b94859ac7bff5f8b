import { expect, test } from 'vitest';
import type { State } from '../rules/state.ts';
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
  ['AA-DEF-01', 'a unit the side has not', ({ open }) => open.zones.kalach.allies['assault-gun']++],
  ['AA-MAP-09', 'land units in a base', ({ open }) => open.zones.tatsinskaya.axis.tank++],
  [
    'AA-MAP-11',
    'a crowded airfield',
    ({ open }) => {
      open.zones.pitomnik.axis.fighter = 2;
      open.zones.pitomnik.axis.bomber = 3;
    },
  ],
  ['AA-MAP-11', 'aircraft on open ground', ({ open }) => open.zones.kalach.axis.fighter++],
  [
    'AA-R-82',
    'a lost base',
    ({ open }) => {
      open.zones.tatsinskaya.control = 'allies';
    },
  ],
  [
    'AA-DEF-03',
    'enemies in a zone without a marker',
    ({ open }) => {
      open.zones.kalach.axis.tank++;
      open.zones.kalach.allies.tank++;
    },
  ],
  [
    'AA-R-62',
    'a river without an Assault',
    ({ open }) => {
      open.zones.kalach.river = true;
    },
  ],
  [
    'AA-FERRY-02',
    'cargo without a ferry',
    ({ open }) => {
      open.crossings.gray = { ferry: false, cargo: 'infantry', due: false, attacked: false };
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
      for (const id of ['kalach', 'buzinovka', 'tinguta', 'rynok'] as const) open.zones[id].axis['minor-artillery'] = 1;
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
  [
    'AA-MOVE-01',
    'more moved units than units',
    ({ open }) => open.moved.push({ zone: 'kalach', kind: 'tank', count: 1, raised: false }),
  ],
  [
    'AA-AMB-07',
    'an ambusher among enemies',
    ({ open }) => {
      open.ambushers['ambush-1'] = { side: 'axis', kind: 'infantry' };
    },
  ],
  [
    'AA-CMB-18',
    'more casualties than units',
    ({ open }) => {
      const fallen = { ...emptyBattleForce(), tank: 1 };
      open.zones.kalach.marker = 'battle';
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
