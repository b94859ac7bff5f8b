import { Icon, play } from '@kurgan/kit';
import { Volume2 } from 'lucide';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { settingsWords } from '../language/settings.ts';
import { set, settings } from '../settings/store.ts';

/** Number of offers on this device. */
const KEY = 'kurgan-sound-offered';
const MOST = 3;

/** True to offer it once more. Without storage it is never offered, or it would never stop. */
function offerOnceMore(): boolean {
  try {
    const times = Number(localStorage.getItem(KEY) ?? 0);
    localStorage.setItem(KEY, String(times + 1));
    return times < MOST;
  } catch {
    return false;
  }
}

/** With the first rolls: one touch turns sounds on. */
export function SoundOffer(): JSX.Element | null {
  const [isOffered] = useState(() => settings.peek().sound === 'off' && offerOnceMore());
  if (!isOffered || settings.value.sound === 'on') return null;
  return (
    <button
      type="button"
      class="scene-offer"
      onClick={() => {
        set('sound', 'on');
        play('dice');
      }}
    >
      <Icon of={Volume2} size={15} /> {settingsWords.sound.offer}
    </button>
  );
}
