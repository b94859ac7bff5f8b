import type { Chapter, Rule, Rulebook } from '@kurgan/engine';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { anchorOf } from './anchor.ts';
import { RuleText } from './rule-text.tsx';

interface ChaptersProps {
  readonly book: Rulebook;
  readonly game: string;
  /** The rule that the address names. */
  readonly rule: string | null;
}

function RuleParagraph({ rule, game, isAsked }: { rule: Rule; game: string; isAsked: boolean }): JSX.Element {
  return (
    <p id={rule.id} class={isAsked ? 'rule asked' : 'rule'} aria-current={isAsked ? 'true' : undefined}>
      <a class="rule-name" href={`/rules/${game}/${rule.id}`}>
        {rule.id}
      </a>{' '}
      <strong>{rule.title}.</strong> <RuleText text={rule.text} />
    </p>
  );
}

function OneChapter({ chapter, game, rule }: { chapter: Chapter; game: string; rule: string | null }): JSX.Element {
  return (
    <section>
      <h2 id={anchorOf(chapter.title)}>{chapter.title}</h2>
      {chapter.paragraphs.map((paragraph) =>
        typeof paragraph === 'string' ? (
          <p key={paragraph}>
            <RuleText text={paragraph} />
          </p>
        ) : (
          <RuleParagraph key={paragraph.id} rule={paragraph} game={game} isAsked={paragraph.id === rule} />
        ),
      )}
    </section>
  );
}

/** The whole book as one document, to read, to print and to search with the browser's own search. */
export function Chapters({ book, game, rule }: ChaptersProps): JSX.Element {
  useEffect(() => {
    const wanted = rule ?? location.hash.slice(1);
    if (wanted !== '') document.getElementById(wanted)?.scrollIntoView({ block: rule === null ? 'start' : 'center' });
  }, [rule]);
  return (
    <>
      {book.intro.split('\n\n').map((paragraph) => (
        <p key={paragraph} class="intro">
          <RuleText text={paragraph} />
        </p>
      ))}
      {book.chapters.map((chapter) => (
        <OneChapter key={chapter.title} chapter={chapter} game={game} rule={rule} />
      ))}
    </>
  );
}
