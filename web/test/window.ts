import type { Browser, Page } from 'playwright-core';
import { stayOnline } from './online-only.ts';

/** A window of a size, `1280x800`, in a room, `night` or `day`. */
export async function openWindow(browser: Browser, address: string, size: string, room = 'night'): Promise<Page> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const isPhone = Math.min(width, height) < 500;
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL: address,
    reducedMotion: 'reduce',
    ...(isPhone && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem('kurgan-settings', JSON.stringify({ pace: 'instant', room: chosen }));
    localStorage.setItem('kurgan-look', JSON.stringify({ 'data-pace': 'instant', 'data-room': chosen }));
  }, room);
  await stayOnline(context);
  context.setDefaultTimeout(60_000);
  return context.newPage();
}
