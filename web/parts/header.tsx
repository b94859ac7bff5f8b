import { Icon } from '@kurgan/kit';
import { BookOpen, History, Settings, Users } from 'lucide';
import type { JSX } from 'preact';
import { words } from '../language/index.ts';
import { pageWords } from '../language/pages.ts';
import type { Route } from '../route.ts';

const PLACES = [
  { icon: Users, word: 'online', page: 'online' },
  { icon: BookOpen, word: 'rulebook', page: 'rules' },
  { icon: History, word: 'replays', page: 'replays' },
  { icon: Settings, word: 'settings', page: 'settings' },
] as const;

export function Header({ page }: { readonly page: Route['page'] }): JSX.Element {
  const { app } = pageWords;
  return (
    <header class="bar">
      <a class="logo" href="/" aria-label={`${words.name}: ${app.lobby}`}>
        {words.name}
      </a>
      <span class="bar-line">{words.line}</span>
      <nav>
        {PLACES.map(({ icon, word, page: own }) => (
          <a key={own} href={`/${own}`} aria-current={own === page ? 'page' : undefined}>
            <Icon of={icon} />
            <span>{app[word]}</span>
          </a>
        ))}
      </nav>
    </header>
  );
}
