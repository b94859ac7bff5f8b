import { HintTool, InWordsTools, lazy, NO_INSETS, Sheet, type TableProps, UndoTool, useCovered } from '@kurgan/kit';
import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { BoardPane } from './board-pane.tsx';
import { boundsAround } from './bounds-around.ts';
import type { Desk } from './desk.ts';
import './narrow.css';
import { PhoneTray } from './panels/phone-tray.tsx';
import { words } from './words/table.ts';

/** What stands in the sheets is fetched when the first of them is opened. */
const Log = lazy(async () => (await import('./panels/log.tsx')).Log);
const LastShot = lazy(async () => (await import('./panels/last-shot.tsx')).LastShot);
const Mini = lazy(async () => (await import('./mini.tsx')).Mini);
const CardsLeaf = lazy(async () => (await import('./leaves.tsx')).CardsLeaf);
const SupplyLeaf = lazy(async () => (await import('./leaves.tsx')).SupplyLeaf);
const SidesLeaf = lazy(async () => (await import('./leaves.tsx')).SidesLeaf);
const OddsDock = lazy(async () => (await import('./panels/odds-dock.tsx')).OddsDock);

/** Pixels for a board unit: at least so many that a finger finds each counter; for who takes aim, that both ends are seen. */
const FAR = 0.6;
const AIMING = 0.25;
const CLOSE = 1.1;
/** Pixels that the odds take: with large text, upright, and lying flat. */
const DOCK = { large: 144, upright: 112, flat: 72 } as const;

interface Props {
  readonly desk: Desk;
  readonly below: TableProps['below'];
  readonly beside: TableProps['beside'];
  onResult(): void;
  onList(): void;
  onAround(): void;
}

/** On a phone the board fills the screen and the rest comes in sheets; on one that lies flat, the sheet stands beside it. */
export function Narrow({ desk, below, beside, onResult, onList, onAround }: Props): JSX.Element {
  const { over, under, besides, onCover, cover } = useCovered((insets) => {
    const isFlat = desk.isFlat.peek();
    const { top, bottom } = isFlat ? NO_INSETS : insets;
    const isLarge = document.documentElement.dataset.text !== 'normal';
    const dock = DOCK[isFlat ? 'flat' : isLarge ? 'large' : 'upright'];
    // The odds stand above a shot down the board, below any other.
    const isDown = desk.later.peek()?.aimsDown(desk) ?? null;
    desk.camera.cover({ top: isDown === true ? top + dock : top, bottom: isDown === false ? bottom + dock : bottom });
  });
  useSignalEffect(() => {
    desk.isFlat.value;
    cover();
    const least = desk.controller.proposed.value === null ? FAR : AIMING;
    const { width, height } = desk.camera.room;
    const most = { width: width / least, height: height / least };
    const part = boundsAround(desk.facts.laid, desk.later.value?.lookAt(desk) ?? [], most);
    if (part !== null) desk.camera.frame(part, least, CLOSE);
  });
  const isAiming = desk.later.value !== null && desk.later.value.shotsAt(desk).length > 0;
  const leaves = [
    { name: words.cards, content: <CardsLeaf desk={desk} /> },
    { name: words.supply, content: <SupplyLeaf desk={desk} /> },
    { name: words.side, content: <SidesLeaf desk={desk} /> },
    {
      name: words.log,
      content: (
        <>
          <LastShot desk={desk} />
          <Log desk={desk} />
        </>
      ),
    },
  ];
  return (
    <main class="un-board-pane">
      <BoardPane desk={desk} />
      {!isAiming && <Mini desk={desk} over={over.value} />}
      <div ref={besides}>{beside}</div>
      {isAiming && <OddsDock desk={desk} over={over.value} under={desk.isFlat.value ? 0 : under.value} />}
      <Sheet
        label={words.panels}
        leaves={leaves}
        onCover={onCover}
        more={
          <>
            <UndoTool controller={desk.controller} />
            <HintTool controller={desk.controller} />
            <InWordsTools aroundLabel={words.around} onList={onList} onAround={onAround} />
          </>
        }
      >
        {below ?? <PhoneTray desk={desk} onResult={onResult} />}
      </Sheet>
    </main>
  );
}
