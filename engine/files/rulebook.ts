import type { Problem } from '../problem.ts';
import { fail, ok, type Result } from '../result.ts';

/** One rule of a rules.md: the line `**AV-MOVE-07 Title.** Text`. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly chapter: string;
}

export interface Chapter {
  readonly title: string;
  /** Rules and the plain text between them, in reading order. */
  readonly paragraphs: readonly (Rule | string)[];
}

export interface Rulebook {
  /** Text before the first chapter, without the book's title. */
  readonly intro: string;
  readonly chapters: readonly Chapter[];
  readonly rules: ReadonlyMap<string, Rule>;
}

const RULE_LINE = /^\*\*([A-Z]{2}-[A-Z0-9]+-\d{2,3}) ([^*]+)\.\*\* (.+)$/;
/** Looks like a rule. A line that matches but isn't a valid rule is reported instead of passing as plain text. */
const RULE_LIKE = /^\*\*[A-Z]{2}-/;
const CHAPTER_LINE = /^## +(.+?) *$/;
const TITLE_LINE = /^# /;

/** Reads a rulebook. Plain text runs to the next blank line, rule or chapter; problems name the line. */
export function parseRulebook(markdown: string): Result<Rulebook, readonly Problem[]> {
  const rules = new Map<string, Rule>();
  const problems: Problem[] = [];
  const intro: string[] = [];
  const chapters: { title: string; paragraphs: (Rule | string)[] }[] = [];
  let plain: string[] = [];

  const endPlain = (): void => {
    if (plain.length === 0) return;
    const text = plain.join('\n');
    const chapter = chapters.at(-1);
    if (chapter === undefined) intro.push(text);
    else chapter.paragraphs.push(text);
    plain = [];
  };

  for (const [i, line] of markdown.split(/\r?\n/).entries()) {
    const path = `line ${i + 1}`;
    const title = CHAPTER_LINE.exec(line)?.[1];
    const [, id, name, text] = RULE_LINE.exec(line) ?? [];
    if (title !== undefined) {
      endPlain();
      chapters.push({ title, paragraphs: [] });
    } else if (id !== undefined && name !== undefined && text !== undefined) {
      endPlain();
      const chapter = chapters.at(-1);
      if (chapter === undefined)
        problems.push({ path, expected: 'a chapter (## Title) before the first rule', got: id });
      if (rules.has(id)) problems.push({ path, expected: 'a rule id that is used once', got: `${id} again` });
      const rule: Rule = { id, title: name, text, chapter: chapter?.title ?? '' };
      rules.set(id, rule);
      chapter?.paragraphs.push(rule);
    } else if (RULE_LIKE.test(line)) {
      problems.push({ path, expected: 'a rule, **ID Title.** Text', got: line.slice(0, 60) });
    } else if (line.trim() === '') {
      endPlain();
    } else if (!TITLE_LINE.test(line) || chapters.length > 0) {
      plain.push(line);
    }
  }
  endPlain();
  return problems.length > 0 ? fail(problems) : ok({ intro: intro.join('\n\n'), chapters, rules });
}
