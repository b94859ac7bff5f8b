import { type ComponentType, createElement, type JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Stands for what is on its way: nothing to be seen, and the page says that it is not complete. */
export const Coming = (): JSX.Element => <span hidden aria-busy="true" />;

/** A part that is fetched when it is first shown; until then there is nothing to be seen. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => JSX.Element {
  let loaded: ComponentType<Props> | null = null;
  return function Lazy(props: Props): JSX.Element {
    const [, setLoaded] = useState(loaded !== null);
    useEffect(() => {
      if (loaded !== null) return;
      let isWanted = true;
      void load().then((component) => {
        loaded = component;
        if (isWanted) setLoaded(true);
      });
      return () => {
        isWanted = false;
      };
    }, []);
    return loaded === null ? <Coming /> : createElement(loaded, props);
  };
}
