import { isDeepStrictEqual } from 'node:util';
import {
  type AnyGame,
  type GameTypes,
  type LogEntry,
  type Match,
  SeededChance,
  type ViewOf,
  viewOf,
} from '@kurgan/engine';
import { GAMES } from '@kurgan/games';
import { applyFrame, type Frame, type Whole } from '@kurgan/wire';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { replayStored } from './kills.ts';
import { IS_LONG, loadText, partOf, progressOf, seedOf } from './long.ts';
import { CALLS, damage, messageOf, type Parts, pick, spoil } from './mutate.ts';
import { newRequest, type Page } from './page.ts';
import { type TestServer, testServer } from './running.ts';
import { seated } from './seated.ts';

const MESSAGES = partOf(IS_LONG ? 1_000_000 : 20_000);
/** Messages to one set of matches; then other matches begin. */
const SHIFT = 5000;
const LONGEST = IS_LONG ? 4 * 60 * 60_000 : 10 * 60_000;
const SCENARIOS: Readonly<Record<string, string>> = { normandy: '2', stalingrad: '022', axis: 'race' };

interface Table {
  readonly match: string;
  readonly rules: AnyGame;
  /** Both players, and a stranger. */
  readonly ears: readonly Ear[];
}

/** A page that fuzzes: it keeps all it hears, and the board that this makes. */
class Ear {
  readonly page: Page;
  readonly match: string;
  readonly #rules: AnyGame;
  seat: string | null = null;
  n = 0;
  view: ViewOf<GameTypes> | null = null;
  entries: readonly LogEntry<GameTypes>[] = [];
  waiting: readonly string[] = [];
  /** The board after each entry it has heard of. */
  readonly boards: { readonly n: number; readonly view: string; readonly entries: number }[] = [];
  readonly acts = new Map<number, string>();
  readonly requests = new Set<string>();
  readonly leaks: string[] = [];
  readonly secrets: string[] = [];
  isOver = false;
  isOpen = true;
  #socket: WebSocket;
  #answers = 0;
  #last = 0;
  wake: () => void = () => {};

  constructor(page: Page, match: string, rules: AnyGame) {
    this.page = page;
    this.match = match;
    this.#rules = rules;
    this.#socket = this.#connect();
  }

  #connect(): WebSocket {
    const { address, cookie } = this.page;
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
      headers: { origin: address, cookie },
    });
    socket.on('open', () =>
      socket.send(JSON.stringify({ call: 0, name: 'watch', values: { match: this.match, from: null } })),
    );
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (!this.isOpen) return;
      this.#socket = this.#connect(); // the server cuts off whoever sends too much at once
    });
    return socket;
  }

  #hear(text: string): void {
    // Once a match is over, its file tells everything.
    for (const secret of this.isOver ? [] : this.secrets)
      if (text.includes(secret)) this.leaks.push(`${secret} in ${text.slice(0, 200)}`);
    const message = JSON.parse(text) as Record<string, unknown>;
    if ('call' in message) this.#answered(message);
    if ('whole' in message) this.#take(message.whole as Whole);
    if ('frame' in message) this.#follow(message.frame as Frame);
  }

  #answered(message: Record<string, unknown>): void {
    this.#answers++;
    this.wake();
    const text = this.acts.get(Number(message.call));
    this.acts.delete(Number(message.call));
    if (text === undefined || this.view === null || this.seat === null || message.error !== 'refused') return;
    // A refusal tells what the rules say about the own view, and nothing else.
    const action = this.#rules.notation.parse(text);
    const refusal = action.ok ? this.#rules.refuse(this.view, this.seat, action.value) : null;
    if (message.rule === undefined) return;
    if (
      !isDeepStrictEqual(
        { rule: message.rule, facts: message.facts },
        plain({ rule: refusal?.rule, facts: refusal?.facts }),
      )
    ) {
      this.leaks.push(`a refusal from elsewhere: ${JSON.stringify(message)}`);
    }
  }

  #take(whole: Whole): void {
    if (whole.match !== this.match || whole.view === undefined) return;
    this.seat = whole.seat;
    this.n = whole.n;
    this.view = whole.view;
    this.entries = whole.log.entries;
    this.waiting = whole.outcome === null ? whole.waiting : [];
    this.isOver = whole.outcome !== null;
    this.#keep();
  }

  #follow(frame: Frame): void {
    if (frame.match !== this.match || this.view === null || frame.n !== this.n + 1) return;
    this.view = applyFrame({ seat: this.seat, view: this.view }, frame);
    this.n = frame.n;
    this.entries = [...this.entries.filter(({ after }) => after < frame.log.from), ...frame.log.entries];
    this.waiting = frame.outcome === null ? frame.waiting : [];
    this.isOver = frame.outcome !== null;
    this.#keep();
  }

  #keep(): void {
    this.boards.push({ n: this.n, view: JSON.stringify(this.view), entries: this.entries.length });
  }

  get call(): number {
    return ++this.#last;
  }
  get answers(): number {
    return this.#answers;
  }
  send(data: string | Buffer): boolean {
    if (this.#socket.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(data);
    return true;
  }
  close(): void {
    this.isOpen = false;
    this.#socket.terminate();
  }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Values for a call that make sense, as JSON text. */
function sensible(name: string, table: Table, ear: Ear, tables: readonly Table[], chance: SeededChance): Parts {
  const json = JSON.stringify;
  const foreign = pick(chance, tables);
  const request =
    chance.below(8) === 0 && ear.requests.size > 0 ? pick(chance, [...ear.requests].slice(-20)) : newRequest();
  ear.requests.add(request);
  const match = chance.below(12) === 0 ? pick(chance, [foreign.match, 'a'.repeat(16)]) : table.match;
  const seat = chance.below(6) === 0 ? pick(chance, [...table.rules.seats, 'nobody']) : null;
  const after = chance.below(10) === 0 ? chance.below(ear.n + 9) : ear.n;
  const legal =
    ear.seat === null || ear.view === null || !ear.waiting.includes(ear.seat)
      ? []
      : table.rules.legal(ear.view, ear.seat);
  const action =
    legal.length > 0 && chance.below(3) > 0 ? table.rules.notation.format(pick(chance, legal)) : pick(chance, TEXTS);
  const facts: Readonly<Record<string, string>> = {
    match: json(match),
    seat: json(seat),
    after: json(after),
    request: json(request),
    text: json(action),
    n: json(chance.below(ear.n + 3)),
    from: json(chance.below(2) === 0 ? null : chance.below(ear.n + 1)),
    eyes: json(pick(chance, [...table.rules.seats, '*', null])),
    kind: json(pick(chance, ['draw', 'back', 'call off', 'block'])),
    back: json(chance.below(2) === 0 ? null : chance.below(ear.n + 2)),
    until: json(pick(chance, ['turn', 'told', 'off'])),
    offer: json('a'.repeat(16)),
    isAccepted: json(chance.below(2) === 0),
    what: json(pick(chance, ['win', 'time', 'bot'])),
    token: json('b'.repeat(26)),
    commitment: json('c'.repeat(64)),
    share: json('d'.repeat(64)),
    game: json(table.rules.id),
    scenario: json('1'),
    options: '{}',
    bots: '{}',
    pace: '{"kind":"free"}',
    name: json('Somebody'),
    player: json('nobody'),
    device: json('0'.repeat(16)),
    isMuted: 'false',
    wire: '1',
    app: '""',
    games: '{}',
  };
  return new Map(NEEDED[name]?.map((key) => [key, facts[key] ?? 'null']));
}

/** Calls a fuzzing page sends: those that would end its own part, or fill the store, are left out. */
const LEFT_OUT = ['hello', 'open', 'resign', 'account', 'deleteMe', 'endDevice', 'rename', 'answer', 'linkDevice'];
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  join: ['request', 'match', 'token', 'commitment'],
  reveal: ['match', 'share'],
  watch: ['match', 'from'],
  act: ['match', 'seat', 'after', 'request', 'text'],
  undo: ['match', 'seat', 'after', 'request'],
  redo: ['match', 'seat', 'after', 'request'],
  order: ['match', 'seat', 'request', 'kind', 'until'],
  offer: ['match', 'seat', 'request', 'kind', 'back'],
  claim: ['match', 'seat', 'request', 'what'],
  withdraw: ['match'],
  leave: ['match'],
  talk: ['match'],
  past: ['match', 'n', 'eyes'],
  file: ['match'],
  seen: ['match', 'n'],
  invited: ['token'],
  mute: ['player', 'isMuted'],
};
const USED = CALLS.filter((name) => !LEFT_OUT.includes(name) && NEEDED[name] !== undefined && name !== 'leave');
const TEXTS = ['end', 'pass', 'bid fog-of-war', 'move rifleman 1A', 'attack', '', ' ', 'x'.repeat(300), 'end\nend'];

interface Tally {
  sent: number;
  done: number;
  boards: number;
}

async function shift(server: TestServer, chance: SeededChance, messages: number, tally: Tally): Promise<void> {
  const tables: Table[] = [];
  for (const { id, seats } of GAMES) {
    if (Object.keys(seats).length < 2) continue;
    const { match, pages, rules } = await seated(server, id, SCENARIOS[id] ?? '1', { canTalk: false });
    for (const page of pages) page.disconnect();
    const stranger = await server.page();
    stranger.disconnect();
    tables.push({ match, rules, ears: [...pages, stranger].map((page) => new Ear(page, match, rules)) });
  }
  const ears = tables.flatMap((table) => table.ears);
  await until(() => ears.every(({ view }) => view !== null));
  for (const { match, ears: own } of tables) await keepSecrets(server, match, own);
  for (let i = 0; i < messages; ) {
    const table = pick(chance, tables);
    const ear = pick(chance, table.ears);
    const name = chance.below(2) === 0 ? 'act' : pick(chance, USED);
    const parts = sensible(name, table, ear, tables, chance);
    const { call } = ear;
    const text = parts.get('text');
    if (name === 'act' && text !== undefined) ear.acts.set(call, String(JSON.parse(text)));
    const fate = chance.below(10);
    if (fate < 4) spoil(chance, parts);
    const message = messageOf(call, name, parts);
    if (!ear.send(fate === 4 ? damage(chance, message) : message)) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      continue;
    }
    tally.sent++;
    i++;
    // Some at once, and now and then everybody is heard out: then the boards are the newest.
    if (chance.below(3) === 0) await settled(ear);
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  for (const table of tables) await judge(server, table, tally);
  for (const ear of ears) ear.close();
}

/** Nobody hears the seed, a share, a head, or a key of a match that is played. */
async function keepSecrets(server: TestServer, match: string, ears: readonly Ear[]): Promise<void> {
  const [row] = await server.database.read('SELECT seed, share FROM match WHERE id = $1', match);
  const shares = await server.database.read('SELECT share FROM seat WHERE match = $1', match);
  const secrets = [row?.seed, row?.share, ...shares.map(({ share }) => share)].map(String);
  for (const ear of ears) ear.secrets.push(...secrets);
}

const settled = (ear: Ear): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, 20);
    ear.wake = () => {
      clearTimeout(late);
      resolve();
    };
  });

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries++) {
    if (tries > 3000) throw new Error('it did not come');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Plays what is stored through the rules, and compares what each pair of eyes has been told with what it may see. */
async function judge(server: TestServer, { match, rules, ears }: Table, tally: Tally): Promise<void> {
  const replayed = await replayStored(server.database, match, rules);
  if (!replayed.ok) throw new Error(`${rules.id}: an illegal entry was accepted: ${replayed.error.detail}`);
  const played: Match<GameTypes> = replayed.value;
  tally.done += played.length;
  const entries = await server.database.read('SELECT seat, request FROM entry WHERE match = $1', match);
  for (const ear of ears) {
    expect(ear.leaks, rules.id).toEqual([]);
    const own = entries.filter(({ request }) => ear.requests.has(String(request)));
    expect(
      own.filter(({ seat }) => seat !== ear.seat),
      `${rules.id}: for another seat`,
    ).toEqual([]);
    for (const board of ear.boards) {
      const past = played.at(board.n);
      expect(JSON.parse(board.view), `${rules.id} ${ear.seat} at ${board.n}`).toEqual(
        plain(viewOf(past.state, ear.seat)),
      );
      tally.boards++;
    }
    const log = played.at(ear.n).log(ear.seat === null ? [] : [ear.seat]);
    expect(ear.entries, `${rules.id}: the log of ${ear.seat}`).toEqual(plain(log));
    expect(ear.n).toBe(played.length);
  }
}

test(
  `of ${MESSAGES.toLocaleString('en')} spoiled messages none does what is illegal, breaks the server or tells a secret`,
  async () => {
    const server = await testServer();
    const chance = SeededChance.fromSeed(seedOf('fuzz'));
    const tally: Tally = { sent: 0, done: 0, boards: 0 };
    const tell = progressOf('fuzzed messages', MESSAGES);
    while (tally.sent < MESSAGES) {
      await shift(server, chance, Math.min(SHIFT, MESSAGES - tally.sent), tally);
      tell(tally.sent);
    }
    console.log(
      `${tally.sent} messages, ${tally.done} actions done, all legal; ${tally.boards} boards as the seat may see them, ` +
        `no secret told, ${loadText()}`,
    );
    expect(tally.done).toBeGreaterThan(MESSAGES / 100);
    await server.close(); // throws if the server has logged a defect
  },
  LONGEST,
);
