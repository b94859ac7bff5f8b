import { Icon } from '@kurgan/kit';
import { signal } from '@preact/signals';
import { X } from 'lucide';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../language/index.ts';
import { newVersion } from '../offline/new-version.ts';

interface Notice {
  readonly id: number;
  readonly text: string;
  /** One thing that can still be done about it. */
  readonly action: { readonly label: string; run(): void } | null;
}

/** How long a notice stays, in milliseconds: long enough to read it and to press Undo. */
const STAYS = 10_000;

const notices = signal<readonly Notice[]>([]);
let last = 0;

const drop = (id: number): void => {
  notices.value = notices.value.filter((notice) => notice.id !== id);
};

export function tell(text: string, action: Notice['action'] = null): void {
  notices.value = [...notices.value, { id: ++last, text, action }];
}

function Line({ notice }: { readonly notice: Notice }): JSX.Element {
  const { id, text, action } = notice;
  useEffect(() => {
    const timer = setTimeout(() => drop(id), STAYS);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <li>
      <span>{text}</span>
      {action !== null && (
        <button
          class="button small"
          type="button"
          onClick={() => {
            action.run();
            drop(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button class="plain" type="button" aria-label={words.value.app.dismiss} onClick={() => drop(id)}>
        <Icon of={X} size={16} />
      </button>
    </li>
  );
}

const moveOn = async (): Promise<void> => (await import('../offline/updates.ts')).moveOn();

/** Short messages at the foot of the page. They never cover a question and never take the focus. */
export function Notices(): JSX.Element {
  const { app } = words.value;
  return (
    <ul class="notices" role="status" aria-label={app.notices}>
      {newVersion.value && (
        <li>
          <span>{app.newVersion}</span>
          <button class="button small" type="button" onClick={moveOn}>
            {app.reload}
          </button>
        </li>
      )}
      {notices.value.map((notice) => (
        <Line key={notice.id} notice={notice} />
      ))}
    </ul>
  );
}
