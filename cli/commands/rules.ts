import type { Rulebook } from '@kurgan/engine';
import { BadInput, type Command } from '../command.ts';
import { type Citation, type Coverage, coverageOf } from '../coverage/coverage.ts';
import { say, sayJson } from '../output.ts';
import { readRulebook, ruleText } from '../rulebook.ts';
import { nearest } from '../suggest.ts';
import { table } from '../text.ts';

const placeOf = ({ file, line }: Citation): string => (line === 0 ? file : `${file}:${line}`);

function oneRule(game: string, book: Rulebook, { cited }: Coverage, id: string): string {
  const rule = book.rules.get(id.toUpperCase());
  if (rule === undefined) {
    const near = nearest(id, [...book.rules.keys()]);
    const hint = near === null ? `; kurgan rules ${game} lists the chapters` : `, did you mean ${near}`;
    throw new BadInput(`${game} has no rule "${id}"${hint}.`);
  }
  const tests = (cited.get(rule.id) ?? []).map((citation) => `  ${placeOf(citation)}  ${citation.name}`);
  return [
    ruleText(rule),
    '',
    `Chapter: ${rule.chapter}`,
    ...(tests.length === 0 ? ['No test cites it.'] : ['Cited by', ...tests]),
  ].join('\n');
}

function summary(book: Rulebook, { cited, missing, unknown }: Coverage): string {
  const rows = book.chapters.flatMap((chapter) => {
    const rules = [...book.rules.values()].filter((rule) => rule.chapter === chapter.title);
    const proven = rules.filter(({ id }) => cited.has(id)).length;
    return rules.length === 0 ? [] : [[chapter.title, `${proven} of ${rules.length}`]];
  });
  const lines = [table([['chapter', 'cited'], ...rows, ['all', `${cited.size} of ${book.rules.size}`]], [1])];
  if (missing.length > 0) {
    lines.push('', 'No test cites', ...missing.map((id) => `  ${id} ${book.rules.get(id)?.title ?? ''}`));
  }
  if (unknown.size > 0) {
    const places = [...unknown].map(([id, citations]) => `  ${id} in ${citations.map(placeOf).join(', ')}`);
    lines.push('', 'Tests cite rules that do not exist', ...places);
  }
  return lines.join('\n');
}

export const rules: Command = {
  operands: 'GAME [RULE-ID]',
  about: [
    'With a rule id: the rule, and the tests that cite it.',
    'Without one: how many rules of each chapter are cited, in the name of a test or in a vector, and the rules that are not. The exit code is 1 if there are any.',
  ],
  options: {
    missing: { help: 'print only the ids of rules that no test cites' },
    json: { help: 'print JSON' },
  },
  async run(args, registry) {
    const [game = '', id] = args.operands;
    const entry = await registry.find(game);
    const book = readRulebook(entry);
    const coverage = coverageOf(entry.rulebook, book);
    if (id !== undefined) {
      if (args.has('missing') || args.has('json'))
        throw new BadInput('With a rule id, leave out --missing and --json.');
      say(oneRule(game, book, coverage, id));
      return 0;
    }
    const { cited, missing } = coverage;
    if (args.has('json')) sayJson({ total: book.rules.size, cited: cited.size, missing });
    else if (args.has('missing')) for (const each of missing) say(each);
    else say(summary(book, coverage));
    return missing.length > 0 ? 1 : 0;
  },
};
