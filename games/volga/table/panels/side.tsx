import { Coming, RecapPanel } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useConsidered } from '../considered.ts';
import type { Props } from '../model.ts';
import { BattlePanel } from './battle.tsx';
import { EventPlate } from './event-plate.tsx';
import { Log } from './log.tsx';
import { Forces, Tracks } from './tracks.tsx';

/** In a wide window: the tracks, the odds while something is considered, else who is off the map. */
export function Side({ model }: Props): JSX.Element {
  const { attack, isComing } = useConsidered(model);
  return (
    <>
      <Tracks open={model.open.value} />
      {isComing && <Coming />}
      {attack !== null && <BattlePanel model={model} attack={attack} />}
      <RecapPanel model={model} />
      {attack === null && <Forces open={model.open.value} />}
      <Log model={model} />
    </>
  );
}

/** On a phone: the figures behind the board, and the sum behind the odds. */
export function TracksSheet({ model }: Props): JSX.Element {
  const { attack } = useConsidered(model);
  const open = model.open.value;
  return (
    <>
      {attack !== null && <BattlePanel model={model} attack={attack} />}
      <Tracks open={open} />
      <EventPlate open={open} />
    </>
  );
}

export const ForcesSheet = ({ model }: Props): JSX.Element => <Forces open={model.open.value} />;
