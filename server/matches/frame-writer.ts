import { hash } from 'node:crypto';
import type { Eyes, MatchHost } from '@kurgan/host';
import { StateText } from './room-text.ts';

/** One entry of a match as texts, from which each pair of eyes gets its frame. */
export interface Written {
  readonly n: number;
  /** Hash of the journal. */
  readonly head: string;
  /** Hash of the whole state. */
  readonly mark: string;
  frameFor(eyes: Eyes): string;
}

/** The same seal that `wire` makes, by the system's own hash. */
const sealOf = (head: string, seed: string, n: number): string =>
  hash('sha256', `${head} ${hash('sha256', `${seed} ${n}`, 'hex')}`, 'hex');

/**
 * Writes the frames of a match. Each room is turned into text once per entry, whoever watches. A frame comes from views
 * and the log, never from the action itself.
 */
export class FrameWriter {
  readonly #host: MatchHost;
  readonly #id: string;
  readonly #isSealed: boolean;
  readonly #state: StateText;
  #n: number;

  /** `isSealed`: no player knows the seed; with it, a seal would confirm a guess at a secret choice. */
  constructor(id: string, host: MatchHost, isSealed: boolean) {
    this.#host = host;
    this.#isSealed = isSealed;
    this.#id = id;
    this.#state = new StateText(host.match.state);
    this.#n = host.match.length;
  }

  /** Texts of the present, compared with those of the last call. */
  write(): Written {
    const host = this.#host;
    const { match } = host;
    const { open, flow, mine } = this.#state.follow(match.state);
    const from = host.logChangedSince(this.#n);
    const { length: n, head } = match;
    this.#n = n;
    const shared = `${open === null ? '' : `"open":${open},`}${flow === null ? '' : `"flow":${flow},`}${this.#shared(head)}`;
    const texts = new Map<Eyes, string>();
    const frameFor = (eyes: Eyes): string => {
      const own = eyes === null ? null : (mine.get(eyes) ?? null);
      const log = JSON.stringify({ from, entries: match.log(eyes, from) });
      return `{"frame":{${shared},${own === null ? '' : `"mine":${own},`}"log":${log},${this.#turn(eyes)}}}`;
    };
    return {
      n,
      head,
      mark: this.#state.mark,
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
    const mine = eyes === null ? '{}' : `{${JSON.stringify(eyes)}:${this.#state.room(eyes)}}`;
    return [
      `"view":{"open":${this.#state.open},"flow":${this.#state.flow},"private":${mine}}`,
      `"seat":${JSON.stringify(eyes)}`,
      `"log":${JSON.stringify({ from: 0, entries: match.log(eyes) })}`,
      this.#shared(match.head),
      this.#turn(eyes),
    ].join(',');
  }

  /** Fields that are the same for all eyes. */
  #shared(head: string): string {
    const { match } = this.#host;
    const { length: n, waiting, orders, outcome, seed } = match;
    const seal = this.#isSealed ? sealOf(head, seed, n) : '';
    return JSON.stringify({ match: this.#id, n, waiting, orders, outcome, seal }).slice(1, -1);
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
