import { readdirSync, readFileSync } from 'node:fs';
import { expectOk, parseVector, problemText, runVector } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { RULE_IDS } from '../rules/rule-ids.ts';
import { axis } from '../tools.ts';

const FOLDER = new URL('./vectors/', import.meta.url);
const KNOWN = new Set<string>(RULE_IDS);

test.each(readdirSync(FOLDER))('the vector %s holds', (file) => {
  const source = readFileSync(new URL(file, FOLDER), 'utf8');
  const vector = expectOk(parseVector(source), (problems) => problems.map(problemText).join('; '));
  expect(runVector(vector, axis, KNOWN)).toEqual({ passed: true });
});
