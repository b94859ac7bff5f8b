import { percent } from '@kurgan/kit';
import type { JSX } from 'preact';
import { squareName } from '../rules/areas.ts';
import { frontOf } from '../rules/ground.ts';
import { sightWord } from './board/sight.ts';
import { bestOf } from './fire/options.ts';
import type { HeroesModel } from './model.ts';
import { lineBetween } from './sight-lines.ts';
import { SightStrip } from './sight-strip.tsx';
import { unitTitle } from './words/names.ts';

/** Targets as cards, and the line of sight to the chosen one unrolled. */
export function TargetCards({ model }: { readonly model: HeroesModel }): JSX.Element {
  const targets = [...new Set(model.attacks.value.map(({ target }) => target))];
  const view = model.view.value;
  const acting = model.acting.value;
  return (
    <>
      {targets.length > 1 && (
        <ul class="target-cards">
          {targets.map((target) => {
            const option = bestOf(model.attacks.value, target);
            const word = sightWord(lineBetween(view.open, acting, target));
            return (
              <li key={target}>
                <button
                  type="button"
                  class="target-card"
                  aria-pressed={model.target.value === target}
                  onClick={() => model.aimAt(target)}
                >
                  <b>{percent(option?.sum?.chance ?? 0)}</b>
                  <span>{unitTitle(view, target)}</span>
                  <small>
                    {squareName(view.open, frontOf(view.open, target))}, {option?.how === 'assault' ? 'assault' : word}
                  </small>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {model.target.value !== null && <SightStrip model={model} target={model.target.value} />}
    </>
  );
}
