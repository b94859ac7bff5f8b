import { Icon } from '@kurgan/kit';
import { BookOpen, History, Settings, Users } from 'lucide';
import type { JSX } from 'preact';
import { words } from '../language/index.ts';
import { pageWords } from '../language/pages.ts';
import type { Route } from '../route.ts';

const PLACES = [
  { href: '/online', icon: Users, word: 'online', pages: ['online', 'join', 'account', 'device'] },
  { href: '/rules', icon: BookOpen, word: 'rulebook', pages: ['rules'] },
  { href: '/replays', icon: History, word: 'replays', pages: ['replays'] },
  { href: '/settings', icon: Settings, word: 'settings', pages: ['settings'] },
] as const;

export function Header({ page }: { readonly page: Route['page'] }): JSX.Element {
  const { app } = pageWords.value;
  return (
    <header class="bar">
      <a class="logo" href="/" aria-label={`${words.value.name}: ${app.lobby}`}>
        {words.value.name}
      </a>
      <span class="bar-line">{words.value.line}</span>
      <nav>
        {PLACES.map(({ href, icon, word, pages }) => (
          <a key={href} href={href} aria-current={pages.some((each) => each === page) ? 'page' : undefined}>
            <Icon of={icon} />
            <span>{app[word]}</span>
          </a>
        ))}
      </nav>
    </header>
  );
}
