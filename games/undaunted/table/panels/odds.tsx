import './odds.css';
import { ActionButton, type Choice, type Odds as ExactOdds, percent, percents, RuleLink } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { counterParts } from '../../rules/state.ts';
import { boundsOf } from '../board/index.ts';
import { UseSign } from '../cards/icons.tsx';
import { type Considered, hitChance, tileOfTarget } from '../considered.ts';
import type { UndauntedModel } from '../model.ts';
import { isCounter, type Target } from '../named.ts';
import { FACES, faceText, isHit } from '../shots.ts';
import { verbName } from '../words/actions.ts';
import { dialogWords } from '../words/dialogs.ts';
import { dice } from '../words/names.ts';

/** The parts of the sum that are figures. */
const partsOf = ({ sums }: ExactOdds) => (sums[0]?.lines ?? []).filter(({ value }) => value !== '');
export const totalOf = (odds: ExactOdds): number => partsOf(odds).reduce((sum, { value }) => sum + Number(value), 0);

/** The faces of a die, those that hit on paper. */
export const Faces = ({ total }: { readonly total: number }): JSX.Element => (
  <span class="faces" aria-hidden="true">
    {FACES.map((face) => (
      <i key={face} class={isHit(face, total) ? 'hit' : ''}>
        {faceText(face)}
      </i>
    ))}
  </span>
);

/** Cost of a hit, as a share of all hits. */
function Follows({ odds }: { readonly odds: ExactOdds }): JSX.Element {
  const hit = hitChance(odds);
  const outcomes = odds.outcomes.filter(({ name }) => name !== 'Miss');
  const shares = percents(outcomes.map(({ chance }) => chance / hit));
  return (
    <ul class="odds-follows">
      {outcomes.map(({ name }, i) => (
        <li key={name} class={name === 'The counter is lost' ? 'grave' : ''}>
          {name} {outcomes.length > 1 && <b>{shares[i]}</b>}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly model: UndauntedModel;
  readonly considered: readonly Considered[];
}

/** `German Riflemen A`, or `607 Gerhardt's Mill`. */
const targetName = ({ names }: UndauntedModel, at: Target): string =>
  isCounter(at) ? names.counter(at) : names.tile(at);

function labelFor({ names }: UndauntedModel, { verb, words: named }: Choice, at: Target): string {
  if (named.at?.startsWith('tunnel-')) return 'At the tunnel';
  const what = isCounter(at) ? names.unit(counterParts(at)[1]) : 'the building';
  return verb === 'shell' ? `Shell ${what}` : verb === 'strike' ? `Fire at ${what}` : verbName(verb);
}

/** A button for each way to fire at the target, once it is chosen. */
export function FireButtons({ model, considered }: Props): JSX.Element | null {
  const { controller } = model;
  const { path, proposed } = controller;
  const isChosen =
    proposed.value !== null || path.wordOf('unit') !== undefined || path.wordOf('at') !== undefined || !model.isPlaying;
  if (!isChosen) return null;
  return (
    <div class="odds-buttons">
      {considered.map(({ choice, odds, at }) => (
        <ActionButton
          key={choice.text}
          controller={controller}
          choice={choice}
          label={labelFor(model, choice, at)}
          primary={considered.length === 1}
          {...(considered.length > 1 && { detail: percent(hitChance(odds)) })}
        />
      ))}
      <button type="button" class="odds-back" onClick={() => controller.back()}>
        {dialogWords.back}
      </button>
    </div>
  );
}

/** The chance, the faces that hit, the sum line by line, what follows: the same order everywhere. */
function OddsBox({ model, considered }: Props): JSX.Element | null {
  const [first] = considered;
  if (first === undefined) return null;
  const { choice, odds, by, at, dice: count } = first;
  const total = totalOf(odds);
  const Aim = model.edition.extras?.Aim;
  return (
    <section class="odds-box" aria-label={`${verbName(choice.verb)}, ${targetName(model, at)}`} data-panel="odds">
      <h3>
        <UseSign use={choice.verb === 'shell' ? 'blast' : choice.verb} />
        {verbName(choice.verb)}, {dice(count)}
      </h3>
      <p class="odds-who">
        {by !== null && `${model.names.unit(counterParts(by)[1])} → `}
        {targetName(model, at)}
      </p>
      <p class="odds-chance">
        <b>{percent(hitChance(odds))}</b>
        <span>
          {dialogWords.toHit}
          <br />
          {dialogWords.faces(FACES.filter((face) => isHit(face, total)).length)}
        </span>
      </p>
      <Faces total={total} />
      <table>
        <tbody>
          {partsOf(odds).map(({ label, value, rule }, i) => (
            <tr key={label}>
              <th scope="row">{i === 0 ? `${label}, defense` : label}</th>
              <td>
                <RuleLink id={rule} />
              </td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {dialogWords.rollAtLeast}
            </th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
      <p class="odds-if">{dialogWords.ifHit}</p>
      <Follows odds={odds} />
      {Aim !== undefined && <Aim model={model} aimed={first} />}
      <FireButtons model={model} considered={considered} />
    </section>
  );
}

/** Pixels: how far the tip of the pointer stands from the ends of the box, at least. */
const END = 16;

/** The odds beside the target, with a pointer to it. */
export function Odds({ model, considered }: Props): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const { y, scale } = model.camera.rest.value;
  const tile = boundsOf(model.facts.laid, tileOfTarget(model, considered[0]?.at));
  const middle = tile === null ? 0 : y + (tile.y + tile.height / 2) * scale;
  useLayoutEffect(() => {
    const room = place.current;
    const box = room?.firstElementChild;
    if (room === null || !(box instanceof HTMLElement)) return;
    const at = middle / room.currentCSSZoom - room.offsetTop;
    const top = Math.max(0, Math.min(at - box.offsetHeight / 2, room.clientHeight - box.offsetHeight));
    box.style.top = `${top}px`;
    box.style.setProperty('--tip', `${Math.max(END, Math.min(at - top, box.offsetHeight - END))}px`);
  });
  return (
    <div ref={place} class="odds-place">
      <OddsBox model={model} considered={considered} />
    </div>
  );
}
