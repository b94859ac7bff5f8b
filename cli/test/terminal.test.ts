import path from 'node:path';
import { PassThrough } from 'node:stream';
import { type GameTypes, Match } from '@kurgan/engine';
import { loadEntry } from '@kurgan/games';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Autosave } from '../play/autosave.ts';
import { converse } from '../play/conversation.ts';
import { Lines } from '../play/lines.ts';
import { TerminalSession } from '../play/terminal-session.ts';
import { Thinker } from '../play/thinker.ts';
import { readBot } from '../registry.ts';
import { readRulebook } from '../rulebook.ts';
import { fillDisk } from './full-disk.ts';
import { GAMES } from './hill/games.ts';
import { actionsIn, folder, HILL } from './run.ts';

const UP = '\u001b[A';
const PASTE = '\u0019'; // Ctrl-Y: the cut text
const CUT = '\u0015'; // Ctrl-U: the whole line

const [entry] = await Promise.all(GAMES.map(loadEntry));

/** A match of the hill at a terminal, typed key by key. */
function sitDown(bots: Record<string, string> = {}, scenario = 'day') {
  if (entry === undefined) throw new Error('the hill is gone');
  const file = path.join(folder(), 'm.json');
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = Object.assign(new PassThrough(), { isTTY: true });
  let seen = '';
  output.on('data', (text) => {
    seen += text;
  });
  const said = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    seen += String(text);
    return true;
  });
  onTestFinished(() => said.mockRestore());
  const leaving = new AbortController();
  const lines = new Lines(leaving.signal, input, output);
  const options = scenario === 'day' ? { steep: false, goal: null } : { watched: true };
  const match = new Match<GameTypes>(entry.game, { scenario, options }, '3');
  const seating = new Map(Object.entries(bots).map(([seat, bot]) => [seat, readBot(entry, bot)]));
  const session = new TerminalSession(
    entry,
    match,
    readRulebook(entry),
    seating,
    new Autosave(file),
    new Thinker(HILL),
  );
  const end = converse(session, lines);
  onTestFinished(async () => {
    leaving.abort();
    await end;
  });
  return {
    file,
    session,
    end,
    /** Types when the prompt comes, and returns everything shown until the next one. */
    async type(keys: string, next: string): Promise<string> {
      seen = '';
      input.write(keys);
      await vi.waitUntil(() => seen.includes(next), { timeout: 30_000, interval: 2 });
      return seen;
    },
  };
}

test('two at one keyboard: neither finds what the other typed, cut or could choose', async () => {
  const { type, session } = sitDown();
  await type('\r', 'red> ');
  await type('gather 3\r', 'red> ');
  await type(`my secret plan${CUT}`, 'red> ');
  await type('rest\r', 'clear the screen for blue');
  expect(await type('\r', 'blue, press Enter. ')).toContain('\u001b[2J\u001b[3J');
  const curtain = await type(`${UP}${PASTE}\t\t${CUT}\r`, 'blue> ');
  const blues = await type(`${UP}${PASTE}\r`, 'blue> ');
  for (const text of [curtain.slice(0, curtain.indexOf('has chosen')), blues]) {
    expect(text).not.toMatch(/gather|rest|look|secret/);
  }
  expect(session.match.length).toBe(2);
});

test('the player leaving the keyboard can undo the last choice', async () => {
  const { type, session } = sitDown();
  await type('\r', 'red> ');
  await type('rest\r', 'clear the screen for blue (or type undo). ');
  await type('undo\r', 'red, press Enter. ');
  await type('\r', 'red> ');
  expect(session.screen.seat).toBe('red');
  await type('climb\r', 'clear the screen for blue. '); // a die was rolled
});

test('resigning takes two words', async () => {
  const { type, session, end } = sitDown({ blue: 'steady' });
  expect(await type('resign\r', 'red> ')).toContain('Type resign yes if you mean it');
  expect(session.match.outcome).toBeNull();
  await type('resign yes\r', 'You resign.');
  expect(await end).toBe(true);
  expect(session.match.outcome?.title).toBe('red goes home');
});

test('standing orders are given, shown, obeyed and revoked', async () => {
  const { type, session } = sitDown({}, 'week');
  await type('\r', 'red> ');
  expect(await type('orders\r', 'red> ')).toContain('There are no standing orders.\nWindows you can pass: climb');
  expect(await type('pass climb until told\r', 'red> ')).toContain(
    'Red passes all climb windows until further notice.',
  );
  expect(await type('pass\r', 'red> ')).toContain('Type pass KIND until turn, pass KIND until told, or pass KIND off.');
  expect(await type('pass clim until turn\r', 'red> ')).toContain('No window is called "clim", did you mean climb.');
  await type('rest\r', 'clear the screen for blue');
  await type('\r', 'blue, press Enter. ');
  expect(await type('\r', 'blue> ')).toContain('red passes every climb window until further notice.');
  const answered = await type('climb\r', 'clear the screen for red');
  expect(answered).toMatch(/red waits\n +blue rolls/);
  await type('\r', 'red, press Enter. ');
  await type('\r', 'red> ');
  expect(await type('pass climb off\r', 'red> ')).toContain('There are no standing orders.');
  expect(session.match.orders).toEqual({});
});

test('an order given in a window answers it, and the keyboard passes on', async () => {
  const { type } = sitDown({}, 'week');
  await type('\r', 'red> ');
  await type('climb\r', 'clear the screen for blue');
  await type('\r', 'blue, press Enter. ');
  await type('\r', 'blue> ');
  expect(await type('pass climb until turn\r', 'blue> ')).toMatch(/blue waits\n +red rolls/);
});

test('a lone player has history and Tab', async () => {
  const { type } = sitDown({ blue: 'steady' });
  await type('gather 3\r', 'red> ');
  expect(await type(UP, 'gather 3')).toContain('gather 3');
  expect(await type(`${CUT}cl\t`, 'climb')).toContain('climb');
});

test('on a full disk an action or undo never happened, and the file still matches', async () => {
  const { type, session, file, end } = sitDown({ blue: 'steady' });
  await type('gather 3\r', 'red> ');
  const free = fillDisk();
  onTestFinished(free);
  for (const line of ['undo', 'look']) {
    const answer = await type(`${line}\r`, 'red> ');
    expect(answer).toContain(`${file} cannot be written: the disk is full.`);
    expect(session.match.line.map(({ text }) => text)).toEqual(['gather 3']);
  }
  await type('quit\r', 'quit');
  expect(await end).toBe(false);
  expect(actionsIn(file)).toEqual(['gather 3']);
  free();
  expect(session.undo()).toBe('gather 3');
  expect(actionsIn(file)).toEqual([]);
});
