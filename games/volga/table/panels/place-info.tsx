import type { JSX } from 'preact';
import { AREAS, type AreaId } from '../../data/areas.ts';
import { COUNTERS } from '../../data/counters.ts';
import type { Open } from '../../rules/state.ts';
import { SovietCounter } from '../map/counters.tsx';
import type { Props } from '../model.ts';
import { capital, terrainName } from '../words/names.ts';
import { hiddenWords } from '../words/spoken.ts';
import { STRATEGIES } from '../words/strategies.ts';
import { words } from '../words/table.ts';
import { Picture } from './counter-picture.tsx';

/** Units in the Area under the pointer. Its label says the same to screen readers. */
export function PlaceInfo({ model }: Props): JSX.Element | null {
  const id = model.pointed.value;
  if (id === null) return null;
  const open = model.open.value;
  const { soviet } = open.areas[id];
  const { terrain } = AREAS[id];
  return (
    <section class="place-info" aria-hidden="true">
      {soviet !== null && terrain !== null && (
        <Picture>
          <SovietCounter counter={soviet} terrain={terrain} />
        </Picture>
      )}
      <div>
        <p>
          <b>
            {id} {AREAS[id].name}
          </b>{' '}
          {terrainName(id)}
          {AREAS[id].volga && words.onVolga}
        </p>
        <p>{occupants(open, id)}</p>
      </div>
    </section>
  );
}

function occupants(open: Open, id: AreaId): string {
  const { soviet, control, fresh, spent, isolated } = open.areas[id];
  const parts: string[] = [];
  if (soviet === 'hidden') parts.push([words.hidden, ...hiddenWords(open, id)].join(', '));
  else if (soviet !== null) {
    const { defense, strategy } = COUNTERS[soviet];
    const isFighting = open.battle?.area === id && open.battle.strategy === strategy;
    parts.push(`${capital(strategy)} ${defense}. ${isFighting ? STRATEGIES[strategy] : words.strategySpent}`);
  }
  if (isolated) parts.push(words.cutOff);
  if (fresh.length > 0) parts.push(`${words.fresh} ${fresh.join(', ')}`);
  if (spent.length > 0) parts.push(`${words.spent} ${spent.join(', ')}`);
  return parts.length > 0 ? parts.join(' · ') : control === 'german' ? words.germanEmpty : words.sovietEmpty;
}
