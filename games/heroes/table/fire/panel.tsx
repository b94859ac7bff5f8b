import './panel.css';
import { plural } from '@kurgan/engine';
import { Die, percent, RuleLink } from '@kurgan/kit';
import type { JSX } from 'preact';
import { sightWord } from '../board/sight.ts';
import type { HeroesModel } from '../model.ts';
import { lineBetween } from '../sight-lines.ts';
import { unitTitle } from '../words/names.ts';
import { type AttackOption, actionOf, bestOf } from './options.ts';
import type { FireSum } from './sums.ts';

interface Props {
  readonly model: HeroesModel;
}

const VERBS = {
  hit: 'fires at',
  suppress: 'suppresses',
  distract: 'distracts',
  snipe: 'snipes at',
  assault: 'assaults',
  split: 'fires at',
} as const;
const BUTTONS: Readonly<Record<AttackOption['how'], string>> = {
  hit: 'Fire',
  suppress: 'Suppress ×2',
  distract: 'Distract',
  snipe: 'Snipe',
  assault: 'Assault',
  split: 'Split fire',
};

/** The enemy under discussion: the one under the pointer, or the chosen one. */
export function targetShown(model: HeroesModel): number | null {
  const unit = model.pointedUnit.value;
  return unit !== null && bestOf(model.attacks.value, unit) !== undefined ? unit : model.target.value;
}

/** Chance, faces, the sum line by line, and a button for each way to attack. */
export function FirePanel({ model }: Props): JSX.Element | null {
  const target = targetShown(model);
  const options = model.attacks.value.filter((option) => option.target === target);
  const looked = options.find((option) => actionOf(option) === model.controller.looking.value);
  const shown = looked?.sum === null || looked === undefined ? options.find(({ sum }) => sum !== null) : looked;
  const sum = shown?.sum ?? null;
  if (target === null || shown === undefined || sum === null) return null;
  const view = model.view.value;
  return (
    <section class="fire-panel" data-panel="odds" aria-label={`${unitTitle(view, target)}`}>
      <h3>
        {unitTitle(view, model.acting.value)} <span>{VERBS[shown.how]}</span> {unitTitle(view, target)}
      </h3>
      <p class="fire-chance">
        <b>{percent(sum.chance)}</b>
        <span>
          {sum.need}
          <br />
          {facesText(sum) ?? `sight: ${sightWord(lineBetween(view.open, model.acting.value, target))}`}
        </span>
      </p>
      {sum.faces.length > 0 && (
        <p class="fire-faces" aria-hidden="true">
          {sum.faces.map((works, i) => (
            <Die key={i} face={i + 1} side="" isHit={works} />
          ))}
        </p>
      )}
      <table>
        <tbody>
          {sum.lines.map(({ label, value, rule }) => (
            <tr key={label}>
              <th scope="row">
                {label} <RuleLink id={rule} />
              </th>
              <td>{value}</td>
            </tr>
          ))}
          {sum.outcomes.map(({ name, chance }) => (
            <tr key={name} class="outcome">
              <th scope="row">{name}</th>
              <td>{percent(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="fire-sum">
        {sum.lines.map(({ label, value }) => `${label} ${value}`).join(' · ')}
        <br />
        {sum.outcomes.map(({ name, chance }) => `${name} ${percent(chance)}`).join(' · ')}
      </p>
      {target === model.target.value && <AttackButtons model={model} options={options} />}
    </section>
  );
}

const facesText = ({ faces }: FireSum): string | null =>
  faces.length === 0 ? null : `${plural(faces.filter(Boolean).length, 'face')} of 6`;

/** One button for each way to attack the chosen target. */
export function AttackButtons({ model, options }: Props & { readonly options: readonly AttackOption[] }): JSX.Element {
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
