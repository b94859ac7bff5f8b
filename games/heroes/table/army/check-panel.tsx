import { Icon, RuleLink } from '@kurgan/kit';
import { Check as CheckSign, X } from 'lucide';
import type { JSX } from 'preact';
import type { Bench } from './bench.ts';
import { whyNotArmy } from './reasons.ts';
import { checksOf } from './sums.ts';
import type { WhyNot } from './tile-list.tsx';

/** Legality as it stands, limit by limit, and the answer to the last *why not?*. */
export function CheckPanel({
  bench: { army, size, side },
  asked,
}: {
  readonly bench: Bench;
  readonly asked: WhyNot | null;
}): JSX.Element {
  const wrong = whyNotArmy(army, size.points, side);
  return (
    <section class={wrong === null ? 'check-panel legal' : 'check-panel'} aria-label="Legality">
      <h2>
        <Icon of={wrong === null ? CheckSign : X} size={22} /> {wrong === null ? 'A legal army' : 'Not yet legal'}
      </h2>
      {wrong !== null && (
        <p role="status">
          {wrong.text} <RuleLink id={wrong.rule} />
        </p>
      )}
      <dl>
        {checksOf(army, size).map(({ label, value, isKept }) => (
          <div key={label} class={isKept ? undefined : 'broken'}>
            <dt>
              <Icon of={isKept ? CheckSign : X} size={14} />
              <span class="unseen">{isKept ? 'Kept: ' : 'Broken: '}</span> {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div class="check-answer" role="status">
        {asked !== null && (
          <>
            <h3>Why not {asked.name}?</h3>
            <p>
              {asked.text} <RuleLink id={asked.rule} />
            </p>
          </>
        )}
      </div>
    </section>
  );
}
