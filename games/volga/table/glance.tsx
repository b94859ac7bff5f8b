import type { Glance } from '@kurgan/kit';
import { AREA_IDS } from '../data/areas.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { controlled } from '../rules/board.ts';
import type { Open, View } from '../rules/state.ts';
import terrain from './art/terrain-thumb.webp';
import './colors.css';
import './glance.css';
import { middleOf, placeOf, SHEETS } from './map/layout.ts';
import { FRAME, outlineOf } from './map/shapes.ts';
import { goalOf } from './panels/goal.ts';
import { words } from './words/table.ts';

/** A list carries views of any game. */
const openOf = (view: unknown): Open => (view as View).open;

const { width, height, transform } = SHEETS.turned;
/** Sides of a counter in map units: larger than on the map, since here it is all one sees of a stack. */
const SIZE = 62;

/** Control of the Areas, and the counters on them. */
export const Picture: Glance['Picture'] = ({ view }) => {
  const { areas } = openOf(view);
  return (
    <svg class="volga-glance" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g transform={transform}>
        <image href={terrain} width={FRAME.width} height={FRAME.height} />
        {AREA_IDS.map((id) =>
          areas[id].control === 'german' ? <polygon key={id} points={outlineOf(id)} class="held" /> : null,
        )}
      </g>
      {AREA_IDS.map((id) => {
        const { soviet, fresh, spent } = areas[id];
        const sides = [soviet !== null && 'soviet', fresh.length + spent.length > 0 && 'german'].filter(Boolean);
        const [x, y] = middleOf(placeOf(id, 'turned').counters);
        return sides.map((side, i) => (
          <rect
            key={`${id} ${side}`}
            class={String(side)}
            x={x - (SIZE * sides.length) / 2 + i * SIZE}
            y={y - SIZE / 2}
            width={SIZE}
            height={SIZE}
          />
        ));
      })}
    </svg>
  );
};

export const standing: Glance['standing'] = ({ view }) => {
  const open = openOf(view);
  const turn = `${words.turn(open.turn)} ${words.of(SCENARIOS[open.scenario].lastTurn)}`;
  return `${turn} · ${controlled(open)} ${words.of(goalOf(open))} ${words.areas} · ${words.morale} ${open.morale}`;
};
