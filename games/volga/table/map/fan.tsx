import type { JSX } from 'preact';
import { AREAS, type AreaId } from '../../data/areas.ts';
import { isPaused } from '../../rules/board.ts';
import { type Props, unitTouch, type VolgaModel } from '../model.ts';
import { GermanCounter, SovietCounter } from './counters.tsx';
import { middleOf, placeOf, SHEETS } from './layout.ts';
import { stackOf } from './pieces.tsx';
import { COUNTER } from './stack.ts';

/** From one counter to the next, and around them all; the style sheet knows the same figures. */
const PITCH = COUNTER + 5;
const RIM = 7;

/** The counters of a crowded Area side by side, over everything else, as long as it is pointed at. */
export function Fan({ model }: Props): JSX.Element | null {
  const id = model.fanned.value;
  return id === null ? null : <Spread id={id} model={model} />;
}

function Spread({ id, model }: { readonly id: AreaId; readonly model: VolgaModel }): JSX.Element | null {
  const open = model.open.value;
  const turn = model.turn.value;
  const { units, crowded } = stackOf(open, id, turn);
  const { soviet, spent } = open.areas[id];
  const { terrain } = AREAS[id];
  if (!crowded) return null;
  const count = units.length + (soviet === null ? 0 : 1);
  const width = count * PITCH - 5 + 2 * RIM;
  const height = COUNTER + 2 * RIM;
  const [middle, level] = middleOf(placeOf(id, turn).counters);
  const left = Math.max(2, Math.min(SHEETS[turn].width - width - 2, middle - width / 2));
  const top = Math.max(2, Math.min(SHEETS[turn].height - height - 2, level - height / 2));
  const { path, hinted } = model.controller;
  return (
    <div
      class="fan"
      style={{ left: `${left}px`, top: `${top}px` }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') model.fanned.value = null; // a finger leaves with every tap
      }}
    >
      {soviet !== null && terrain !== null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the Area under it is the button
        // biome-ignore lint/a11y/useKeyWithClickEvents: the Area under it has the focus
        <div class="fanned" onClick={(event) => model.touchArea(id, event)}>
          <SovietCounter counter={soviet} terrain={terrain} attacked={open.battle?.area === id} />
        </div>
      )}
      {units.map((unit) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the counter under it is the button
        // biome-ignore lint/a11y/useKeyWithClickEvents: the counter under it has the focus
        <div key={unit} class="fanned" data-fanned={unit} onClick={(event) => model.touchUnit(unit, event)}>
          <GermanCounter
            unit={unit}
            spent={spent.includes(unit)}
            lit={path.isLit(unitTouch(unit))}
            chosen={path.isTouched(unitTouch(unit))}
            hinted={hinted?.words.unit === unit}
            paused={isPaused(open, unit)}
          />
        </div>
      ))}
    </div>
  );
}
