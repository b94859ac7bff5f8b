import { SeededChance } from '@kurgan/engine';
import { describe, expect, test } from 'vitest';
import { unpacked } from '../../rules/muster.ts';
import { draftArmy } from '../../rules/recruitment/draft.ts';
import { readArmy } from '../../rules/recruitment/text.ts';
import { newGame } from '../../test/position.ts';
import { drawnBattlefield } from '../army/drawn-battlefield.ts';
import { actionsBetween } from '../preparing/actions-between.ts';
import { boardReason } from '../preparing/words.ts';

const army = (text: string) => {
  const read = readArmy(text);
  if (!read.ok) throw new Error(read.error);
  return read.value.army;
};
const ARMIES = { soviet: 'soviet:volga.maxim.ammo', german: 'german:panzergrenadiere.at.ammo' };

describe('building at the table', () => {
  test('HS-SCN-16: any legal army is made of any other by legal actions alone', () => {
    const chance = new SeededChance([4, 3, 2, 1]);
    const at = newGame({ size: ['battle'] }, 'free');
    for (let i = 0; i < 12; i++) {
      const wanted = draftArmy('soviet', 250, chance);
      const now = () => unpacked(at.state.private.soviet.army);
      for (const action of actionsBetween(now(), wanted)) {
        expect([action, at.why(`soviet: ${action}`)]).toEqual([action, null]);
        at.play(`soviet: ${action}`);
      }
      expect(now()).toEqual(wanted);
    }
  });
  test('only what differs is changed', () => {
    const from = army('soviet:volga.maxim.ammo,storm');
    expect(actionsBetween(from, army('soviet:volga.ptrd.ammo,storm'))).toEqual([
      'unequip t1 s1',
      'equip t1 s1 op-sov-ptrd',
    ]);
    expect(actionsBetween(from, army('soviet:volga.maxim.ammo'))).toEqual(['dismiss t2']);
    expect(actionsBetween(from, from)).toEqual([]);
  });
});

describe('the drawn battlefield', () => {
  test('HS-SCN-17: the set-up shows the boards that the match will have', () => {
    const options = { ...ARMIES, size: ['grand'], drawn: true };
    const shown = drawnBattlefield(options, 'a seed');
    expect(shown?.layout.map((row) => row.length)).toEqual([3, 3]);
    expect(new Set(shown?.layout.flat().map((face) => face.slice(0, 1))).size).toBe(6);
    expect(drawnBattlefield(options, 'a seed')).toEqual(shown);
    const others = ['b', 'c', 'd'].map((seed) => JSON.stringify(drawnBattlefield(options, seed)));
    expect(new Set([JSON.stringify(shown), ...others]).size).toBe(4);
  });
  test('HS-SCN-16: not before both armies are fixed, and another army draws another one', () => {
    expect(drawnBattlefield({ soviet: ARMIES.soviet, drawn: true }, 'a seed')).toBeNull();
    expect(drawnBattlefield({ ...ARMIES, drawn: false }, 'a seed')).toBeNull();
    const faces = ['soviet:volga', 'soviet:storm', 'soviet:tank', 'soviet:recon'].map((soviet) =>
      JSON.stringify(drawnBattlefield({ ...ARMIES, soviet, drawn: true }, 'a seed')),
    );
    expect(new Set(faces).size).toBeGreaterThan(1);
  });
});

test('HS-SCN-17: a board that can’t be laid says why', () => {
  const at = newGame(ARMIES, 'free');
  const reason = (board: 'D1' | 'A1'): string => {
    const refusal = at.game.refuse(at.state, at.waiting[0] ?? 'soviet', { do: 'lay', board });
    return refusal === null ? '' : boardReason(refusal);
  };
  expect(reason('D1')).toBe('It ends in the river, so it may lie only in the last row.');
  at.play('lay A2');
  expect(reason('A1')).toBe('This board lies on the battlefield already.');
});
