import type { WireError } from '@kurgan/wire';
import { type Connection, Refused } from '../connection.ts';

/** The browser's side of passkeys, loaded when the first one is used. */
const library = () => import('@simplewebauthn/browser');

/** The reason this page can't use passkeys; null if it can. */
export function passkeysMissing(): 'insecure' | 'address' | 'unsupported' | null {
  if (!isSecureContext) return 'insecure';
  if (/^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ''))) return 'address';
  return 'PublicKeyCredential' in window ? null : 'unsupported';
}

type Asked<F extends 'startRegistration' | 'startAuthentication'> = Parameters<
  Awaited<ReturnType<typeof library>>[F]
>[0]['optionsJSON'];

/** Makes a passkey for the player. */
export async function addPasskey(to: Connection): Promise<void> {
  const optionsJSON = (await to.ask('passkeyOptions', { purpose: 'add' })) as Asked<'startRegistration'>;
  const response = await (await library()).startRegistration({ optionsJSON });
  await to.call('addPasskey', { label: navigator.userAgent, response });
}

/** Shows that the player of this page sits before it. */
export async function confirmByPasskey(to: Connection): Promise<void> {
  const optionsJSON = (await to.ask('passkeyOptions', { purpose: 'confirm' })) as Asked<'startAuthentication'>;
  const response = await (await library()).startAuthentication({ optionsJSON });
  await to.call('confirmByPasskey', { response });
}

async function post(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Refused(answer as WireError);
  return answer;
}

/** The same by the recovery code. */
export const confirmByCode = async (code: string): Promise<void> => void (await post('/api/confirm', { code }));

/** Makes this browser one of the player's whose passkey is shown. The page starts anew as that player. */
export async function enterByPasskey(): Promise<void> {
  const optionsJSON = (await post('/api/passkey/ask', {})) as Asked<'startAuthentication'>;
  const response = await (await library()).startAuthentication({ optionsJSON });
  await post('/api/passkey', { response });
  location.assign('/online');
}
