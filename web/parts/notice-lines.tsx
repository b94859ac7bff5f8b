import { Icon } from '@kurgan/kit';
import { X } from 'lucide';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../language/index.ts';
import { pageWords } from '../language/pages.ts';
import { newVersion } from '../offline/new-version.ts';
import { moveOn } from '../offline/updates.ts';
import { drop, type Notice, notices } from './notice-list.ts';

/** Lifetime of a notice in milliseconds: long enough to read it and press Undo. */
const STAYS = 10_000;

export const NoticeLines = (): JSX.Element => (
  <>
    {newVersion.value && (
      <p>
        <span>{pageWords.app.newVersion}</span>
        <button class="button small" type="button" onClick={moveOn}>
          {words.reload}
        </button>
      </p>
    )}
    {notices.value.map((notice) => (
      <Line key={notice.id} notice={notice} />
    ))}
  </>
);

function Line({ notice }: { readonly notice: Notice }): JSX.Element {
  const { id, text, action } = notice;
  useEffect(() => {
    const timer = setTimeout(() => drop(id), STAYS);
    return () => clearTimeout(timer);
  }, [id]);
  const act = (): void => {
    action?.run();
    drop(id);
  };
  return (
    <p>
      <span>{text}</span>
      {action !== null && (
        <button class="button small" type="button" onClick={act}>
          {action.label}
        </button>
      )}
      <button class="plain" type="button" aria-label={pageWords.app.dismiss} onClick={() => drop(id)}>
        <Icon of={X} size={16} />
      </button>
    </p>
  );
}
