import { Icon, lazy, NO_INSETS, Sheet, type TableProps } from '@kurgan/kit';
import { useSignal, useSignalEffect } from '@preact/signals';
import { Lightbulb, List, Map as MapIcon, Undo2 } from 'lucide';
import type { JSX } from 'preact';
import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';
import type { TileId } from '../rules/edition.ts';
import { counterParts } from '../rules/state.ts';
import { boundsAround, boundsOf, MiniMap } from './board/index.ts';
import { BoardPane } from './board-pane.tsx';
import { type Considered, targetOf, useConsidered } from './considered.ts';
import type { Desk } from './desk.ts';
import './narrow.css';
import { words } from './words/table.ts';

/** What stands in the sheets is fetched when the first of them is opened. */
const Log = lazy(async () => (await import('./panels/log.tsx')).Log);
const LastShot = lazy(async () => (await import('./panels/last-shot.tsx')).LastShot);
const CardsLeaf = lazy(async () => (await import('./leaves.tsx')).CardsLeaf);
const SupplyLeaf = lazy(async () => (await import('./leaves.tsx')).SupplyLeaf);
const SidesLeaf = lazy(async () => (await import('./leaves.tsx')).SidesLeaf);
const OddsDock = lazy(async () => (await import('./panels/odds-dock.tsx')).OddsDock);

/** Tiles are this large, so that a finger finds each counter. */
const CLOSE = 1.01;
const CLOSEST = 1.1;
/** Who fires and who is fired at should both be seen. */
const AIMING = 0.8;

/** What the view should go to: who acts, with all that it can reach; at the start of a turn, the own counters. */
function lookAt(desk: Desk): readonly TileId[] {
  const { acting } = desk;
  if (acting === null) return [];
  const [seat, unit] = counterParts(acting);
  const at = desk.tileOf(seat, unit);
  const aimed = desk.controller.proposed.value;
  const target = aimed === null ? null : targetOf(desk, aimed);
  const goals =
    target === null
      ? desk.touching.fitting(['card', 'verb', 'unit']).map(({ words: { to } }) => to)
      : [desk.tileOf(...counterParts(target))];
  return [at, ...goals].flatMap((tile) => tile ?? []);
}

interface Props {
  readonly desk: Desk;
  readonly tray: TableProps['below'];
  readonly beside: TableProps['beside'];
  onList(): void;
  onAround(): void;
}

/** On a phone the board fills the screen and the rest comes in sheets; on one that lies flat, the sheet stands beside it. */
export function Narrow({ desk, tray, beside, onList, onAround }: Props): JSX.Element {
  const under = useSignal(0);
  const over = useSignal(0);
  const cover = (): void => {
    desk.camera.cover(desk.isFlat.peek() ? NO_INSETS : { top: over.peek(), bottom: under.peek() });
  };
  const onCover = useCallback((height: number) => {
    under.value = height;
    cover();
  }, []);
  const besides = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = besides.current?.firstElementChild;
    if (!(card instanceof HTMLElement)) return;
    const measure = (): void => {
      over.value = card.offsetTop + card.offsetHeight;
      cover();
    };
    measure();
    const measured = new ResizeObserver(measure);
    measured.observe(card);
    return () => measured.disconnect();
  }, []);
  useSignalEffect(() => {
    desk.isFlat.value;
    cover();
    const part = boundsAround(desk.facts.laid, lookAt(desk));
    const isAiming = desk.controller.proposed.value !== null;
    if (part !== null) desk.camera.frame(part, isAiming ? AIMING : CLOSE, CLOSEST);
  });
  const considered = useConsidered(desk);
  const [first] = considered;
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
  const { controller } = desk;
  return (
    <main class="un-board-pane">
      <BoardPane desk={desk} />
      {first === undefined && <Mini desk={desk} over={over.value} />}
      <div ref={besides}>{beside}</div>
      {first !== undefined && (
        <OddsDock
          desk={desk}
          considered={considered}
          isHigh={isLow(desk, first, over.value, under.value)}
          over={over.value}
          under={under.value}
        />
      )}
      <Sheet
        label={words.panels}
        leaves={leaves}
        onCover={onCover}
        more={
          <>
            <Tool
              icon={Undo2}
              label={words.undo}
              off={controller.session.moment.value.undoable === 0}
              onClick={() => void controller.undo()}
            />
            <Tool icon={Lightbulb} label={words.hint} onClick={() => void controller.showHint()} />
            <Tool icon={List} label={words.list} onClick={onList} />
            <Tool icon={MapIcon} label={words.around} onClick={onAround} />
          </>
        }
      >
        {tray}
      </Sheet>
    </main>
  );
}

/** The whole board, small; touched it shows the whole board large. */
function Mini({ desk, over }: { readonly desk: Desk; readonly over: number }): JSX.Element {
  desk.camera.scale.value; // another part is seen once the camera rests
  const { spot } = desk.camera;
  const seen = {
    x: -spot.x / spot.scale,
    y: (over - spot.y) / spot.scale,
    width: (innerWidth - (desk.isFlat.value ? BESIDE : 0)) / spot.scale,
    height: (innerHeight - HEAD - (desk.isFlat.value ? 0 : SHEET) - over) / spot.scale,
  };
  return (
    <button
      type="button"
      class="mini"
      aria-label={words.wholeBoard}
      style={{ top: `${over + 8}px` }}
      onClick={() => desk.camera.fit()}
    >
      <MiniMap scenario={desk.scenario} open={desk.open.value} seen={seen} />
    </button>
  );
}

/** The head of the page, and the sheet while no leaf is open. */
const HEAD = 52;
const SHEET = 256;
/** The sheet where it stands beside the board. */
const BESIDE = 304;

/** The target lies in the lower half of what can be seen: the odds must not hide it. */
function isLow(desk: Desk, { at }: Considered, over: number, under: number): boolean {
  const [seat, unit] = counterParts(at);
  const bounds = boundsOf(desk.facts.laid, desk.tileOf(seat, unit) ?? '');
  if (bounds === null) return false;
  const { spot } = desk.camera;
  return spot.y + (bounds.y + bounds.height / 2) * spot.scale > (over + innerHeight - HEAD - under) / 2;
}

interface ToolProps {
  readonly icon: typeof List;
  readonly label: string;
  readonly off?: boolean;
  onClick(): void;
}

const Tool = ({ icon, label, off = false, onClick }: ToolProps): JSX.Element => (
  <button type="button" class="tool" disabled={off} aria-label={label} title={label} onClick={onClick}>
    <Icon of={icon} />
  </button>
);
