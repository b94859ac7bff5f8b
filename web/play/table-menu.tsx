import { Icon } from '@kurgan/kit';
import type { Session } from '@kurgan/kit/session';
import { BookOpen, Bug, FileDown, History, LogOut, Menu, Settings } from 'lucide';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../language/index.ts';
import { lazily } from '../parts/loading.tsx';
import { fileName, saveFile } from '../parts/save-file.ts';
import { addressOf } from '../route.ts';

const ReportDialog = lazily(async () => (await import('./report-dialog.tsx')).ReportDialog);
const MENU = 'table-menu';
/** A choice in the menu closes it. */
const closes = { type: 'button', popovertarget: MENU, popovertargetaction: 'hide' } as const;

/** What can be done with a match besides playing it: one button in the table's header. */
export function TableMenu({ session }: { readonly session: Session }): JSX.Element {
  const [isReporting, setReporting] = useState(false);
  const { play } = words.value;
  const { id, game } = session;
  return (
    <>
      <button class="tool menu-button" type="button" popovertarget={MENU} aria-label={play.menu} title={play.menu}>
        <Icon of={Menu} />
      </button>
      <div id={MENU} class="table-menu" popover="auto">
        <button {...closes} onClick={async () => saveFile(fileName(session), await session.file())}>
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
        <button {...closes} onClick={() => setReporting(true)}>
          <Icon of={Bug} /> {play.report}
        </button>
        <a href="/">
          <Icon of={LogOut} /> {play.leave}
        </a>
      </div>
      {isReporting && <ReportDialog session={session} onClose={() => setReporting(false)} />}
    </>
  );
}
