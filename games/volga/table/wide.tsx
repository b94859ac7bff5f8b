import { Coming, lazy, type TableProps } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useConsidered } from './considered.ts';
import type { Desk } from './desk.ts';
import { VolgaMap } from './map/map.tsx';
import { EventPlate } from './panels/event-plate.tsx';
import { Log } from './panels/log.tsx';
import { Forces, Tracks } from './panels/tracks.tsx';

const BattlePanel = lazy(async () => (await import('./panels/battle.tsx')).BattlePanel);
const PlaceInfo = lazy(async () => (await import('./panels/place-info.tsx')).PlaceInfo);
const LastRolls = lazy(async () => (await import('./panels/last-rolls.tsx')).LastRolls);

interface WideProps {
  readonly desk: Desk;
  readonly tray: TableProps['below'];
  readonly beside: TableProps['beside'];
}

/** Everything at once, on a desk. */
export function Wide({ desk, tray, beside }: WideProps): JSX.Element {
  const open = desk.open.value;
  return (
    <>
      <main class="board-pane">
        <VolgaMap desk={desk} />
        {desk.pointed.value !== null && <PlaceInfo desk={desk} />}
        <EventPlate open={open} />
      </main>
      <footer class="tray-pane">{tray}</footer>
      <aside class="side-pane">
        {beside}
        <Tracks open={open} />
        <Considering desk={desk} isBrief={beside !== undefined} />
        <Log desk={desk} />
      </aside>
    </>
  );
}

/** The odds while something is considered; else the dice that fell last, and who is off the map. */
function Considering({ desk, isBrief }: { readonly desk: Desk; readonly isBrief: boolean }): JSX.Element {
  const { attack, isComing } = useConsidered(desk);
  return (
    <>
      {isComing && <Coming />}
      {attack !== null && <BattlePanel desk={desk} attack={attack} />}
      {attack === null && <LastRolls desk={desk} />}
      {attack === null && <Forces open={desk.open.value} isBrief={isBrief} />}
    </>
  );
}
