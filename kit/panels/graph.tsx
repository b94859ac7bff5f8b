import './graph.css';
import type { JSX } from 'preact';

/** One figure over time. */
interface GraphLine {
  readonly name: string;
  readonly values: readonly number[];
  /** The scale goes from 0 to this. */
  readonly max: number;
  /** A level that matters: the goal, or where things turn bad. */
  readonly level?: { readonly at: number; readonly label: string };
}

interface GraphProps {
  readonly title: string;
  /** One for each value: `Start`, `1`, `2`. */
  readonly labels: readonly string[];
  readonly lines: readonly GraphLine[];
}

/** In units that are a pixel wide on a phone: letters never get smaller than they are here. */
const WIDTH = 350;
const LEFT = 14;
const RIGHT = 14;
const LANE = 112;
const FOOT = 20;

/** Figures over time, one lane for each since their scales differ. Every value is written beside its point. */
export function Graph({ title, labels, lines }: GraphProps): JSX.Element {
  const height = lines.length * LANE + FOOT;
  const x = (i: number): number => LEFT + (i * (WIDTH - LEFT - RIGHT)) / Math.max(1, labels.length - 1);
  return (
    <figure class="graph">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={spoken(labels, lines)}>
        {lines.map((line, i) => (
          <Lane key={line.name} line={line} top={i * LANE} x={x} />
        ))}
        {labels.map((label, i) => (
          <text key={label} class="graph-label" x={x(i)} y={height - 5}>
            {label}
          </text>
        ))}
      </svg>
    </figure>
  );
}

const spoken = (labels: readonly string[], lines: readonly GraphLine[]): string =>
  lines
    .map(({ name, values }) => `${name}: ${values.map((value, i) => `${labels[i]} ${value}`).join(', ')}`)
    .join('. ');

function Lane({ line, top, x }: { readonly line: GraphLine; readonly top: number; x(i: number): number }): JSX.Element {
  const { name, values, max, level } = line;
  const bottom = top + LANE - 6;
  const y = (value: number): number => bottom - (Math.min(value, max) / max) * (LANE - 44);
  const path = values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  const last = values.length - 1;
  return (
    <g class="graph-lane">
      <text class="graph-name" x="0" y={top + 12}>
        {name}
        {level !== undefined && <tspan dx="26">{level.label}</tspan>}
      </text>
      <path class="graph-base" d={`M0 ${bottom}H${WIDTH}`} />
      <path class="graph-area" d={`${path}L${x(last)} ${bottom}L${x(0)} ${bottom}Z`} />
      {level !== undefined && <path class="graph-level" d={`M0 ${y(level.at)}H${WIDTH}`} />}
      <path class="graph-line" d={path} />
      {values.map((value, i) => (
        <g key={i}>
          <circle class="graph-point" cx={x(i)} cy={y(value)} r={i === last ? 4.5 : 3} />
          <text class={`graph-value ${i === last ? 'last' : ''}`} x={x(i)} y={y(value) - 8}>
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}
