import { expect, test } from 'vitest';
import { noteMoved } from '../../rules/stacks.ts';
import { position } from '../../test/position.ts';
import { crossingInWords, siteInWords, zoneInWords } from '../words/spoken.ts';

const { open } = position({
  axisHolds: ['kalach'],
  axis: { kalach: { infantry: 2, tank: 1 }, pitomnik: { 'assault-gun': 2 } },
  allies: { pitomnik: { infantry: 3 } },
  battle: ['pitomnik'],
  tokens: { axis: { kalach: 1 } },
  sorties: [{ side: 'axis', kind: 'bomber', at: 'pitomnik' }],
  ferries: ['gray', 'white'],
  aboard: { gray: 'infantry' },
  ambushers: { 'ambush-1': ['allies', 'infantry'] },
});
noteMoved(open, 'kalach', 'infantry', 1);

test('a zone says who holds it, what is printed on it and what stands there', () => {
  expect(zoneInWords(open, 'kalach')).toBe(
    'Kalach, held by the Axis. Axis (cut off): 2 infantry (1 moved), 1 tank and 1 supply token.',
  );
  expect(zoneInWords(open, 'pitomnik')).toBe(
    'Pitomnik, held by the Allies, in battle, airfield. Axis (cut off): 2 assault guns and 1 bomber in the air. Soviet: 3 infantry.',
  );
  expect(zoneInWords(open, 'tractor-factory')).toBe(
    'Tractor Factory, held by the Allies, 2 RP, fortified, tank factory. No units.',
  );
});

test('crossings and Ambush Sites say what they carry and hide', () => {
  expect(crossingInWords(open, 'gray')).toBe('Gray crossing to Barrikady Factory, ferry, carries 1 infantry.');
  expect(crossingInWords(open, 'brown')).toBe("Brown crossing to Pavlov's House, no ferry.");
  expect(crossingInWords({ ...open, frozen: [6, 7] }, 'white')).toBe('White crossing to Grain Elevator, ice bridge.');
  expect(siteInWords(open, 'ambush-1')).toBe(
    'Ambush Site between Tractor Factory, Tractor Factory Workers Settlement and Barrikady Factory: Soviet infantry.',
  );
  expect(siteInWords(open, 'ambush-3')).toMatch(/empty\.$/);
});
