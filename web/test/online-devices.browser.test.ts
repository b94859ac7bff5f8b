import { expect } from 'vitest';
import { atTable, invite, isAsked, playOne } from './online/table.ts';
import { onlineTests } from './online/tests.ts';
import { serious } from './serious.ts';
import { actionsMade } from './table.ts';

const online = onlineTests({ isLan: true });

online(
  'one player on two devices: both show the same table, and what happened since the last turn until either has seen it',
  async (server) => {
    const { page: desk } = await server.player('desk');
    const { page: phone } = await server.player('phone');
    const { page: jonas } = await server.player('desk');
    await jonas.goto(await invite(desk, 'One person', 'Undaunted: Normandy'));
    await jonas.getByRole('button', { name: 'Take the seat' }).click();
    await Promise.all([desk, jonas].map(atTable));
    const match = new URL(desk.url()).pathname;

    await desk.goto('/account');
    await desk.getByRole('button', { name: 'Show the link' }).click();
    await phone.goto(new URL(await desk.getByRole('textbox', { name: 'Link' }).inputValue()).pathname);
    await phone.getByRole('button', { name: 'Yes, this is my device' }).click();
    await phone.waitForURL('**/online');
    await desk.goto(match);
    await atTable(desk);

    // Her turn is over on the desk; the other side begins its own.
    const isHis = async (): Promise<boolean> => (await isAsked(jonas)) && !(await isAsked(desk));
    const turns = { played: 0 };
    const both = [desk, jonas];
    while (turns.played < 4 || !(await isHis())) {
      await playOne(both);
      turns.played++;
    }
    const left = await actionsMade(desk);
    await expect.poll(() => desk.evaluate(() => document.visibilityState)).toBe('visible');
    await desk.waitForTimeout(1200); // a moment to have seen it
    await desk.goto('/account');
    for (let i = 0; i < 12 && (await isHis()); i++) await playOne([jonas]);
    for (let i = 0; i < 12 && (await isAsked(jonas)); i++) await playOne([jonas]);
    const news = (await actionsMade(jonas)) - left;
    expect(news).toBeGreaterThan(0);

    // On the other device the list counts what nobody has seen, and the table tells it.
    await phone.goto('/online');
    await phone.getByText(new RegExp(`^${news} actions? since you looked`)).waitFor();
    await phone.goto(match);
    await atTable(phone);
    await phone.getByText('Since your last turn').first().waitFor();
    const told = await phone.locator('.recap').first().textContent();
    expect(await serious(phone)).toEqual([]);
    await phone.waitForTimeout(1500);

    // Once it is seen there, the first device counts nothing as new, and still tells the last turn.
    await desk.goto('/online');
    await desk.getByText('Nothing new since you looked.').waitFor();
    await desk.goto(match);
    await atTable(desk);
    await desk.getByText('Since your last turn').first().waitFor();
    expect(told).not.toBe('');

    // Whatever is done on one device stands on the other.
    await playOne([phone, jonas]);
    await expect.poll(() => actionsMade(desk)).toBe(await actionsMade(phone));
  },
);
