import { readFileSync } from 'node:fs';
import { expectOk, parseRulebook } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { gameOf } from '../games.ts';
import { cutAt } from '../rulebook/cut-at.ts';
import { search, wordsOf } from '../rulebook/search.ts';

const book = expectOk(
  parseRulebook(
    [
      '# A book',
      '## Moving',
      '**AV-MOVE-01 Fresh units move.** Only Fresh units move.',
      '**AV-MOVE-02 Rivers.** No unit crosses the Volga; see AV-MOVE-01.',
      '## Fighting',
      '**AV-AIR-01 The Air die.** Roll 1d6 (and add it).',
    ].join('\n'),
  ),
);
const found = (query: string) => search(book, query).map(({ id }) => id);

test.each([
  ['AV-MOVE-02', ['AV-MOVE-02']],
  ['av-move', ['AV-MOVE-01', 'AV-MOVE-02']],
  ['volga', ['AV-MOVE-02']],
  ['UNITS fresh', ['AV-MOVE-01']],
  ['air', ['AV-AIR-01']],
  ['air volga', []],
  ['(and', ['AV-AIR-01']],
  ['  ', []],
])('a search for "%s" finds %j', (query, ids) => expect(found(query)).toEqual(ids));

test('the name of a rule comes before those that mention it', () => {
  expect(found('av-move-01')).toEqual(['AV-MOVE-01', 'AV-MOVE-02']);
});

test('what was searched for is cut out of a text, whatever signs it has', () => {
  expect(cutAt('Roll 1d6 (and add it).', wordsOf('(AND 1D6'))).toEqual(['Roll ', '1d6', ' ', '(and', ' add it).']);
  expect(cutAt('as it is', [])).toEqual(['as it is']);
});

test('every rule of the real rulebook is found by its name', () => {
  const text = readFileSync(gameOf('volga').rulebook, 'utf8');
  const volga = expectOk(parseRulebook(text));
  for (const id of volga.rules.keys()) expect(search(volga, id)[0]?.id).toBe(id);
});
