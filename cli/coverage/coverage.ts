import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseVector, type Rulebook } from '@kurgan/engine';
import { testNames } from './test-names.ts';

/** A test or vector that names a rule. */
export interface Citation {
  /** Relative to the game's folder. */
  readonly file: string;
  /** 0 for a vector, which cites rules as a whole. */
  readonly line: number;
  readonly name: string;
}

export interface Coverage {
  readonly cited: ReadonlyMap<string, readonly Citation[]>;
  readonly missing: readonly string[];
  /** Ids cited by tests but missing from the rulebook. */
  readonly unknown: ReadonlyMap<string, readonly Citation[]>;
}

const RULE_ID = /\b[A-Z]{2}-[A-Z0-9]+-\d{2,3}\b/g;

function filesUnder(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => path.join(folder, name));
}

/** Rules are proven if a test under test/ or a vector under test/vectors/, next to the rulebook, names them. */
export function coverageOf(rulebook: URL, { rules }: Rulebook): Coverage {
  const home = path.dirname(fileURLToPath(rulebook));
  const cited = new Map<string, Citation[]>();
  const unknown = new Map<string, Citation[]>();
  const cite = (id: string, citation: Citation) => {
    const place = rules.has(id) ? cited : unknown;
    const earlier = place.get(id);
    if (earlier === undefined) place.set(id, [citation]);
    else earlier.push(citation);
  };
  for (const file of filesUnder(path.join(home, 'test'), '.test.ts')) {
    for (const { name, line } of testNames(readFileSync(file, 'utf8'))) {
      for (const id of new Set(name.match(RULE_ID))) cite(id, { file: path.relative(home, file), line, name });
    }
  }
  for (const file of filesUnder(path.join(home, 'test', 'vectors'), '.json')) {
    const vector = parseVector(readFileSync(file, 'utf8'));
    if (!vector.ok) continue; // a broken vector proves nothing; kurgan check reports it
    const name = path.basename(file, '.json');
    for (const id of new Set(vector.value.rules)) cite(id, { file: path.relative(home, file), line: 0, name });
  }
  return { cited, missing: [...rules.keys()].filter((id) => !cited.has(id)), unknown };
}
