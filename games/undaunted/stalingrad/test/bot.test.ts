import { type Bot, SeededChance, SilentContext, viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { opponents } from '../../bot/stalingrad/index.ts';
import { WEIGHTS } from '../../bot/stalingrad/weights.ts';
import { id, type Seat } from '../../rules/ids.ts';
import type { Action } from '../actions.ts';
import { factsOf } from '../box.ts';
import { edition } from '../edition.ts';
import { CAMPAIGN } from '../setup.ts';
import type { Stalingrad, State } from '../state.ts';
import { stalingrad } from '../tools.ts';
import { judge } from '../victory.ts';
import { GERMAN, type Given, SOVIET, scene } from './scene.ts';

const { bots, searched } = opponents;
const [regular, recruit] = bots as [Bot<Stalingrad>, Bot<Stalingrad>];
const ALL = stalingrad.scenarios.map(({ id }) => id).filter((id) => id !== CAMPAIGN);
const text = (action: Action): string => stalingrad.notation.format(action);

/** Games are abandoned after this many decisions: the policy can dig in, and no rule ends that. */
const ENOUGH = 2000;

interface Decision {
  readonly state: State;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly action: Action;
}

/** Plays one game of a bot against itself and calls `look` before every decision. */
function play(
  scenario: string,
  seed: string,
  look: (decision: Decision) => void,
  most = ENOUGH,
  bot: Bot<Stalingrad> = regular,
): State {
  const context = SilentContext.seeded<Stalingrad>(seed);
  const state = stalingrad.setup({ scenario, options: {} }, context);
  const chance = SeededChance.fromSeed(seed);
  for (let made = 0; made < most; made++) {
    const [seat] = stalingrad.waiting(state);
    if (seat === undefined) break;
    const view = viewOf(state, seat);
    const legal = stalingrad.legal(view, seat);
    const action = bot.choose(view, seat, legal, chance);
    look({ state, seat, legal, action });
    stalingrad.apply(state, seat, action, context);
  }
  return state;
}

/** The action that a bot chooses in a position. */
function chosen(given: Given, seat: Seat = SOVIET, bot = regular, seed = 'x'): string {
  const { state } = scene(given);
  const view = viewOf(state, seat);
  return text(bot.choose(view, seat, stalingrad.legal(view, seat), SeededChance.fromSeed(seed)));
}

const LEVELS = [
  { name: 'regular', bot: regular },
  { name: 'recruit', bot: recruit },
];

test.each(LEVELS.flatMap((level) => ALL.map((scenario) => ({ ...level, scenario }))))(
  'the $name plays scenario $scenario with legal actions alone, and does not withdraw',
  ({ bot, scenario }) => {
    const look = ({ legal, action }: Decision): void => {
      if (!legal.includes(action)) expect.fail(`${text(action)} is not legal`);
      expect(action.do).not.toBe('withdraw');
    };
    play(scenario, '1', look, ENOUGH, bot);
  },
);

test.each(LEVELS)('US-CAMP-02 two of the $name play a campaign to one of its ends', ({ bot }) => {
  const state = play(CAMPAIGN, 'whole', () => {}, 20_000, bot);
  expect(state.open.ended).toMatch(/^END-/);
  expect(stalingrad.outcome(state)).not.toBeNull();
});

test.each(LEVELS)('the $name plays the same game again from the same seed, whatever it has played since', ({ bot }) => {
  const texts = ['151', CAMPAIGN, '022'].map((between) => {
    const actions: string[] = [];
    play('074', 'again', ({ action }) => actions.push(text(action)), ENOUGH, bot);
    play(between, 'between', () => {}, 600, bot);
    return actions;
  });
  expect(texts[1]).toEqual(texts[0]);
  expect(texts[2]).toEqual(texts[0]);
});

test.each(['031', '082', '101', CAMPAIGN])('the regular answers alike in worlds of %s it cannot tell apart', (id) => {
  const anew = SeededChance.fromSeed('anew');
  let different = 0;
  play(
    id,
    'worlds',
    ({ state, seat, legal, action }) => {
      const other = stalingrad.imagine(viewOf(state, seat), seat, anew);
      if (JSON.stringify(other) !== JSON.stringify(state)) different++;
      expect(text(regular.choose(viewOf(other, seat), seat, legal, SeededChance.fromSeed('x')))).toBe(text(action));
    },
    150,
  );
  expect(different).toBeGreaterThan(20);
});

test.each(['011', '021', '041', '053', '101', '142'])(
  'weights in %s are positive, and a position is worth as much to one seat as it is not to the other',
  (scenario) => {
    const { weigh, evaluate } = searched.insight;
    play(
      scenario,
      'worth',
      ({ state, seat, legal }) => {
        const weights = Array.from(weigh?.(state, seat, legal) ?? []);
        expect(weights).toHaveLength(legal.length);
        expect(Math.min(...weights)).toBeGreaterThan(0);
        if (state.open.round === 0) return;
        const [soviet = 0, german = 0] = stalingrad.seats.map((each) => evaluate?.(state, each) ?? 0);
        expect(soviet + german).toBeCloseTo(1, 9);
      },
      200,
    );
  },
);

test('soldiers with the same card are one choice to a search, and everything else is told apart', () => {
  const { key } = searched.insight;
  /** An action's text, with the face of its card for the card. */
  const faced = (action: Action): string => {
    if (!('card' in action) || action.card === edition.fog) return text(action);
    const { title, squad, initiative, class: rank, actions } = factsOf(id.card(action.card));
    return JSON.stringify({ ...action, card: [title, squad, initiative, rank, actions] });
  };
  let merged = 0;
  play('152', 'keys', ({ legal }) => {
    const keys = legal.map((action) => key?.(action));
    const faces = legal.map(faced);
    expect(new Set(keys).size).toBe(new Set(faces).size);
    expect(faces.map((face) => keys[faces.indexOf(face)])).toEqual(keys);
    if (new Set(keys).size < legal.length) merged++;
    expect(legal.map((action) => key?.(structuredClone(action)))).toEqual(keys);
  });
  expect(merged).toBeGreaterThan(20);
});

test('decks are confirmed without a search', () => {
  const { obvious, weigh } = searched.insight;
  const asked: string[] = [];
  play(
    CAMPAIGN,
    'decks',
    ({ state, seat, legal, action }) => {
      const step = state.flow.at(-1)?.step ?? '';
      const view = viewOf(state, seat);
      expect(obvious?.(view, seat)).toBe(action.do === 'confirm');
      if (action.do !== 'confirm') return;
      asked.push(step);
      const weights = Array.from(weigh?.(view, seat, legal) ?? []);
      expect(legal[weights.indexOf(Math.max(...weights))]?.do).toBe('confirm');
    },
    400,
  );
  expect(asked).toContain('decks');
});

/** The Soviets need one more point, and Riflemen A stand on it. */
const LAST_POINT: Given = {
  scenario: '011',
  turn: 'soviet',
  soviet: {
    hand: ['rifleman-A', 'machine-gunner-B'],
    controlled: ['504', '505'],
    scouted: ['603'],
    counters: { 'rifleman-A': '603' },
  },
};

test('the regular takes the point that wins', () => {
  expect(chosen(LAST_POINT)).toMatch(/^control S-S-00\d$/);
});

test('the recruit takes the point that wins, unless it overlooks it', () => {
  const answers = Array.from({ length: 100 }, (_, seed) => chosen(LAST_POINT, SOVIET, recruit, String(seed)));
  const taken = answers.filter((answer) => answer.startsWith('control')).length;
  expect(taken).toBeGreaterThan(65);
  expect(taken).toBeLessThan(95);
});

test('the recruit confirms what is settled, whatever it overlooks', () => {
  for (let seed = 0; seed < 20; seed++)
    play(
      CAMPAIGN,
      `settled ${seed}`,
      ({ legal, action }) => {
        if (legal.some(({ do: verb }) => verb === 'confirm')) expect(action.do).toBe('confirm');
      },
      20,
      recruit,
    );
});

test('every plan is for a kind of objective, or for a side of a scenario', () => {
  const kinds = ['control', 'gain', 'hold', 'occupy', 'rout'];
  const missions = ALL.flatMap((scenario) => stalingrad.seats.map((seat) => `${scenario} ${seat}`));
  expect([...kinds, ...missions]).toEqual(expect.arrayContaining(Object.keys(WEIGHTS)));
  expect(Object.keys(WEIGHTS)).toEqual(expect.arrayContaining(kinds));
});

test('the outlook foresees who wins, in every kind of scenario', () => {
  let error = 0;
  let n = 0;
  for (const scenario of ['011', '022', '041', '061', '074', '121'])
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      const values: number[] = [];
      const end = play(scenario, seed, ({ state, seat }) => {
        if (state.flow.at(-1)?.step === 'bid' && seat === SOVIET)
          values.push(searched.insight.evaluate?.(state, seat) ?? 0.5);
      });
      const won = stalingrad.outcome(end)?.winner === SOVIET ? 1 : 0;
      for (const value of values) error += (value - won) ** 2;
      n += values.length;
    }
  expect(error / n).toBeLessThan(0.2); // 0.25 is a coin
});

test('a search in a campaign plays one game, to its end', () => {
  const { state } = scene(LAST_POINT);
  state.open.campaign = true;
  state.flow.unshift({ step: 'campaign' });
  const view = viewOf(state, SOVIET);
  const focused = searched.insight.focus?.(view, SOVIET) ?? view;
  expect(stalingrad.legal(focused, SOVIET).map(text)).toEqual(stalingrad.legal(view, SOVIET).map(text));
  const imagined = stalingrad.imagine(focused, SOVIET, SeededChance.fromSeed('x'));
  const control = stalingrad.legal(imagined, SOVIET).find(({ do: verb }) => verb === 'control');
  if (control === undefined) throw new Error('there is nothing to control');
  stalingrad.apply(imagined, SOVIET, control, SilentContext.seeded<Stalingrad>('x'));
  expect(stalingrad.outcome(imagined)).toMatchObject({ winner: SOVIET });
  expect(stalingrad.waiting(imagined)).toEqual([]);
  expect(view.flow[0]).toEqual({ step: 'campaign' });
});

test.each([
  { seat: SOVIET, wins: true },
  { seat: GERMAN, wins: false },
])('a search of $seat judges by the secret objectives of that seat alone', ({ seat, wins }) => {
  const { state } = scene({
    scenario: '073',
    turn: 'soviet',
    soviet: { hand: ['rifleman-A'] },
    german: { counters: { 'stug-iii': '703 routed', 'rifleman-C': '703 routed' } },
  });
  const view = viewOf(state, seat);
  const { open } = stalingrad.imagine(searched.insight.focus?.(view, seat) ?? view, seat, SeededChance.fromSeed('x'));
  expect(judge(open, SOVIET)).toEqual(wins ? expect.objectContaining({ winner: SOVIET }) : null);
});

test('the regular bolsters a squad that is routed before anything else', () => {
  const given: Given = {
    scenario: '011',
    turn: 'soviet',
    soviet: { hand: ['squad-leader-A', 'machine-gunner-B'], counters: { 'rifleman-A': '604 routed' } },
  };
  expect(chosen(given)).toBe('bolster S-S-002');
});

const SHOTS = ['attack', 'attack-2', 'suppress', 'flame', 'antitank', 'demo', 'strike'];

test('a hint for a shot tells its chance, and every other hint is a sentence or nothing', () => {
  let shots = 0;
  play('061', 'reasons', ({ state, seat, legal }) => {
    const view = viewOf(state, seat);
    for (const action of legal) {
      const reason = regular.because?.(view, seat, action) ?? 'none';
      if (reason !== '') expect(reason).toMatch(/^[A-Z0-9].*\.$/);
      const miss = stalingrad.odds(view, seat, action)?.outcomes.find(({ name }) => name === 'Miss');
      if (miss === undefined || !SHOTS.includes(action.do)) continue;
      shots++;
      expect(reason).toBe(`It hits ${Math.round(100 * (1 - miss.chance))} % of the time.`);
    }
  });
  expect(shots).toBeGreaterThan(100);
});

test('the regular loses the plainest soldier', () => {
  const given: Given = {
    scenario: '011',
    turn: 'german',
    first: { step: 'lose', seat: SOVIET, unit: 'rifleman-A' as never, zone: 'hand' },
    soviet: { hand: ['S-U-004', 'S-S-005'] },
  };
  expect(chosen(given)).toBe('lose S-S-005');
});
