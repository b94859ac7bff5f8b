import { expect, test } from 'vitest';
import { acting, type Given, position } from './position.ts';

const far = { is: 'ger-fire-group', at: 'J1' } as const;
const scout = { is: 'sov-razvedka', at: 'J14' } as const;
const jeep = { is: 'sov-gaz67', at: 'J14' } as const;
const setUp = (given: Given) =>
  position({ german: [far], phase: 'setup', turn: 0, flow: [{ step: 'begin' }, { step: 'deployed' }], ...given });

test('HS-CMD-12 HS-R-66 HS-CMD-16: three squares before turn 1, once, without a shot', () => {
  const at = setUp({ soviet: [scout] });
  expect([at.step, at.waiting]).toEqual(['scouting', ['soviet']]);
  at.play('activate s1');
  expect(at.legal('fire')).toEqual([]);
  at.play('step J13', 'step J14', 'step J13');
  expect(at.why('step J14')).toBe('HS-MOVE-01');
  at.play('stop');
  expect(at.why('activate s1')).toBe('HS-CMD-12');
  expect(at.play('done').open.turn).toBe(1);
});
test('HS-CMD-14: a concealed Scout is not looked for', () => {
  const at = setUp({ soviet: [{ ...scout, concealed: true }], german: [{ ...far, at: 'J10' }] });
  at.play('activate s1', 'step J13', 'stop');
  expect(at.all('spotted')).toEqual([]);
});
test('HS-CMD-12 HS-R-70: how far a concealed Scout may go tells nobody which one it is', () => {
  const spotter = { is: 'sov-spotter', at: 'I15', concealed: true } as const;
  const hidden = { ...scout, concealed: true } as const;
  const scouts = (...soviet: NonNullable<Given['soviet']>) =>
    setUp({ soviet, german: [far] }).play('activate s1', 'step J13', 'step J14');
  const [three, two] = [scouts(hidden, spotter), scouts({ ...spotter, at: 'J14' }, { ...hidden, at: 'I15' })];
  expect([three.why('step J13'), two.why('step J13'), two.legal()]).toEqual([null, 'HS-MOVE-01', ['stop']]);
  expect(three.state.flow).toEqual(two.state.flow);
});
test('HS-CMD-15: not next to an objective', () => {
  const at = setUp({ soviet: [{ ...scout, at: 'H14' }] }).play('activate s1', 'step H13', 'step H12');
  expect(at.why('stop')).toBe('HS-CMD-15');
  expect(at.why('step H11')).toBe('HS-CMD-15');
  expect(at.play('step I12').why('stop')).toBeNull();
});
test('HS-CMD-17: a jeep scouts empty or with Scouts', () => {
  const rider = (is: 'sov-fire-group' | 'sov-razvedka') =>
    setUp({ soviet: [jeep, { is, at: 'A1', aboard: 's1' }] }).legal('activate');
  expect(rider('sov-fire-group')).toEqual([]);
  expect(rider('sov-razvedka')).toEqual(['activate s1']);
});
test('HS-CMD-13: a Scout passes rough ground without a stop', () => {
  const open = { ruined: 1 }; // the Brick House
  const given = { soviet: [{ ...scout, at: 'D5' }], open };
  const at = setUp(given).play('activate s1', 'step C3+');
  expect(at.why('step C2+')).not.toBe('HS-TERR-10');
  const walks = position({ ...given, soviet: [{ is: 'sov-fire-group', at: 'D5' }], german: [far], flow: [acting(0)] });
  expect(walks.play('move', 'step C3+').why('step C2+')).toBe('HS-TERR-10');
});
test('HS-CMD-13: rough ground that a friend holds is passed too', () => {
  const given = {
    soviet: [
      { ...scout, at: 'D5' },
      { is: 'sov-fire-group', at: 'C3+' },
    ],
    open: { ruined: 1 },
  } as const;
  const at = setUp(given).play('activate s1');
  expect(at.why('step C3+')).toBeNull();
  expect(at.play('step C3+').legal('stop')).toEqual([]);
  expect(at.legal('step')).toEqual(['step C5', 'step D5']); // the rubble is an objective's
});
