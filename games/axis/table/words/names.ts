import { listed } from '@kurgan/engine';
import { CROSSING_IDS, SITE_IDS, SITES } from '../../data/places.ts';
import { KINDS, type Kind, unitOf } from '../../data/units.ts';
import { CARD_IDS, type CardId, cardOf } from '../../data/uranus.ts';
import { type Side, ZONE_IDS, ZONES } from '../../data/zones.ts';

export const SIDE_NAMES: Readonly<Record<Side, string>> = { axis: 'Axis', allies: 'Soviet' };

/** A word of an action as a player says it: `Kalach`, `the gray crossing`, `the Ambush Site at …`. */
export function placeName(word: string | undefined): string {
  const zone = ZONE_IDS.find((id) => id === word);
  if (zone !== undefined) return ZONES[zone].name;
  const crossing = CROSSING_IDS.find((id) => id === word);
  if (crossing !== undefined) return `the ${crossing} crossing`;
  const site = SITE_IDS.find((id) => id === word);
  return site === undefined ? (word ?? '') : `the Ambush Site at ${listed(SITES[site].map((id) => ZONES[id].name))}`;
}

export const kindOfWord = (word: string | undefined): Kind | undefined =>
  KINDS.find((kind) => kind === word?.replace('-aloft', ''));

/** `2 infantry`, `1 tank`, `1 fighter in the air`, `3 supply tokens`. */
export function unitsInWords(side: Side, word: string | undefined, count: number): string {
  if (word === 'token') return `${count} supply ${count === 1 ? 'token' : 'tokens'}`;
  if (word === 'crossing') return 'the crossing';
  const kind = kindOfWord(word);
  if (kind === undefined) return `${count} ${word}`;
  const { name, plural } = unitOf(side, kind);
  return `${count} ${count === 1 ? name : plural}${word?.endsWith('-aloft') ? ' in the air' : ''}`;
}

/** `a tank`, `infantry`, `an assault gun`. */
export function unitInWords(side: Side, word: string | undefined): string {
  if (word === 'token') return 'a supply token';
  if (word === 'crossing') return 'the crossing';
  const kind = kindOfWord(word);
  if (kind === undefined) return word ?? '';
  const { name, plural } = unitOf(side, kind);
  const single = name === plural ? name : `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
  return `${single}${word?.endsWith('-aloft') ? ' in the air' : ''}`;
}

/** The units that Uranus cards bring together: `3 infantry and 1 artillery`. */
export function cardsInWords(ids: readonly CardId[]): string {
  const cards = ids.map(cardOf);
  const parts = KINDS.map((kind) => [kind, sum(cards.map(({ units }) => units[kind] ?? 0))] as const);
  const tokens = ['token', sum(cards.map((card) => card.tokens))] as const;
  return listed(
    [...parts, tokens].filter(([, count]) => count > 0).map(([what, count]) => unitsInWords('allies', what, count)),
  );
}

export function cardInWords(word: string | undefined): string {
  const id = CARD_IDS.find((card) => card === word);
  return id === undefined ? (word ?? '') : cardsInWords([id]);
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
