import { Icon } from '@kurgan/kit';
import { BookOpen, ListOrdered, Play } from 'lucide';
import type { JSX } from 'preact';
import { gameOf } from '../games.ts';
import { pageWords } from '../language/pages.ts';
import { addressOf } from '../route.ts';

interface LearnLinksProps {
  readonly game: string;
  /** Without the campaign, which is more than a way to learn. */
  readonly isShort?: boolean;
}

/** Other ways into a game: its lesson, its campaign, its rulebook. */
export function LearnLinks({ game, isShort = false }: LearnLinksProps): JSX.Element {
  const { setUp } = pageWords;
  const { lesson, campaign } = gameOf(game);
  return (
    <p class="learn-links">
      {lesson !== undefined && (
        <a href={addressOf({ page: 'lesson', game })}>
          <Icon of={Play} />
          {setUp.learn}
        </a>
      )}
      {campaign !== undefined && !isShort && (
        <a href={addressOf({ page: 'campaign', game })}>
          <Icon of={ListOrdered} />
          {pageWords.setUp.campaign}
        </a>
      )}
      <a href={addressOf({ page: 'rules', game, rule: null })}>
        <Icon of={BookOpen} />
        {setUp.rulebook}
      </a>
    </p>
  );
}
