// A bare WebSocket server, the measure of the real one: whatever comes in from one of two, both get a frame of the usual
// size, and the sender a short answer. Runs as a process of its own.
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ServeMessage, ServeQuestion } from './process.ts';

const { frame, answer } = JSON.parse(process.argv[2] ?? '') as { readonly frame: number; readonly answer: number };
const say = (message: ServeMessage): void => void process.send?.(message);
const frameText = 'f'.repeat(frame);
const answerText = 'a'.repeat(answer);

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
let single: WebSocket | null = null;
server.on('connection', (socket) => {
  const other = single;
  if (other === null) {
    single = socket;
    return;
  }
  single = null;
  const echo = (from: WebSocket) => {
    socket.send(frameText);
    other.send(frameText);
    from.send(answerText);
  };
  socket.on('message', (data) => void (String(data).length > 0 && echo(socket)));
  other.on('message', (data) => void (String(data).length > 0 && echo(other)));
});
server.on('listening', () => say({ port: (server.address() as AddressInfo).port }));

process.on('message', (question: ServeQuestion) => {
  if (question === 'usage') {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    say({ usage: { cpu: (user + system) / 1000, rss, heap: heapUsed } });
  }
  if (question === 'stop') process.exit(0);
});
process.on('disconnect', () => process.exit(0));
