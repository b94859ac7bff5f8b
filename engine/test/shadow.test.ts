import { expect, test } from 'vitest';
import { define, headAfter, type Journal, no, shadowMatch } from '../index.ts';
import { play, startRaid } from './play.ts';
import { type Toy, toy, toyDefinition, toySteps } from './toy/toy.ts';

/** Two bids and a march. */
function played(): { journal: Journal; raider: string } {
  const { match, raider } = startRaid();
  play(match, `${raider}: march forward`);
  return { journal: { ...match.journal(), snapshots: [] }, raider };
}
const told = (game: Parameters<typeof shadowMatch<Toy>>[0], journal: Journal, isSealed = false) =>
  shadowMatch(game, journal, isSealed).differences.map(({ at, text }) => `${at}: ${text}`);

test('a head follows from the last entry alone', () => {
  const { journal } = played();
  const last = journal.entries.at(-1);
  expect(last && headAfter(last)).toBe(journal.head);
});

test('a snapshot that differs is told by its places, at most eight, and only by its room while the match is sealed', () => {
  const { journal } = played();
  const state = shadowMatch(toy, journal, false).match?.at(2).state;
  const differing = (changed: object, isSealed = false, after = 2) =>
    told(toy, { ...journal, snapshots: [{ after, state: { ...state, ...changed } }] } as Journal, isSealed);
  expect([differing({}), differing({ sealed: {} }, false, 9)]).toEqual([[], []]);
  const open = (count: number) => ({
    ...state?.open,
    ...Object.fromEntries([...'abcdefghi'.slice(0, count)].map((c) => [c, 1])),
  });
  expect(differing({ open: open(8) })).toEqual([expect.stringMatching(/^2: entry 2: the state differs at .*open\.h$/)]);
  expect(differing({ open: open(9) })).toEqual([expect.stringMatching(/open\.h, and 1 more$/)]);
  const sealed = { sealed: { deck: [] }, open: open(1) };
  expect(differing(sealed)[0]).toMatch(/sealed\.deck/);
  expect(differing(sealed, true)).toEqual(['2: entry 2: the state differs at open.a, sealed']);
  expect(
    shadowMatch(toy, { ...journal, snapshots: [{ after: 2, state: sealed }] } as Journal, false, () => true),
  ).toMatchObject({
    differences: [],
  });
});

test('an entry that the rules refuse is told with the rule, and without its words while the match is sealed', () => {
  const { journal, raider } = played();
  const stricter = define<Toy>({
    ...toyDefinition,
    steps: { ...toySteps, raid: { ...toySteps.raid, refuse: () => no('TY-RAID-01') } as typeof toySteps.raid },
  });
  expect(told(stricter, journal)).toEqual([`3: entry 3: "${raider}: march forward" is refused by TY-RAID-01`]);
  expect(told(stricter, journal, true)).toEqual(['3: entry 3: the action is refused by TY-RAID-01']);
  expect(shadowMatch(stricter, journal, false).match?.length).toBe(2);
});

test('an entry whose words the rules do not have anymore is told as such', () => {
  const { journal, raider } = played();
  const entries = journal.entries.with(2, {
    seat: raider,
    action: 'fly',
    previous: journal.entries[2]?.previous ?? '',
  });
  const other = { ...journal, entries, rules: '0' };
  expect(told(toy, other)).toEqual([`3: entry 3: "${raider}: fly" is not an action anymore`]);
  expect(told(toy, other, true)).toEqual(['3: entry 3: the action is not an action anymore']);
});
