import './preparing.css';
import type { JSX } from 'preact';
import type { Props } from '../model.ts';
import { Edges } from './edges.tsx';
import { Laying } from './laying.tsx';
import { Muster } from './muster.tsx';

/** Before a Free Battle: armies, boards, edges. */
export function Preparing({ model }: Props): JSX.Element | null {
  const { step } = model.frame.value ?? {};
  return (
    <div class="preparing">
      {step === 'muster' ? (
        <Muster model={model} />
      ) : step === 'laying' ? (
        <Laying model={model} />
      ) : (
        <Edges model={model} />
      )}
    </div>
  );
}
