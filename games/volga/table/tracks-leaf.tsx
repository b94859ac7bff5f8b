import type { JSX } from 'preact';
import type { Attack } from './considered.ts';
import type { Desk } from './desk.ts';
import { BattlePanel } from './panels/battle.tsx';
import { EventPlate } from './panels/event-plate.tsx';
import { LastRolls } from './panels/last-rolls.tsx';
import { Tracks } from './panels/tracks.tsx';

/** On a phone: the figures behind the board, and the sum behind the odds. */
export function TracksLeaf({ desk, attack }: { readonly desk: Desk; readonly attack: Attack | null }): JSX.Element {
  const open = desk.open.value;
  return (
    <>
      {attack !== null && <BattlePanel desk={desk} attack={attack} />}
      <Tracks open={open} />
      <EventPlate open={open} />
      <LastRolls desk={desk} />
    </>
  );
}
