import type { JSX } from 'preact';
import { words } from '../language/index.ts';
import { newVersion } from '../offline/new-version.ts';
import { lazily } from './loading.tsx';
import { notices } from './notice-list.ts';

const NoticeLines = lazily(async () => (await import('./notice-lines.tsx')).NoticeLines);

/** Short messages at the edge of the page. They never cover a choice and never take the focus. */
export const Notices = (): JSX.Element => (
  <div class="notices" role="status" aria-label={words.notices}>
    {(newVersion.value || notices.value.length > 0) && <NoticeLines />}
  </div>
);
