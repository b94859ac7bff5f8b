import './board-in-words.css';
import type { Odds } from '@kurgan/engine';
import type { Choice } from '@kurgan/host';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Controller } from '../controller.ts';
import { panelWords } from '../en-panels.ts';
import { ActionButton } from './action-bar.tsx';
import { CloseButton } from './close-button.tsx';

interface Props<Place> {
  readonly controller: Controller;
  readonly title: string;
  /** The game's word for a place: `Area`, `Tile`. */
  readonly placeLabel: string;
  readonly places: readonly Place[];
  readonly start: Place;
  nameOf(place: NoInfer<Place>): string;
  /** All there is to be said about a place. */
  tell(place: Place): string;
  /** A neighbour, with its name. */
  tellNext(place: Place): ComponentChildren;
  neighboursOf(place: Place): readonly Place[];
  choicesAt(place: Place): readonly Choice[];
  describe(choice: Choice): string;
  chanceWords(odds: Odds): string;
  onClose(): void;
}

/** The board as text: one place, what can be done there, and a way to each of its neighbours. */
export function BoardInWords<Place extends string | number>(props: Props<Place>): JSX.Element {
  const { title, placeLabel, places, start, nameOf, tell, tellNext, neighboursOf, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const at = useSignal(start);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => heading.current?.focus(), [at.value]);
  const go = (to: Place): void => {
    at.value = to;
  };
  const close = (): void => dialog.current?.close();
  return (
    <dialog ref={dialog} class="board-in-words" aria-label={title} onClose={onClose}>
      <label>
        {placeLabel}{' '}
        <select
          value={String(at.value)}
          onChange={({ currentTarget }) => go(places[currentTarget.selectedIndex] ?? at.value)}
        >
          {places.map((place) => (
            <option key={place} value={String(place)}>
              {nameOf(place)}
            </option>
          ))}
        </select>
      </label>
      <h2 ref={heading} tabIndex={-1}>
        {nameOf(at.value)}
      </h2>
      <p aria-live="polite">{tell(at.value)}</p>
      <Here {...props} place={at.value} onDone={close} />
      <h3>{panelWords.text.neighbours}</h3>
      <ul>
        {neighboursOf(at.value).map((next) => (
          <li key={next}>
            <button type="button" onClick={() => go(next)}>
              {tellNext(next)}
            </button>
          </li>
        ))}
      </ul>
      <CloseButton onClose={close} />
    </dialog>
  );
}

type HereProps<Place> = Pick<Props<Place>, 'controller' | 'choicesAt' | 'describe' | 'chanceWords'> & {
  readonly place: Place;
  onDone(): void;
};

/** Actions possible in a place, with their chances. */
function Here<Place>({
  controller,
  place,
  choicesAt,
  describe,
  chanceWords,
  onDone,
}: HereProps<Place>): JSX.Element | null {
  const choices = choicesAt(place);
  if (choices.length === 0) return null;
  return (
    <>
      <h3>{panelWords.text.here}</h3>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside are what is pressed */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only closes after them */}
      <div class="action-bar" onClick={onDone}>
        {choices.map((choice) => {
          const odds = controller.oddsOf(choice.text) ?? null;
          return (
            <ActionButton
              key={choice.text}
              controller={controller}
              choice={choice}
              label={describe(choice)}
              {...(odds !== null && { detail: chanceWords(odds) })}
            />
          );
        })}
      </div>
    </>
  );
}
