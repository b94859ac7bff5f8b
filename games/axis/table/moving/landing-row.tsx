import type { JSX } from 'preact';
import { AIR_KINDS } from '../../data/units.ts';
import { Chip } from '../board/chip.tsx';
import type { Props } from '../model.ts';
import { unitsInWords } from '../words/names.ts';
import { upOf } from './landings.ts';

/** Aircraft in the air, by kind: a click on an airfield lands those that are switched on. */
export function LandingRow({ model }: Props): JSX.Element | null {
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
