import { expect } from 'vitest';
import { atTable, invite, playOne } from './online/table.ts';
import { onlineTests } from './online/tests.ts';

const NAME = 'play.kurgan.test';
const online = onlineTests({ httpsName: NAME });

online(
  'two browsers play over HTTPS through a proxy on this computer’s own address, with passkeys and safe cookies',
  async (server) => {
    const { page: mira, context } = await server.player('desk');
    const { page: jonas } = await server.player('phone');
    const sockets: string[] = [];
    for (const page of [mira, jonas]) page.on('websocket', (socket) => sockets.push(socket.url()));
    await mira.goto('/account');
    expect(new URL(mira.url()).origin).toBe(server.address);
    expect(await mira.evaluate(() => isSecureContext)).toBe(true);
    await mira.locator('#passkeys').getByRole('button', { name: 'I have a passkey' }).waitFor();
    const [cookie, ...others] = await context.cookies();
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' });

    const path = await invite(mira, 'One person');
    await jonas.goto(path);
    await jonas.getByRole('button', { name: 'Take the seat' }).click();
    const both = [mira, jonas];
    await Promise.all(both.map(atTable));
    for (let i = 0; i < 12; i++) await playOne(both);
    expect(sockets.length).toBeGreaterThanOrEqual(2);
    for (const url of sockets) expect(url).toBe(`${server.address.replace('https', 'wss')}/api/socket`);
  },
);
