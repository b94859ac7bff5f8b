import type { Choice, Odds } from '@kurgan/kit';
import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { AreaId } from '../data/areas.ts';
import { areaOf, type VolgaModel } from './model.ts';

/** Whose odds are shown when nothing is pointed at. */
const FIRST_LOOK: readonly string[] = ['fight', 'lead', 'lose', 'ready', 'everyone', 'attack', 'assault'];

type Considerable = Pick<Choice, 'text' | 'words'>;
/** A lesson that asks for support first does not offer the fight that the support is for. */
const FIGHT: Considerable = { text: 'fight', words: {} };

/**
 * Actions that may be considered, most of all the one that is pointed at; then one that is proposed, one on the Area under
 * the pointer, and the one that lies at hand.
 */
function candidatesIn(model: VolgaModel): readonly (Considerable | undefined)[] {
  const { controller, pointed } = model;
  const { choices } = controller.session.moment.value;
  const named = controller.looking.value ?? controller.proposed.value?.text;
  const hasUnit = controller.path.wordOf('unit') !== undefined || model.frame.value?.step === 'march';
  const target = String(pointed.value);
  return [
    choices.find(({ text }) => text === named),
    controller.path.left.value.find(
      ({ verb, words: at }) =>
        (verb === 'attack' && at.area === target) || (verb === 'move' && hasUnit && at.to === target),
    ),
    FIRST_LOOK.map((verb) => choices.find((choice) => choice.verb === verb)).find((choice) => choice !== undefined) ??
      (model.frame.value?.step === 'support' ? FIGHT : undefined),
  ];
}

export interface Attack {
  readonly area: AreaId | undefined;
  readonly odds: Odds;
}

/** The attack that is being considered or fought, with its exact odds; undefined until they are known. */
function attackIn(model: VolgaModel): Attack | null | undefined {
  for (const choice of candidatesIn(model)) {
    const odds = choice && model.controller.oddsOf(choice.text);
    if (choice === undefined || odds === null) continue;
    if (odds === undefined) return undefined;
    const { battle, activation } = model.open.value;
    const frame = model.frame.value;
    const mustered = frame?.step === 'muster' ? frame.area : undefined;
    const named = areaOf(choice.words.to ?? choice.words.area);
    return { area: battle?.area ?? named ?? mustered ?? activation?.area, odds };
  }
  return null;
}

export interface Considered {
  /** Null when nothing is considered. While the odds of another attack are on their way, the last one stays. */
  readonly attack: Attack | null;
  readonly isComing: boolean;
}

export function useConsidered(model: VolgaModel): Considered {
  const now = useComputed(() => attackIn(model)).value;
  const last = useRef<Attack | null>(null);
  if (now !== undefined) last.current = now;
  return { attack: last.current, isComing: now === undefined };
}
