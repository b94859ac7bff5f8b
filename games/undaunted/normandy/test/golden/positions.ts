import { type Odds, refusalText, SeededChance } from '@kurgan/engine';
import type { Action } from '../../../rules/actions.ts';
import { entriesOf, id, type Seat, type TileId } from '../../../rules/ids.ts';
import { entry } from '../../../rules/pieces.ts';
import { edition } from '../../edition.ts';
import { mostPoints } from '../../hope.ts';
import { normandy } from '../../tools.ts';
import { type Given, type Ruled, type Scene, SIDES, type Side, type SideGiven, scene } from '../scene.ts';

/** Positions made by chance late in a game, with much that everybody has seen, and what comes of a few actions in each. */

/** Units stand within so many steps of one tile, so that they have to do with each other. */
const NEAR = 3;
const MOST_ACTIONS = 5;
const MOST_WISHES = 2;
/** What ends a choice or uses up a card: of so many chances to take one, one is used. */
const DULL: readonly Action['do'][] = ['end', 'halt', 'done', 'hunker'];
const RESTLESS = 4;

/** Zones of ten cards, of a fresh side and of a spent one: hand, play, discard, deck (k), removed, supply. */
const FRESH = 'hhhpddkkss';
const SPENT = 'hddkrrrrrs';

const NAMES: readonly Side[] = ['us', 'german'];

class Maker {
  readonly #chance: SeededChance;
  readonly #scenario: string;
  readonly #near: readonly TileId[];

  constructor(chance: SeededChance) {
    this.#chance = chance;
    this.#scenario = this.#one(edition.scenarios).id;
    const { tiles, distances } = entry(edition.boards, this.#scenario);
    const steps = entry(distances, this.#one(tiles));
    this.#near = tiles.filter((tile) => (steps[tile] ?? 0) <= NEAR);
  }

  #one<T>(items: readonly T[]): T {
    return items[this.#chance.below(items.length)] as T;
  }
  /** Once in so many times. */
  #rarely(times: number): boolean {
    return this.#chance.below(times) === 0;
  }
  #some<T>(items: readonly T[], times: number): T[] {
    return items.filter(() => this.#rarely(times));
  }

  /** A part of the unseen cards of a pile, and kinds that are not among them. */
  #ruled(kinds: readonly string[], pile: readonly string[], seen: readonly string[]): Ruled[] {
    const unseen = pile.length - seen.length;
    if (unseen === 0 || !this.#rarely(2)) return [];
    const not = this.#some(
      kinds.filter((kind) => !pile.includes(kind)),
      2,
    ).sort();
    return not.length === 0 ? [] : [{ count: 1 + this.#chance.below(Math.min(unseen, 3)), not }];
  }

  #side(name: Side, controlled: readonly string[]): SideGiven {
    const board = entry(edition.boards, this.#scenario);
    const seat = id.seat(name);
    const places = this.#rarely(3) ? SPENT : FRESH;
    const zones: Record<string, string[]> = { h: [], p: [], d: [], k: [], r: [], s: [] };
    const kinds = entriesOf(entry(board.cards, seat));
    for (const [kind, n] of kinds)
      for (let i = 0; i < n; i++)
        entry(zones, kind === edition.fog && this.#rarely(2) ? 's' : this.#one([...places])).push(kind);
    const [hand = [], play = [], discard = [], deck = [], removed = [], supply = []] = [
      'h',
      'p',
      'd',
      'k',
      'r',
      's',
    ].map((zone) => zones[zone]);
    const [seen, shown] = [this.#some(discard, 2), this.#some(hand, 5)];
    const names = kinds.map(([kind]) => kind);
    return {
      hand,
      play,
      discard,
      deck,
      removed,
      supply,
      seen,
      shown,
      held: this.#ruled(names, hand, shown),
      piled: this.#ruled(names, discard, seen),
      counters: Object.fromEntries(
        entry(board.units, seat).map((unit) => [
          unit,
          this.#rarely(4) ? null : `${this.#one(this.#near)}${this.#rarely(4) ? ' suppressed' : ''}`,
        ]),
      ),
      scouted: this.#near.filter((tile) => !controlled.includes(tile) && !this.#rarely(3)),
      controlled,
      ...(entry(board.units, seat).some((unit) => unit === 'mortar') && this.#rarely(2)
        ? { target: this.#one(this.#near) }
        : {}),
    };
  }

  given(): Given {
    const controllers = this.#near.map((tile) => [tile, this.#one(['us', 'german', null] as const)] as const);
    const held = (name: Side): string[] => controllers.flatMap(([tile, side]) => (side === name ? [tile] : []));
    return {
      scenario: this.#scenario,
      turn: this.#rarely(12) ? this.#one(['draw', 'bid'] as const) : this.#one(NAMES),
      marker: this.#one(NAMES),
      us: this.#side('us', held('us')),
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

/** What everybody knows of a side's cards, and the most points that it can still reach. */
function known(at: Scene, seat: Seat): string {
  const { seen, shown, unseen } = at.side(seat);
  const facts = unseen.map(({ zone, count, not }) => `${count} in ${zone} not ${not.join()}`);
  return `${seat} at most ${mostPoints(edition, at.open, seat)}, seen ${seen.join()}, shown ${shown.join()}; ${facts.join('; ')}`;
}

/** Legal actions of earlier positions, by verb: wishes for later ones. */
type Wishes = Map<Action['do'], readonly Action[]>;

/** An action of the step that was legal elsewhere, with a card of the hand and a place or a unit of this board. */
function wishOf(at: Scene, seat: Seat, wishes: Wishes, chance: SeededChance): Action | null {
  const one = <T>(items: readonly T[]): T | null => items[chance.below(Math.max(1, items.length))] ?? null;
  const verb = one((normandy.now(at.state)?.verbs ?? []).filter((each) => wishes.has(each)));
  const wish = verb === null ? null : one(wishes.get(verb) ?? []);
  if (wish === null) return null;
  const { tiles, units } = entry(edition.boards, at.open.scenario);
  const words: Readonly<Record<string, string | null>> = {
    card: one(at.hand(seat)),
    to: one(tiles),
    unit: one(entry(units, one(SIDES) ?? seat)),
  };
  const fields = Object.keys(wish).filter((field) => words[field] && chance.below(2) === 0);
  return { ...wish, ...Object.fromEntries(fields.map((field) => [field, words[field]])) };
}

/** One action by chance, each kind as often as any other, with what was wished in vain before it. */
function act(at: Scene, wishes: Wishes, chance: SeededChance): string[] {
  const { state } = at;
  const seat = at.waiting[chance.below(at.waiting.length)];
  if (seat === undefined) throw new Error('nobody can do anything, but the game is not over');
  const one = <T>(items: readonly T[]): T => items[chance.below(items.length)] as T;
  const { format } = normandy.notation;
  const legal = normandy.legal(state, seat);
  const lines: string[] = [];
  for (let left = MOST_WISHES; left > 0; left--) {
    const wish = wishOf(at, seat, wishes, chance);
    const refusal = wish === null ? null : normandy.refuse(state, seat, wish);
    if (wish !== null && refusal !== null) lines.push(`    not ${format(wish)}: ${refusalText(refusal)}`);
  }
  const verbs = [...new Set(legal.map((action) => action.do))];
  const ofVerb = (verb: Action['do']): Action[] => legal.filter((action) => action.do === verb);
  for (const verb of verbs) wishes.set(verb, [...(wishes.get(verb) ?? []), ...ofVerb(verb).slice(0, 6)].slice(-40));
  const busy = verbs.filter((verb) => !DULL.includes(verb));
  const action = one(ofVerb(one(busy.length > 0 && chance.below(RESTLESS) > 0 ? busy : verbs)));
  const odds = normandy.odds(state, seat, action);
  const [told, learnt] = [at.context.lines.length, at.context.learners.length];
  const before = SIDES.map((each) => known(at, each));
  at.play(`${seat}: ${format(action)}`);
  lines.push(`  ${seat}> ${format(action)} (of ${legal.length})`);
  if (odds !== null) lines.push(`    odds: ${tellOdds(odds)}`);
  for (const { event, more } of at.context.lines.slice(told))
    lines.push(`    ${event.rule} ${normandy.narrate(event)}${more === undefined ? '' : ` ${JSON.stringify(more)}`}`);
  const learners = at.context.learners.slice(learnt);
  if (learners.length > 0) lines.push(`    learnt by ${learners.join()}`);
  const after = SIDES.map((each) => known(at, each));
  return [...lines, ...after.filter((text) => !before.includes(text)).map((text) => `    known of ${text}`)];
}

/** What each side cannot see is imagined as it could be. */
function expectImaginable(at: Scene, chance: SeededChance): void {
  for (const seat of SIDES) {
    const problems = normandy.audit(normandy.imagine(at.view(seat), seat, chance));
    if (problems.length > 0) throw new Error(`${seat} imagines what cannot be: ${problems.join('; ')}`);
  }
}

function describe({ hand, play, discard, deck, removed, supply, counters, ...rest }: SideGiven = {}): string {
  const zones = Object.entries({ hand, play, discard, deck, removed, supply }).map(([zone, cards = []]) => {
    const counts = [...new Set(cards)].map((kind) => `${kind} x${cards.filter((each) => each === kind).length}`);
    return `${zone} ${counts.join(', ')}`;
  });
  const units = Object.entries(counters ?? {}).flatMap(([unit, at]) => (at === null ? [] : [`${unit} ${at}`]));
  return `  ${zones.join('; ')}; ${units.join(', ')}; ${JSON.stringify(rest)}`;
}

/** So many positions as text, each with what happens in it. */
export function positionsByChance(seed: string, count: number): string {
  const chance = SeededChance.fromSeed(seed);
  const wishes: Wishes = new Map();
  const lines: string[] = [];
  for (let i = 1; i <= count; i++) {
    const { given, at } = made(chance);
    const { scenario, us, german, ...rest } = given;
    lines.push(`${i}. Scenario ${scenario}: ${JSON.stringify(rest)}`, describe(us), describe(german));
    lines.push(...SIDES.map((seat) => `    known of ${known(at, seat)}`));
    expectImaginable(at, chance);
    for (let left = MOST_ACTIONS; left > 0 && at.open.outcome === null; left--) lines.push(...act(at, wishes, chance));
    expectImaginable(at, chance);
  }
  return `${lines.join('\n')}\n`;
}
