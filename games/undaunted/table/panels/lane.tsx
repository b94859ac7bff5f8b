import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useConsidered } from '../considered.ts';
import type { Props } from '../model.ts';
import { Odds } from './lazy-odds.ts';
import { MarkerKey, Objectives } from './objectives.tsx';
import { Played } from './stores.tsx';

/** Objectives; below them the odds of a shot, or the key to the markers. */
export function Lane({ model }: Props): JSX.Element {
  const considered = useConsidered(model);
  useEffect(() => void Odds.load(), []);
  return (
    <>
      <Objectives model={model} />
      <Played model={model} />
      {considered.length > 0 ? <Odds model={model} considered={considered} /> : <MarkerKey model={model} />}
    </>
  );
}
