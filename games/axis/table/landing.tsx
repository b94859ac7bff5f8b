import type { JSX } from 'preact';
import { AIR_KINDS, type AirKind } from '../data/units.ts';
import type { Side, ZoneId } from '../data/zones.ts';
import type { Open } from '../rules/state.ts';
import { Chip } from './board/chip.tsx';
import type { AxisModel } from './model.ts';
import { unitsInWords } from './words/names.ts';

export const upOf = (open: Open, side: Side, kind: AirKind): number =>
  open.sorties.filter((each) => each.side === side && each.kind === kind && each.mission !== 'intercept').length;

/** The landings of all aircraft of the chosen kinds in a zone; those without room are left out when their turn comes. */
export function landingsIn(open: Open, side: Side, kinds: readonly AirKind[], zone: ZoneId): string[] {
  return kinds.flatMap((kind) => Array.from({ length: upOf(open, side, kind) }, () => `land ${kind} ${zone}`));
}

/** Aircraft in the air, by kind: a click on an airfield lands those that are switched on. */
export function LandingRow({ model }: { readonly model: AxisModel }): JSX.Element | null {
  const { seat, landing } = model;
  const open = model.open.value;
  if (seat === null) return null;
  return (
    <div class="pick-row">
      {AIR_KINDS.map((kind) => {
        const count = upOf(open, seat, kind);
        if (count === 0) return null;
        const isOn = landing.value.includes(kind);
        return (
          <button
            key={kind}
            type="button"
            class={`pick ${isOn ? 'on' : ''}`}
            aria-pressed={isOn}
            aria-label={unitsInWords(seat, kind, count)}
            onClick={() => {
              landing.value = AIR_KINDS.filter((each) => landing.value.includes(each) !== (each === kind));
            }}
          >
            <Chip side={seat} kind={kind} count={count} moved={0} aloft={false} />
          </button>
        );
      })}
    </div>
  );
}
