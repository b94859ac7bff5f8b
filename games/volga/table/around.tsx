import './around.css';
import { ActionButton, type Choice, CloseButton } from '@kurgan/kit';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { AREA_IDS, AREAS, type AreaId } from '../data/areas.ts';
import { entryCost } from '../rules/board.ts';
import { areaOf, areaTouches, type Desk, standsIn } from './desk.ts';
import { describe } from './words/actions.ts';
import { takingChance } from './words/chance.ts';
import { areaName, capital } from './words/names.ts';
import { garrison, placeWords } from './words/spoken.ts';
import { words } from './words/table.ts';

/** Where to begin: what is pointed at, the fight, the Active Area, or the first place where something can be done. */
function startOf(desk: Desk): AreaId {
  const { battle, activation } = desk.open.value;
  const lit = AREA_IDS.find((id) => choicesIn(desk, id).length > 0);
  return desk.pointed.value ?? battle?.area ?? activation?.area ?? lit ?? 1;
}

/** Actions that name an Area, or a unit that stands in it. */
function choicesIn({ controller, open }: Desk, id: AreaId): readonly Choice[] {
  return controller.session.moment.value.choices.filter(({ words: named }) => {
    const isNamed = areaTouches(id).some(({ name, word }) => named[name] === word);
    return isNamed || (named.unit !== undefined && standsIn(open.value, named.unit) === id);
  });
}

/** The map as text: one place, what can be done there, and a way to each of its neighbours. */
export function Around({ desk, onClose }: { readonly desk: Desk; onClose(): void }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const at = useSignal<AreaId>(startOf(desk));
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => title.current?.focus(), [at.value]);
  const id = at.value;
  const open = desk.open.value;
  const go = (to: AreaId) => () => {
    at.value = to;
  };
  return (
    <dialog ref={dialog} class="around" aria-label={words.around} onClose={onClose}>
      <label>
        {words.place}{' '}
        <select
          value={String(id)}
          onChange={(event) => {
            at.value = areaOf(event.currentTarget.value) ?? id;
          }}
        >
          {AREA_IDS.map((each) => (
            <option key={each} value={String(each)}>
              {areaName(each)}
            </option>
          ))}
        </select>
      </label>
      <h2 ref={title} tabIndex={-1}>
        {areaName(id)}
      </h2>
      <p aria-live="polite">
        {placeWords(open, id)} {words.costs(entryCost(open, id))}
      </p>
      <Here desk={desk} id={id} onDone={() => dialog.current?.close()} />
      <h3>{words.neighbours}</h3>
      <ul>
        {AREAS[id].adjacent.map((next) => (
          <li key={next}>
            <button type="button" onClick={go(next)}>
              <b>{areaName(next)}</b> {capital(garrison(open, next))}. {words.costs(entryCost(open, next))}
            </button>
          </li>
        ))}
      </ul>
      <CloseButton onClose={() => dialog.current?.close()} />
    </dialog>
  );
}

/** What can be done in a place, with the chance to take it where there is one. */
function Here({ desk, id, onDone }: { readonly desk: Desk; readonly id: AreaId; onDone(): void }): JSX.Element | null {
  const { controller } = desk;
  const choices = choicesIn(desk, id);
  if (choices.length === 0) return null;
  return (
    <>
      <h3>{words.here}</h3>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside are what is pressed */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only closes after them */}
      <div class="around-choices" onClick={onDone}>
        {choices.map((choice) => {
          const odds = controller.oddsOf(choice.text);
          const detail = odds === null || odds === undefined ? {} : { detail: words.takes(takingChance(odds)) };
          return (
            <ActionButton
              key={choice.text}
              controller={controller}
              choice={choice}
              label={describe(choice)}
              {...detail}
            />
          );
        })}
      </div>
    </>
  );
}
