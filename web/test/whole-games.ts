/**
 * Plays whole games with nothing but the page. It says how each went, and fails if one does not come to an end, if the browser
 * complains, if something lit is refused, or if only the list of choices knows how to go on.
 *
 *   npm run games -- [--game axis] [--minutes 60] [--opponent veteran] [--scenarios race,uranus] [--options all | heroes,sorties]
 *                    [SEAT:PLAN:SEED ...]
 *
 * A plan is how the person plays: `touch`, `hints` or `list`. `--touches` prints every touch. With `--opponent person` two share the screen.
 */
import { parseArgs } from 'node:util';
import { SeededChance } from '@kurgan/engine';
import { GAMES } from '@kurgan/games';
import type { Page } from 'playwright-core';
import { axisHand } from './axis/table-hand.ts';
import { heroesHand } from './heroes/table-hand.ts';
import { PLANS, type Plan, type TableHand, TouchPlayer } from './touch-player.ts';
import { beginMatch, playAll, playToEnd } from './whole-match.ts';

/** Each game that can be played by touch, with the options that a player may switch on together. */
const HANDS: Readonly<Record<string, { readonly hand: TableHand; readonly options: RegExp }>> = {
  axis: { hand: axisHand, options: /^AA-OPT/ },
  heroes: { hand: heroesHand, options: /^HS-(?:ORD|R)-/ },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'axis' },
    minutes: { type: 'string', default: '60' },
    opponent: { type: 'string', default: 'veteran' },
    scenarios: { type: 'string' },
    options: { type: 'string', default: '' },
    touches: { type: 'boolean', default: false },
  },
});

const table = HANDS[values.game];
const game = await GAMES.find(({ id }) => id === values.game)?.rules('');
if (table === undefined || game === undefined) throw new Error(`nobody plays ${values.game} by touch`);
const [first = '', second = ''] = game.seats;

interface Wanted {
  readonly seat: string;
  readonly plan: Plan;
  readonly seed: string;
}

const DEFAULTS = [`${first}:touch:one`, `${second}:touch:two`];

const wantedScenarios = values.scenarios?.split(',') ?? game.scenarios.map(({ id }) => id);
const scenarios = wantedScenarios.map((id) => {
  const scenario = game.scenarios.find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`there is no scenario ${id}`);
  return scenario;
});

function readWanted(text: string): Wanted {
  const [seat, plan, seed = 'a game'] = text.split(':');
  const known = PLANS.find((each) => each === plan);
  if ((seat !== first && seat !== second) || known === undefined) throw new Error(`no game: ${text}`);
  return { seat, plan: known, seed };
}

async function play(
  page: Page,
  { id, options }: (typeof scenarios)[number],
  { seat, plan, seed }: Wanted,
  { hand, options: all }: NonNullable<typeof table>,
  faults: string[],
): Promise<string> {
  const other = seat === first ? second : first;
  const isOn = (option: string, rule: string): boolean =>
    values.options === 'all' ? all.test(rule) : values.options.split(',').includes(option);
  const switched = options.filter((each) => isOn(each.id, each.rule)).map((each) => `&${each.id}=on`);
  const players = `${seat}=person&${other}=${values.opponent}`;
  await beginMatch(page, `/play/${values.game}?scenario=${id}&${players}&seed=${seed}${switched.join('')}`);
  const chance = SeededChance.fromSeed(seed);
  const told = (touch: string): void => {
    if (values.touches) console.log(`  ${touch}`);
  };
  return playToEnd(page, new TouchPlayer({ hand, plan, chance, faults, told }), until);
}

const until = Date.now() + Number(values.minutes) * 60_000;
await playAll(
  scenarios.flatMap((scenario) =>
    (positionals.length > 0 ? positionals : DEFAULTS).map(readWanted).map((wanted) => ({
      name: `${values.game} ${scenario.id}, ${wanted.seat}, ${wanted.plan}, seed ${wanted.seed}`,
      play: (page, faults) => play(page, scenario, wanted, table, faults),
    })),
  ),
);
