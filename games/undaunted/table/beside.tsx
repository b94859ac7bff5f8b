import type { JSX } from 'preact';
import { useConsidered } from './aim.ts';
import type { Desk } from './desk.ts';
import { MarkerKey, Objectives } from './panels/objectives.tsx';
import { OddsBox } from './panels/odds.tsx';

export { Cartouche } from './cartouche.tsx';
export { LastShot } from './panels/last-shot.tsx';
export { Log } from './panels/log.tsx';
export { Sides } from './panels/sides.tsx';

/** What is at stake; below it the odds while a shot is considered, else what the markers mean. */
export function Lane({ desk }: { readonly desk: Desk }): JSX.Element {
  const considered = useConsidered(desk);
  return (
    <>
      <Objectives desk={desk} />
      {considered.length > 0 ? <OddsBox desk={desk} considered={considered} /> : <MarkerKey desk={desk} />}
    </>
  );
}
