import type { Choice, Odds } from '@kurgan/kit';
import { useComputed } from '@preact/signals';
import type { AreaId } from '../data/areas.ts';
import { areaOf, type Desk } from './desk.ts';

/** Whose odds are shown when nothing is pointed at. */
const FIRST_LOOK: readonly string[] = ['fight', 'lead', 'lose', 'ready', 'everyone', 'attack', 'assault'];

/** The action that is being considered: pointed at, proposed, on the Area under the pointer, or the one that lies at hand. */
function consideredIn(desk: Desk): Choice | undefined {
  const { controller, pointed } = desk;
  const { choices } = controller.session.moment.value;
  const named = controller.looking.value ?? controller.proposed.value?.text;
  const looked = choices.find(({ text }) => text === named);
  if (looked !== undefined && controller.oddsOf(looked.text)) return looked;
  const hasUnit = controller.path.wordOf('unit') !== undefined || desk.frame.value?.step === 'march';
  const target = String(pointed.value);
  const over = controller.path.left.value.find(
    ({ verb, words: at }) =>
      (verb === 'attack' && at.area === target) || (verb === 'move' && hasUnit && at.to === target),
  );
  if (over !== undefined && controller.oddsOf(over.text)) return over;
  return FIRST_LOOK.map((verb) => choices.find((choice) => choice.verb === verb)).find(
    (choice) => choice !== undefined,
  );
}

export interface Attack {
  readonly area: AreaId | undefined;
  readonly odds: Odds;
}

/** The attack that is being considered or fought, with its exact odds; null when there is none. */
export function useConsidered(desk: Desk): Attack | null {
  const attack = useComputed((): Attack | null => {
    const choice = consideredIn(desk);
    const odds = choice === undefined ? null : desk.controller.oddsOf(choice.text);
    if (choice === undefined || odds === null || odds === undefined) return null;
    const { battle, activation } = desk.open.value;
    const frame = desk.frame.value;
    const mustered = frame?.step === 'muster' ? frame.area : undefined;
    const named = areaOf(choice.words.to ?? choice.words.area);
    return { area: battle?.area ?? named ?? mustered ?? activation?.area, odds };
  });
  return attack.value;
}
