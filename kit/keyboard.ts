import { useSignalEffect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Beats } from './beats.ts';
import { nearestLit } from './board/roving.ts';
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

/** Whether nothing has the focus, or something on the board that is no longer lit. */
function isFocusLost(): boolean {
  const { activeElement: active } = document;
  if (active === null || active === document.body) return true;
  return active.closest('.viewport-sheet') !== null && !active.hasAttribute('data-lit');
}

/**
 * Whoever plays by keyboard never loses the place: when what had the focus is gone, the next thing to do gets it; when a
 * touch has only proposed an action, its button does.
 */
export function useKeyboardFocus(root: RefObject<HTMLElement | null>, controller: Controller): void {
  const byKeyboard = useRef(false);
  /** What had the focus last on the board. */
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const keyed = (): void => {
      byKeyboard.current = true;
    };
    const pointed = (): void => {
      byKeyboard.current = false;
    };
    const focused = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element && target.closest('.viewport-sheet') !== null ? target : null;
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
    controller.path.left.value; // another moment, or a choice narrowed or widened
    const proposed = controller.proposed.value;
    const isFree = controller.question.value === null && controller.refused.value === null;
    let isOffered = proposed === null;
    let looks = 0;
    // The page may show what has changed late, and only then does something lose its focus: it is looked at for a while.
    const timer = setInterval(() => {
      if (++looks === LOOKS) clearInterval(timer);
      if (!byKeyboard.current || root.current === null || !isFree) return;
      const button = isOffered ? null : root.current.querySelector<HTMLElement>(`[data-action="${proposed?.text}"]`);
      if (button !== null) isOffered = true;
      const next =
        button ??
        (isFocusLost()
          ? (nearestLit(root.current, last.current) ?? root.current.querySelector<HTMLElement>('.action:not(.dead)'))
          : null);
      next?.focus({ preventScroll: true });
    }, SHOWN);
    return () => clearInterval(timer);
  });
}
