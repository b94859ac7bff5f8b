import { lazy } from '@kurgan/kit';
import type { JSX } from 'preact';
import { scenarioFacts } from '../../stalingrad/box.ts';
import { TILE } from '../board/index.ts';
import { shotsAt, targetOf, tileOfTarget } from '../considered.ts';
import type { Props, UndauntedModel } from '../model.ts';
import { cityOf, minesOf } from './view.ts';

/* Markers are drawn by a part that comes with the first one on the board: the first scenario starts without any. */
const Ground = lazy(async () => (await import('./marks.tsx')).Ground);
const Mines = lazy(async () => (await import('./marks.tsx')).Mines);

/** True if the board has anything to draw under its counters, or to name in its legend. */
function hasMarkers({ open: { value: open }, scenario }: UndauntedModel): boolean {
  const { smoke, watched, tunnels, routed } = cityOf(open);
  const { mission, escape: ways } = scenarioFacts(scenario.id);
  const lists = [Object.keys(smoke), Object.keys(watched), tunnels, routed, minesOf(open), mission, ways];
  return lists.some(({ length }) => length > 0);
}

export const Under = ({ model }: Props): JSX.Element | null => (hasMarkers(model) ? <Ground model={model} /> : null);

export const Over = ({ model }: Props): JSX.Element => (
  <>
    <Leader model={model} />
    {minesOf(model.open.value).length > 0 && <Mines model={model} />}
  </>
);

/** Farther than any board is wide: the window cuts it off. */
const FAR = 2000;

/** From the target to its odds in the column beside the board. */
function Leader({ model }: Props): JSX.Element | null {
  const { laid } = model.facts;
  const [shot] = model.isNarrow.value ? [] : shotsAt(model);
  const at = shot && laid.spots.find(({ tile }) => tile === tileOfTarget(model, targetOf(model, shot)));
  if (at === undefined) return null;
  const line = `M${at.x + TILE} ${at.y + TILE / 2}h${FAR}`;
  return (
    <svg class="city-lines leader" viewBox={`0 0 ${laid.width} ${laid.height}`} aria-hidden="true">
      <path d={line} class="under" />
      <path d={line} class="over" />
    </svg>
  );
}
