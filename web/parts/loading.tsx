import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../language/index.ts';
import { type Trouble, troubleOf } from '../session/trouble.ts';

type Loaded<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly trouble: Trouble };

/** Loads something again whenever its key changes; answers that come too late are dropped. */
export function useLoaded<T>(load: () => Promise<T>, key: string): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T> & { readonly key: string }>({ state: 'waiting', key });
  // The key stands for whatever `load` closes over.
  useEffect(() => {
    let isWanted = true;
    const settle = (next: Loaded<T>): void => {
      if (isWanted) setLoaded({ ...next, key });
    };
    load().then(
      (value) => settle({ state: 'ready', value }),
      (error: unknown) => settle({ state: 'failed', trouble: troubleOf(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  return loaded.key === key ? loaded : { state: 'waiting' };
}

/** Nothing for the first tenth of a second, then a line that moves. */
export const Waiting = (): JSX.Element => (
  <div class="waiting" role="status">
    <span class="unseen">{words.loading}</span>
  </div>
);

export const NotLoaded = (): JSX.Element => (
  <p class="message" role="alert">
    {words.notLoaded}{' '}
    <button class="button" type="button" onClick={() => location.reload()}>
      {words.reload}
    </button>
  </p>
);

/** A component that is fetched when it is first shown, and there at once from then on. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let component: ComponentType<Props> | null = null;
  const once = async (): Promise<ComponentType<Props>> => {
    component ??= await load();
    return component;
  };
  return function Lazily(props: Props): JSX.Element {
    const loaded = useLoaded(once, '');
    const Shown = component;
    if (Shown !== null) return <Shown {...props} />;
    return loaded.state === 'failed' ? <NotLoaded /> : <Waiting />;
  };
}
