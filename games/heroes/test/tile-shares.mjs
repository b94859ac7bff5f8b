// Free Battles between two Regulars with armies by chance: the share of games that armies with each recruitment tile win.
// Each tile in turn is the first of its side's army: `node games/heroes/test/tile-shares.mjs [GAMES A TILE] [SIZE] [SEED]`.
import { expectOk, parseSetup, SeededChance, SilentContext, viewOf } from '@kurgan/engine';
import { bots } from '../bot.ts';
import { RECRUITMENT_TILES } from '../data/recruitment.ts';
import { heroes } from '../tools.ts';

const [games = '30', size = 'skirmish', seed = '1'] = process.argv.slice(2);
const regular = bots.find(({ id }) => id === 'regular');
const tiles = /** @type {(keyof typeof RECRUITMENT_TILES)[]} */ (Object.keys(RECRUITMENT_TILES));

/**
 * Plays a game in which one side has taken this tile before anything else; returns its last state.
 * @param {keyof typeof RECRUITMENT_TILES} tile
 * @param {string} name
 */
function played(tile, name) {
  const context = SilentContext.seeded(name);
  const chance = SeededChance.fromSeed(`${name} bots`);
  const state = heroes.setup(expectOk(parseSetup(heroes.scenarios, 'free', { size })), context);
  heroes.apply(state, RECRUITMENT_TILES[tile].side, { do: 'recruit', tile }, context);
  for (let [seat] = heroes.waiting(state); seat !== undefined; [seat] = heroes.waiting(state)) {
    const view = viewOf(state, seat);
    const action = regular?.choose(view, seat, heroes.legal(view, seat), chance);
    if (action === undefined) throw new Error('there is no Regular');
    heroes.apply(state, seat, action, context);
  }
  return state;
}

const shares = new Map(tiles.map((tile) => [tile, { armies: 0, won: 0 }]));
const wins = { soviet: 0, german: 0 };
for (let i = 0; i < Number(games) * tiles.length; i++) {
  const { open } = played(tiles[i % tiles.length] ?? 'rt-sov-volga', `${seed} ${i}`);
  const winner = open.outcome?.winner ?? null;
  for (const seat of heroes.seats) {
    const won = winner === null ? 0.5 : winner === seat ? 1 : 0;
    wins[seat] += won;
    for (const tile of new Set(open.army[seat].map((each) => each.tile))) {
      const { armies, won: before } = shares.get(tile) ?? { armies: 0, won: 0 };
      shares.set(tile, { armies: armies + 1, won: before + won });
    }
  }
}
console.log(`Free Battle, ${size}: the Soviets won ${wins.soviet}, the Germans ${wins.german}`);
for (const [tile, { armies, won }] of shares)
  console.log(`| ${RECRUITMENT_TILES[tile].name} | ${armies} | ${won} (${Math.round((100 * won) / armies)} %) |`);
