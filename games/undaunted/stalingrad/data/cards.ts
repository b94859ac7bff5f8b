import { GERMAN_CARDS } from './german-cards.ts';
import { SOVIET_CARDS } from './soviet-cards.ts';
import type { Side, Squad } from './types.ts';

type Deck = 'starting' | 'locked' | 'upgrade' | 'reserve';
/** Of a combat card: command and Fog of War cards have no class (US-CARD-05). */
type CardClass = 'regular' | 'reserve' | 'upgraded';
type Provenance = 'public' | 'designed' | 'mixed';

/** One row of a card: `Demo 1/4 max 0`, `Bolster 2(A)`, `Attack 2+`. */
export interface PrintedAction {
  readonly do: string;
  /** Dice, tiles, cards or mines; against soldiers or vehicles where there are two values. 0 where nothing is printed. */
  readonly value: number;
  /** The second of two values: dice against a building or a tunnel. */
  readonly wall: number | null;
  readonly squad: Squad | null;
  readonly least: number;
  /** Farthest target; null without a limit. */
  readonly most: number | null;
  /** New or better than before the upgrade: Inspire cannot use it (US-CARD-13). */
  readonly upgraded: boolean;
  /** Worse than on the card it stands in for. */
  readonly weakened: boolean;
  /** Printed, but nobody can take it (US-CARD-09). */
  readonly unavailable: boolean;
}

export interface Card {
  /** Its designation, `S-U-009` (US-CARD-04). */
  readonly id: string;
  readonly side: Side;
  readonly deck: Deck;
  /** Three digits: the same on a soldier's starting, upgraded and reserve card. */
  readonly code: string;
  readonly title: string;
  readonly squad: Squad | null;
  readonly kind: 'combat' | 'command' | 'fog';
  readonly class: CardClass | null;
  readonly initiative: number;
  readonly name: string | null;
  /** The counter that it acts with: title and squad. */
  readonly unit: string | null;
  readonly actions: readonly PrintedAction[];
  readonly provenance: Provenance;
}

const PREFIX: Readonly<Record<Side, string>> = { soviet: 'S', german: 'G' };
const LETTER: Readonly<Record<Deck, string>> = { starting: 'S', locked: 'L', upgrade: 'U', reserve: 'R' };
const CLASS: Readonly<Record<Deck, CardClass>> = {
  starting: 'regular',
  locked: 'regular',
  upgrade: 'upgraded',
  reserve: 'reserve',
};
const FOG = 'Fog of War';
/** Command cards have no counter (US-CARD-02). */
const COMMAND: readonly string[] = [
  'Platoon Sergeant',
  'Squad Leader',
  'Platoon Guide',
  'Platoon Leader',
  'Commissar',
  'Orderly',
  'Signaller',
  'Antiair Battery',
  'Bomber',
];

export const slug = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
/** `rifleman-A`, or `sniper` without a squad: what deck lists and counters call a card. */
export const titleAndSquad = (title: string, squad: string | null): string =>
  squad === null ? slug(title) : `${slug(title)}-${squad}`;

const ACTION =
  /^(?<what>[A-Z][a-z]+(?: [A-Z][a-z]+)?)(?: (?<value>\d+)(?:\/(?<wall>\d+))?)?(?:\((?<squad>[ABC])\))?(?: min (?<least>\d+))?(?: max (?<most>\d+))?(?<marks>[+\-!]*)$/;

const isSquad = (letter: string | undefined): letter is Squad => letter === 'A' || letter === 'B' || letter === 'C';

/** An action as it is printed on a card (US-DEF-07). */
export function parseAction(text: string): PrintedAction {
  const found = ACTION.exec(text)?.groups;
  if (found === undefined) throw new Error(`no action of a card: ${text}`);
  const { what = '', value, wall, squad, least, most, marks = '' } = found;
  return {
    do: slug(what),
    value: Number(value ?? 0),
    wall: wall === undefined ? null : Number(wall),
    squad: isSquad(squad) ? squad : null,
    least: Number(least ?? 0),
    most: most === undefined ? null : Number(most),
    upgraded: marks.includes('+'),
    weakened: marks.includes('-'),
    unavailable: marks.includes('!'),
  };
}

/** Where a card has two actions of a name, the second is called `attack-2`. */
const numbered = (actions: readonly PrintedAction[]): readonly PrintedAction[] =>
  actions.map((action, i) =>
    actions.findIndex((each) => each.do === action.do) < i ? { ...action, do: `${action.do}-2` } : action,
  );

const kindOf = (title: string): Card['kind'] =>
  title === FOG ? 'fog' : COMMAND.includes(title) ? 'command' : 'combat';

const HEADING = /^@ (starting|locked|upgrade|reserve) (public|designed|mixed)$/;
const LINE = /^(\d{3}) (.+?)(?: ([ABC]))?(\*)?; (\d+); ([^;]*);(?: (.*))?$/;

/** Reads a side's table of cards. A star after the title: a locked card that is printed as upgraded. */
function readCards(side: Side, table: string): Card[] {
  const cards: Card[] = [];
  let deck: Deck = 'starting';
  let provenance: Provenance = 'public';
  for (const line of table.trim().split('\n')) {
    const heading = HEADING.exec(line);
    if (heading !== null) {
      deck = heading[1] as Deck;
      provenance = heading[2] as Provenance;
      continue;
    }
    const parts = LINE.exec(line);
    if (parts === null) throw new Error(`no card: ${line}`);
    const [, code = '', title = '', letter, star, initiative, name, actions] = parts;
    const squad = isSquad(letter) ? letter : null;
    const kind = kindOf(title);
    cards.push({
      id: `${PREFIX[side]}-${LETTER[deck]}-${code}`,
      side,
      deck,
      code,
      title,
      squad,
      kind,
      class: kind !== 'combat' ? null : star === undefined ? CLASS[deck] : 'upgraded',
      initiative: Number(initiative),
      name: name || null,
      unit: kind === 'combat' ? titleAndSquad(title, squad) : null,
      actions: numbered(actions ? actions.split(', ').map(parseAction) : []),
      provenance,
    });
  }
  return cards;
}

export const CARDS: Readonly<Record<Side, readonly Card[]>> = {
  soviet: readCards('soviet', SOVIET_CARDS),
  german: readCards('german', GERMAN_CARDS),
};

/** Every card by its designation. */
export const CARD: ReadonlyMap<string, Card> = new Map(
  [...CARDS.soviet, ...CARDS.german].map((card) => [card.id, card]),
);
