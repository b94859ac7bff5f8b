import type { FastifyServerOptions } from 'fastify';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Facts about an error for the log: none of the values it happened with, which may be secrets. */
function errorFacts(error: Error): { type: string; message: string; stack: string; code?: string } {
  const { name: type, message, stack = '' } = error;
  return { type, message, stack, ...('code' in error ? { code: String(error.code) } : {}) };
}

/**
 * Lines of JSON on the error stream. They hold no address, name, key, link or action: a request is its method and the
 * pattern of its address.
 */
export const loggerOf = (level: LogLevel): Exclude<FastifyServerOptions['logger'], boolean | undefined> => ({
  level,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: errorFacts, req: () => ({}), res: () => ({}) },
  stream: process.stderr,
});
