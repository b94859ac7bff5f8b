import './odds.css';
import { OddsDock, percent } from '@kurgan/kit';
import type { JSX } from 'preact';
import { counterParts } from '../../rules/state.ts';
import { boundsOf } from '../board/index.ts';
import { hitChance, tileOfTarget, useConsidered } from '../considered.ts';
import { aimsDown } from '../lights.ts';
import type { Props } from '../model.ts';
import { isCounter } from '../named.ts';
import { dice } from '../words/names.ts';
import { Faces, FireButtons, totalOf } from './odds.tsx';

/** On a phone: the number that decides and the button, close to the thumb. */
export function ShotDock({ model }: Props): JSX.Element | null {
  const considered = useConsidered(model);
  const [first] = considered;
  if (first === undefined) return null;
  const { odds, at, dice: count } = first;
  const tile = tileOfTarget(model, at);
  const total = totalOf(odds);
  const Aim = model.edition.extras?.Aim;
  const [base, ...added] = (odds.sums[0]?.lines ?? []).filter(({ value }) => value !== '');
  const grave = odds.outcomes.find(({ name }) => name === 'The counter is lost');
  return (
    <OddsDock model={model} target={boundsOf(model.facts.laid, tile)} isHigh={aimsDown(model) ?? undefined}>
      <b class="dock-chance">{percent(hitChance(odds))}</b>
      <p>
        {isCounter(at) ? `${model.names.unit(counterParts(at)[1])} on ${tile}` : model.names.tile(at)}, {dice(count)}
        <span>
          <b>{base?.value}</b>
          {added.map(({ label, value }) => (
            <span key={label}>
              {' '}
              {label.split(' ')[0]?.toLowerCase()} <b>{value}</b>
            </span>
          ))}{' '}
          = <b>{total}</b>
          {grave !== undefined && `; ${grave.name.toLowerCase()}`}
        </span>
      </p>
      <FireButtons model={model} considered={considered} />
      <Faces total={total} />
      {Aim !== undefined && !model.isLandscape.value && <Aim model={model} aimed={first} />}
    </OddsDock>
  );
}
