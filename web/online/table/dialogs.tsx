import type { JSX } from 'preact';
import { settingsWords } from '../../language/settings.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { lazily } from '../../parts/loading.tsx';
import { GoBack } from './go-back.tsx';
import type { RemoteSession } from './remote-session.ts';
import { Seal } from './seal.tsx';

const SettingsList = lazily(async () => (await import('../../pages/settings.tsx')).SettingsList);

export type Asked = 'go back' | 'seal' | 'settings';

interface TableDialogProps {
  readonly asked: Asked;
  readonly session: RemoteSession;
  onClose(): void;
}

/** A dialog over the table: whoever has it open is still here. */
export function TableDialog({ asked, session, onClose }: TableDialogProps): JSX.Element {
  switch (asked) {
    case 'go back':
      return <GoBack session={session} onClose={onClose} />;
    case 'seal':
      return <Seal session={session} onClose={onClose} />;
    case 'settings':
      return (
        <Dialog title={settingsWords.title} onClose={onClose}>
          <div class="settings">
            <SettingsList />
          </div>
        </Dialog>
      );
  }
}
