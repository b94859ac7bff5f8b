import { type ComponentType, createElement, type JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part that is fetched when it is first shown; until then there is nothing. */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => JSX.Element | null {
  let loaded: ComponentType<Props> | null = null;
  return function Lazy(props: Props): JSX.Element | null {
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
    return loaded === null ? null : createElement(loaded, props);
  };
}
