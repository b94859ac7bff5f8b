import './around.css';
import { ActionButton, type Choice, CloseButton, percent } from '@kurgan/kit';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TileId } from '../rules/edition.ts';
import { entry } from '../rules/pieces.ts';
import { counterParts } from '../rules/state.ts';
import { hitChance, targetOf } from './aim.ts';
import { tileWords } from './board/words.ts';
import { actorOf, type Desk } from './desk.ts';
import { PIECES } from './pieces.ts';
import { describe } from './speech/actions.ts';
import { words } from './speech/panels.ts';
import { tileName } from './words/names.ts';

/** Where an action takes place: the tile it names, its target's, or that of the unit that acts. */
function placeOf(desk: Desk, choice: Choice): TileId | undefined {
  if (choice.words.to !== undefined) return choice.words.to;
  const target = choice.verb === 'guide' ? null : targetOf(desk, choice);
  if (target !== null) return desk.tileOf(...counterParts(target));
  const actor = choice.verb === 'bid' || choice.verb === 'take' ? null : actorOf(choice);
  return actor === null ? undefined : desk.tileOf(desk.near.value, actor);
}

/** Where to begin: what is pointed at, who acts, or the first place where something can be done. */
function startOf(desk: Desk): TileId {
  const { pointed, acting, useful, scenario } = desk;
  const at = acting === null ? undefined : desk.tileOf(...counterParts(acting));
  const first = useful.value.flatMap((choice) => placeOf(desk, choice) ?? [])[0];
  const under = pointed.value !== null && !pointed.value.includes('/') ? pointed.value : undefined;
  return under ?? at ?? first ?? scenario.tiles[0]?.[0] ?? '';
}

/** The board as text: one tile, what can be done there, and a way to each of its neighbours. */
export function Around({ desk, onClose }: { readonly desk: Desk; onClose(): void }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const at = useSignal<TileId>(startOf(desk));
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => title.current?.focus(), [at.value]);
  const board = entry(PIECES.boards, desk.scenario.id);
  const open = desk.open.value;
  const go = (to: TileId) => () => {
    at.value = to;
  };
  return (
    <dialog ref={dialog} class="un-around" aria-label={words.around} onClose={onClose}>
      <label>
        {words.place}{' '}
        <select
          value={at.value}
          onChange={(event) => {
            at.value = event.currentTarget.value;
          }}
        >
          {board.tiles.map((each) => (
            <option key={each} value={each}>
              {tileName(each)}
            </option>
          ))}
        </select>
      </label>
      <h2 ref={title} tabIndex={-1}>
        {tileName(at.value)}
      </h2>
      <p aria-live="polite">{tileWords(desk.facts, open, at.value)}</p>
      <Here desk={desk} tile={at.value} onDone={() => dialog.current?.close()} />
      <h3>{words.neighbours}</h3>
      <ul>
        {(board.neighbours[at.value] ?? []).map((next) => (
          <li key={next}>
            <button type="button" onClick={go(next)}>
              {tileWords(desk.facts, open, next)}
            </button>
          </li>
        ))}
      </ul>
      <CloseButton onClose={() => dialog.current?.close()} />
    </dialog>
  );
}

interface HereProps {
  readonly desk: Desk;
  readonly tile: TileId;
  onDone(): void;
}

/** What can be done in a place, with the chance where there is one. */
function Here({ desk, tile, onDone }: HereProps): JSX.Element | null {
  const { controller } = desk;
  const choices = desk.useful.value.filter((choice) => placeOf(desk, choice) === tile);
  if (choices.length === 0) return null;
  return (
    <>
      <h3>{words.here}</h3>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside are what is pressed */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only closes after them */}
      <div class="un-around-choices" onClick={onDone}>
        {choices.map((choice) => {
          const odds = controller.oddsOf(choice.text);
          const detail = odds ? { detail: words.chance(percent(hitChance(odds))) } : {};
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
