import { type Anchor, Controller, type TouchPolicy } from '@kurgan/kit';
import type { RemoteSession } from './remote-session.ts';

/** The controller of a match against other people: what can't be undone at once, they can be asked about. */
export class AskingController extends Controller {
  readonly #session: RemoteSession;
  readonly #ask: () => void;

  constructor(session: RemoteSession, touchPolicy: TouchPolicy, ask: () => void) {
    super(session, touchPolicy);
    this.#session = session;
    this.#ask = ask;
  }

  get #mayAsk(): boolean {
    const { undoBarrier, outcome } = this.#session.moment.value;
    return undoBarrier !== undefined && undoBarrier !== 'nothing' && outcome === null && this.#session.hasOpponent;
  }

  override get noUndo(): string | null {
    return this.#mayAsk ? null : super.noUndo;
  }
  override async undo(anchor: Anchor | null = null): Promise<void> {
    if (super.noUndo === null || !this.#mayAsk) return super.undo(anchor);
    if (!this.busy.value) this.#ask();
  }
}
