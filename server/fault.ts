import type { WireError } from '@kurgan/wire';

/** A call that came to nothing, with the reason its sender is told. */
export class Fault extends Error {
  readonly reason: WireError;

  constructor(reason: WireError) {
    super(reason.detail ?? reason.error);
    this.name = 'Fault';
    this.reason = reason;
  }
}

export const fault = (error: WireError['error'], detail?: string): Fault =>
  new Fault(detail === undefined ? { error } : { error, detail });

/** Unknown and forbidden answer alike: whoever asks learns nothing about what exists. */
export const unknown = (): Fault => fault('unknown');
