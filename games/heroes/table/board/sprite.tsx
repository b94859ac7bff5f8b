import type { JSX } from 'preact';
import { SIDES, type Side } from '../../data/vocabulary.ts';
import { BODY, FACE, FIGURES, type Figure, type FigureId, HELMETS, VEHICLES, type VehicleId } from './data/figures.ts';
import { COUNTER, HEXAGON, LONG, plate, SHIELD } from './plates.ts';
import './sprite.css';

const figureIds = Object.keys(FIGURES) as FigureId[];
const vehicleIds = Object.keys(VEHICLES) as VehicleId[];

export const figureHref = (side: Side, figure: FigureId): string => `#hs-${side}-${figure}`;
export const plateHref = (side: Side, as: 'counter' | 'long'): string => `#hs-${side}-${as}`;
export const vehicleHref = (vehicle: VehicleId): string => `#hs-${vehicle}`;
export const signHref = (sign: 'values' | 'down' | 'token' | 'tick' | 'pinned' | 'facing' | 'cross'): string =>
  `#hs-${sign}`;

function Soldier({ side, figure }: { readonly side: Side; readonly figure: FigureId }): JSX.Element {
  const { alone, hat = HELMETS[side], carried = '' }: Figure = FIGURES[figure];
  return (
    <g id={figureHref(side, figure).slice(1)} class={`hs-figure ${side}`}>
      <path d={alone ?? BODY + hat} />
      {alone === undefined && <path d={FACE} class="pale" />}
      {carried !== '' && <path d={carried} class="carried" />}
    </g>
  );
}

function Plates({ side }: { readonly side: Side }): JSX.Element {
  return (
    <>
      {(['counter', 'long'] as const).map((as) => {
        const path = plate(side, as === 'long' ? LONG : COUNTER, COUNTER);
        return (
          <g key={as} id={plateHref(side, as).slice(1)}>
            <path d={path} class="hs-shade" transform="translate(1.2 2.4)" />
            <path d={path} class={`hs-face ${side}`} />
          </g>
        );
      })}
    </>
  );
}

/** Every drawing once; what lies on the board only points at them. */
export const Sprite = (): JSX.Element => (
  <defs>
    {SIDES.map((side) => (
      <Plates key={side} side={side} />
    ))}
    {SIDES.flatMap((side) =>
      figureIds.map((figure) => <Soldier key={`${side} ${figure}`} side={side} figure={figure} />),
    )}
    {vehicleIds.map((id) => (
      <g key={id} id={vehicleHref(id).slice(1)} class="hs-vehicle">
        <path d={VEHICLES[id].lines} class="lines" />
        <path d={VEHICLES[id].full} />
      </g>
    ))}
    <g id="hs-values">
      <path d="M-20 6H-5a2 2 0 0 1 2 2V19a2 2 0 0 1-2 2H-20a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Z" class="hs-ink" />
      <path d={SHIELD} transform="translate(14 13)" class="hs-paper" />
    </g>
    <path id="hs-token" d={HEXAGON} class="hs-edge" />
    <g id="hs-down">
      <path d={HEXAGON} class="hs-edge" />
      <path d="M-5.5-3.5L0-7 5.5-3.5V3.5L0 7-5.5 3.5ZM-3 0H3" class="hs-line" />
    </g>
    <g id="hs-tick">
      <circle r="9" class="hs-paper" />
      <path d="M-4.5 0l3.2 3.6L4.5-3.6" class="hs-mark good" />
    </g>
    <g id="hs-pinned">
      <circle r="10" class="hs-paper" />
      <path d="M-5-4L0 0 5-4M-5 1.5L0 5.5 5 1.5" class="hs-mark bad" />
    </g>
    <g id="hs-cross">
      <circle r="11" class="hs-blood" />
      <path d="M-4.5-4.5l9 9M4.5-4.5l-9 9" class="hs-mark light" />
    </g>
    <path id="hs-facing" d="M0-8L10 0 0 8Z" class="hs-paper" />
  </defs>
);
