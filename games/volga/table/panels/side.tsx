import { Coming, DiceTray, RecapPanel } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useConsidered } from '../considered.ts';
import { lastRolls } from '../dice.ts';
import type { VolgaModel } from '../model.ts';
import { BattlePanel } from './battle.tsx';
import { EventPlate } from './event-plate.tsx';
import { Log } from './log.tsx';
import { Forces, Tracks } from './tracks.tsx';

interface Props {
  readonly model: VolgaModel;
}

/** In a wide window: the tracks, the odds while something is considered, else the dice that fell last and who is off the map. */
export function Side({ model }: Props): JSX.Element {
  const { attack, isComing } = useConsidered(model);
  return (
    <>
      <Tracks open={model.open.value} />
      {isComing && <Coming />}
      {attack === null ? (
        <>
          <RecapPanel model={model} />
          <LastRolls model={model} />
          <Forces open={model.open.value} />
        </>
      ) : (
        <BattlePanel model={model} attack={attack} />
      )}
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
      <LastRolls model={model} />
    </>
  );
}

export const ForcesSheet = ({ model }: Props): JSX.Element => <Forces open={model.open.value} />;

const LastRolls = ({ model }: Props): JSX.Element => <DiceTray rolls={lastRolls(model.controller.session.log.value)} />;
