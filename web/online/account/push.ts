import type { Connection } from '../connection.ts';

/** Reasons a browser can't be told by push; null when it can. */
export function pushMissing(): 'plain' | 'none' | null {
  if (!isSecureContext) return 'plain';
  return 'serviceWorker' in navigator && 'PushManager' in globalThis ? null : 'none';
}

export async function ownSubscription(): Promise<PushSubscription | null> {
  if (pushMissing() !== null) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the browser for permission and tells the server where to send. False if the player said no. */
export async function subscribe(to: Connection, pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  await to.call('subscribe', { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' });
  return true;
}

export async function unsubscribe(to: Connection): Promise<void> {
  const subscription = await ownSubscription();
  if (subscription === null) return;
  await to.call('unsubscribe', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
