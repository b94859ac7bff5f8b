import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { SeededChance } from '../chance.ts';
import type { Game } from '../game.ts';
import { canonical } from '../json.ts';
import { Match } from '../match.ts';
import { type Digest, hex, sha256, sha256Link } from '../sha256.ts';
import type { GameTypes } from '../state.ts';
import { chooseSetup, pick } from './random.ts';

/** One hash of whole random games, one per scenario and seed: every action, the last state, every log line. */
export function digest<G extends GameTypes>(game: Game<G>, seeds: readonly string[], mostDecisions = 20_000): string {
  let hash: Digest = sha256(game.id);
  for (const seed of seeds) {
    for (const { id } of game.scenarios) hash = sha256Link(hash, randomGame(game, id, seed, mostDecisions));
  }
  return hex(hash);
}

function randomGame<G extends GameTypes>(game: Game<G>, scenario: string, seed: string, mostDecisions: number): string {
  const chance = SeededChance.fromSeed(`${seed} digest`);
  const match = new Match(game, chooseSetup(game.scenarios, scenario, 'random', chance), seed);
  while (match.waiting.length > 0 && match.length < mostDecisions) {
    const seat = pick(chance, match.waiting);
    match.act(seat, pick(chance, match.legal(seat)));
  }
  return canonical([match.journal(), match.state, game.seats.map((seat) => match.log(seat))]);
}

/** The same digest from a fresh process with another time zone and language. `module` exports the game under `name`. */
export function digestElsewhere(module: URL, name: string, seeds: readonly string[]): string {
  const child = fileURLToPath(new URL('./digest-child.ts', import.meta.url));
  const env = { ...process.env, TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', NODE_OPTIONS: '' };
  return execFileSync(nodeForTypeScript(), [child, module.href, name, JSON.stringify(seeds)], {
    env,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
}

/** This Node if it runs TypeScript directly, else the one the workspace installs. */
function nodeForTypeScript(): string {
  if (process.features.typescript) return process.execPath;
  return createRequire(import.meta.url).resolve('node/bin/node');
}
