import '../styles/rulebook.css';
import { CATALOGUE } from 'virtual:catalogue';
import type { Rulebook } from '@kurgan/engine';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameOfRule, listed } from '../catalogue.ts';
import { pageWords } from '../language/pages.ts';
import { rulebookWords } from '../language/rulebook.ts';
import { useLoaded, Waiting } from '../parts/loading.tsx';
import { useTitle } from '../parts/title.ts';
import { TroubleText } from '../parts/trouble-text.tsx';
import { replace } from '../router.ts';
import { bookOf } from '../rulebook/books.ts';
import { Chapters } from '../rulebook/chapters.tsx';
import { Contents } from '../rulebook/contents.tsx';
import { Found } from '../rulebook/found.tsx';
import { SearchBar } from '../rulebook/search-bar.tsx';
import { MissingPage } from './missing.tsx';

interface RulebookPageProps {
  /** Empty: the game that the rule's name tells, or the first that has a rulebook. */
  readonly game: string;
  readonly rule: string | null;
}

export function RulebookPage({ game, rule }: RulebookPageProps): JSX.Element | null {
  const { missing } = pageWords;
  const ruleWords = rulebookWords.rule;
  const meant = rule === null ? CATALOGUE[0]?.id : gameOfRule(rule);
  useEffect(() => {
    if (game === '' && meant !== undefined) replace({ page: 'rules', game: meant, rule });
  }, [game, meant, rule]);
  if (game === '') return rule !== null && meant === undefined ? <MissingPage text={ruleWords.unknown(rule)} /> : null;
  const title = listed(game)?.title;
  if (title === undefined) return <MissingPage text={missing.game(game)} />;
  return <LoadedBook key={game} game={game} title={title} rule={rule} />;
}

function LoadedBook({ game, title, rule }: RulebookPageProps & { readonly title: string }): JSX.Element {
  const book = useLoaded(() => bookOf(game), game);
  useTitle(rulebookWords.rules.title(title));
  if (book.state === 'waiting') return <Waiting />;
  if (book.state === 'failed') return <TroubleText trouble={book.trouble} />;
  return <Book book={book.value} game={game} title={title} rule={rule} />;
}

interface BookProps extends RulebookPageProps {
  readonly book: Rulebook;
  readonly title: string;
}

function Book({ book, game, title, rule }: BookProps): JSX.Element {
  const [query, setQuery] = useState('');
  // A link to a rule leads out of a search.
  useEffect(() => setQuery(''), [rule]);
  const isUnknown = rule !== null && !book.rules.has(rule);
  return (
    <div class="rulebook">
      <aside>
        <SearchBar query={query} onQuery={setQuery} />
        <Contents book={book} />
      </aside>
      <div class="rulebook-text">
        <h1>{title}</h1>
        {isUnknown && (
          <p class="line" role="alert">
            {rulebookWords.rule.unknown(rule)}
          </p>
        )}
        {query.trim() === '' ? <Chapters book={book} game={game} rule={rule} /> : <Found book={book} query={query} />}
      </div>
    </div>
  );
}
