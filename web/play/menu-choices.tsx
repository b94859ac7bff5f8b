import { Icon } from '@kurgan/kit';
import type { Session } from '@kurgan/kit/session';
import { BookOpen, Bug, FileDown, History, LogOut, Settings } from 'lucide';
import type { JSX } from 'preact';
import { pageWords } from '../language/pages.ts';
import { saveMatch } from '../parts/save-file.ts';
import { addressOf } from '../route.ts';

interface MenuChoicesProps {
  /** The id of the menu: a choice closes it. */
  readonly menu: string;
  readonly session: Session;
  onReport(): void;
}

export function MenuChoices({ menu, session, onReport }: MenuChoicesProps): JSX.Element {
  const { play } = pageWords.value;
  const { id, game } = session;
  const closes = { type: 'button', popovertarget: menu, popovertargetaction: 'hide' } as const;
  return (
    <>
      <button {...closes} onClick={() => void saveMatch(session)}>
        <Icon of={FileDown} /> {play.save}
      </button>
      <a href={addressOf({ page: 'replay', id, made: 0 })}>
        <Icon of={History} /> {play.watch}
      </a>
      <a href={addressOf({ page: 'rules', game, rule: null })}>
        <Icon of={BookOpen} /> {play.rulebook}
      </a>
      <a href="/settings">
        <Icon of={Settings} /> {play.settings}
      </a>
      <button {...closes} onClick={onReport}>
        <Icon of={Bug} /> {play.report}
      </button>
      <a href="/">
        <Icon of={LogOut} /> {play.leave}
      </a>
    </>
  );
}
