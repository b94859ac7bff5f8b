import { RuleLink } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { OPTIONS, type OptionId } from '../../data/options.ts';
import { UNITS } from '../../data/units.ts';
import { slotOf } from '../../rules/recruitment/limits.ts';
import { countersOf, pointsOf } from '../../rules/recruitment/lists.ts';
import type { Bench } from './bench.ts';
import { Faces } from './face.tsx';
import { changed } from './history.ts';
import type { SlotAt } from './offers.ts';
import { optionText, unlockText } from './option-words.ts';

interface Props {
  readonly bench: Bench;
  readonly slot: SlotAt;
  readonly option: OptionId;
  onPut(): void;
  onBack(): void;
}

/** The option in hand: everything about it, and what the army is with it. */
export function OptionDetail({ bench, slot, option, onPut, onBack }: Props): JSX.Element {
  const facts = OPTIONS[option];
  const { army, size } = bench;
  const after = changed(army, { do: 'put', ...slot, option });
  const unlocks = slotOf(army, slot.index, slot.slot)?.unlocks;
  const put = useRef<HTMLButtonElement>(null);
  // A key that took it puts it in.
  useEffect(() => {
    put.current?.focus({ preventScroll: true });
    put.current?.scrollIntoView({ block: 'nearest' });
  }, [option]);
  const counted = countersOf(after);
  return (
    <section class="option-detail" aria-label={facts.name}>
      <header>
        <h3>{facts.name}</h3>
        <b>{facts.cost}</b>
      </header>
      <div class="detail-line">
        {facts.kind === 'support' && <Faces units={facts.units} />}
        <p>
          <b>{optionText(facts)}</b>
          {facts.kind === 'support' && (
            <span>
              breaks at {facts.breakingPoint}, then {facts.victoryPoints} VP
            </span>
          )}
        </p>
      </div>
      <dl>
        {unlocks !== undefined && (
          <div>
            <dt>This slot unlocks</dt>
            <dd>{unlockText(unlocks)}</dd>
          </div>
        )}
        {facts.kind === 'support' &&
          facts.units.map(({ unit }) => (
            <div key={unit}>
              <dt>{UNITS[unit].name} counters</dt>
              <dd>
                {counted.get(unit) ?? 0} of {UNITS[unit].count}
              </dd>
            </div>
          ))}
        <div>
          <dt>Points after it</dt>
          <dd>
            {pointsOf(after)} of {size.points}
          </dd>
        </div>
      </dl>
      <footer>
        <button ref={put} type="button" class="button primary" data-do="put" onClick={onPut}>
          Put it in
        </button>
        <button type="button" class="button" onClick={onBack}>
          Back
        </button>
        <RuleLink id={unlocks === undefined ? 'HS-REC-11' : 'HS-REC-04'} />
      </footer>
    </section>
  );
}
