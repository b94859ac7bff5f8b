import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { testServer } from './running.ts';
import { World } from './world.ts';

test('a page that gives no sign of life is cut off, and one that answers or calls stays', async () => {
  const world = await World.open(['anna', 'bert', 'gone']);
  onTestFinished(() => world.close());
  const [anna, bert] = [world.page('anna'), world.page('bert')];
  world.page('gone');
  anna.on('pinged', () => anna.emit('pong'));
  expect(world.sockets.size).toBe(3);
  for (let times = 0; times < 3; times++) {
    world.sockets.askForLife();
    await bert.call('lobby', {});
  }
  expect(world.sockets.people).toBe(2);
});

test('a connection that pings without end is cut off: it could leave the answers unread', async () => {
  const server = await testServer(undefined, { limits: { burst: 20, perSecond: 2 } });
  onTestFinished(() => server.close());
  const { address } = server;
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { origin: address } });
  await new Promise((resolve) => socket.once('open', resolve));
  const closed = new Promise((resolve) => socket.once('close', () => resolve('closed')));
  for (let i = 0; i < 400; i++) socket.ping('x'.repeat(125));
  expect(await Promise.race([closed, pause(5000, 'open')])).toBe('closed');
});

test('a socket asked for at an address that cannot be read is answered and ended', async () => {
  const server = await testServer();
  onTestFinished(() => server.close());
  const { port } = server;
  const lines = ['GET /api/% HTTP/1.1', `Host: 127.0.0.1:${port}`, 'Connection: Upgrade', 'Upgrade: websocket'];
  const raw = connect(port, '127.0.0.1').setEncoding('utf8');
  raw.write(`${lines.join('\r\n')}\r\n\r\n`);
  const heard = (async () => (await raw.toArray()).join(''))();
  expect(await Promise.race([heard, pause(5000, 'open')])).toMatch(/^HTTP\/1.1 400 .*"error":"unreadable"\}$/s);
  raw.destroy();
});
