import { Coming, InWordsTools, lazy, NO_INSETS, Sheet, type TableProps, Tool, unionOf, useCovered } from '@kurgan/kit';
import { useSignalEffect } from '@preact/signals';
import { Maximize } from 'lucide';
import type { JSX } from 'preact';
import type { AreaId } from '../data/areas.ts';
import { type Attack, useConsidered } from './considered.ts';
import { areaOf, type Desk } from './desk.ts';
import { boundsOf, middleOf } from './map/layout.ts';
import { VolgaMap } from './map/map.tsx';
import './narrow.css';
import { EventChip } from './panels/event-plate.tsx';
import { words } from './words/table.ts';

/** What stands in the sheets is fetched when the first of them is opened. */
const Log = lazy(async () => (await import('./panels/log.tsx')).Log);
const TracksLeaf = lazy(async () => (await import('./tracks-leaf.tsx')).TracksLeaf);
const Forces = lazy(async () => (await import('./panels/tracks.tsx')).Forces);
const OddsDock = lazy(async () => (await import('./panels/odds-dock.tsx')).OddsDock);

/** Where units move and fight, counters are large enough to be read, and no larger than a finger needs. */
const CLOSE = 0.8;
const CLOSEST = 1.3;

/** What the view should go to: where the fight is, the Area that acts, and every Area that can be chosen. */
function lookAt(desk: Desk): readonly AreaId[] {
  const { battle, activation } = desk.open.value;
  const named = desk.controller.session.moment.value.choices.flatMap(({ words: { area, to } }) => [area, to]);
  return [battle?.area, battle === null ? activation?.area : undefined, ...named.map(areaOf)].flatMap(
    (area) => area ?? [],
  );
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
  const { over, under, besides, onCover, cover } = useCovered((insets) => {
    const isFlat = desk.turn.peek() === 'turned';
    desk.camera.cover(isFlat ? NO_INSETS : insets);
  });
  useSignalEffect(() => {
    const turn = desk.turn.value;
    cover();
    const areas = lookAt(desk);
    if (areas.length === 0) return;
    const least = desk.open.value.activation === null ? 0 : CLOSE;
    desk.camera.frame(areas.map((id) => boundsOf(id, turn)).reduce(unionOf), least, CLOSEST);
  });
  const { attack, isComing } = useConsidered(desk);
  const open = desk.open.value;
  const leaves = [
    { name: words.log, content: <Log desk={desk} /> },
    { name: words.tracks, content: <TracksLeaf desk={desk} attack={attack} /> },
    { name: words.forces, content: <Forces open={open} /> },
  ];
  return (
    <main class="board-pane">
      <VolgaMap desk={desk} />
      {open.event !== null && open.activation === null && <EventChip event={open.event} under={under.value} />}
      <div ref={besides}>{beside}</div>
      {isComing && <Coming />}
      {attack !== null && (
        <OddsDock
          attack={attack}
          strategy={open.battle?.strategy ?? null}
          isHigh={isLow(desk, attack, over.value, under.value)}
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
            <InWordsTools aroundLabel={words.around} onList={onList} onAround={onAround} />
            <Tool icon={Maximize} label={words.wholeMap} onClick={() => desk.camera.fit()} />
          </>
        }
      >
        {tray}
      </Sheet>
    </main>
  );
}

/** The head of the page. */
const HEAD = 52;

/** The target lies in the lower half of what can be seen: the odds must not hide it. */
function isLow({ camera, turn }: Desk, { area }: Attack, over: number, under: number): boolean {
  if (area === undefined) return false;
  const [, y] = middleOf(boundsOf(area, turn.value));
  const { spot } = camera;
  return spot.y + y * spot.scale > (over + innerHeight - HEAD - under) / 2;
}
