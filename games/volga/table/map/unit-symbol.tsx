import type { JSX } from 'preact';
import type { UnitSymbol as SymbolName } from '../../data/units.ts';

/**
 * NATO unit symbols inside a 30 x 20 frame, drawn here: the few we need weigh less than a line of a symbol library.
 * Colour comes from the counter.
 */
const INFANTRY = 'M0 0L30 20M30 0L0 20';
const ARMOR = 'M10 5h10a5 5 0 0 1 0 10h-10a5 5 0 0 1 0-10z';
const RECON = 'M0 20L30 0';
const WHEELS = 'M7 20.4a1.5 1.5 0 1 0 .01 0M23 20.4a1.5 1.5 0 1 0 .01 0';

const LINES: Readonly<Record<SymbolName, string>> = {
  infantry: INFANTRY,
  jaeger: INFANTRY,
  motorized: `${INFANTRY}${WHEELS}`,
  panzergrenadier: `${INFANTRY}${ARMOR}`,
  panzer: ARMOR,
  halftrack: `${RECON}${ARMOR}`,
  assaultGun: ARMOR,
};

interface UnitSymbolProps {
  readonly name: SymbolName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function UnitSymbol({ name, x, y, size }: UnitSymbolProps): JSX.Element {
  const scale = size / 30;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} class="symbol">
      <rect x="0" y="0" width="30" height="20" />
      <path d={LINES[name]} />
      {name === 'jaeger' && <path d="M11 20l4-5 4 5z" class="solid" />}
      {name === 'assaultGun' && <circle cx="15" cy="10" r="2.2" class="solid" />}
    </g>
  );
}
