import { isIP } from 'node:net';

/** Names a household server answers to, besides addresses. */
const LOCAL = /^(?:localhost|[a-z0-9-]+\.local)$/i;

/** The host in a Host header, without its port; null if it can't be one. */
function hostIn(header: string): string | null {
  if (/[@/\\?#]/.test(header)) return null;
  try {
    const { hostname } = new URL(`http://${header}`);
    return hostname.replace(/^\[|\]$/g, '');
  } catch {
    return null;
  }
}

/** True if a request came to this server by a name of its own: any other name is a page elsewhere that points here. */
export function isOwnHost(header: string | undefined, names: readonly string[]): boolean {
  const host = header === undefined ? null : hostIn(header);
  if (host === null) return false;
  return isIP(host) !== 0 || LOCAL.test(host) || names.includes(host.toLowerCase());
}

/** True if a page of this server sent the request. Whatever changes something must come from one. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, isSecure = false): boolean {
  if (origin === undefined || host === undefined) return false;
  try {
    const { protocol, host: from } = new URL(origin);
    return from === host && (!isSecure || protocol === 'https:');
  } catch {
    return false;
  }
}

/** True for a page that a browser trusts without HTTPS, for it comes from the very same computer. */
export const isThisComputer = (header: string | undefined): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|::1)$/.test((header === undefined ? null : hostIn(header)) ?? '');
