import { lazy, type TableProps } from '@kurgan/kit';
import type { JSX } from 'preact';
import { BoardPane } from './board-pane.tsx';
import type { Desk } from './desk.ts';
import { DeskTray } from './panels/desk-tray.tsx';
import type { Pile } from './panels/piles.tsx';
import { titleRoom } from './title-room.ts';
import { words } from './words/table.ts';

/** What stands beside the board is fetched with it, and does not keep it waiting. */
const Cartouche = lazy(async () => (await import('./beside.tsx')).Cartouche);
const Sides = lazy(async () => (await import('./beside.tsx')).Sides);
const Lane = lazy(async () => (await import('./beside.tsx')).Lane);
const Log = lazy(async () => (await import('./beside.tsx')).Log);
const LastShot = lazy(async () => (await import('./beside.tsx')).LastShot);

interface WideProps {
  readonly desk: Desk;
  readonly below: TableProps['below'];
  readonly beside: TableProps['beside'];
  onResult(): void;
  onPile(pile: Pile): void;
}

/** Everything at once, on a desk. */
export function Wide({ desk, below, beside, onResult, onPile }: WideProps): JSX.Element {
  const { text } = document.documentElement.dataset;
  const mayScroll = text !== 'normal' || desk.controller.session.moment.value.seat === null;
  return (
    <>
      {/* With all hands open or large text it may scroll, and must be reachable by keyboard. */}
      <aside class="sides-pane" aria-label={words.side} {...(mayScroll && { tabIndex: 0 })}>
        <Sides desk={desk} />
      </aside>
      <main class="un-board-pane">
        <BoardPane desk={desk}>{titleRoom(desk.facts.laid) === null ? undefined : <Cartouche desk={desk} />}</BoardPane>
      </main>
      <aside class="lane-pane" aria-label={words.atStake}>
        <Lane desk={desk} />
      </aside>
      <footer class="un-tray-pane">{below ?? <DeskTray desk={desk} onResult={onResult} onPile={onPile} />}</footer>
      {/* After the cards: who goes on with Tab from the board to them should not pass every line of the log. */}
      <aside class="log-pane" aria-label={words.log}>
        {beside}
        <Log desk={desk} />
        <LastShot desk={desk} />
      </aside>
    </>
  );
}
