import { hash } from 'node:crypto';
import type { GameTypes, StateOf } from '@kurgan/engine';
import type { Eyes, MatchHost } from '@kurgan/host';
import { sealOf } from '@kurgan/wire';

/** Each part of a room as JSON text, by name. */
type Texts = Map<string, string>;

const textsOf = (room: object): Texts =>
  new Map(Object.entries(room).map(([name, part]) => [name, JSON.stringify(part) ?? 'null']));

/** The parts of a room that changed, as the text of an object; null when none did. */
function changed(before: Texts, now: Texts): string | null {
  let text = '';
  for (const [name, part] of now) {
    if (before.get(name) !== part) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${part}`;
  }
  return text === '' ? null : `{${text}}`;
}

/** One entry of a match as texts, from which each pair of eyes gets its frame. */
export interface Written {
  readonly n: number;
  frameFor(eyes: Eyes): string;
}

/**
 * Writes the frames of a match. Each room is turned into text once per entry, whoever watches. A frame comes from views
 * and the log, never from the action itself.
 */
export class FrameWriter {
  readonly #host: MatchHost;
  readonly #id: string;
  #open: Texts;
  #flow: string;
  #rooms: ReadonlyMap<string, Texts>;
  #n: number;

  constructor(id: string, host: MatchHost) {
    this.#host = host;
    this.#id = id;
    const { state, length } = host.match;
    this.#open = textsOf(state.open);
    this.#flow = JSON.stringify(state.flow);
    this.#rooms = roomsOf(state);
    this.#n = length;
  }

  /** Texts of the present, compared with those of the last call. */
  write(): Written {
    const host = this.#host;
    const { match } = host;
    const { state, length: n } = match;
    const open = textsOf(state.open);
    const flow = JSON.stringify(state.flow);
    const rooms = roomsOf(state);
    const openChange = changed(this.#open, open);
    const flowChange = flow === this.#flow ? null : flow;
    const before = this.#rooms;
    const from = host.logChangedSince(this.#n);
    this.#open = open;
    this.#flow = flow;
    this.#rooms = rooms;
    this.#n = n;
    const texts = new Map<Eyes, string>();
    const shared = this.#shared();
    const frameFor = (eyes: Eyes): string => {
      const mine = eyes === null ? null : changed(before.get(eyes) ?? new Map(), rooms.get(eyes) ?? new Map());
      return `{"frame":{${[
        ...(openChange === null ? [] : [`"open":${openChange}`]),
        ...(flowChange === null ? [] : [`"flow":${flowChange}`]),
        ...(mine === null ? [] : [`"mine":${mine}`]),
        `"log":${JSON.stringify({ from, entries: match.log(eyes, from) })}`,
        shared,
        this.#turn(eyes),
      ].join(',')}}}`;
    };
    return {
      n,
      frameFor(eyes) {
        const known = texts.get(eyes) ?? frameFor(eyes);
        texts.set(eyes, known);
        return known;
      },
    };
  }

  /** The whole match for these eyes, as the fields of an object without its braces. */
  whole(eyes: Eyes): string {
    const { match } = this.#host;
    const mine = eyes === null ? '{}' : `{${JSON.stringify(eyes)}:${objectOf(this.#rooms.get(eyes) ?? new Map())}}`;
    return [
      `"view":{"open":${objectOf(this.#open)},"flow":${this.#flow},"private":${mine}}`,
      `"seat":${JSON.stringify(eyes)}`,
      `"log":${JSON.stringify({ from: 0, entries: match.log(eyes) })}`,
      this.#shared(),
      this.#turn(eyes),
    ].join(',');
  }

  /** Fields that are the same for all eyes. */
  #shared(): string {
    const { match } = this.#host;
    const { length: n, waiting, orders, outcome, head, seed } = match;
    const seal = sealOf(head, seed, n);
    return JSON.stringify({ match: this.#id, n, waiting, orders, outcome, seal }).slice(1, -1);
  }

  /** Hash of the whole state as it was last written. */
  get mark(): string {
    return markOfTexts(this.#open, this.#flow, this.#rooms, this.#host.match.state.sealed);
  }

  #turn(eyes: Eyes): string {
    const { match } = this.#host;
    const turn =
      eyes === null
        ? { since: Math.max(0, match.length - 1), hasActed: false, undoable: 0, undoBarrier: null, redoable: 0 }
        : { undoBarrier: null, ...this.#host.turnOf(eyes) };
    return JSON.stringify(turn).slice(1, -1);
  }
}

const objectOf = (texts: Texts): string =>
  `{${Array.from(texts, ([name, part]) => `${JSON.stringify(name)}:${part}`).join(',')}}`;

const roomsOf = ({ private: rooms }: StateOf<GameTypes>): ReadonlyMap<string, Texts> =>
  new Map(Object.entries(rooms).map(([seat, room]) => [seat, textsOf(room)]));

const MARK_LETTERS = 20;

/** A copy of a room may have its parts in another order. */
const sorted = (texts: Texts): string =>
  Array.from(texts, ([name, part]) => `${name}:${part}`)
    .sort()
    .join();

/** The texts are there anyway, for the frames: only what nobody sees has yet to be written. */
const markOfTexts = (open: Texts, flow: string, rooms: ReadonlyMap<string, Texts>, sealed: object): string =>
  hash(
    'sha1',
    [sorted(open), flow, ...rooms.values().map(sorted), JSON.stringify(sealed)].join('\n'),
    'base64url',
  ).slice(0, MARK_LETTERS);

/** Hash of a state: two states with the same mark are the same. */
export const markOf = (state: StateOf<GameTypes>): string =>
  markOfTexts(textsOf(state.open), JSON.stringify(state.flow), roomsOf(state), state.sealed);
