import './scene.css';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Camera, Placing } from '../board/camera.ts';
import { panelWords } from '../en-panels.ts';
import { Die } from '../panels/die.tsx';
import { OddsDock } from '../shell/dock.tsx';
import type { TableModel } from '../shell/model.ts';
import type { DiceGroup, Loss, Outcome } from './outcome.ts';
import { atTop, beside, onto } from './placing.ts';
import type { Scene } from './stage.ts';

interface Props {
  readonly model: TableModel;
  /** Offered with the result. */
  readonly offer: ComponentChildren;
}

/** The next touch puts dice and words away; the stamp stays until the next action. */
function useScene({ controller: { stage } }: TableModel): Scene {
  const scene = stage.scene.value;
  const isStill = scene.phase === 'still';
  useEffect(() => (isStill ? onNextTouch(() => stage.dismiss()) : undefined), [isStill, stage]);
  return scene;
}

/** A roll at its target: dice land beside it, the result is stamped on it, then the words come. */
export function SceneOnBoard({ model, offer }: Props): JSX.Element {
  const { outcomes, phase } = useScene(model);
  const { camera } = model;
  const isRolling = phase === 'rolling';
  useEffect(() => {
    const at = outcomes.find((outcome) => outcome.at !== null)?.at;
    if (isRolling && at !== undefined && at !== null) camera.reveal(at);
  }, [isRolling]);
  return (
    <div class={`scene ${phase}`}>
      {outcomes.map((outcome) => (
        <Stamp key={outcome.key} camera={camera} outcome={outcome} isRolling={isRolling} />
      ))}
      {phase !== 'closed' &&
        platesOf(outcomes).map(({ at, told }, i) => (
          <Pinned key={told[0]?.key} camera={camera} class="scene-plate" placing={at} isThin>
            <section data-panel="dice" aria-label={panelWords.dice.title}>
              {told.map((outcome) => (
                <Told key={outcome.key} outcome={outcome} isRolling={isRolling} />
              ))}
              {i === 0 && !isRolling && offer}
            </section>
          </Pinned>
        ))}
    </div>
  );
}

interface PlateFacts {
  readonly at: Placing;
  readonly told: readonly Outcome[];
}

/** A plate for each target, and one for all that has none. */
function platesOf(outcomes: readonly Outcome[]): readonly PlateFacts[] {
  const adrift = outcomes.filter(({ at }) => at === null);
  const placed = outcomes.flatMap((outcome) =>
    outcome.at === null ? [] : [{ at: beside(outcome.at), told: [outcome] }],
  );
  return adrift.length === 0 ? placed : [...placed, { at: atTop, told: adrift }];
}

/** The same on a phone: the dice lie in a card where the odds were, the stamp on the board. */
export function SceneInCard({ model, offer }: Props): JSX.Element {
  const { outcomes, phase } = useScene(model);
  const isRolling = phase === 'rolling';
  return (
    <div class={`scene ${phase}`}>
      {outcomes.map((outcome) => (
        <Stamp key={outcome.key} camera={model.camera} outcome={outcome} isRolling={isRolling} />
      ))}
      {phase !== 'closed' && (
        <OddsDock model={model} target={outcomes[0]?.at ?? null} panel="dice">
          {/* It is told when the dice lie. */}
          <div class="result-card" role="status">
            {outcomes.map((outcome) => (
              <Told key={outcome.key} outcome={outcome} isRolling={isRolling} />
            ))}
            {!isRolling && offer}
          </div>
        </OddsDock>
      )}
    </div>
  );
}

/** Losses while others acted, shown before the player decides. */
export function Fallen({ model }: { readonly model: TableModel }): JSX.Element {
  const { stage } = model.controller;
  const isNarrow = model.isNarrow.value;
  useEffect(() => (isNarrow ? onNextTouch(() => stage.forget()) : undefined), [isNarrow, stage]);
  const told = (
    <div class="fallen" role="status">
      <h4>{panelWords.dice.lost}</h4>
      <Losses losses={stage.fallen.value} />
    </div>
  );
  if (!isNarrow) return told;
  return (
    <OddsDock model={model} target={null} panel="dice">
      {told}
    </OddsDock>
  );
}

/** Calls at the next touch or key, wherever it goes. The page of a lesson may be turned under it. */
function onNextTouch(call: () => void): () => void {
  const touched = ({ target }: Event): void => {
    if (!(target instanceof Element && target.closest('.lesson-card, .scene-offer') !== null)) call();
  };
  const ending = new AbortController();
  for (const name of ['pointerdown', 'keydown'])
    addEventListener(name, touched, { signal: ending.signal, capture: true });
  return () => ending.abort();
}

interface StampProps {
  readonly camera: Camera;
  readonly outcome: Outcome;
  readonly isRolling: boolean;
}

function Stamp({ camera, outcome: { at, stamp, tone }, isRolling }: StampProps): JSX.Element | null {
  if (at === null || isRolling) return null;
  return (
    <Pinned camera={camera} class="scene-stamp" placing={onto(at)}>
      <b class={`stamp ${tone}`} data-stamp={tone}>
        {stamp}
      </b>
    </Pinned>
  );
}

interface PinnedProps {
  readonly camera: Camera;
  readonly class: string;
  readonly placing: Placing;
  /** Lets whoever points at it see what lies under it. */
  readonly isThin?: boolean;
  readonly children: ComponentChildren;
}

function Pinned({ camera, class: name, placing, isThin = false, children }: PinnedProps): JSX.Element {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (element.current === null ? undefined : camera.pin(element.current, placing)), [camera]);
  useEffect(() => (element.current === null || !isThin ? undefined : fadeUnderPointer(element.current)), [isThin]);
  return (
    <div ref={element} class={`pinned ${name}`}>
      {children}
    </div>
  );
}

function fadeUnderPointer(element: HTMLElement): () => void {
  const moved = ({ clientX: x, clientY: y }: PointerEvent): void => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isOver = x >= left && x <= right && y >= top && y <= bottom;
    element.classList.toggle('faded', isOver && element.querySelector('button') === null);
  };
  addEventListener('pointermove', moved, { passive: true });
  return () => removeEventListener('pointermove', moved);
}

interface ToldProps {
  readonly outcome: Outcome;
  readonly isRolling: boolean;
}

/** Dice and what they had to show; once they lie, what came of it and what it cost. */
function Told({ outcome, isRolling }: ToldProps): JSX.Element {
  const { title, groups, need, stamp, tone, told, losses } = outcome;
  return (
    <div class="told">
      <h4>{title}</h4>
      <div class="told-dice">
        {groups.map((group) => (
          <Dice key={group.name} group={group} isRolling={isRolling} />
        ))}
      </div>
      <div class="told-words">
        {need !== '' && <p class="told-need">{need}</p>}
        {!isRolling && (
          <div class="told-end">
            <p>
              <b class={`told-stamp ${tone}`}>{stamp}</b> {told}
            </p>
            {losses.length > 0 && <Losses losses={losses} />}
          </div>
        )}
      </div>
    </div>
  );
}

/** More dice than these are drawn smaller. */
const MANY = 6;

function Dice({ group, isRolling }: { readonly group: DiceGroup; readonly isRolling: boolean }): JSX.Element {
  const { name, tone, before, dice, after } = group;
  return (
    <div class={`dice-group ${tone}`}>
      {name !== '' && <span class="dice-name">{name}</span>}
      {before !== '' && <span class="dice-before">{before}</span>}
      <span class={`dice ${dice.length > MANY ? 'many' : ''}`}>
        {dice.map((die, i) => (
          <Die key={i} {...die} side={tone} order={i} />
        ))}
      </span>
      {!isRolling && <b class="dice-after">{after}</b>}
    </div>
  );
}

/** The fallen by name, with the zone they came from. */
export const Losses = ({ losses }: { readonly losses: readonly Loss[] }): JSX.Element => (
  <ul class="losses">
    {losses.map(({ seat, who, from }, i) => (
      <li key={i} class={seat} data-lost={who}>
        <b>{who}</b> {from}
      </li>
    ))}
  </ul>
);
