import type { JSX } from 'preact';
import { lazily } from '../parts/loading.tsx';
import type { WorkerSession } from '../session/worker-session.ts';

const SafetyLines = lazily(async () => (await import('./safety-lines.tsx')).SafetyLines);

/** Empty while every action is stored. */
export function Safety({ session }: { readonly session: WorkerSession }): JSX.Element {
  const isWorse = session.unsaved.value !== null || session.missed.value !== null || session.trouble.value !== null;
  return (
    <div class="safety-lines" role="alert">
      {isWorse && <SafetyLines session={session} />}
    </div>
  );
}
