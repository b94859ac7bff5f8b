import { percent } from '@kurgan/kit';
import type { JSX } from 'preact';
import { squareName } from '../../rules/areas.ts';
import { endOf, firstOf, of, seatOf } from '../../rules/counters.ts';
import type { Line } from '../../rules/field/explain.ts';
import { frontOf } from '../../rules/ground.ts';
import { rangeBetween } from '../../rules/sight-lines.ts';
import { type Open, other, type View, WHERE } from '../../rules/state.ts';
import { sightWord } from '../board/sight.ts';
import { counterOf } from '../facts.ts';
import type { Props } from '../model.ts';
import { lineBetween } from '../sight/lines.ts';
import { SmallCounter } from '../small-counter.tsx';
import { unitTitle } from '../words/names.ts';
import { bestOf } from './options.ts';

/** Enemies out of sight that are told with what hides them; the nearest matter. */
const MOST_HIDDEN = 4;

/** Enemies that something hides from a unit, the nearest first. */
export function hiddenFrom({ open }: View, unit: number, targets: readonly number[]): readonly number[] {
  const enemy = other(seatOf(open, unit));
  return Array.from({ length: endOf(open, enemy) - firstOf(open, enemy) }, (_, i) => firstOf(open, enemy) + i)
    .filter((u) => of(open.units.where, u) === WHERE.field && of(open.units.at, u) >= 0 && !targets.includes(u))
    .filter((u) => lineBetween(open, unit, u).blocker !== null)
    .sort((a, b) => rangeBetween(open, unit, a) - rangeBetween(open, unit, b))
    .slice(0, MOST_HIDDEN);
}

/** `by wall at M4+`. */
const blockedWords = (open: Open, line: Line): string =>
  `by ${sightWord(line)} at ${squareName(open, line.blocker?.square ?? -1)}`;

/** Enemies as cards: those in sight with the chance of a hit, then those that something hides. */
export function TargetCards({ model }: Props): JSX.Element {
  const view = model.view.value;
  const { open } = view;
  const acting = model.acting.value;
  const targets = [...new Set(model.attacks.value.map(({ target }) => target))];
  return (
    <ul class="target-cards">
      {targets.map((target) => {
        const option = bestOf(model.attacks.value, target);
        const isAssault = option?.how === 'assault';
        return (
          <li key={target}>
            <button
              type="button"
              class="target-card"
              aria-pressed={model.target.value === target && model.looked.value === null}
              onClick={() => model.aimAt(target)}
            >
              <SmallCounter counter={counterOf(view, target)} />
              <b>{percent(option?.sum?.chance ?? 0)}</b>
              <span>{squareName(open, frontOf(open, target))}</span>
              <small>{isAssault ? 'assault' : sightWord(lineBetween(open, acting, target))}</small>
              <span class="unseen">{unitTitle(view, target)}</span>
            </button>
          </li>
        );
      })}
      {hiddenFrom(view, acting, targets).map((unit) => (
        <li key={unit}>
          <button
            type="button"
            class="target-card hidden-enemy"
            aria-pressed={model.looked.value === unit}
            onClick={() => model.lookTo(unit)}
          >
            <SmallCounter counter={counterOf(view, unit)} />
            <b>blocked</b>
            <span>{squareName(open, frontOf(open, unit))}</span>
            <small>{blockedWords(open, lineBetween(open, acting, unit))}</small>
            <span class="unseen">{unitTitle(view, unit)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
