import '../styles/others.css';
import { Icon } from '@kurgan/kit';
import { Pause, Play, StepForward } from 'lucide';
import type { JSX } from 'preact';
import { pageWords } from '../language/pages.ts';
import { driverOf, SPEEDS, type Speed } from '../session/bot-driver.ts';
import { ask } from '../session/worker-client.ts';
import type { WorkerSession } from '../session/worker-session.ts';
import { HandsChoice } from './hands-choice.tsx';

const NAMES = Object.keys(SPEEDS) as readonly Speed[];

/** Under a match that only bots play: stop it, step it, and choose how fast it goes and what is open. */
export function WatchBar({ session }: { readonly session: WorkerSession }): JSX.Element {
  const driver = driverOf(session);
  const { watching } = pageWords.value.players;
  const isPlaying = driver.isPlaying.value;
  const last = session.log.value.at(-1);
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
        <select
          value={driver.speed.value}
          onChange={(event) => {
            driver.speed.value = NAMES.find((name) => name === event.currentTarget.value) ?? 'normal';
          }}
        >
          {NAMES.map((name) => (
            <option key={name} value={name}>
              {watching.speeds[name]}
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
