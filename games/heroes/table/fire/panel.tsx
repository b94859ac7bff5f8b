import './panel.css';
import './faces.css';
import { plural } from '@kurgan/engine';
import { Die, percent, RuleLink } from '@kurgan/kit';
import type { JSX } from 'preact';
import { sightWord } from '../board/sight.ts';
import type { HeroesModel, Props } from '../model.ts';
import { lineBetween } from '../sight/lines.ts';
import { unitTitle } from '../words/names.ts';
import { AttackButtons } from './attack-buttons.tsx';
import { actionOf, bestOf } from './options.ts';
import type { FireSum } from './sums.ts';

const VERBS = {
  hit: 'fires at',
  suppress: 'suppresses',
  distract: 'distracts',
  snipe: 'snipes at',
  assault: 'assaults',
  split: 'fires at',
} as const;

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
          {facesText(sum) ?? `sight: ${sightWord(lineBetween(view.open, model.acting.value, target, sum.points))}`}
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
          {[...sum.lines, ...sum.against].map(({ label, value, rule }) => (
            <tr key={label}>
              <th scope="row">
                {label} <RuleLink id={rule} />
              </th>
              <td>{value.replace('-', '−')}</td>
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
      {target === model.target.value && <AttackButtons model={model} options={options} />}
    </section>
  );
}

const facesText = ({ faces }: FireSum): string | null =>
  faces.length === 0 ? null : `${plural(faces.filter(Boolean).length, 'face')} of 6`;
