import { expect, test } from 'vitest';
import { ZONE_IDS } from '../data/zones.ts';
import { type Given, position } from './position.ts';

const targets = (given: Given, from: string, kind: string): string[] =>
  position(given)
    .play(`from ${from}`)
    .legal(`attack ${kind}`)
    .map((line) => line.split(' ')[2]!);

const RAID: Given = {
  axis: { tatsinskaya: { fighter: 1, bomber: 1 } },
  allies: { dubovka: { infantry: 1 }, 'srednyaya-akhtuba': { fighter: 1 }, 'krasnaya-sloboda': { artillery: 1 } },
  tokens: { allies: { kalach: 1 } },
};

test('AA-AIR-01 AA-AIR-02 AA-R-79 any zone with enemy units, but no base and no token', () => {
  expect(targets(RAID, 'tatsinskaya', 'bomber')).toEqual(['dubovka', 'krasnaya-sloboda', 'gray', 'brown', 'white']);
  const game = position(RAID).play('from tatsinskaya');
  expect(game.why('attack bomber srednyaya-akhtuba')).toBe('AA-MAP-09');
  expect(game.why('attack bomber kalach')).toBe('AA-AIR-02');
});

test('AA-AIR-03 AA-R-53 bombers attack an Assault but no Battle, fighters both', () => {
  const given = {
    ...RAID,
    axis: { tatsinskaya: { fighter: 1, bomber: 1 }, dubovka: { infantry: 1 } },
    battle: ['dubovka'],
  } as const;
  expect(targets(given, 'tatsinskaya', 'bomber')).not.toContain('dubovka');
  expect(targets(given, 'tatsinskaya', 'fighter')).toContain('dubovka');
  expect(targets({ ...given, battle: [], assault: ['dubovka'] }, 'tatsinskaya', 'bomber')).toContain('dubovka');
});

test('AA-AIR-04 AA-AIR-08 an air attack puts an Assault marker in the zone', () => {
  const game = position(RAID).play('from tatsinskaya', 'attack bomber dubovka', 'attack fighter dubovka');
  expect(game.zone('dubovka').marker).toBe('assault');
  expect(game.aloft).toEqual(['axis bomber attack dubovka', 'axis fighter attack dubovka']);
  expect(game.units('axis', 'tatsinskaya')).toEqual({});
});

test('AA-AIR-05 AA-VCX-01 AA-R-61 the Axis may attack a crossing with a ferry or a loaded ice bridge', () => {
  const game = position({ ...RAID, ferries: ['gray'] }).play('from tatsinskaya');
  expect(game.why('attack fighter brown')).toBe('AA-VCX-01');
  game.play('attack fighter gray');
  expect(game.open.crossings.gray.attacked).toBe(true);
  const ice = position({ ...RAID, aboard: { gray: 'tank' }, open: { frozen: [6, 7] } }).play('from tatsinskaya');
  expect(ice.why('attack bomber brown')).toBe('AA-VCX-01');
  expect(ice.why('attack bomber gray')).toBeNull();
  const soviet = position({ card: 10, allies: { 'srednyaya-akhtuba': { bomber: 1 } } }).play('from srednyaya-akhtuba');
  expect(soviet.why('attack bomber gray')).toBe('AA-AIR-05');
});

test('AA-AIR-06 AA-R-88 aircraft deployed in the air must move, also to where they hang', () => {
  const given: Given = {
    card: 10,
    sorties: [{ side: 'allies', kind: 'fighter', at: 'bolshoy', mission: 'hover' }],
    allies: { bolshoy: { infantry: 1 } },
    axis: { bolshoy: { infantry: 1 } },
    axisHolds: ['bolshoy'],
    battle: ['bolshoy'],
  };
  const game = position(given);
  expect(game.why('done')).toBe('AA-AIR-06');
  game.play('from bolshoy');
  expect(game.legal('relocate fighter')).toContain('relocate fighter frolovo');
  game.play('attack fighter bolshoy');
  expect(game.aloft).toEqual(['allies fighter attack bolshoy']);
  expect(game.why('done')).toBeNull();
});

test('AA-AIR-07 AA-R-52 relocation goes to a friendly airfield, and lands before the combats', () => {
  const game = position({
    axis: { oblivskaya: { fighter: 1 }, pitomnik: { infantry: 1 } },
    allies: { pitomnik: { infantry: 1 } },
    axisHolds: ['oblivskaya', 'surovikino', 'novomoskovsk', 'kalach', 'pitomnik'],
    battle: ['pitomnik'],
    dice: [6, 6, 6],
  }).play('from oblivskaya');
  expect(game.legal('relocate')).toEqual(['relocate fighter pitomnik', 'relocate fighter tatsinskaya']);
  expect(game.why('relocate fighter frolovo')).toBe('AA-AIR-07');
  game.play('relocate fighter pitomnik', 'done');
  expect(game.units('axis', 'pitomnik')).toEqual({ infantry: 1, fighter: 1 });
  const [volley] = game.all('volley');
  expect(volley?.groups.map(({ kind, value }) => [kind, value])).toEqual([
    ['infantry', 1],
    ['fighter', 3],
  ]);
});

test('AA-AIR-09 AA-AIR-10 AA-WX-08 AA-R-61 in bad weather aircraft only relocate or carry', () => {
  const game = position({
    ...RAID,
    tokens: { axis: { tatsinskaya: 1 } },
    axisHolds: ['kalach'],
    open: { badWeather: true },
  }).play('from tatsinskaya');
  expect(game.why('attack fighter dubovka')).toBe('AA-AIR-09');
  expect(game.why('attack bomber gray')).toBe('AA-AIR-10');
  expect(game.why('drop kalach')).toBeNull();
});

const HAUL: Given = {
  axis: { tatsinskaya: { bomber: 2 }, oblivskaya: { bomber: 1, infantry: 1, mechanized: 1 } },
  axisHolds: ['oblivskaya', 'pitomnik', 'kalach'],
  tokens: { axis: { tatsinskaya: 3 } },
};

test('AA-AIR-11 AA-EX-25 AA-AIR-17 a bomber takes cargo of its own zone, one mission each', () => {
  const game = position(HAUL).play('from tatsinskaya');
  expect(game.legal('airlift')).toEqual([]);
  game.play('drop kalach');
  expect(game.open.sorties).toMatchObject([{ mission: 'drop', tokens: 1, at: 'kalach' }]);
  game.play('supply 2 pitomnik', 'from oblivskaya');
  expect(game.why('drop kalach')).toBe('AA-AIR-11');
  expect(game.why('airlift infantry pitomnik')).toBeNull();
  const late = position({
    ...HAUL,
    axis: { oblivskaya: { bomber: 1 }, surovikino: { infantry: 1 } },
    axisHolds: ['oblivskaya', 'surovikino', 'pitomnik'],
  });
  late.play('from surovikino', 'move 1 infantry oblivskaya', 'from oblivskaya');
  expect(late.why('airlift infantry pitomnik')).toBe('AA-AIR-11');
});

test('AA-AIR-13 a drop goes to friendly or contested zones', () => {
  const game = position({
    ...HAUL,
    assault: ['vertyachii'],
    allies: { vertyachii: { infantry: 1 } },
    axis: { tatsinskaya: { bomber: 1 }, vertyachii: { infantry: 1 } },
  }).play('from tatsinskaya');
  expect(game.why('drop vertyachii')).toBeNull();
  expect(game.why('drop rynok')).toBe('AA-AIR-13');
});

test('AA-AIR-14 a Supply Landing takes up to two tokens to a friendly airfield', () => {
  const game = position(HAUL).play('from tatsinskaya');
  expect(game.legal('supply')).toEqual([
    'supply 1 pitomnik',
    'supply 2 pitomnik',
    'supply 1 oblivskaya',
    'supply 2 oblivskaya',
  ]);
  expect(game.why('supply 1 frolovo')).toBe('AA-AIR-14');
});

test('AA-AIR-15 AA-R-56 AA-R-57 a Troop Landing takes infantry to a quiet friendly airfield', () => {
  const game = position(HAUL).play('from oblivskaya');
  expect(game.legal('airlift')).toEqual(['airlift infantry pitomnik']);
  expect(game.why('airlift infantry tatsinskaya')).toBe('AA-AIR-15');
  const locked = position({ ...HAUL, allies: { oblivskaya: { infantry: 1 } }, battle: ['oblivskaya'] }).play(
    'from oblivskaya',
  );
  expect(locked.why('airlift infantry pitomnik')).toBe('AA-R-56');
  const fight = position({
    ...HAUL,
    axis: { oblivskaya: { bomber: 1, infantry: 1 }, pitomnik: { infantry: 1 } },
    allies: { pitomnik: { infantry: 1 } },
    battle: ['pitomnik'],
  }).play('from oblivskaya');
  expect(fight.why('airlift infantry pitomnik')).toBe('AA-AIR-15');
  const soviet = position({
    card: 10,
    axisHolds: ['oblivskaya'],
    allies: { frolovo: { bomber: 1, infantry: 1 } },
  }).play('from frolovo');
  expect(soviet.legal('airlift infantry')).toEqual(['airlift infantry pitomnik', 'airlift infantry flight-school']);
  const out = position({
    axis: { 'flight-school': { bomber: 1, infantry: 1 } },
    axisHolds: ['flight-school', 'pitomnik'],
  }).play('from flight-school');
  expect(out.why('airlift infantry pitomnik')).toBe('AA-AIR-15');
});

test('AA-AIR-16 AA-ATT-03 AA-R-101 cargo arrives on the Attack card, and infantry multiplies there', () => {
  const game = position({
    axis: { tatsinskaya: { bomber: 1 }, oblivskaya: { bomber: 1, infantry: 1 } },
    axisHolds: ['oblivskaya', 'flight-school'],
    tokens: { axis: { tatsinskaya: 1 } },
  }).play('from oblivskaya', 'airlift infantry flight-school', 'from tatsinskaya', 'drop oblivskaya');
  expect(game.units('axis', 'flight-school')).toEqual({});
  game.play('done');
  expect(game.units('axis', 'flight-school')).toMatchObject({ infantry: 2, bomber: 1 });
  expect(game.zone('oblivskaya').tokens.axis).toBe(1);
});

test('AA-MOVE-12 AA-TOK-06 aircraft and tokens leave a contested zone', () => {
  const game = position({
    axis: { pitomnik: { bomber: 1, infantry: 1 } },
    allies: { pitomnik: { infantry: 1 } },
    axisHolds: ['pitomnik', 'oblivskaya'],
    battle: ['pitomnik'],
    tokens: { axis: { pitomnik: 1 } },
  }).play('from pitomnik');
  expect(game.why('supply 1 oblivskaya')).toBeNull();
  expect(game.why('airlift infantry oblivskaya')).toBe('AA-R-56');
  expect(game.legal('move')).toEqual([]);
});

test('AA-URA-10 a bomber in the air takes only tokens that came with it', () => {
  const given: Given = {
    card: 10,
    round: 7,
    sorties: [{ side: 'allies', kind: 'bomber', at: 'frolovo', mission: 'hover' }],
    tokens: { allies: { frolovo: 3 } },
  };
  const game = position({
    ...given,
    open: {
      uranus: { northwest: 0, southeast: 0, launched: true, shown: [], tokens: [{ zone: 'frolovo', count: 2 }] },
    },
  });
  game.play('from frolovo');
  expect(game.legal('supply 2').length).toBeGreaterThan(0);
  game.play('supply 2 srednyaya-akhtuba');
  expect(game.zone('frolovo').tokens.allies).toBe(1);
  const older = position(given).play('from frolovo');
  expect(older.why('drop dubovka')).toBe('AA-AIR-11');
});

test('AA-STACK-01 AA-STACK-02 AA-MAP-08 the opponent moves excess units to neighbors with room', () => {
  const game = position({
    axis: { kalach: { infantry: 8, tank: 1 }, novomoskovsk: { infantry: 3 } },
    axisHolds: ['kalach', 'novomoskovsk'],
  }).play('done');
  expect(game.waiting).toEqual(['allies']);
  expect(game.step).toBe('pushing');
  expect(game.legal('push infantry kalach novomoskovsk')).toHaveLength(1);
  game.play('push infantry kalach novomoskovsk');
  expect(game.units('axis', 'kalach')).toEqual({ infantry: 7, tank: 1 });
  expect(game.units('axis', 'novomoskovsk')).toEqual({ infantry: 4 });
  expect(game.open.card).toBeGreaterThan(3);
  const legal = position({ axis: { kalach: { infantry: 8 }, pitomnik: {} }, axisHolds: ['kalach'] }).play('done');
  expect(legal.step).not.toBe('pushing');
});

test('AA-STACK-03 the owner destroys what nobody can move', () => {
  const game = position({
    axis: { kalach: { infantry: 8, tank: 2 } },
    allies: { kalach: { infantry: 1 } },
    battle: ['kalach'],
    dice: [...Array(11).fill(6)],
  }).play('done');
  expect([game.step, game.waiting]).toEqual(['scrapping', ['axis']]);
  game.play('scrap infantry', 'scrap infantry');
  expect(game.units('axis', 'kalach')).toEqual({ infantry: 6, tank: 2 });
  const east = position({ card: 10, allies: { 'krasnaya-sloboda': { infantry: 9 } } }).play('done');
  expect([east.step, east.waiting]).toEqual(['scrapping', ['allies']]);
});

test('AA-R-49 corrective moves respect locks, pairs and fresh infantry, and multiply', () => {
  const game = position({ axis: { pitomnik: { infantry: 9 } }, axisHolds: ['pitomnik', 'army-camp'] }).play('done');
  game.play('push infantry pitomnik army-camp');
  expect(game.units('axis', 'army-camp')).toEqual({ infantry: 2 });
  const city = position({ axis: { 'army-camp': { infantry: 9 } }, axisHolds: ['army-camp', 'pitomnik'] }).play('done');
  expect(city.why('push infantry army-camp pitomnik')).toBe('AA-R-49');
  const fresh = position({
    axis: { pitomnik: { mechanized: 1 }, 'army-camp': { artillery: 7 } },
    axisHolds: ['pitomnik', 'army-camp', 'flight-school'],
  }).play('from pitomnik', 'move 1 mechanized army-camp', 'done');
  expect(fresh.units('axis', 'army-camp')).toEqual({ infantry: 1, mechanized: 1, artillery: 7 });
  expect(fresh.legal('push infantry')).toEqual([]);
  expect(fresh.legal('push artillery army-camp flight-school')).toHaveLength(1);
});

test('AA-R-28 AA-R-49 a corrective move may start an Assault, with a marker', () => {
  const game = position({ axis: { kalach: { infantry: 9 } }, axisHolds: ['kalach'] }).play('done');
  game.play('push infantry kalach buzinovka');
  expect(game.zone('buzinovka').control).toBe('axis'); // fought and won on card 5
  const none = position({ axis: { kalach: { infantry: 9 } }, axisHolds: ['kalach'] });
  for (const id of ZONE_IDS.slice(0, 24))
    if (!['kalach', 'buzinovka', 'pitomnik', 'vertyachii', 'novomoskovsk', 'kopania'].includes(id))
      none.zone(id).marker = 'battle';
  none.zone('orlovka').marker = 'battle';
  none.play('done');
  expect(none.step).toBe('scrapping');
});

test('AA-STACK-02 nobody is pushed into a full zone, and only units that are there', () => {
  const game = position({
    axis: { kalach: { infantry: 9 }, pitomnik: { infantry: 8 }, vertyachii: { infantry: 7 } },
    axisHolds: ['kalach', 'pitomnik', 'vertyachii', 'buzinovka', 'novomoskovsk', 'kopania'],
  }).play('done');
  expect(game.why('push infantry kalach pitomnik')).toBe('AA-R-49');
  expect(game.why('push tank kalach vertyachii')).toBe('AA-R-49');
  expect(game.legal()).toContain('push infantry kalach vertyachii');
});

test('AA-LAND-01 aircraft land one by one, and only those in the air', () => {
  const game = position({
    card: 6,
    axisHolds: ['oblivskaya', 'pitomnik'],
    sorties: [
      { side: 'axis', kind: 'bomber', at: 'kalach' },
      { side: 'axis', kind: 'bomber', at: 'kalach' },
    ],
  });
  expect(game.why('land fighter pitomnik')).toBe('AA-LAND-01');
  game.open.taken.push('oblivskaya');
  expect(game.why('land bomber oblivskaya')).toBe('AA-LAND-01'); // free, but just taken
  expect(game.play('land bomber pitomnik').aloft).toEqual(['axis bomber attack kalach']);
});
