import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Just enough of CBOR for a passkey. */
function cbor(value: unknown): Buffer {
  const head = (major: number, n: number): Buffer =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap((pair) => pair.map((each) => cbor(each)))]);
  throw new Error('no such value');
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

interface Question {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
}

/** A device that keeps a passkey, as a server can't tell it from a real one. */
export class Authenticator {
  readonly #key: KeyObject;
  readonly #point: { readonly x: Buffer; readonly y: Buffer };
  readonly id = randomBytes(32);
  readonly #origin: string;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#point = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
  }

  #clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  /** Hash of the server's name, flags (present, verified, perhaps with a key), and a counter. */
  #authData(host: string, hasKey: boolean): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    return Buffer.concat([sha256(host), Buffer.from([hasKey ? 0x45 : 0x05]), counter]);
  }

  /** The answer to the question for a new passkey. */
  create({ challenge, rp }: Question): Record<string, unknown> {
    const { x, y } = this.#point;
    const publicKey = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, x],
        [-3, y],
      ]),
    );
    const length = Buffer.from([this.id.length >> 8, this.id.length & 255]);
    const authData = Buffer.concat([this.#authData(rp?.id ?? '', true), Buffer.alloc(16), length, this.id, publicKey]);
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return this.#answer({
      clientDataJSON: text(this.#clientData('webauthn.create', challenge)),
      attestationObject: text(attestation),
      transports: ['internal'],
    });
  }

  /** The answer to the question for a known one. */
  get({ challenge, rpId }: Question): Record<string, unknown> {
    const clientData = this.#clientData('webauthn.get', challenge);
    const authData = this.#authData(rpId ?? '', false);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#key);
    return this.#answer({
      clientDataJSON: text(clientData),
      authenticatorData: text(authData),
      signature: text(signature),
    });
  }

  #answer(response: Record<string, unknown>): Record<string, unknown> {
    const id = text(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
