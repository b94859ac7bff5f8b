import { Coming, type LookAt, unionOf } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useConsidered } from './considered.ts';
import { boundsOf } from './map/layout.ts';
import { VolgaMap } from './map/map.tsx';
import { areaOf, type VolgaModel } from './model.ts';
import { EventChip, EventPlate } from './panels/event-plate.tsx';
import { AttackDock } from './panels/odds-dock.tsx';
import { PlaceInfo } from './panels/place-info.tsx';

/** The map, and what lies on it: in a wide window what is pointed at and the event, on a phone the odds. */
export const Board = ({ model }: { readonly model: VolgaModel }): JSX.Element => (
  <>
    <VolgaMap model={model} />
    {model.isNarrow.value ? (
      <OnPhone model={model} />
    ) : (
      <>
        <PlaceInfo model={model} />
        <EventPlate open={model.open.value} />
      </>
    )}
  </>
);

function OnPhone({ model }: { readonly model: VolgaModel }): JSX.Element {
  const { event, activation } = model.open.value;
  const { attack, isComing } = useConsidered(model);
  return (
    <>
      {event !== null && activation === null && <EventChip event={event} under={model.covered.value.bottom} />}
      {isComing && <Coming />}
      {attack !== null && <AttackDock model={model} attack={attack} />}
    </>
  );
}

/** Where units move and fight, counters are large enough to be read, and no larger than a finger needs. */
const CLOSE = 0.8;
const CLOSEST = 1.3;

/** What the view of a phone goes to: where the fight is, the Area that acts, and every Area that can be chosen. */
export function lookAt(model: VolgaModel): LookAt | null {
  const { battle, activation } = model.open.value;
  const named = model.controller.session.moment.value.choices.flatMap(({ words: { area, to } }) => [area, to]);
  const areas = [battle?.area, battle === null ? activation?.area : undefined, ...named.map(areaOf)].flatMap(
    (area) => area ?? [],
  );
  if (areas.length === 0) return null;
  return {
    part: areas.map((id) => boundsOf(id, model.turn.value)).reduce(unionOf),
    least: activation === null ? 0 : CLOSE,
    most: CLOSEST,
  };
}
