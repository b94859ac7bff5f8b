import {
  type AnyEquippedGame,
  type AnyGame,
  type Chance,
  expectOk,
  Match,
  parseSetup,
  SeededChance,
  type Setup,
  viewOf,
} from '@kurgan/engine';
import { GAMES } from '@kurgan/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Table } from '../matches/table.ts';
import { IS_LONG, loadText, partOf, progressOf, seedOf } from './long.ts';
import { type Ear, World } from './world.ts';

const DECISIONS = partOf(IS_LONG ? 10_000 : 200);
const LONGEST = IS_LONG ? 60 * 60_000 : 10 * 60_000;
const HOLDERS = ['first', 'second', 'third'];

let worlds: readonly [World, World];
beforeAll(async () => {
  worlds = [await World.open(HOLDERS), await World.open(HOLDERS)];
});
afterAll(async () => {
  for (const world of worlds) await world.close();
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Ids that are equal in both worlds. */
const idOf = (n: number): string =>
  n
    .toString()
    .padStart(16, '0')
    .replace(/\d/g, (digit) => LETTERS[Number(digit)] ?? '');
const requestOf = (n: number): string => n.toString(16).padStart(32, '0');

/** Messages without the seals, and without ids that are drawn by lot. */
const plain = (heard: readonly string[]): string[] =>
  heard.map((text) =>
    text.replace(/"seal":"[0-9a-f]{64}"/g, '"seal":""').replace(/\{"id":"[a-z2-7]{16}","seat"/g, '{"id":"","seat"'),
  );
const kindsOf = (heard: readonly string[]): string[] => heard.map((text) => Object.keys(JSON.parse(text)).join());

interface Decision {
  readonly number: number;
  readonly game: string;
  readonly rules: AnyGame;
  readonly setup: Setup;
  readonly observer: string;
  readonly actor: string;
  readonly action: string;
  /** Actions that were legal at other times and are not now. */
  readonly others: readonly string[];
}

interface Heard {
  readonly table: Table;
  readonly seat: Ear;
  readonly bystander: Ear;
  /** Messages to each before the action. */
  readonly before: readonly [number, number];
  readonly isDone: boolean;
}

/** One decision in one world: the observer asks whatever it may, then the actor acts. */
async function live(world: World, decision: Decision, state: Match<never>['state']): Promise<Heard> {
  const { number, game, rules, setup, observer, actor, action, others } = decision;
  const match = idOf(number);
  const holders = Object.fromEntries(rules.seats.map((seat, i) => [seat, HOLDERS[i] ?? '']));
  const table = await world.begin(match, game, setup, state, holders);
  const seat = world.page(holders[observer] ?? null);
  const bystander = world.page(null);
  const player = actor === observer ? seat : world.page(holders[actor] ?? null);
  let requests = number * 100;
  const next = () => ({ match, seat: null, request: requestOf(requests++) });
  for (const ear of [seat, bystander]) await ear.call('watch', { match, from: null });
  for (const text of [...others, 'nothing of the kind']) await seat.call('act', { ...next(), after: 0, text });
  await seat.call('act', { ...next(), after: 7, text: action });
  const other = rules.seats.find((each) => each !== observer) ?? 'nobody';
  await seat.call('act', { ...next(), seat: other, after: 0, text: action });
  await seat.call('undo', { ...next(), after: 0 });
  await seat.call('redo', { ...next(), after: 0 });
  await seat.call('past', { match, n: 0, eyes: other });
  await seat.call('review', { match });
  await seat.call('file', { match });
  await seat.call('claim', { ...next(), what: 'win' });
  await seat.call('offer', { ...next(), kind: 'draw', back: null });
  await bystander.call('past', { match, n: 0, eyes: observer });
  await bystander.call('act', { ...next(), after: 0, text: action });
  await seat.call('lobby', {});
  await bystander.call('lobby', {});
  const before = [seat.heard.length, bystander.heard.length] as const;
  const answer = await player.call('act', { ...next(), after: 0, text: action });
  await seat.call('talk', { match });
  await bystander.call('lobby', {});
  await world.forget(match);
  seat.emit('close');
  bystander.emit('close');
  return { table, seat, bystander, before, isDone: answer.includes('"done"') };
}

const hasLearnt = (learnt: string | readonly string[], seat: string): boolean =>
  learnt === 'everybody' || learnt.includes(seat);
const learntIn = ({ table }: Heard) => table.host?.match.kept().at(-1)?.learnt ?? [];

interface Tally {
  compared: number;
  messages: number;
  possible: number;
  untold: number;
}

/** What the observer and a bystander hear may not depend on anything the observer can't see. */
async function compare(
  decision: Decision,
  real: AnyEquippedGame,
  state: Match<never>['state'],
  tally: Tally,
  chance: Chance,
): Promise<void> {
  const { observer, actor } = decision;
  const imagined = real.imagine(viewOf(state, observer as never), observer, chance);
  const here = await live(worlds[0], decision, state as never);
  const there = await live(worlds[1], decision, imagined as never);
  const where = `${decision.game} ${decision.setup.scenario}: ${actor} ${decision.action}, seen by ${observer}`;
  for (const [i, who] of (['seat', 'bystander'] as const).entries()) {
    const cut = here.before[i] ?? 0;
    expect(plain(there[who].heard.slice(0, there.before[i])), where).toEqual(plain(here[who].heard.slice(0, cut)));
    tally.messages += here[who].heard.length;
  }
  tally.compared++;
  expect(here.isDone, where).toBe(true);
  if (actor === observer) expect(there.isDone, where).toBe(true);
  if (!there.isDone) return;
  tally.possible++;
  const learnt = [learntIn(here), learntIn(there)] as const;
  if (actor === observer) expect(learnt[1], where).toEqual(learnt[0]);
  if (learnt.some((each) => hasLearnt(each, observer))) {
    expect(kindsOf(there.seat.heard), where).toEqual(kindsOf(here.seat.heard));
    return;
  }
  tally.untold++;
  expect(plain(there.seat.heard), where).toEqual(plain(here.seat.heard));
  expect(plain(there.bystander.heard), where).toEqual(plain(here.bystander.heard));
}

const pick = <T>(chance: Chance, from: readonly T[]): T => {
  const found = from[chance.below(from.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

test.each(GAMES.map(({ id }) => id))(
  'over the wire %s tells a seat and a bystander nothing that the seat can’t see',
  async (id) => {
    const manifest = GAMES.find((each) => each.id === id);
    if (manifest === undefined) throw new Error(`there is no ${id}`);
    const tools = await manifest.tools();
    const chance = SeededChance.fromSeed(seedOf(`interference ${id}`));
    const tally: Tally = { compared: 0, messages: 0, possible: 0, untold: 0 };
    const texts: string[] = [];
    const tell = progressOf(`decisions of ${id}`, DECISIONS);
    let number = GAMES.indexOf(manifest) * 1_000_000;
    while (tally.compared < DECISIONS) {
      const scenario = pick(chance, tools.scenarios).id;
      const rules = await manifest.rules(scenario);
      const setup = expectOk(parseSetup(rules.scenarios, scenario, {}));
      const match = new Match(rules, setup, seedOf(`interference ${number}`));
      while (match.outcome === null && tally.compared < DECISIONS) {
        const actor = pick(chance, match.waiting);
        const action = pick(chance, match.legal(actor));
        const text = rules.notation.format(action);
        // Most decisions of a game resemble their neighbors.
        if (chance.below(IS_LONG ? 2 : 8) === 0) {
          const observer = pick(chance, rules.seats);
          const isIllegal = (other: string): boolean => {
            const read = rules.notation.parse(other);
            return !read.ok || match.refuse(observer, read.value) !== null;
          };
          const others = texts.length === 0 ? [] : [0, 1, 2].map(() => pick(chance, texts)).filter(isIllegal);
          const decision = { number: number++, game: id, rules, setup, observer, actor, action: text, others };
          await compare(decision, tools, rules.clone(match.state) as never, tally, chance);
          tell(tally.compared);
        }
        if (chance.below(4) === 0) texts.push(text);
        if (match.act(actor, action) !== null) throw new Error(`${text} is refused`);
      }
    }
    console.log(
      `${id}: ${tally.compared} decisions in two worlds, ${tally.messages} messages, ${tally.possible} actions possible in both, ` +
        `${tally.untold} of them taught nothing, 0 differences, ${loadText()}`,
    );
    expect(worlds.flatMap((world) => world.faults)).toEqual([]);
    expect(tally.possible).toBeGreaterThan(DECISIONS / 4);
  },
  LONGEST,
);
