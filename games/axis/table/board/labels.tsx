import type { JSX } from 'preact';
import { ZONE_IDS, ZONES, type ZoneId } from '../../data/zones.ts';
import type { Open } from '../../rules/state.ts';
import { PLACES } from '../data/places.ts';
import { labelName } from './label.ts';
import type { BoardId } from './outlines.ts';
import { SignMark } from './sprite.tsx';

/** Names of zones, with the signs that belong to them. The zones say the same in words. */
export function Labels({ board, open }: { readonly board: BoardId; readonly open: Open }): JSX.Element {
  return (
    <div class="labels" aria-hidden="true">
      {ZONE_IDS.filter((id) => ZONES[id].board === board).map((id) => (
        <Label key={id} zone={id} open={open} />
      ))}
    </div>
  );
}

function Label({ zone, open }: { readonly zone: ZoneId; readonly open: Open }): JSX.Element {
  const { rp, fortified, airfield, uranus } = ZONES[zone];
  const [x, y] = PLACES[zone];
  const works =
    open.factories === null ? [] : [open.factories.tank, open.factories.artillery].filter((each) => each.zone === zone);
  return (
    <span class="label" style={{ left: `${x}px`, top: `${y}px` }}>
      <span class="name">{labelName(zone)}</span>
      {rp > 0 && <b class="rp">{rp}</b>}
      {fortified && <SignMark sign="fort" />}
      {works.map((each, index) => (
        <SignMark key={index} sign="factory" class={each.from > open.round ? 'idle' : ''} />
      ))}
      {airfield && <SignMark sign="airfield" />}
      {uranus !== null && !open.uranus.launched && <b class="uranus">{uranus.from === 7 ? '7' : `${uranus.from}+`}</b>}
    </span>
  );
}
