import '../styles/others.css';
import { Icon } from '@kurgan/kit';
import { Pause, Play, StepForward } from 'lucide';
import type { JSX } from 'preact';
import { settingsWords } from '../language/settings.ts';
import { tableWords } from '../language/table.ts';
import { driverOf } from '../session/bot-driver.ts';
import { ask } from '../session/worker-client.ts';
import type { WorkerSession } from '../session/worker-session.ts';
import { set, settings } from '../settings/store.ts';
import { HandsChoice } from './hands-choice.tsx';
import { useTold } from './told.ts';

/** From the slowest on. */
const ORDER = ['slow', 'normal', 'instant'] as const;

/** Under a match that only bots play: stop it, step it, and choose how fast it goes and what is open. */
export function WatchBar({ session }: { readonly session: WorkerSession }): JSX.Element {
  const driver = driverOf(session);
  const { watching } = tableWords;
  const isPlaying = driver.isPlaying.value;
  const last = useTold(session).at(-1);
  return (
    <section class="watch-bar" aria-label={watching.title}>
      <button class="button" type="button" onClick={() => (driver.isPlaying.value = !isPlaying)}>
        <Icon of={isPlaying ? Pause : Play} /> {isPlaying ? watching.pause : watching.play}
      </button>
      <button class="button" type="button" disabled={isPlaying} onClick={() => void driver.step()}>
        <Icon of={StepForward} /> {watching.step}
      </button>
      <label>
        {watching.speed}{' '}
        <select value={settings.value.pace} onChange={(event) => set('pace', event.currentTarget.value)}>
          {ORDER.map((pace) => (
            <option key={pace} value={pace}>
              {settingsWords.pace[pace]}
            </option>
          ))}
        </select>
      </label>
      <HandsChoice
        game={session.game}
        seats={Object.keys(session.players)}
        eyes={null}
        onEyes={(eyes) => void session.change(ask('look', session.id, eyes))}
      />
      <p>{last?.text}</p>
    </section>
  );
}
