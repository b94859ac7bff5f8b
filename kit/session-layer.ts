import type { Term } from '@kurgan/engine';
import type { LogLine, Moment, Offer, Session } from '@kurgan/host';
import type { ReadonlySignal } from '@preact/signals';

/** A session on top of another one: everything it does not say itself, the one below answers. */
export abstract class SessionLayer<Below extends Session = Session> implements Session {
  readonly below: Below;
  abstract readonly moment: ReadonlySignal<Moment>;
  abstract readonly log: ReadonlySignal<readonly LogLine[]>;

  constructor(below: Below) {
    this.below = below;
  }

  get id() {
    return this.below.id;
  }
  get game() {
    return this.below.game;
  }
  get scenario() {
    return this.below.scenario;
  }
  get players() {
    return this.below.players;
  }
  get names() {
    return this.below.names;
  }
  get thinking() {
    return this.below.thinking;
  }
  get link() {
    return this.below.link;
  }
  get offers() {
    return this.below.offers;
  }
  act(action: string) {
    return this.below.act(action);
  }
  undo() {
    return this.below.undo();
  }
  redo() {
    return this.below.redo();
  }
  resign() {
    return this.below.resign();
  }
  order(kind: string, until: Term) {
    return this.below.order(kind, until);
  }
  offer(kind: Offer['kind']) {
    return this.below.offer(kind);
  }
  answer(offer: Offer, isAccepted: boolean) {
    return this.below.answer(offer, isAccepted);
  }
  why(action: string) {
    return this.below.why(action);
  }
  odds(actions: readonly string[]) {
    return this.below.odds(actions);
  }
  hint() {
    return this.below.hint();
  }
  at(made: number, eyes?: string | null) {
    return this.below.at(made, eyes);
  }
  review() {
    return this.below.review();
  }
  file() {
    return this.below.file();
  }
  close(): void {
    this.below.close();
  }
}
