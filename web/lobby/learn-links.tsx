import { Icon } from '@kurgan/kit';
import { BookOpen, ListOrdered, Play } from 'lucide';
import type { JSX } from 'preact';
import { gameOf } from '../games.ts';
import { pageWords } from '../language/pages.ts';
import { addressOf } from '../route.ts';

/** Other ways into a game: its lesson, its campaign, its rulebook. */
export function LearnLinks({ game }: { readonly game: string }): JSX.Element {
  const { setUp } = pageWords.value;
  const { lesson, campaign } = gameOf(game);
  return (
    <p class="learn-links">
      {lesson !== undefined && (
        <a href={addressOf({ page: 'lesson', game })}>
          <Icon of={Play} />
          {setUp.learn}
        </a>
      )}
      {campaign !== undefined && (
        <a href={addressOf({ page: 'campaign', game })}>
          <Icon of={ListOrdered} />
          {pageWords.value.setUp.campaign}
        </a>
      )}
      <a href={addressOf({ page: 'rules', game, rule: null })}>
        <Icon of={BookOpen} />
        {setUp.rulebook}
      </a>
    </p>
  );
}
