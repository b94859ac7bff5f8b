import { type ComponentType, createElement, type JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Stands for what is on its way: nothing to be seen, and the page says that it is not complete. */
export const Coming = (): JSX.Element => <span hidden aria-busy="true" />;

export interface LazyPart<Props> {
  (props: Props): JSX.Element;
  /** Fetches it before it is shown. */
  load(): Promise<void>;
}

/** A part that is fetched when it is first shown; until then there is nothing to be seen. */
export function lazy<Props extends object>(fetch: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async (): Promise<void> => {
    if (loaded !== null) return;
    const component = await fetch();
    loaded ??= component; // one that was asked for twice stays the one that is shown
  };
  function Lazy(props: Props): JSX.Element {
    const [, setLoaded] = useState(loaded !== null);
    useEffect(() => {
      let isWanted = true;
      void load().then(() => {
        if (isWanted) setLoaded(true);
      });
      return () => {
        isWanted = false;
      };
    }, []);
    return loaded === null ? <Coming /> : createElement(loaded, props);
  }
  return Object.assign(Lazy, { load });
}
