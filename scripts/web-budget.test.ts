import { expect, test } from 'vitest';
import { filesBehind, filesOfWorker, LIMIT, report, strangers } from './web-budget.mjs';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared'], isEntry: true },
  'pages/play.tsx': { file: 'assets/play.js', imports: ['_shared', 'index.html'] },
  'pages/lobby.tsx': { file: 'assets/lobby.js', imports: ['_shared'] },
  _shared: { file: 'assets/shared.js' },
  'map.webp': { file: 'assets/map.webp' },
};

test('counts what is loaded with a page, every file once and no other page', () => {
  const files = filesBehind(manifest, ['index.html', 'pages/play.tsx', 'map.webp']);
  expect(files.sort()).toEqual(['assets/index.js', 'assets/play.js', 'assets/shared.js']);
  expect(() => filesBehind(manifest, ['pages/gone.tsx'])).toThrow('pages/gone.tsx');
});

test('fails above the limit, data aside', () => {
  const code = { file: 'assets/a.js', isData: false, bytes: LIMIT };
  const data = { file: 'assets/volga-data-x.js', isData: true, bytes: 9_000 };
  expect(report([code, data])).toMatchObject({ ok: true });
  const over = report([code, data, { file: 'assets/b.js', isData: false, bytes: 1_000 }]);
  expect(over.ok).toBe(false);
  expect(over.text).toContain('61.0 kB of JavaScript until the first board, 60.0 kB allowed');
});

test('counts of the worker what it loads for one game, and neither bots nor the other game', () => {
  const scripts = new Map([
    [
      'worker-a1.js',
      'import{x}from"./kernel-b2.js";const a=()=>import(`./volga-c3.js`),b=()=>import(`./normandy-d4.js`)',
    ],
    ['kernel-b2.js', ''],
    ['volga-c3.js', 'export{t as volga}from"./volga-rules-e5.js";import"./volga-data-f6.js";'],
    ['volga-rules-e5.js', 'import{d}from"./volga-data-f6.js";'],
    ['normandy-d4.js', ''],
    ['bot-g7.js', ''],
  ]);
  const files = filesOfWorker(scripts, 'volga');
  expect(files.sort()).toEqual([
    'kernel-b2.js',
    'volga-c3.js',
    'volga-data-f6.js',
    'volga-rules-e5.js',
    'worker-a1.js',
  ]);
  expect(() => filesOfWorker(scripts, 'axis')).toThrow('the rules of axis');
});

test("finds another game's code among the files", () => {
  const files = [
    { file: 'assets/volga-board-x.js' },
    { file: 'assets/undaunted-rules-y.js' },
    { file: 'assets/core-z.js' },
  ];
  expect(strangers('volga', files)).toEqual(['assets/undaunted-rules-y.js']);
});
