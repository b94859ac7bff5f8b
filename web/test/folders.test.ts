import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { folders } from '../build/folders.ts';

/** Builds a script that asks for a folder with one text in it; gives the script, and the text's address. */
async function built(text: string): Promise<{ readonly code: string; readonly files: readonly string[] }> {
  const root = mkdtempSync(path.join(tmpdir(), 'folders-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'orders'));
  writeFileSync(path.join(root, 'orders', 'one.txt'), text);
  writeFileSync(path.join(root, 'main.js'), "import { address } from './orders?folder'; console.log(address);");
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [folders()],
    build: { write: false, rolldownOptions: { input: path.join(root, 'main.js') } },
  })) as Rolldown.RolldownOutput;
  return { code: output[0].code, files: output.slice(1).map(({ fileName }) => fileName) };
}

test('a folder has one address for all its files, and another one when any of them changes', async () => {
  const { code, files } = await built('Hold the bank.');
  expect(files).toEqual([expect.stringMatching(/^assets\/orders-[\w-]{10}\/one\.txt$/)]);
  expect(code).toContain(`/${path.posix.dirname(files[0] ?? '')}`);
  expect((await built('Hold the bank.')).files).toEqual(files);
  expect((await built('Leave the bank.')).files).not.toEqual(files);
});
