import { useSignalEffect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Beats } from './beats.ts';
import { nearestLit, nearestOther } from './board/roving.ts';
import type { Controller } from './controller.ts';

const isTyping = ({ target, altKey }: KeyboardEvent): boolean =>
  altKey || (target instanceof Element && target.closest('input, select, textarea, dialog') !== null);

/** Of all keys with Control or Command, only those for undo and redo are the table's. */
function keyOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string | null {
  if (!ctrlKey && !metaKey) return key;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'y' : 'z';
  return letter === 'y' ? 'y' : null;
}

/** Keys of a table, besides those of its board: undo, redo, hint, Escape, and what the table adds. */
export function useTableKeys(controller: Controller, more: Readonly<Record<string, () => void>>): void {
  useLayoutEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      Escape: () => controller.clear(),
      z: () => void controller.undo(),
      u: () => void controller.undo(),
      y: () => void controller.redo(),
      h: () => void controller.showHint(),
      ...more,
    };
    const pressed = (event: KeyboardEvent): void => {
      const press = isTyping(event) ? undefined : keys[keyOf(event) ?? ''];
      if (press === undefined) return;
      event.preventDefault();
      press();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [controller, more]);
}

/** A click or a key ends what is being shown, wherever it goes. */
export function useHurry(beats: Beats): void {
  useLayoutEffect(() => {
    const hurry = (): void => beats.hurry();
    addEventListener('keydown', hurry, { capture: true });
    addEventListener('pointerdown', hurry, { capture: true });
    return () => {
      removeEventListener('keydown', hurry, { capture: true });
      removeEventListener('pointerdown', hurry, { capture: true });
    };
  }, [beats]);
}

/** Milliseconds: a few frames. */
const SHOWN = 50;
/** Five seconds, for a machine that is busy with something else. */
const LOOKS = 100;

const isOnBoard = (element: Element): boolean => element.closest('.viewport-sheet') !== null;

/** True when nothing has the focus, or a board element that can no longer be touched. */
function isFocusLost(): boolean {
  const { activeElement: active } = document;
  if (active === null || active === document.body) return true;
  return isOnBoard(active) && !active.hasAttribute('data-lit');
}

/**
 * Keeps the focus on what comes next for a player at the keyboard. After half a choice it goes to what can complete it on the
 * board: to the targets after Attack. A proposed action's button gets it, and so does the nearest thing to do when what had it is gone.
 */
export function useKeyboardFocus(root: RefObject<HTMLElement | null>, controller: Controller): void {
  const byKeyboard = useRef(false);
  /** Board element that last had the focus. */
  const last = useRef<Element | null>(null);
  /** The element on which Enter or Space was pressed last, and how much was touched by then. */
  const pressed = useRef<HTMLElement | SVGElement | null>(null);
  const touches = useRef(0);
  useLayoutEffect(() => {
    const keyed = ({ key }: KeyboardEvent): void => {
      byKeyboard.current = true;
      const { activeElement: active } = document;
      const isMarked = active instanceof HTMLElement || active instanceof SVGElement;
      pressed.current = isMarked && (key === 'Enter' || key === ' ') ? active : null;
    };
    const pointed = (): void => {
      byKeyboard.current = false;
    };
    const focused = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element && isOnBoard(target) ? target : null;
    };
    addEventListener('focusin', focused);
    addEventListener('keydown', keyed, { capture: true });
    addEventListener('pointerdown', pointed, { capture: true });
    return () => {
      removeEventListener('focusin', focused);
      removeEventListener('keydown', keyed, { capture: true });
      removeEventListener('pointerdown', pointed, { capture: true });
    };
  }, []);
  useSignalEffect(() => {
    const left = controller.path.left.value; // another moment, or a choice narrowed or widened
    const proposed = controller.proposed.value;
    const isFree = controller.question.value === null && controller.refused.value === null;
    let isOffered = false;
    const { length } = controller.path.touched.value;
    // While several actions are possible, the next choice is among their buttons.
    const isOneAction = new Set(left.map(({ verb }) => verb)).size === 1;
    const from = isOneAction && length > touches.current && proposed === null ? pressed.current : null;
    touches.current = length;
    /** The next thing to choose after a choice made by key. */
    const completing = (table: HTMLElement): HTMLElement | SVGElement | null => {
      if (from === null || from !== document.activeElement || from !== pressed.current) return null;
      const next = nearestOther(table, from);
      if (next !== null) pressed.current = null;
      return next;
    };
    let looks = 0;
    // The page may show what has changed late, and only then does something lose its focus: it is looked at for a while.
    const timer = setInterval(() => {
      if (++looks === LOOKS) clearInterval(timer);
      if (!byKeyboard.current || root.current === null || !isFree) return;
      // What it stands in may be shown anew, and then the button has to get the focus again.
      const isDue = proposed !== null && (!isOffered || isFocusLost());
      const button = isDue ? root.current.querySelector<HTMLElement>(`[data-action="${proposed.text}"]`) : null;
      if (button !== null) isOffered = true;
      const next =
        button ??
        completing(root.current) ??
        (isFocusLost()
          ? (nearestLit(root.current, last.current) ?? root.current.querySelector<HTMLElement>('.action:not(.dead)'))
          : null);
      next?.focus({ preventScroll: true });
    }, SHOWN);
    return () => clearInterval(timer);
  });
}
