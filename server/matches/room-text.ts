import { crc32 } from 'node:zlib';
import type { GameTypes, StateOf } from '@kurgan/engine';

/** Marks begin with it; those of another kind tell nothing. */
const KIND = '^';

/** Hash of a part's place and text, by zlib's machine code: a loop of our own takes ten times as long. */
const hashPart = (place: number, text: string): number => {
  const sum = crc32(text, place);
  return Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d); // else parts could cancel each other out
};

/** A sum over the parts of a state, whatever their order: a part that changes moves it by itself. */
export class Mark {
  #sum = 0;

  /** Counts a part in, instead of what it was before. */
  count(now: number, before: number): void {
    this.#sum = (this.#sum + now - before) | 0;
  }

  toString(): string {
    return KIND + (this.#sum >>> 0).toString(36);
  }
}

export const isMark = (text: string): boolean => text.startsWith(KIND);

/** A part of a room: the hash of its place in the state, and its name as JSON. */
interface Part {
  readonly key: string;
  readonly place: number;
  readonly name: string;
  /** As the room has it; what lies inside an object may have changed since. */
  value: unknown;
  text: string;
  hash: number;
}

/** The value of a part that has no text yet. */
const NEW = Symbol('new');
/** The hash of a part that isn't there. */
const NOTHING = 0;
/** The place of the flow. */
const FLOW = crc32('flow');

/** The place of a part in its room. */
const placeOf = (room: string, key: string): number => crc32(`${room} ${key}`);

const textOf = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** A room of a state as JSON text, part by part. Texts that stay the same are kept. */
export class RoomText {
  readonly #name: string;
  readonly #mark: Mark;
  /** In the order of the room. */
  readonly #parts: Part[] = [];

  constructor(name: string, mark: Mark, room: object) {
    this.#name = name;
    this.#mark = mark;
    this.follow(room);
  }

  /** The parts that changed, as the text of an object; null when none did. */
  follow(room: object): string | null {
    let changed = '';
    let count = 0;
    for (const key in room) {
      const value: unknown = room[key as keyof typeof room];
      const known = this.#parts[count];
      const part = known?.key === key ? known : this.#bringTo(count, key);
      count++;
      if (value === part.value && (typeof value !== 'object' || value === null)) continue;
      part.value = value;
      const text = textOf(value);
      if (part.text === text) continue;
      this.#set(part, text, hashPart(part.place, text));
      changed += `${changed === '' ? '' : ','}${part.name}${text}`;
    }
    while (this.#parts.length > count) this.#drop();
    return changed === '' ? null : `{${changed}}`;
  }

  /** Puts a part where the room has it, a new one if need be. */
  #bringTo(at: number, key: string): Part {
    const from = this.#parts.findIndex((each) => each.key === key);
    const [part] = from < 0 ? [] : this.#parts.splice(from, 1);
    const placed = part ?? {
      key,
      place: placeOf(this.#name, key),
      name: `${JSON.stringify(key)}:`,
      value: NEW,
      text: '',
      hash: NOTHING,
    };
    this.#parts.splice(at, 0, placed);
    return placed;
  }

  #set(part: Part, text: string, hash: number): void {
    this.#mark.count(hash, part.hash);
    part.text = text;
    part.hash = hash;
  }

  /** Forgets the last part, which the room no longer has. */
  #drop(): void {
    const part = this.#parts.pop();
    if (part !== undefined) this.#set(part, '', NOTHING);
  }

  /** The whole room. */
  toString(): string {
    return `{${this.#parts.map(({ name, text }) => name + text).join()}}`;
  }
}

/** A state as JSON text, room by room, and its mark. */
export class StateText {
  readonly #mark = new Mark();
  readonly #sealed: RoomText;
  readonly open: RoomText;
  readonly #rooms: ReadonlyMap<string, RoomText>;
  #flowHash: number;
  flow: string;

  constructor(state: StateOf<GameTypes>) {
    this.open = new RoomText('open', this.#mark, state.open);
    this.#sealed = new RoomText('sealed', this.#mark, state.sealed);
    this.#rooms = new Map(
      Object.entries(state.private).map(([seat, room]) => [seat, new RoomText(`private ${seat}`, this.#mark, room)]),
    );
    this.flow = JSON.stringify(state.flow);
    this.#flowHash = hashPart(FLOW, this.flow);
    this.#mark.count(this.#flowHash, NOTHING);
  }

  room(seat: string): string {
    return String(this.#rooms.get(seat) ?? '{}');
  }

  /** Follows a state on; tells the parts of each room that changed. */
  follow(state: StateOf<GameTypes>): StateChange {
    const open = this.open.follow(state.open);
    this.#sealed.follow(state.sealed);
    const mine = new Map<string, string | null>();
    for (const [seat, room] of this.#rooms) mine.set(seat, room.follow(state.private[seat] ?? {}));
    const flow = JSON.stringify(state.flow);
    if (flow === this.flow) return { open, flow: null, mine };
    const hash = hashPart(FLOW, flow);
    this.#mark.count(hash, this.#flowHash);
    this.#flowHash = hash;
    this.flow = flow;
    return { open, flow, mine };
  }

  /** States that differ have the same mark once in four billion times. */
  get mark(): string {
    return String(this.#mark);
  }
}

/** The parts of a state that changed, as texts; null where nothing did. */
export interface StateChange {
  readonly open: string | null;
  readonly flow: string | null;
  readonly mine: ReadonlyMap<string, string | null>;
}

/** Hash of a state: as `StateText` has it, without keeping any text. */
export function markOf({ open, sealed, private: rooms, flow }: StateOf<GameTypes>): string {
  const mark = new Mark();
  const add = (name: string, room: object): void => {
    for (const [key, value] of Object.entries(room)) {
      mark.count(hashPart(placeOf(name, key), textOf(value)), NOTHING);
    }
  };
  add('open', open);
  add('sealed', sealed);
  for (const [seat, room] of Object.entries(rooms)) add(`private ${seat}`, room);
  mark.count(hashPart(FLOW, textOf(flow)), NOTHING);
  return String(mark);
}
