import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRulebook, problemText } from '../index.ts';

const BOOK = `# Raid across the river

A game for two.
It is short.

Read on.

## Bidding
Both bid at once.

**TY-BID-01 Secret bids.** Each seat lays a card face down.
**TY-BID-02 From the hand.** The card comes from the hand. *Always.*

### An example
Red lays a 3.

## Raids

**TY-RAID-01 The raid.** The winner raids.
`;

const problemsOf = (text: string): string[] => {
  const book = parseRulebook(text);
  return book.ok ? [] : book.error.map(problemText);
};

test('chapters hold their rules and plain text in reading order', () => {
  const book = parseRulebook(BOOK);
  if (!book.ok) throw new Error('it reads well');
  const { intro, chapters, rules } = book.value;
  expect(intro).toBe('A game for two.\nIt is short.\n\nRead on.');
  expect(chapters.map(({ title }) => title)).toEqual(['Bidding', 'Raids']);
  expect(chapters[0]?.paragraphs).toEqual([
    'Both bid at once.',
    rules.get('TY-BID-01'),
    { id: 'TY-BID-02', title: 'From the hand', text: 'The card comes from the hand. *Always.*', chapter: 'Bidding' },
    '### An example\nRed lays a 3.',
  ]);
  expect([...rules.keys()]).toEqual(['TY-BID-01', 'TY-BID-02', 'TY-RAID-01']);
  expect(rules.get('TY-RAID-01')?.chapter).toBe('Raids');
});

test('line endings of other systems read the same', () => {
  expect(parseRulebook(BOOK.replaceAll('\n', '\r\n'))).toEqual(parseRulebook(BOOK));
});

test('a duplicate id is an error', () => {
  expect(problemsOf('## A\n**TY-A-01 One.** x\n\n**TY-A-01 Two.** y\n')).toEqual([
    'line 4: expected a rule id that is used once, got TY-A-01 again',
  ]);
});

test('a rule outside any chapter is an error', () => {
  expect(problemsOf('# T\n**TY-A-01 One.** x\n')).toEqual([
    'line 2: expected a chapter (## Title) before the first rule, got TY-A-01',
  ]);
});

test.each(['**TY-A-1 One.** x', '**TY-A-01 One** x', '**TY-A-01 One.**', '**TY-A-01 One.** ', '**TY-a-01 One.** x'])(
  '"%s" was meant as a rule, but is not written like one',
  (line) => {
    expect(problemsOf(`## A\n${line}\n`)).toEqual([expect.stringMatching(/^line 2: expected a rule, /)]);
  },
);

test("bold text that isn't a rule is plain text", () => {
  const book = parseRulebook('## A\n**Note.** Not a rule.\n');
  expect(book.ok && book.value.chapters[0]?.paragraphs).toEqual(['**Note.** Not a rule.']);
  const quoted = parseRulebook('## A\nAs in **TY-A-01 One.** x\n');
  expect(quoted.ok && quoted.value.chapters[0]?.paragraphs).toEqual(['As in **TY-A-01 One.** x']);
});

test('any text is a rulebook or problems, and loses no words', () => {
  const line = fc.oneof(
    fc.constantFrom('# Title', '## Chapter', '', '**TY-A-01 One.** x', '**TY-A-02 Two.** y', 'plain', '**TY-x'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const book = parseRulebook(lines.join('\n'));
      if (!book.ok) return;
      const said = JSON.stringify([book.value.intro, book.value.chapters]);
      for (const each of lines) if (each === 'plain') expect(said).toContain('plain');
      const rules = book.value.chapters.flatMap(({ paragraphs }) =>
        paragraphs.filter((each) => typeof each !== 'string'),
      );
      expect(rules).toEqual([...book.value.rules.values()]);
    }),
  );
});

test('a paragraph ends where a rule or a chapter begins, with or without an empty line', () => {
  const book = parseRulebook('Intro.\n## One\nPlain.\n**TY-BID-01 Bids.** Text.\nMore.\n## Two\nLast.');
  if (!book.ok) throw new Error('it reads well');
  const { intro, chapters, rules } = book.value;
  expect([intro, chapters]).toEqual([
    'Intro.',
    [
      { title: 'One', paragraphs: ['Plain.', rules.get('TY-BID-01'), 'More.'] },
      { title: 'Two', paragraphs: ['Last.'] },
    ],
  ]);
});
