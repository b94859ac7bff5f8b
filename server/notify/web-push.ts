import { createCipheriv, createECDH, createHash, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';

const CURVE = 'prime256v1';
const RECORD_SIZE = 4096;
const TAG = 16;
/** Seconds a token of ours is good for, and a message may wait for its browser. */
const TOKEN_LIFE = 12 * 3600;
const MESSAGE_LIFE = 24 * 3600;

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');
const textOf = (bytes: Buffer): string => bytes.toString('base64url');

/** A browser that wants to be told, as its push service names it. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Chance behind a message; given only to check a known example. */
export interface MessageSecrets {
  readonly privateKey: Buffer;
  readonly salt: Buffer;
}

const newSecrets = (): MessageSecrets => {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  return { privateKey: ecdh.getPrivateKey(), salt: randomBytes(16) };
};

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A message that only one browser can read, by RFC 8291 with the coding of RFC 8188. */
export function encryptFor(
  { p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>,
  text: string,
  { privateKey, salt }: MessageSecrets = newSecrets(),
): Buffer {
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(privateKey);
  const own = ecdh.getPublicKey();
  const theirs = bytesOf(p256dh);
  const shared = ecdh.computeSecret(theirs);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const key = derive(shared, bytesOf(auth), keyInfo, 32);
  const contentKey = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce, { authTagLength: TAG });
  const padded = Buffer.concat([Buffer.from(text), Buffer.from([2])]); // the delimiter of the last record
  const sealed = Buffer.concat([cipher.update(padded), cipher.final(), cipher.getAuthTag()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_SIZE, 0);
  head.writeUInt8(own.length, 4);
  return Buffer.concat([salt, head, own, sealed]);
}

/** The server's key for push services (RFC 8292), made from a secret it keeps. */
export class PushKey {
  readonly publicKey: string;
  readonly #sign: (text: string) => string;

  constructor(secret: string) {
    const ecdh = createECDH(CURVE);
    // Any 32 bytes below the order of the curve are a private key; a hash is, but for a chance of 2^-32.
    ecdh.setPrivateKey(createHash('sha256').update(secret).digest());
    const point = ecdh.getPublicKey();
    const key = createPrivateKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        d: textOf(ecdh.getPrivateKey()),
        x: textOf(point.subarray(1, 33)),
        y: textOf(point.subarray(33)),
      },
    });
    this.publicKey = textOf(point);
    this.#sign = (text) => textOf(sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }));
  }

  /** Headers that show a push service who sends. */
  headersFor(endpoint: string, now: number): Record<string, string> {
    const json = (value: object): string => textOf(Buffer.from(JSON.stringify(value)));
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor(now / 1000) + TOKEN_LIFE,
      sub: 'https://localhost',
    };
    const text = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`;
    return {
      authorization: `vapid t=${text}.${this.#sign(text)}, k=${this.publicKey}`,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(MESSAGE_LIFE),
      urgency: 'normal',
    };
  }
}

/** Push services of the browsers there are. A server sends to nobody else, whatever a page asks. */
const SERVICES =
  /^https:\/\/(?:fcm\.googleapis\.com|(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com|(?:[a-z0-9-]+\.)+push\.apple\.com|(?:[a-z0-9-]+\.)+notify\.windows\.com)\//;

export const isPushService = (endpoint: string): boolean => endpoint.length <= 1000 && SERVICES.test(endpoint);
