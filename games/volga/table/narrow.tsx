import { Coming, type LookAt, Tool, unionOf } from '@kurgan/kit';
import { Maximize } from 'lucide';
import type { JSX } from 'preact';
import { useConsidered } from './considered.ts';
import { boundsOf } from './map/layout.ts';
import { areaOf, type Props, type VolgaModel } from './model.ts';
import { EventChip } from './panels/event-plate.tsx';
import { Log } from './panels/log.tsx';
import { AttackDock } from './panels/odds-dock.tsx';
import { ForcesSheet, TracksSheet } from './panels/side.tsx';
import { words } from './words/table.ts';

export { Tray } from './panels/tray.tsx';

export const sheets = [
  { name: words.log, Content: Log },
  { name: words.tracks, Content: TracksSheet },
  { name: words.forces, Content: ForcesSheet },
];

export const SheetTools = ({ model }: Props): JSX.Element => (
  <Tool icon={Maximize} label={words.wholeMap} onClick={() => model.camera.fit()} />
);

/** The event while nobody acts, and the odds of an attack. */
export function Overlay({ model }: Props): JSX.Element {
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

/** Zoomed in on a fight, counters are large enough to read and no larger than a finger needs. */
const CLOSE = 0.8;
const CLOSEST = 1.3;

/** Camera target: the fight, the Active Area, and every Area that can be chosen. */
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
