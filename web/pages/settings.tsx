import '../styles/settings.css';
import { play, switchSound } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { settingsWords } from '../language/settings.ts';
import { useTitle } from '../parts/title.ts';
import { CHOICES, SETTING_NAMES, type SettingName } from '../settings/settings.ts';
import { set, settings, watchSettings } from '../settings/store.ts';

export function SettingsPage(): JSX.Element {
  const { title } = settingsWords;
  useTitle(title);
  return (
    <div class="settings">
      <h1>{title}</h1>
      <SettingsList />
    </div>
  );
}

/** Everything that can be set, without a title. */
export function SettingsList(): JSX.Element {
  useEffect(watchSettings, []);
  return (
    <>
      <p class="note">{settingsWords.note}</p>
      {SETTING_NAMES.map((name) => (
        <Setting key={name} name={name} />
      ))}
    </>
  );
}

function Setting({ name }: { readonly name: SettingName }): JSX.Element {
  const labels: Readonly<Record<string, string>> = settingsWords[name];
  return (
    <fieldset class="setting">
      <legend>{labels.title}</legend>
      <div class="setting-choices">
        {CHOICES[name].map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              checked={settings.value[name] === choice}
              onChange={() => set(name, choice)}
            />
            <span>{labels[choice]}</span>
          </label>
        ))}
        {name === 'sound' && <Listen />}
      </div>
      <p class="note">{labels.note}</p>
    </fieldset>
  );
}

/** Lets a player hear it before switching it on. */
function Listen(): JSX.Element {
  const listen = (): void => {
    switchSound(true);
    play('dice');
    switchSound(settings.value.sound === 'on');
  };
  return (
    <button class="button small" type="button" onClick={listen}>
      {settingsWords.sound.listen}
    </button>
  );
}
