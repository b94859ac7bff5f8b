import { SeededChance } from '@kurgan/engine';
import { Recorder } from '@kurgan/engine/testing';
import { MARKERS, type MarkerId } from '../../data/markers.ts';
import { SCENARIOS, type ScenarioNumber } from '../../data/scenarios/scenarios.ts';
import { UNIT_TYPES, type UnitType } from '../../data/units.ts';
import { CATEGORIES } from '../../data/vocabulary.ts';
import { fieldIn } from '../../rules/areas.ts';
import { type Field, isComplete, squareAt, squareName } from '../../rules/field/field.ts';
import { CATEGORY_BIT, type Ground, newGround, terrainBars } from '../../rules/field/ground.ts';
import { DX, DY, NOWHERE, at as read, type Square, square } from '../../rules/field/squares.ts';
import { fullDeck } from '../../rules/full-deck.ts';
import { DIRECTIONS } from '../../rules/ground.ts';
import { ACTIVE_SIDE, CAN_HIDE, kindNumber, PROFILES } from '../../rules/profiles.ts';
import { BLUFF, type Frame, type Heroes, NONE, type Seat, SPECIAL } from '../../rules/state.ts';
import { acting, type Given, heroes, Position, position } from '../position.ts';

/** Positions made by chance, crowded with all that rarely meets in a game, and what comes of a few actions in each. */

type Placed = NonNullable<Given['soviet']>[number];

/** Units stand within so many half squares of one place, so that they have to do with each other. */
const NEAR = 9;
const MOST_ACTIONS = 9;
const MOST_WISHES = 4;
/** Ways out of a choice: of so many chances to take one, one is used. */
const OUT: readonly string[] = ['pass', 'done', 'stop', 'hold', 'none', 'cease', 'spare', 'enough', 'draw'];
const RESTLESS = 5;

const NUMBERS = Object.keys(SCENARIOS) as readonly ScenarioNumber[];
const TYPES: Readonly<Record<Seat, readonly UnitType[]>> = {
  soviet: UNIT_TYPES.filter((type) => type.startsWith('sov')),
  german: UNIT_TYPES.filter((type) => type.startsWith('ger')),
};
const VEHICLES = UNIT_TYPES.filter((type) => PROFILES[2 * kindNumber(type)]?.category !== 0);

class Maker {
  readonly #chance: SeededChance;
  readonly #field: Field;
  readonly #ground: Ground;
  readonly #near: readonly Square[];
  readonly #taken = new Set<Square>();
  readonly #ruined: number;
  readonly #scenario: ScenarioNumber;

  constructor(chance: SeededChance) {
    this.#chance = chance;
    this.#scenario = this.#one(NUMBERS);
    this.#field = fieldIn(SCENARIOS[this.#scenario]);
    const { startsRuined, parts, count, x, y } = this.#field;
    this.#ruined = startsRuined;
    if (this.#rarely(2)) this.#ruined |= 1 << chance.below(parts.length);
    this.#ground = newGround(this.#field, this.#ruined);
    const squares = Array.from({ length: count }, (_, i) => square(i)).filter((place) =>
      isComplete(this.#field, place),
    );
    const center = this.#one(squares);
    this.#near = squares.filter(
      (place) =>
        Math.max(Math.abs(read(x, place) - read(x, center)), Math.abs(read(y, place) - read(y, center))) <= NEAR,
    );
  }

  #one<T>(items: readonly T[]): T {
    return items[this.#chance.below(items.length)] as T;
  }
  /** Once in so many times. */
  #rarely(times: number): boolean {
    return this.#chance.below(times) === 0;
  }

  /** Free squares for a unit or a wreck of some size, the rear one behind the front one. */
  #lie(category: 0 | 1 | 2, size: 1 | 2): { readonly squares: Square[]; readonly facing: number } | null {
    const { x, y } = this.#field;
    for (let i = 0; i < 9; i++) {
      const front = this.#one(this.#near);
      const facing = this.#chance.below(8);
      const [dx, dy] = [DX[facing] ?? 0, DY[facing] ?? 0];
      const rear = size === 1 ? front : squareAt(this.#field, read(x, front) - 2 * dx, read(y, front) - 2 * dy);
      const squares = size === 1 ? [front] : [front, rear];
      const bit = CATEGORY_BIT[CATEGORIES[category]];
      const isFree = (place: Square): boolean =>
        place !== NOWHERE &&
        isComplete(this.#field, place) &&
        !this.#taken.has(place) &&
        (terrainBars(this.#ground, place) & bit) === 0;
      if (squares.every(isFree) && (category === 0 || squares.every((place) => read(this.#field.grid, place) === 0)))
        return { squares, facing };
    }
    return null;
  }

  #unit(seat: Seat, before: readonly Placed[], token: number): Placed | null {
    const is = this.#one(TYPES[seat]);
    const kind = kindNumber(is);
    const { category = 0, size = 1, change = null, flips = false } = PROFILES[2 * kind] ?? {};
    const active = ACTIVE_SIDE[kind] ?? 0;
    const hides = CAN_HIDE[kind] === true;
    const transport = before.findIndex(({ is: type }) => (PROFILES[2 * kindNumber(type)]?.capacity ?? 0) > 0);
    const isFull = before.some(({ aboard }) => aboard !== undefined);
    if (category === 0 && !hides && change !== 'tripod' && transport >= 0 && !isFull && this.#rarely(3))
      return { is, at: '', aboard: `${seat[0]}${transport + 1}`, up: change === 'crew' ? active : 0 };
    const lies = this.#lie(category, size);
    if (lies === null) return null;
    const [front, rear] = lies.squares.map((place) => squareName(this.#field, place));
    for (const place of lies.squares) this.#taken.add(place);
    const inactive = active === 0 ? 1 : 0;
    const up =
      hides || change === 'crew'
        ? inactive
        : category > 0
          ? 0
          : flips || change !== null
            ? this.#one([0, 1] as const)
            : 0;
    return {
      is,
      at: front ?? '',
      ...(size === 2 && { rear: rear ?? '' }),
      facing: DIRECTIONS[lies.facing] ?? 'N',
      up,
      suppressed: this.#rarely(4) ? 1 + this.#chance.below(2) : 0,
      damage: category === 2 && this.#rarely(3) ? 1 << this.#chance.below(4) : 0,
      acted: this.#rarely(6),
      concealed: hides && this.#rarely(2),
      token,
    };
  }

  #side(seat: Seat): Placed[] {
    const units: Placed[] = [];
    let next = 1;
    const others = [SPECIAL, BLUFF];
    for (let left = 4 + this.#chance.below(4); left > 0; left--) {
      const token = this.#rarely(3) ? (this.#rarely(3) ? (others.pop() ?? next++) : next++) : 0;
      const unit = this.#unit(seat, units, token);
      if (unit !== null) units.push(unit);
    }
    return units;
  }

  #hand(seat: Seat) {
    const cards = fullDeck(seat);
    this.#chance.shuffle(cards);
    return cards.slice(0, 4);
  }

  #stock() {
    const markers = Object.keys(MARKERS) as MarkerId[];
    this.#chance.shuffle(markers);
    return markers.slice(0, 4).map((marker) => ({ marker, tile: 0, left: 1 + this.#chance.below(2) }));
  }

  #wrecks(): NonNullable<Given['wrecks']> {
    const kinds = Array.from({ length: this.#chance.below(3) }, () => this.#one(VEHICLES));
    return kinds.flatMap((is) => {
      const { category = 1, size = 1 } = PROFILES[2 * kindNumber(is)] ?? {};
      const lies = this.#lie(category, size);
      return lies === null ? [] : [{ is, at: lies.squares.map((place) => squareName(this.#field, place)) }];
    });
  }

  #flow(units: number): Pick<Given, 'phase' | 'flow'> {
    const seat = this.#one(['soviet', 'german'] as const);
    const cards = (window: 'orderStart' | 'orderEnd' | 'supplyStart'): Frame => ({
      step: 'cards',
      window,
      seat,
      passed: 0,
      unit: NONE,
      place: NONE,
    });
    switch (this.#chance.below(20)) {
      case 0:
        return { phase: 'supply', flow: [{ step: 'supplying', seat }] };
      case 1:
        return { flow: [{ step: 'free', slot: 0, used: false, last: this.#rarely(2) }] };
      case 2:
        return { flow: [acting(0), { step: 'free', slot: 4, used: false, last: false }] };
      case 3:
        return { phase: 'order', flow: [cards(this.#one(['orderStart', 'orderEnd'] as const))] };
      case 4:
        return { phase: 'supply', flow: [cards('supplyStart')] };
      default:
        return { flow: [acting(this.#chance.below(units))] };
    }
  }

  given(): Given {
    const wrecks = this.#wrecks();
    const [soviet, german] = [this.#side('soviet'), this.#side('german')];
    const { x, y } = this.#field;
    const smoked = this.#one(this.#near);
    const smoke = this.#rarely(4) ? [{ x: (read(x, smoked) | 1) + 1, y: (read(y, smoked) | 1) + 1, value: 2 }] : [];
    const tile = (tile: 'rt-sov-volga' | 'rt-ger-panzergrenadiere') => ({ tile, options: [], lost: 0, broken: false });
    return {
      scenario: this.#scenario,
      soviet,
      german,
      wrecks,
      initiative: this.#one(['soviet', 'german'] as const),
      turn: 2 + this.#chance.below(2),
      hands: { soviet: this.#hand('soviet'), german: this.#hand('german') },
      stock: { soviet: this.#stock(), german: this.#stock() },
      open: {
        ruined: this.#ruined,
        smoke,
        army: { soviet: [tile('rt-sov-volga')], german: [tile('rt-ger-panzergrenadiere')] },
      },
      ...this.#flow(soviet.length + german.length),
    };
  }
}

/** The first position that chance makes and that can be. */
function made(chance: SeededChance): { readonly given: Given; readonly at: Position } {
  for (;;) {
    const given = new Maker(chance).given();
    try {
      const { state } = position(given);
      if (heroes.waiting(state).length > 0)
        return { given, at: new Position(heroes, state, new Recorder<Heroes>(chance)) };
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith('no such position')) throw error;
    }
  }
}

function describe({ is, at, rear, aboard, up, facing, suppressed, damage, acted, concealed, token }: Placed): string {
  const words = [
    is,
    aboard === undefined ? `${at}${rear === undefined ? '' : `-${rear}`} ${facing}` : `in ${aboard}`,
    ...(up === 1 ? ['turned'] : []),
    ...(concealed ? ['concealed'] : []),
    ...(suppressed ? [`suppressed ${suppressed}`] : []),
    ...(damage ? [`damage ${damage}`] : []),
    ...(acted ? ['acted'] : []),
    ...(token ? [`token ${token}`] : []),
  ];
  return words.join(' ');
}

/** Legal actions of earlier positions, by verb: wishes for later ones. */
type Wishes = Map<string, string[]>;

function wished(at: Position, seat: Seat, wishes: Wishes, chance: SeededChance): string {
  const verbs = (heroes.now(at.state)?.verbs ?? []).filter((verb) => wishes.has(verb));
  if (verbs.length === 0) return '';
  const refused = Array.from({ length: MOST_WISHES }, () => {
    const pool = wishes.get(verbs[chance.below(verbs.length)] ?? '') ?? [];
    const wish = pool[chance.below(pool.length)] ?? '';
    const rule = at.why(`${seat}: ${wish}`);
    return rule === null ? [] : [`${wish} ${rule}`];
  });
  const told = [...new Set(refused.flat())];
  return told.length === 0 ? '' : ` [not ${told.join(', ')}]`;
}

/** One action by chance, each kind as often as any other. */
function act(at: Position, wishes: Wishes, chance: SeededChance): string {
  const [seat = 'soviet'] = at.waiting;
  const legal = at.legal();
  const not = wished(at, seat, wishes, chance);
  const verbOf = (text: string): string => text.split(' ')[0] ?? '';
  const verbs = [...new Set(legal.map(verbOf))];
  for (const verb of verbs)
    wishes.set(
      verb,
      [...(wishes.get(verb) ?? []), ...legal.filter((text) => verbOf(text) === verb).slice(0, 6)].slice(-40),
    );
  const busy = verbs.filter((verb) => !OUT.includes(verb));
  const some = busy.length > 0 && chance.below(RESTLESS) > 0 ? busy : verbs;
  const verb = some[chance.below(some.length)] ?? '';
  const same = legal.filter((text) => verbOf(text) === verb);
  const action = same[chance.below(same.length)] ?? '';
  const [lines, learners] = [at.context.lines.length, at.context.learners.length];
  at.play(`${seat}: ${action}`);
  const events = at.context.lines.slice(lines).map(({ event }) => `${event.rule} ${heroes.narrate(event)}`);
  const learnt = at.context.learners.slice(learners);
  const end = [...events, ...(learnt.length > 0 ? [`learnt by ${learnt.join()}`] : [])].join(' ');
  return `  ${seat}> ${action} (of ${legal.length})${not}${end === '' ? '' : ` ${end}`}`;
}

/** So many positions as text, each with what happens in it. */
export function positionsByChance(seed: string, count: number): string {
  const chance = SeededChance.fromSeed(seed);
  const wishes: Wishes = new Map();
  const lines: string[] = [];
  for (let i = 1; i <= count; i++) {
    const { given, at } = made(chance);
    const { soviet = [], german = [], hands, stock, wrecks = [], flow, open } = given;
    lines.push(
      `${i}. Scenario ${given.scenario}, ruins ${open?.ruined}, wrecks ${wrecks.map((each) => `${each.is} ${each.at.join('-')}`)}, ${JSON.stringify(flow?.at(-1))}`,
      ...[soviet, german].map((units) => `  ${units.map(describe).join('; ')}`),
      `  ${[...(hands?.soviet ?? []), ...(hands?.german ?? [])].join(' ')}; ${[stock?.soviet, stock?.german].map((markers = []) => markers.map(({ marker, left }) => `${left} ${marker}`).join(', ')).join('; ')}`,
    );
    for (let left = MOST_ACTIONS; left > 0 && at.open.outcome === null && at.waiting.length > 0; left--)
      lines.push(act(at, wishes, chance));
  }
  return `${lines.join('\n')}\n`;
}
