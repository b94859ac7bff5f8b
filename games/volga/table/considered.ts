import type { Choice, Odds } from '@kurgan/kit';
import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { AreaId } from '../data/areas.ts';
import { attacksWithAll } from './batches.ts';
import { areaOf, type VolgaModel } from './model.ts';
import { markerName } from './words/actions.ts';
import { takingChance } from './words/chance.ts';
import { words } from './words/table.ts';

/** Default target of the odds panel. */
const FIRST_LOOK: readonly string[] = ['fight', 'lead', 'lose', 'ready', 'everyone', 'attack', 'assault'];

interface Candidate {
  readonly area: AreaId | undefined;
  /** Label of a preview: `with Artillery`, `if 29/RCN leads`. */
  readonly preview?: string | undefined;
  /** Null when it leads to no attack, undefined until it is known. */
  odds(): Odds | null | undefined;
}

/**
 * Actions that may be considered, most of all the one that is pointed at; then one that is proposed, one on the Area under
 * the pointer, and the one that lies at hand.
 */
function candidatesIn(model: VolgaModel): readonly (Candidate | undefined)[] {
  const { controller, pointed } = model;
  const moment = controller.session.moment.value;
  const { choices } = moment;
  const { battle, activation } = model.open.value;
  const frame = model.frame.value;
  const mustered = frame?.step === 'muster' ? frame.area : undefined;
  const candidate = (choice: Considerable | undefined): Candidate | undefined =>
    choice && {
      preview: previewOf(choice),
      area: battle?.area ?? areaOf(choice.words.to ?? choice.words.area) ?? mustered ?? activation?.area,
      odds: () => controller.oddsOf(choice.text),
    };
  const named = controller.looking.value ?? controller.proposed.value?.text;
  const hasUnit = controller.path.wordOf('unit') !== undefined || frame?.step === 'march';
  const target = String(pointed.value);
  const together = (isMeant: (to: AreaId) => boolean): Candidate | undefined => {
    const area = attacksWithAll(moment).find(({ to }) => isMeant(to))?.to;
    return area && { area, odds: () => model.oddsWithAll(area) };
  };
  return [
    candidate(choices.find(({ text }) => text === named)) ?? together((to) => `attack ${to}` === named),
    candidate(
      controller.path.left.value.find(
        ({ verb, words: at }) =>
          (verb === 'attack' && at.area === target) || (verb === 'move' && hasUnit && at.to === target),
      ),
    ),
    hasUnit ? undefined : together((to) => String(to) === (controller.path.wordOf('to') ?? target)),
    candidate(
      FIRST_LOOK.map((verb) => choices.find((choice) => choice.verb === verb)).find((choice) => choice !== undefined) ??
        (frame?.step === 'support' ? FIGHT : undefined),
    ),
  ];
}

type Considerable = Pick<Choice, 'text' | 'words'>;
/** A lesson that asks for support first does not offer the fight that the support is for. */
const FIGHT: Considerable = { text: 'fight', words: {} };

function previewOf({ text, words: { marker, unit } }: Considerable): string | undefined {
  if (text.startsWith('place ')) return words.withWare(markerName(marker));
  return text.startsWith('lead ') ? words.ifLeads(unit ?? '') : undefined;
}

export interface Attack {
  readonly area: AreaId | undefined;
  readonly odds: Odds;
  readonly preview?: string | undefined;
  /** The odds as things stand, beside those of a support marker that is only looked at. */
  readonly now?: Odds | null | undefined;
}

/** The attack that is being considered or fought, with its exact odds; undefined until they are known. */
function attackIn(model: VolgaModel): Attack | null | undefined {
  for (const candidate of candidatesIn(model)) {
    const odds = candidate?.odds();
    if (candidate === undefined || odds === null) continue;
    const now = model.frame.value?.step === 'support' ? model.controller.oddsOf(FIGHT.text) : null;
    return odds && { area: candidate.area, odds, preview: candidate.preview, now };
  }
  return null;
}

/** Meaning of a chance, with the real figure beside a previewed one. */
export function chanceWords({ preview, now }: Attack, plain: string): string {
  if (preview === undefined) return plain;
  return now ? `${preview} · ${words.instead(takingChance(now))}` : preview;
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
