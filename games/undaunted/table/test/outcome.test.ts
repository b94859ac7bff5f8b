import { expect, test } from 'vitest';
import { GERMAN, US } from '../../normandy/test/scene.ts';
import type { Event } from '../../rules/events.ts';
import { id } from '../../rules/ids.ts';
import { NORMANDY } from '../normandy/edition.ts';
import { outcomeOf } from '../outcome.ts';
import { shotsIn } from '../shots.ts';
import { Names } from '../words/names.ts';

const names = new Names(NORMANDY);
const shot: Extract<Event, { event: 'shot' }> = {
  event: 'shot',
  rule: 'UN-ATK-05',
  seat: US,
  by: id.unit('riflemen-A'),
  from: id.tile('5B'),
  as: 'attack',
  at: { seat: GERMAN, unit: id.unit('scouts-B'), tile: id.tile('13B') },
  defence: { base: 5, cover: 1, coverRule: 'UN-ATK-05', range: 1, total: 7 },
  dice: [3, 10],
  hit: true,
};
const casualty: Extract<Event, { event: 'casualty' }> = {
  event: 'casualty',
  rule: 'UN-CAS-02',
  seat: GERMAN,
  unit: id.unit('scouts-B'),
  zone: 'hand',
};

function read(events: readonly Event[], reader: string | null) {
  const [story] = shotsIn(events.map((event) => ({ after: 4, text: '', rule: event.rule, event })));
  if (story === undefined) throw new Error('no shot');
  return outcomeOf(names, story, reader);
}

test('a hit shows its dice, what they had to show, and by unit what the enemy lost', () => {
  expect(read([shot, casualty], 'us')).toMatchObject({
    after: 4,
    title: 'US Riflemen A attack German Scouts B',
    groups: [
      {
        dice: [
          { face: 3, isHit: false },
          { face: 10, sides: 10, isHit: true },
        ],
      },
    ],
    need: 'Needed 7 or more, or a 0: 5, cover 1, range 1.',
    stamp: 'Hit',
    tone: 'hit',
    losses: [{ seat: 'german', who: 'German Scouts B', from: 'one card from the hand' }],
  });
});

test('the own card is named with the soldier on it', () => {
  const card = id.card('scout-B-1');
  const soldier = NORMANDY.pieces.names[GERMAN]?.[card];
  const { losses } = read([shot, { ...casualty, card }], GERMAN);
  expect(losses).toEqual([{ seat: 'german', who: `Scout B (${soldier})`, from: 'from your hand' }]);
  expect(soldier).toMatch(/\w/);
});

test('a unit without a card left loses its counter', () => {
  const gone: Event = {
    event: 'counterLost',
    rule: 'UN-CAS-05',
    seat: GERMAN,
    unit: id.unit('scouts-B'),
    from: id.tile('13B'),
  };
  expect(read([shot, gone], 'us')).toMatchObject({
    stamp: 'Counter lost',
    losses: [{ who: 'German Scouts B', from: expect.stringMatching(/^off the board at 13B /) }],
  });
});

test('a shot to suppress and a miss cost nobody a card', () => {
  const suppressed = { event: 'suppressed', rule: 'UN-SUP-01', seat: 'german', unit: 'scouts-B', already: false };
  expect(read([{ ...shot, as: 'suppress' }, suppressed as Event], 'us')).toMatchObject({
    title: 'US Riflemen A fire to suppress German Scouts B',
    stamp: 'Suppressed',
    tone: 'partial',
    losses: [],
  });
  const missed = { ...shot, dice: [1, 2], hit: false, defence: { ...shot.defence, cover: 4, total: 10 } };
  expect(read([missed], 'us')).toMatchObject({
    need: 'Needed a 0: 5, cover 4, range 1.',
    stamp: 'Miss',
    told: 'German Scouts B hold.',
    losses: [],
  });
});
