import './objectives.css';
import type { JSX } from 'preact';
import { entriesOf } from '../../rules/ids.ts';
import { boundsOf, ControlMark, CoverShield, ObjectiveMark } from '../board/index.ts';
import type { Props } from '../model.ts';
import { words } from '../words/table.ts';

/** Objectives and their holders. */
export function Objectives({ model }: Props): JSX.Element {
  const { points, tiles } = model.open.value;
  const ranked = entriesOf(points).sort(([, a], [, b]) => b - a);
  return (
    <section class="objectives" aria-label={words.objectives} data-panel="objectives">
      <h3>{words.objectives}</h3>
      <ul>
        {ranked.map(([tile, value]) => {
          const holder = model.pieces.seats.find((seat) => tiles[tile]?.[seat] === 'controlled');
          const bounds = boundsOf(model.facts.laid, tile);
          return (
            <li key={tile}>
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: a convenience for the pointer; the board in words says where things are */}
              {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
              <span class="objective-line" onClick={() => bounds !== null && model.camera.reveal(bounds)}>
                <span class="objective-mark">
                  <ObjectiveMark points={value} />
                </span>
                <span class="objective-name">
                  {tile} <span>{model.pieces.tiles[tile]?.label}</span>
                </span>
                <b aria-label={holder === undefined ? 'nobody' : model.names.side(holder).name} role="img">
                  {holder === undefined ? '–' : model.names.side(holder).letters}
                </b>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Key to the markers. */
export const MarkerKey = ({ model }: Props): JSX.Element => (
  <section class="marker-key" aria-hidden="true">
    <h3>{words.markers}</h3>
    <ul>
      <li>
        <ControlMark side={model.lookOf(model.near.value)} mark="scouted" /> {words.scouted}
      </li>
      <li>
        <ControlMark side={model.lookOf(model.near.value)} mark="controlled" /> {words.controlled}
      </li>
      <li>
        <CoverShield cover={2} /> {words.cover}
      </li>
      <li>
        <ObjectiveMark points={1} /> {words.points}
      </li>
    </ul>
  </section>
);
