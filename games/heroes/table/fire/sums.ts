import type { Odds } from '@kurgan/engine';
import { type Fight, fightOdds } from '../../odds/assault.ts';
import type { Effect } from '../../odds/effects.ts';
import { attackBy, fireEffects, modifierOf } from '../../odds/fire.ts';
import { attackLines, defenseLines, fightSums, outcomesOf } from '../../odds/words.ts';
import { profile } from '../../rules/counters.ts';
import type { LineOfFire } from '../../rules/lines-of-fire.ts';
import { type AimedFire, defenseAgainst, lineOf } from '../../rules/shots.ts';
import { sniperEffect, sniperTable } from '../../rules/snipers.ts';
import type { FrameOf, View } from '../../rules/state.ts';

type Lines = Odds['sums'][number]['lines'];

/** An attack in figures: its chance, the faces that do it, and the sum behind it. */
export interface FireSum {
  /** Chance of any effect. */
  readonly chance: number;
  /** `needs 3 or more`. */
  readonly need: string;
  /** By face, 1 first: it does something. None where several dice compete. */
  readonly faces: readonly boolean[];
  /** What is added to the die or taken off, and for a shot what the result must reach. */
  readonly lines: Lines;
  readonly against: Lines;
  /** The line it takes; none in an assault. */
  readonly points?: LineOfFire['points'];
  /** Everything that can come of it, and how likely. */
  readonly outcomes: Odds['outcomes'];
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

const isEffect = ({ result, markers }: Effect): boolean => result !== 'none' || markers > 0;

function needOf(faces: readonly boolean[]): string {
  const first = faces.indexOf(true) + 1;
  if (first === 0) return 'no face is enough';
  return first === 1 ? 'any face' : first === 6 ? 'needs a 6' : `needs ${first} or more`;
}

/** Everything that goes into a shot at a unit. */
export function fireSum(view: View, frame: FrameOf<'firing'>, weapon: number, how: AimedFire, target: number): FireSum {
  const attack = attackBy(view, frame, weapon, how, target);
  const effects = fireEffects(view, attack);
  const arms = profile(view, frame.unit).weapons[weapon];
  const more = modifierOf(view, attack);
  const isAimed = how === 'hit' || how === 'suppress';
  const wanted = isAimed ? defenseAgainst(view, attack) : (arms?.distracting ?? 7);
  const table = (arms && sniperTable(view, frame.unit, arms)) ?? 'standard';
  const faces = FACES.map((face) =>
    how === 'snipe' ? sniperEffect(table, face + more) !== 'none' : face + more >= wanted,
  );
  return {
    chance: effects.filter(isEffect).reduce((sum, { chance }) => sum + chance, 0),
    need: needOf(faces),
    faces,
    lines: attackLines(view, frame, attack),
    against: isAimed ? defenseLines(view, attack) : [],
    points: lineOf(view, attack).points,
    outcomes: outcomesOf(effects),
  };
}

/** An assault from a square; null while the kind of a unit is not known. */
export function assaultSum(view: View, fight: Fight): FireSum | null {
  const exact = fightOdds(view, fight);
  if (exact === null) return null;
  const { wins, draws, loses, fallsBack } = exact;
  const isCaptured = exact.defender[0]?.result === 'captured';
  return {
    chance: wins,
    need: wins === 1 ? 'it can’t fight back' : 'to win the assault',
    faces: [],
    lines: fightSums(exact, fight).flatMap(({ lines }, i) =>
      lines.map((line) => ({ ...line, label: `${i === 0 ? 'Attacker' : 'Defender'}: ${line.label.toLowerCase()}` })),
    ),
    against: [],
    outcomes: [
      { name: fallsBack ? 'It falls back, reduced' : isCaptured ? 'It is captured' : 'It is lost', chance: wins },
      { name: 'Nobody wins', chance: draws },
      { name: 'Thrown back', chance: loses },
    ].filter(({ chance }) => chance > 0),
  };
}
