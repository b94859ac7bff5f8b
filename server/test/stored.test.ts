import type { Deed } from '@kurgan/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { journalEntryOf } from '../matches/stored.ts';

test('an entry is read as it was written, whatever its words', () => {
  const action = fc.record({ action: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('"', '\\', '"}', '\n')) });
  const others = fc.constantFrom<Deed>(
    { undo: 3 },
    { undo: 3, agreed: ['us'] },
    { back: 0 },
    { end: 'draw' },
    { order: 'block', until: 'turn' },
  );
  fc.assert(
    fc.property(fc.oneof(action, others), (deed) => {
      const stored = { n: 1, seat: 'us', deed: JSON.stringify(deed), previous: 'ab', request: null, at: 0 };
      expect(journalEntryOf(stored)).toEqual({ seat: 'us', ...deed, previous: 'ab' });
    }),
  );
});
