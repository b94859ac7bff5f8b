import { expect, test } from 'vitest';
import { position } from './position.ts';

test('AA-OPT-09 guns that interdict hit transports alone, also once the last transport is down', () => {
  const at = position({
    card: 4,
    options: { interdiction: true },
    axisHolds: ['pitomnik'],
    axis: { pitomnik: { infantry: 1 } },
    allies: { pitomnik: { artillery: 1 }, vertyachii: { artillery: 1 } },
    battle: ['pitomnik'],
    sorties: [
      { side: 'axis', kind: 'fighter', at: 'pitomnik', mission: 'relocate' },
      { side: 'axis', kind: 'bomber', at: 'pitomnik', mission: 'airlift', passenger: 'infantry' },
    ],
    dice: [1, 1, ...Array(8).fill(6)],
  });
  at.play('aim 1 pitomnik pitomnik', 'aim 1 vertyachii pitomnik', 'fire', 'axis: down 1');
  expect(at.all('flak')).toMatchObject([
    { rule: 'AA-AD-01', hits: 1 },
    { rule: 'AA-OPT-09', hits: 1 },
  ]);
  expect(at.all('shotDown')).toMatchObject([{ kind: 'bomber' }]);
});
