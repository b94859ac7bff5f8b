import type { Page } from 'playwright-core';

/** Writes down every error and warning of a page. */
export function listenTo(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}
