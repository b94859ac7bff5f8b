import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Gauges, Metrics } from '../operation/metrics.ts';

/** Address of the figures. */
export const METRICS_PATH = '/metrics';
/** Milliseconds in which a healthy store answers. */
const PROMPT = 2000;

export interface Observed {
  readonly metrics: Metrics;
  /** Answers if the store does. */
  readonly isStoreUp: () => Promise<boolean>;
  readonly gauges: () => Promise<Gauges>;
  /** Bearer token that reads the figures from elsewhere; null: nobody does. */
  readonly token: string | null;
  /** A proxy stands in front: whoever asks from this computer may come from anywhere. */
  readonly isBehindProxy: boolean;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Whoever brings a token may call this server by any name: a foreign page has none. */
export const bringsToken = ({ url, headers }: FastifyRequest): boolean =>
  url === METRICS_PATH && /^Bearer \S/.test(headers.authorization ?? '');

/** Figures are for the operator: from this very computer, or by the token. */
function mayLook(request: FastifyRequest, { token, isBehindProxy }: Observed): boolean {
  const [, given] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (given !== undefined) return token !== null && timingSafeEqual(digest(given), digest(token));
  return !isBehindProxy && LOOPBACK.test(request.socket.remoteAddress ?? '');
}

const within = (work: Promise<boolean>): Promise<boolean> =>
  new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), PROMPT);
    work
      .catch(() => false)
      .then((answer) => {
        clearTimeout(late);
        resolve(answer);
      });
  });

/** Addresses for whoever looks after the server: is it well, and what does it do. */
export function addObservation(app: FastifyInstance, observed: Observed): void {
  app.get('/api/health', async (_request, reply) => {
    const isUp = await within(observed.isStoreUp());
    return reply
      .code(isUp ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isUp ? 'ok' : 'no store' });
  });
  app.get(METRICS_PATH, async (request, reply) => {
    if (!mayLook(request, observed)) return reply.code(404).send({ error: 'unknown' });
    const text = observed.metrics.text(await observed.gauges());
    return reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8').send(text);
  });
}
