import { lazy, type TableProps } from '@kurgan/kit';
import type { JSX } from 'preact';
import { BoardPane } from './board-pane.tsx';
import { Cartouche, titleRoom } from './cartouche.tsx';
import { useConsidered } from './considered.ts';
import type { Desk } from './desk.ts';
import { Log } from './panels/log.tsx';
import { MarkerKey, Objectives } from './panels/objectives.tsx';
import { Sides } from './panels/sides.tsx';

const OddsBox = lazy(async () => (await import('./panels/odds.tsx')).OddsBox);
const LastShot = lazy(async () => (await import('./panels/last-shot.tsx')).LastShot);

interface WideProps {
  readonly desk: Desk;
  readonly tray: TableProps['below'];
  readonly beside: TableProps['beside'];
}

/** Everything at once, on a desk. */
export function Wide({ desk, tray, beside }: WideProps): JSX.Element {
  return (
    <>
      <aside class="sides-pane">
        <Sides desk={desk} />
      </aside>
      <main class="un-board-pane">
        <BoardPane desk={desk}>{titleRoom(desk.facts.laid) === null ? undefined : <Cartouche desk={desk} />}</BoardPane>
      </main>
      <aside class="lane-pane">
        <Objectives desk={desk} />
        <Considering desk={desk} />
      </aside>
      <aside class="log-pane">
        {beside}
        <Log desk={desk} />
        <LastShot desk={desk} />
      </aside>
      <footer class="un-tray-pane">{tray}</footer>
    </>
  );
}

/** The odds while a shot is considered; else what the markers mean. */
function Considering({ desk }: { readonly desk: Desk }): JSX.Element {
  const considered = useConsidered(desk);
  return considered.length > 0 ? <OddsBox desk={desk} considered={considered} /> : <MarkerKey desk={desk} />;
}
