import { type Odds, refusalText, SeededChance } from '@kurgan/engine';
import { type CardId, id, type Seat, type TileId, type UnitId } from '../../../rules/ids.ts';
import { entry } from '../../../rules/pieces.ts';
import { roomOf } from '../../../rules/state.ts';
import type { Action } from '../../actions.ts';
import { counterFactsOf, factsOf, isVehicle, joinedId, pieces, SEATS } from '../../box.ts';
import { CARDS } from '../../data/cards.ts';
import { hasFace, type Letter } from '../../data/city.ts';
import { boardOf, faceAt, unitsOf } from '../../edition.ts';
import { OPTIONS } from '../../options.ts';
import type { StalingradOpen } from '../../state.ts';
import { stalingrad } from '../../tools.ts';
import { type Given, type Scene, type SideName, scene } from '../scene.ts';

/** Positions made by chance, crowded with all that rarely meets in a game, and what comes of a few actions in each. */

type SideGiven = NonNullable<Given['soviet']>;

/** Units stand within so many steps of one tile, so that they have to do with each other. */
const NEAR = 2;
const MOST_ACTIONS = 6;
const MOST_WISHES = 3;
const MOST_REMEMBERED = 40;
/** What ends a choice or uses up a card: of so many chances to take one, one is used. */
const DULL: readonly Action['do'][] = ['end', 'halt', 'done', 'stay', 'keep', 'hunker', 'withdraw'];
const RESTLESS = 5;

/** Sorted, since they come in the order in which they were loaded. */
const SCENARIOS = stalingrad.scenarios
  .map(({ id }) => id)
  .filter((scenario) => scenario !== 'campaign')
  .sort();
const SIDES: readonly SideName[] = ['soviet', 'german'];

/** The map of each scenario, and the cards that a side could have in it. */
const maps = new Map<string, StalingradOpen>();
function mapOf(scenario: string): StalingradOpen {
  const map = maps.get(scenario) ?? scene({ scenario }).open;
  maps.set(scenario, map);
  return map;
}

class Maker {
  readonly #chance: SeededChance;
  readonly #scenario: string;
  readonly #open: StalingradOpen;
  readonly #near: readonly TileId[];
  readonly #city: Readonly<Record<string, Letter>>;

  constructor(chance: SeededChance) {
    this.#chance = chance;
    this.#scenario = this.#one(SCENARIOS);
    this.#open = mapOf(this.#scenario);
    const board = boardOf(this.#open);
    const distances = entry(board.distances, this.#one(board.tiles));
    this.#near = board.tiles.filter((tile) => (distances[tile] ?? 0) <= NEAR);
    const turned = this.#some(this.#near, 3).map((tile) => [tile, this.#one(['B', 'C'] as const)] as const);
    this.#city = Object.fromEntries(turned.filter(([tile, letter]) => hasFace(tile, letter)));
  }

  #one<T>(items: readonly T[]): T {
    return items[this.#chance.below(items.length)] as T;
  }
  /** Once in so many times. */
  #rarely(times: number): boolean {
    return this.#chance.below(times) === 0;
  }
  /** Each of the items, once in so many times. */
  #some<T>(items: readonly T[], times: number): T[] {
    return items.filter(() => this.#rarely(times));
  }

  /** Cards of a side, those of every title equally often. */
  #cards(name: SideName): CardId[] {
    const { integrated } = this.#open;
    const byTitle = Map.groupBy(CARDS[name], ({ title }) => title);
    const cards: CardId[] = [];
    for (let left = 16; left > 0; left--) {
      const { id: code, squad } = this.#one(this.#one([...byTitle.values()]));
      const card = integrated && squad === 'C' ? joinedId(id.card(code)) : id.card(code);
      if (!cards.includes(card)) cards.push(card);
    }
    return cards;
  }

  #place(unit: UnitId): string | null {
    if (this.#rarely(5)) return null;
    const tiles = this.#near.filter(
      (tile) =>
        !isVehicle(unit) || !faceAt({ ...this.#open, city: { ...this.#open.city, ...this.#city } }, tile).face.closed,
    );
    if (tiles.length === 0) return null;
    const flags = [
      ...(this.#rarely(4) && !isVehicle(unit) ? ['suppressed'] : []),
      ...(this.#rarely(6) ? ['routed'] : []),
    ];
    return [this.#one(tiles), ...flags].join(' ');
  }

  #side(name: SideName, controlled: readonly string[]): SideGiven {
    const cards = this.#cards(name);
    const units = new Set(
      [...cards, ...entry(this.#open.brought, id.seat(name))].flatMap((card) => {
        const { unit } = factsOf(card);
        return unit === null ? [] : [id.unit(unit)];
      }),
    );
    const counters = Object.fromEntries(Array.from(units, (unit) => [unit, this.#place(unit)] as const));
    const gunners = [...units].filter((unit) => {
      const at = counters[unit] ?? null;
      return at !== null && !at.includes(' ') && counterFactsOf(unit).overwatch === true;
    });
    const mine = (): string => {
      const from = this.#one(this.#near);
      const to = this.#one(entry(boardOf(this.#open).neighbours, from));
      return [`${from}-${to}`, ...(this.#rarely(3) ? ['antitank'] : []), ...(this.#rarely(3) ? [] : ['A'])].join(' ');
    };
    return {
      hand: cards.slice(0, 7),
      discard: cards.slice(7, 10),
      removed: cards.slice(10, this.#rarely(2) ? 11 : 10),
      deck: cards.slice(11, this.#rarely(8) ? 11 : 14),
      play: cards.slice(14, this.#rarely(2) ? 15 : 14),
      counters,
      scouted: this.#near.filter((tile) => !controlled.includes(tile) && !this.#rarely(4)),
      controlled,
      mines: this.#rarely(2) ? [mine(), mine()] : [],
      hidden: this.#rarely(5) ? [mine()] : [],
      watched: Object.fromEntries(this.#some(gunners, 2).map((unit) => [unit, this.#one(this.#near)])),
      smoke: this.#some(this.#near, 12),
      gained: this.#chance.below(4),
    };
  }

  /** A step that a scenario puts before the first round, or one that it puts into a turn. */
  #first(name: SideName): Pick<Given, 'first' | 'turn'> {
    const [seat, left] = [id.seat(name), 1 + this.#chance.below(2)];
    switch (this.#chance.below(30)) {
      case 0:
        return { turn: 'roundStart', first: { step: 'freeBolster', seat, left, to: 'deck' } };
      case 1:
        return { turn: name, first: { step: 'freeBolster', seat, left, to: 'discard' } };
      case 2:
        return { turn: 'roundStart', first: { step: 'freeScout', seat, left } };
      case 3:
        return { turn: 'draw', first: { step: 'bombard', seat, tiles: this.#near.slice(0, 3), dice: 2, wall: 2 } };
      case 4:
      case 5:
        return { turn: this.#one(['draw', 'bid', 'reveal', 'roundEnd', 'roundStart'] as const) };
      default:
        return { turn: name };
    }
  }

  given(): Given {
    const controllers = this.#near.map((tile) => [tile, this.#one(['soviet', 'german', null] as const)] as const);
    const held = (name: SideName): string[] => controllers.flatMap(([tile, side]) => (side === name ? [tile] : []));
    return {
      scenario: this.#scenario,
      options: this.#some(
        OPTIONS.map(({ id }) => id),
        3,
      ),
      ...this.#first(this.#one(SIDES)),
      marker: this.#one(SIDES),
      round: 1 + this.#chance.below(8),
      city: this.#city,
      tunnels: this.#some(this.#near, 6),
      soviet: this.#side('soviet', held('soviet')),
      german: this.#side('german', held('german')),
    };
  }
}

/** The first position that chance makes and that can be. */
function made(chance: SeededChance): { readonly given: Given; readonly at: Scene } {
  for (;;) {
    const given = new Maker(chance).given();
    try {
      const at = scene(given, chance);
      if (at.open.outcome === null) return { given, at };
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith('no such position')) throw error;
    }
  }
}

const percent = (chance: number): string => `${(100 * chance).toFixed(2)} %`;

function tellOdds({ outcomes, sums, assuming }: Odds): string {
  const told = outcomes.map(({ name, chance }) => `${name} ${percent(chance)}`);
  const lines = sums.map(
    ({ title, lines }) => `${title}: ${lines.map(({ label, value, rule }) => `${label} ${value} ${rule}`).join(', ')}`,
  );
  return [told.join(', '), ...lines, ...assuming].join('; ');
}

/** Legal actions of earlier positions, by verb: wishes for later ones. */
type Wishes = Map<Action['do'], readonly Action[]>;

/** An action of the step that was legal elsewhere, mostly one that a card in hand has, with a place or a unit of this board. */
function wishOf(at: Scene, seat: Seat, wishes: Wishes, chance: SeededChance): Action | null {
  const { open, state } = at;
  const one = <T>(items: readonly T[]): T | null => items[chance.below(Math.max(1, items.length))] ?? null;
  const known = (stalingrad.now(state)?.verbs ?? []).filter((verb) => wishes.has(verb));
  const card = one(roomOf(state, seat).hand);
  const kind = card === null ? null : entry(pieces.kinds, entry(pieces.kindOf, card));
  const printed = known.filter((verb) => kind?.type.actions.some((action) => action.do === verb));
  const verb = printed.length > 0 && chance.below(3) > 0 ? one(printed) : one(known);
  const wish = verb === null ? null : one(wishes.get(verb) ?? []);
  if (wish === null) return null;
  const side = one(SEATS) ?? seat;
  const words: Readonly<Record<string, string | null>> = {
    card: kind?.id ?? null,
    to: one(boardOf(open).tiles),
    unit: one(unitsOf(open, side)),
    at: 'at' in wish && wish.at.includes('/') ? null : one(unitsOf(open, side)),
  };
  const fields = Object.keys(wish).filter((field) => words[field] && (field === 'card' || chance.below(2) === 0));
  return { ...wish, ...Object.fromEntries(fields.map((field) => [field, words[field]])) };
}

/** One action by chance, each kind as often as any other, with what was wished in vain before it. */
function act(at: Scene, wishes: Wishes, chance: SeededChance): string[] {
  const { state } = at;
  const seat = at.waiting[chance.below(at.waiting.length)];
  if (seat === undefined) throw new Error('nobody can do anything, but the game is not over');
  const one = <T>(items: readonly T[]): T => items[chance.below(items.length)] as T;
  const { format } = stalingrad.notation;
  const legal = stalingrad.legal(state, seat);
  const lines: string[] = [];
  for (let left = MOST_WISHES; left > 0; left--) {
    const wish = wishOf(at, seat, wishes, chance);
    const refusal = wish === null ? null : stalingrad.refuse(state, seat, wish);
    if (wish !== null && refusal !== null) lines.push(`    not ${format(wish)}: ${refusalText(refusal)}`);
  }
  const verbs = [...new Set(legal.map((action) => action.do))];
  const ofVerb = (verb: Action['do']): Action[] => legal.filter((action) => action.do === verb);
  for (const verb of verbs)
    wishes.set(verb, [...(wishes.get(verb) ?? []), ...ofVerb(verb).slice(0, 6)].slice(-MOST_REMEMBERED));
  const busy = verbs.filter((verb) => !DULL.includes(verb));
  const action = one(ofVerb(one(busy.length > 0 && chance.below(RESTLESS) > 0 ? busy : verbs)));
  const odds = stalingrad.odds(state, seat, action);
  const [told, learnt] = [at.context.lines.length, at.context.learners.length];
  at.play(`${seat}: ${format(action)}`);
  lines.push(`  ${seat}> ${format(action)} (of ${legal.length})`);
  if (odds !== null) lines.push(`    odds: ${tellOdds(odds)}`);
  for (const { event, more } of at.context.lines.slice(told))
    lines.push(`    ${event.rule} ${stalingrad.narrate(event)}${more === undefined ? '' : ` ${JSON.stringify(more)}`}`);
  const learners = at.context.learners.slice(learnt);
  if (learners.length > 0) lines.push(`    learnt by ${learners.join()}`);
  return lines;
}

/** What each side cannot see is imagined as it could be. */
function expectImaginable(at: Scene, chance: SeededChance): void {
  for (const seat of SEATS) {
    const problems = stalingrad.audit(stalingrad.imagine(at.state, seat, chance));
    if (problems.length > 0) throw new Error(`${seat} imagines what cannot be: ${problems.join('; ')}`);
  }
}

function describe(title: string, { hand, counters, scouted, controlled, ...rest }: SideGiven = {}): string {
  const units = Object.entries(counters ?? {}).flatMap(([unit, at]) => (at === null ? [] : [`${unit} ${at}`]));
  const marked = `controls ${controlled?.join()}, scouted ${scouted?.join()}`;
  return `  ${title} hand ${hand?.join(' ')}; ${units.join(', ')}; ${marked}; ${JSON.stringify(rest)}`;
}

/** So many positions as text, each with what happens in it. */
export function positionsByChance(seed: string, count: number): string {
  const chance = SeededChance.fromSeed(seed);
  const wishes: Wishes = new Map();
  const lines: string[] = [];
  for (let i = 1; i <= count; i++) {
    const { given, at } = made(chance);
    const { scenario, soviet, german, ...rest } = given;
    lines.push(
      `${i}. Scenario ${scenario}: ${JSON.stringify(rest)}`,
      describe('Soviet', soviet),
      describe('German', german),
    );
    for (let left = MOST_ACTIONS; left > 0 && at.open.outcome === null; left--) lines.push(...act(at, wishes, chance));
    expectImaginable(at, chance);
  }
  return `${lines.join('\n')}\n`;
}
