import { SeededChance, SilentContext, viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { reasonFor } from '../../bot/reasons.ts';
import { WEIGHTS } from '../../bot/weights.ts';
import { recruit } from '../../bot.ts';
import type { Action } from '../../rules/actions.ts';
import { type CardId, entriesOf, id, type KindId, type Seat, type TileId, type UnitId } from '../../rules/ids.ts';
import { standsAt } from '../../rules/movement.ts';
import { entry, otherSeat } from '../../rules/pieces.ts';
import { type Open, pointsOf, roomOf, sideOf, type Undaunted } from '../../rules/state.ts';
import { unitOf } from '../../rules/uses.ts';
import { edition } from '../edition.ts';
import type { State } from '../game.ts';
import { normandy } from '../tools.ts';

interface Tried {
  readonly before: State;
  readonly after: State;
  readonly seat: Seat;
  readonly action: Action;
}

const kindOf = (card: CardId): KindId => entry(edition.kindOf, card);
const handOf = (state: State, seat: Seat): KindId[] => roomOf(state, seat).hand.map(kindOf);
const initiatives = (state: State, seat: Seat): number[] =>
  handOf(state, seat).map((kind) => edition.kinds[kind]?.initiative ?? 0);
const initiative = (action: Action): number => ('card' in action ? (edition.kinds[action.card]?.initiative ?? 0) : 0);
const fogOf = (state: State, seat: Seat): number =>
  [...(state.private[seat]?.hand ?? []), ...(state.private[seat]?.discard ?? []), ...(state.sealed.decks[seat] ?? [])]
    .map(kindOf)
    .filter((kind) => kind === edition.fog).length;
const standingOn = (open: Open, seat: Seat, tile: TileId): number =>
  Object.values(sideOf(open, seat).counters).filter((counter) => counter?.at === tile).length;
const isControlled = (open: Open, seat: Seat, tile: TileId): boolean => open.tiles[tile]?.[seat] === 'controlled';
const stepsBetween = ({ open }: State, from: TileId, to: TileId): number =>
  edition.boards[open.scenario]?.distances[from]?.[to] ?? -1;
/** Old and new tile of the counter that the action moved. */
const movedTo = ({ before, after, seat, action }: Tried): readonly [from: TileId, to: TileId] => {
  const march = before.flow.at(-1);
  const acting = (): UnitId => {
    if (action.do === 'guide') return action.unit;
    if ('card' in action) return unitOf(entry(edition.kinds, action.card));
    if (march?.step === 'march') return march.unit;
    throw new Error(`${action.do} moves nobody`);
  };
  const unit = acting();
  return [standsAt(edition, before.open, seat, unit), standsAt(edition, after.open, seat, unit)];
};
const cover = ({ open }: State, tile: TileId): number | 'hill' => edition.face(open, tile).cover;
const outOfSupply = (state: State, seat: Seat, title: string): number => {
  const side = sideOf(state.open, seat);
  const room = state.private[seat];
  return [...side.play, ...(room?.hand ?? []), ...(room?.discard ?? []), ...(state.sealed.decks[seat] ?? [])].filter(
    (card) => entry(edition.kinds, kindOf(card)).title === title,
  ).length;
};

/** Every sentence a hint can say, with the condition that makes it true. */
const SENTENCES: readonly (readonly [RegExp, (found: readonly string[], tried: Tried) => boolean])[] = [
  [
    /^A Fog of War can’t be played, so the bid costs you no action\.$/,
    (_, { action }) => action.do === 'bid' && action.card === edition.fog,
  ],
  [
    /^(\d+) is your highest bid\.$/,
    ([n], { before, seat, action }) =>
      initiative(action) === Number(n) && Math.max(...initiatives(before, seat)) === Number(n),
  ],
  [
    /^(\d+) is your lowest bid\.$/,
    ([n], { before, seat, action }) =>
      initiative(action) === Number(n) && Math.min(...initiatives(before, seat)) === Number(n),
  ],
  [/^You win ties\.$/, (_, { before, seat }) => before.open.marker === seat],
  [/^The enemy wins ties\.$/, (_, { before, seat }) => before.open.marker !== seat],
  [
    /^While you stand on (\w+), the enemy can’t take its (\d+) points?\.$/,
    ([tile = '', n], { after, seat }) =>
      after.open.points[id.tile(tile)] === Number(n) &&
      edition.isHeld(after.open, otherSeat(edition, seat), id.tile(tile)),
  ],
  [
    /^(\w+) is worth (\d+) points? you don’t hold yet\.$/,
    ([tile = '', n], { before, seat, action }) =>
      'to' in action &&
      action.to === tile &&
      before.open.points[action.to] === Number(n) &&
      !isControlled(before.open, seat, action.to),
  ],
  [
    /^(\w+), worth (\d+) points?, is then (\d+) steps? away\.$/,
    ([name = '', n, steps], tried) => {
      const tile = id.tile(name);
      const [from, to] = movedTo(tried);
      const { before, seat } = tried;
      return (
        before.open.points[tile] === Number(n) &&
        !isControlled(before.open, seat, tile) &&
        stepsBetween(before, to, tile) === Number(steps) &&
        stepsBetween(before, from, tile) > Number(steps)
      );
    },
  ],
  [
    /^Cover is (\d+) there, instead of (\d+)\.$/,
    ([after, before], tried) => {
      const [from, to] = movedTo(tried);
      return cover(tried.before, to) === Number(after) && cover(tried.before, from) === Number(before);
    },
  ],
  [
    /^It opens (\w+) to the rest of your platoon\.$/,
    ([tile = ''], { before, after, seat }) =>
      before.open.tiles[id.tile(tile)]?.[seat] === null && after.open.tiles[id.tile(tile)]?.[seat] === 'scouted',
  ],
  [/^It costs you a Fog of War\.$/, (_, { before, after, seat }) => fogOf(after, seat) === fogOf(before, seat) + 1],
  [
    /^It brings up to (\d+) cards? from your supply into your deck\.$/,
    ([n], { after }) => {
      const frame = after.flow.at(-1);
      return frame?.step !== 'bolster' || frame.left === Number(n);
    },
  ],
  [
    /^Then (\d+) (.+) cards? would be out of the supply, instead of (\d+)\.$/,
    ([after, title = '', before], tried) =>
      outOfSupply(tried.before, tried.seat, title) === Number(before) &&
      outOfSupply(tried.after, tried.seat, title) === Number(after),
  ],
  [
    /^You may draw (\d+) more cards? this turn\.$/,
    ([n], { after, seat }) => {
      const frame = after.flow.at(-1);
      const { deck, discard } = sideOf(after.open, seat);
      return frame?.step === 'command' && Math.min(frame.left, deck + discard) === Number(n);
    },
  ],
  [
    /^(\d+) cards? can still be drawn\.$/,
    ([n], { before, seat }) => {
      const { deck, discard } = sideOf(before.open, seat);
      return deck + discard === Number(n);
    },
  ],
  [
    /^It returns up to (\d+) played cards? to your hand\.$/,
    ([n], { after }) => {
      const frame = after.flow.at(-1);
      return frame?.step !== 'inspire' || frame.left === Number(n);
    },
  ],
  [
    /^You can play (.+) again this turn\.$/,
    ([title], { after, seat }) => handOf(after, seat).some((kind) => edition.kinds[kind]?.title === title),
  ],
  [
    /^The enemy gains a Fog of War, a card that can’t be played\.$/,
    (_, { before, after, seat }) =>
      fogOf(after, otherSeat(edition, seat)) === fogOf(before, otherSeat(edition, seat)) + 1,
  ],
  [
    /^You hold (\d+) Fog of War cards?; one leaves the game\.$/,
    ([n], { before, after, seat }) =>
      handOf(before, seat).filter((kind) => kind === edition.fog).length === Number(n) &&
      sideOf(after.open, seat).fogRemoved === sideOf(before.open, seat).fogRemoved + 1,
  ],
  [
    /^It keeps (\d+) points? from the enemy\.$/,
    ([n], { before, after, seat, action }) => {
      const [tile] = movedTo({ before, after, seat, action });
      return before.open.points[tile] === Number(n) && isControlled(after.open, seat, tile);
    },
  ],
  [/^It wins the game\.$/, (_, { after, seat }) => after.open.outcome?.winner === seat],
  [
    /^You will hold (\d+) of the (\d+) points you need\.$/,
    ([n, goal], { before, after, seat }) =>
      pointsOf(after.open, seat) === Number(n) && edition.goal(before.open, seat) === Number(goal),
  ],
  [
    /^(\d+) enemy units? and (none|\d+) of yours stands? on (\w+)\.$/,
    ([theirs, mine, tile = ''], { before, seat }) =>
      standingOn(before.open, otherSeat(edition, seat), id.tile(tile)) === Number(theirs) &&
      standingOn(before.open, seat, id.tile(tile)) === (mine === 'none' ? 0 : Number(mine)),
  ],
  [
    /^It hits (\d+) % of the time\.$/,
    ([n], { before, seat, action }) => {
      const miss = normandy.odds?.(viewOf(before, seat), seat, action)?.outcomes.find(({ name }) => name === 'Miss');
      return miss !== undefined && Math.round(100 * (1 - miss.chance)) === Number(n);
    },
  ],
  [/^Suppressed, .+ must spend a card to rally before they act\.$/, (_, { action }) => action.do === 'suppress'],
  [
    /^A hit takes (.+) off the board\.$/,
    (_, { before, seat, action }) =>
      normandy
        .odds?.(viewOf(before, seat), seat, action)
        ?.outcomes.some(({ name }) => name === 'The counter is lost') === true,
  ],
  [
    /^A hit costs (.+) a card\.$/,
    (_, { before, seat, action }) =>
      normandy.odds?.(viewOf(before, seat), seat, action)?.outcomes.some(({ name }) => name.startsWith('A card')) ===
      true,
  ],
  [
    /^(.+) are suppressed and can’t act until they rally\.$/,
    ([title], { before, seat }) =>
      entriesOf(sideOf(before.open, seat).counters).some(
        ([unit, counter]) => edition.units[unit]?.title === title && counter?.suppressed === true,
      ),
  ],
  [/^Your hand is empty\.$/, (_, { before, seat }) => handOf(before, seat).length === 0],
  [
    /^Only Fog of War is left in your hand\.$/,
    (_, { before, seat }) => {
      const hand = handOf(before, seat);
      return hand.length > 0 && hand.every((kind) => kind === edition.fog);
    },
  ],
];

const said = new Set<RegExp>();

function check(tried: Tried): void {
  const { before, seat, action } = tried;
  const reason = reasonFor(edition, viewOf(before, seat), seat, action);
  for (const sentence of reason.split(/(?<=\.) /).filter(Boolean)) {
    const [known, ...more] = SENTENCES.filter(([pattern]) => pattern.test(sentence));
    if (known === undefined || more.length > 0) expect.fail(`nobody knows what makes this true: ${sentence}`);
    const [pattern, isTrue] = known;
    said.add(pattern);
    const [, ...found] = pattern.exec(sentence) ?? [];
    if (!isTrue(found, tried)) expect.fail(`${normandy.notation.format(action)}: ${sentence}`);
  }
}

/** Plays a game and tries every choice on a copy along the way. */
function walk(scenario: string, seed: string): void {
  const context = SilentContext.seeded<Undaunted>(seed);
  const chance = SeededChance.fromSeed(seed);
  const bot = recruit(edition, WEIGHTS);
  const state = normandy.setup({ scenario, options: {} }, context);
  for (let made = 0; made < 250; made++) {
    const [seat] = normandy.waiting(state);
    if (seat === undefined) return;
    const view = viewOf(state, seat);
    const legal = normandy.legal(view, seat);
    for (const action of legal) {
      const after = normandy.clone(state);
      normandy.apply(after, seat, action, SilentContext.seeded<Undaunted>(seed));
      check({ before: state, after, seat, action });
    }
    // Bots rarely hunker down, aim far or run out of cards, so half of the choices are random legal actions.
    const any = legal[chance.below(legal.length)];
    const action = chance.below(2) === 0 || any === undefined ? bot.choose(view, seat, legal, chance) : any;
    normandy.apply(state, seat, action, context);
  }
}

test.each(normandy.scenarios.map(({ id }) => id))('in scenario %s every reason for a hint is true', (scenario) => {
  for (const seed of ['a', 'b', 'c']) walk(scenario, seed);
});

test('every sentence that a hint knows was said', () => {
  const unsaid = SENTENCES.flatMap(([pattern]) => (said.has(pattern) ? [] : [pattern.source]));
  expect(unsaid).toEqual([]);
});
