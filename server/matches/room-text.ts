import type { GameTypes, StateOf } from '@kurgan/engine';

/** Marks begin with it; those of another kind tell nothing. */
const KIND = '~';

/** Two sums over the parts of a state, whatever their order: a part that changes moves them by itself. */
export class Mark {
  #a = 0;
  #b = 0;

  /** Counts a part in, or out again. */
  count(name: string, text: string, sign: 1 | -1): void {
    let a = 0x9e3779b9;
    let b = 0x85ebca6b;
    for (const piece of [name, text]) {
      for (let i = 0; i < piece.length; i++) {
        const code = piece.charCodeAt(i);
        a = Math.imul(a ^ code, 0x01000193);
        b = Math.imul(b + code, 0x5bd1e995) ^ (b >>> 13);
      }
      a ^= a >>> 15;
      b ^= b >>> 16;
    }
    this.#a = (this.#a + sign * Math.imul(a, 0x2c1b3c6d)) | 0;
    this.#b = (this.#b + sign * Math.imul(b, 0x297a2d39)) | 0;
  }

  toString(): string {
    return `${KIND}${(this.#a >>> 0).toString(36)}.${(this.#b >>> 0).toString(36)}`;
  }
}

export const isMark = (text: string): boolean => text.startsWith(KIND);

const quoted = new Map<string, string>();

/** A name as JSON, with its colon. */
function quote(name: string): string {
  let text = quoted.get(name);
  if (text === undefined) {
    text = `${JSON.stringify(name)}:`;
    quoted.set(name, text);
  }
  return text;
}

/** A room of a state as JSON text, part by part. Texts that stay the same are kept, and whoever changes is told. */
export class RoomText {
  readonly #name: string;
  readonly #mark: Mark;
  readonly #texts = new Map<string, string>();

  constructor(name: string, mark: Mark, room: object) {
    this.#name = name;
    this.#mark = mark;
    this.follow(room);
  }

  /** The parts that changed, as the text of an object; null when none did. */
  follow(room: object): string | null {
    let changed = '';
    let count = 0;
    for (const [name, part] of Object.entries(room)) {
      count++;
      const text = JSON.stringify(part) ?? 'null';
      const before = this.#texts.get(name);
      if (before === text) continue;
      this.#texts.set(name, text);
      const place = `${this.#name} ${name}`;
      if (before !== undefined) this.#mark.count(place, before, -1);
      this.#mark.count(place, text, 1);
      changed += `${changed === '' ? '' : ','}${quote(name)}${text}`;
    }
    if (count < this.#texts.size) this.#drop(room);
    return changed === '' ? null : `{${changed}}`;
  }

  /** Forgets parts that the room no longer has. */
  #drop(room: object): void {
    for (const [name, text] of this.#texts) {
      if (Object.hasOwn(room, name)) continue;
      this.#texts.delete(name);
      this.#mark.count(`${this.#name} ${name}`, text, -1);
    }
  }

  /** The whole room. */
  toString(): string {
    return `{${Array.from(this.#texts, ([name, text]) => `${quote(name)}${text}`).join()}}`;
  }
}

/** The flow is one part of its own. */
const FLOW = 'flow';

/** A state as JSON text, room by room, and its mark. */
export class StateText {
  readonly #mark = new Mark();
  readonly #sealed: RoomText;
  readonly open: RoomText;
  readonly #rooms: ReadonlyMap<string, RoomText>;
  flow: string;

  constructor(state: StateOf<GameTypes>) {
    this.open = new RoomText('open', this.#mark, state.open);
    this.#sealed = new RoomText('sealed', this.#mark, state.sealed);
    this.#rooms = new Map(
      Object.entries(state.private).map(([seat, room]) => [seat, new RoomText(`private ${seat}`, this.#mark, room)]),
    );
    this.flow = JSON.stringify(state.flow);
    this.#mark.count(FLOW, this.flow, 1);
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
    this.#mark.count(FLOW, this.flow, -1);
    this.#mark.count(FLOW, flow, 1);
    this.flow = flow;
    return { open, flow, mine };
  }

  /** Two states with the same mark are the same. */
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

/** Hash of a state. */
export const markOf = (state: StateOf<GameTypes>): string => new StateText(state).mark;
