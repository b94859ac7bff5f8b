import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Site } from '../http/site.ts';

/** A site of one empty page, where only the calls matter. */
export function emptySite(): Site {
  const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-site-'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Kurgan</title>');
  const site = new Site(folder);
  rmSync(folder, { recursive: true });
  return site;
}
