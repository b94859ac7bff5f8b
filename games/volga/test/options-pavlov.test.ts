import { viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { AREA_IDS } from '../data/areas.ts';
import { COUNTERS } from '../data/counters.ts';
import { candidates } from '../rules/hidden.ts';
import { position } from './position.ts';
import { newMatch } from './random-game.ts';
import { assault, attack } from './scene.ts';

const options = { pavlovsHouse: true };

test("AV-OPT-16 Pavlov's House is shuffled into the Heavy Urban counters, and the view does not tell where it is", () => {
  const places = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const { state } = newMatch(`pavlov ${seed}`, 'september', options);
    const all = [...Object.values(state.sealed.counters), ...state.sealed.leftOver].filter((id) => id !== null);
    expect(all.filter((id) => COUNTERS[id].terrain === 'heavyUrban')).toHaveLength(10);
    expect(state.sealed.leftOver).toHaveLength(15);
    expect(JSON.stringify(viewOf(state, 'german'))).not.toContain('"pavlov"');
    const at = AREA_IDS.find((id) => state.sealed.counters[id] === 'pavlov');
    places.add(at === undefined ? 'left over' : `${at}`);
  }
  expect([...places].sort()).toEqual(['10', '13', '14', '22', '25', '26', '41', 'left over']);
  expect(candidates(position({ options }).open, 10)).toContain('pavlov');
});

test("AV-OPT-17 Pavlov's House rolls the Guards dice in every combat", () => {
  const dice = [1, 1, 2, 5, 3, 6];
  const first = attack({ on: 14, from: 13, by: ['71/191'], against: 'pavlov', options, dice });
  expect(first.play('lead 71/191', 'fight').all('fought')).toMatchObject([{ soviet: [2, 5, 3, 6], defenseTotal: 23 }]);
  const later = assault({ in: 14, by: ['71/191'], against: 'pavlov', options, dice });
  expect(later.play('lead 71/191', 'fight').all('fought')).toMatchObject([{ soviet: [2, 5, 3, 6], defenseTotal: 23 }]);
});
