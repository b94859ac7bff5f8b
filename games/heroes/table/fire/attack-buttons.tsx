import { percent } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { HeroesModel } from '../model.ts';
import { unitTitle } from '../words/names.ts';
import { type AttackOption, actionOf } from './options.ts';

interface Props {
  readonly model: HeroesModel;
  readonly options: readonly AttackOption[];
}

const BUTTONS: Readonly<Record<AttackOption['how'], string>> = {
  hit: 'Fire',
  suppress: 'Suppress ×2',
  distract: 'Distract',
  snipe: 'Snipe',
  assault: 'Assault',
  split: 'Split fire',
};

/** One button for each way to attack the chosen target. */
export function AttackButtons({ model, options }: Props): JSX.Element {
  const { controller } = model;
  const view = model.view.value;
  const weapons = new Set(options.map(({ weapon }) => weapon)).size;
  const look = (at: string | null) => () => {
    controller.looking.value = at;
  };
  return (
    <div class="action-bar attack-buttons">
      {options.map((option, i) => {
        const text = actionOf(option);
        const chance = option.sum === null ? '' : percent(option.sum.chance);
        return (
          <button
            key={text}
            type="button"
            class={i === 0 ? 'action primary' : 'action'}
            data-action={text}
            aria-disabled={controller.busy.value}
            onPointerEnter={look(text)}
            onPointerLeave={look(null)}
            onFocus={look(text)}
            onBlur={look(null)}
            onClick={() => void model.attack(option)}
          >
            {BUTTONS[option.how]}
            {weapons > 1 && option.how !== 'assault' && ` ${option.weapon === 0 ? '1st' : '2nd'} weapon`}
            {i === 0 ? (
              <span class="key" aria-hidden="true">
                F
              </span>
            ) : (
              chance !== '' && <small>{chance}</small>
            )}
            <span class="unseen">{`${unitTitle(view, option.target)}, ${chance}`}</span>
          </button>
        );
      })}
    </div>
  );
}
