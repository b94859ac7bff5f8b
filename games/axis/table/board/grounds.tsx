import { litAs } from '@kurgan/kit';
import type { JSX } from 'preact';
import { ZONE_IDS, ZONES, type ZoneId } from '../../data/zones.ts';
import { controlOf } from '../../rules/stacks.ts';
import type { Open } from '../../rules/state.ts';
import type { Lights } from './lights.ts';
import { type BoardId, frontPath, polygonOf } from './outlines.ts';

interface Props {
  readonly board: BoardId;
  readonly open: Open;
  readonly lights: Lights;
}

const zonesOn = (board: BoardId): ZoneId[] => ZONE_IDS.filter((id) => ZONES[id].board === board);

/** The zones: who holds them, and which can be touched. */
export const Grounds = ({ board, open, lights }: Props): JSX.Element => (
  <>
    <pattern id={`held-${board}`} width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V11" class="held-line" />
    </pattern>
    {zonesOn(board).map((id) => {
      const light = lights.lit.get(id);
      const isAxis = controlOf(open, id) === 'axis';
      return (
        <g key={id} class={`ground ${light?.as ?? ''}`} data-place={id} {...litAs(light?.label ?? null)}>
          <polygon points={polygonOf(id)} class={isAxis ? 'fill held' : 'fill'} />
          {isAxis && <polygon points={polygonOf(id)} class="hatch" fill={`url(#held-${board})`} />}
        </g>
      );
    })}
  </>
);

/** The line between the sides. */
export function Front({ board, open }: Omit<Props, 'lights'>): JSX.Element {
  const line = frontPath(board, (id) => controlOf(open, id));
  return (
    <g class="front">
      <path d={line} class="under" />
      <path d={line} class="over" />
    </g>
  );
}

/** Lines around zones, over all that lies on the ground; the strong ones on top. Only what can be touched is amber. */
export function Edges({ board, lights }: Omit<Props, 'open'>): JSX.Element {
  const { lit, chosen, battle } = lights;
  const strength = (id: ZoneId): string =>
    id === battle ? 'battle' : id === chosen ? 'chosen' : (lit.get(id)?.as ?? '');
  const isStrong = (id: ZoneId): boolean => id === battle || id === chosen;
  const marked = zonesOn(board).filter((id) => strength(id) !== '');
  return (
    <>
      {[...marked.filter((id) => !isStrong(id)), ...marked.filter(isStrong)].map((id) => (
        <g key={id} class={`edge ${strength(id)}`}>
          <polygon points={polygonOf(id)} class="under" />
          <polygon points={polygonOf(id)} class="over" />
        </g>
      ))}
    </>
  );
}
