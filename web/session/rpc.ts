import { Trouble, type TroubleKind, troubleOf } from './trouble.ts';

/** Progress of a call, 0 to 1. */
export type Tell = (progress: number) => void;

export type Functions<C> = { [Name in keyof C]: (...values: never[]) => unknown };

interface Request {
  readonly number: number;
  readonly call: string;
  readonly values: readonly unknown[];
}

type Response =
  | { readonly number: number; readonly progress: number }
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly trouble: TroubleKind; readonly detail: string };

interface Asked {
  readonly tell: Tell | undefined;
  resolve(value: unknown): void;
  reject(reason: Error): void;
}

/** A worker as those hold it who ask it. It is started by the first call, and anew by the next one after it has died. */
export class Remote<C extends Functions<C>> {
  readonly #start: () => Worker;
  readonly #asked = new Map<number, Asked>();
  #worker: Worker | null = null;
  #last = 0;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Errors come back as typed trouble. */
  ask<Name extends keyof C & string>(call: Name, ...values: Parameters<C[Name]>): Promise<ReturnType<C[Name]>> {
    return this.hear(undefined, call, ...values);
  }

  /** The same, and hears on the way how far it is. */
  hear<Name extends keyof C & string>(
    tell: Tell | undefined,
    call: Name,
    ...values: Parameters<C[Name]>
  ): Promise<ReturnType<C[Name]>> {
    this.#worker ??= this.#started();
    const number = ++this.#last;
    const answer = new Promise((resolve, reject) => this.#asked.set(number, { tell, resolve, reject }));
    this.#worker.postMessage({ number, call, values } satisfies Request);
    return answer as Promise<ReturnType<C[Name]>>;
  }

  /** Ends the worker. Whoever still waits for it is told the reason. */
  end(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#asked.values()) reject(reason);
    this.#asked.clear();
  }

  #started(): Worker {
    const worker = this.#start();
    worker.addEventListener('message', ({ data }: MessageEvent<Response>) => {
      const call = this.#asked.get(data.number);
      if ('progress' in data) return call?.tell?.(data.progress);
      this.#asked.delete(data.number);
      if ('trouble' in data) call?.reject(new Trouble(data.trouble, data.detail));
      else call?.resolve(data.value);
    });
    worker.addEventListener('error', ({ message }) => this.end(new Trouble('crashed', message)));
    return worker;
  }
}

/** The other end, inside the worker. */
export function serve(run: (call: string, values: readonly unknown[], tell: Tell) => Promise<unknown>): void {
  const say = (response: Response): void => postMessage(response);
  addEventListener('message', async ({ data: { number, call, values } }: MessageEvent<Request>) => {
    try {
      say({ number, value: await run(call, values, (progress) => say({ number, progress })) });
    } catch (error) {
      const { kind, detail } = troubleOf(error);
      say({ number, trouble: kind, detail });
    }
  });
}
