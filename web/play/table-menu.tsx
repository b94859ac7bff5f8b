import type { Session } from '@kurgan/host';
import { Icon } from '@kurgan/kit';
import { Menu } from 'lucide';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../language/index.ts';
import { lazily } from '../parts/loading.tsx';

const MenuChoices = lazily(async () => (await import('./menu-choices.tsx')).MenuChoices);
const ReportDialog = lazily(async () => (await import('./report-dialog.tsx')).ReportDialog);
const MENU = 'table-menu';

interface TableMenuProps {
  readonly session: Session;
  /** Other choices than those of a match in this browser. */
  choices?(menu: string, onReport: () => void): JSX.Element;
}

/** The match menu in the table's header. */
export function TableMenu({ session, choices }: TableMenuProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const report = (): void => setReporting(true);
  const { tableMenu } = words;
  return (
    <>
      <button class="tool menu-button" type="button" popovertarget={MENU} aria-label={tableMenu} title={tableMenu}>
        <Icon of={Menu} />
      </button>
      <div id={MENU} class="table-menu" popover="auto" onToggle={({ newState }) => setOpen(newState === 'open')}>
        {isOpen && (choices?.(MENU, report) ?? <MenuChoices menu={MENU} session={session} onReport={report} />)}
      </div>
      {isReporting && <ReportDialog session={session} onClose={() => setReporting(false)} />}
    </>
  );
}
