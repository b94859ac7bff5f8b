import type { Journal } from '@kurgan/engine';
import { ALL, type Players } from '@kurgan/host';
import { beforeEach, expect, test, vi } from 'vitest';
import { botCalls } from '../session/bot-moves.ts';
import { laterCalls } from '../session/later-calls.ts';
import type { MatchInfo } from '../session/match-info.ts';
import { calls } from '../session/matches.ts';
import type { Opened, Update } from '../session/protocol.ts';
import type { Question } from '../session/think.ts';

/** A store in memory, and what it holds. */
const stored = vi.hoisted(() => new Map<string, { info: unknown; journal: unknown }>());
vi.mock('../session/store.ts', () => ({
  Elsewhere: class extends Error {},
  save: async (info: MatchInfo, journal: Journal) => void stored.set(info.id, structuredClone({ info, journal })),
  load: async (id: string) => structuredClone(stored.get(id)?.journal),
  gameOf: async () => 'normandy',
  lessonId: (game: string) => `lesson-${game}`,
}));

/** Bots that take the first of their choices, and what they were told. */
const questions = vi.hoisted((): Question[] => []);
vi.mock('../session/bot-client.ts', async () => {
  const { gameOf } = await import('../games.ts');
  return {
    askBot: (question: Question) => {
      questions.push(structuredClone(question));
      const answer = async () => {
        const game = await gameOf(question.game).rules();
        const [action] = game.legal(question.view, question.seat);
        return action === undefined ? null : { action: game.notation.format(action), because: '' };
      };
      return { answer: answer(), enough: () => {}, breakOff: () => {} };
    },
  };
});

beforeEach(() => {
  questions.length = 0;
});

const SHARED: Players = { us: 'person', german: 'person' };
const start = (players: Players): Promise<Opened> => calls.start('normandy', '1', {}, 'two seats', players);
const tell = (): void => {};

/** Whose private rooms an answer holds, wherever they stand in it. */
function roomsIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    name === 'private' && typeof value === 'object' && value !== null ? Object.keys(value) : roomsIn(value),
  );
}
const wordsIn = (answer: Update): string => JSON.stringify([answer.log, answer.moment.choices]);

/** Does the first of the choices. */
async function act(id: string, { moment }: Update): Promise<Update> {
  const answer = await calls.act(id, moment.choices[0]?.text ?? '');
  if ('whyNot' in answer) throw new Error(JSON.stringify(answer));
  return answer;
}

test('two persons: what reaches the page before the curtain is lifted holds no hand, no choice and no told line', async () => {
  const answer = await start(SHARED);
  const { id } = answer.info;
  expect(answer).toMatchObject({ curtain: 'us', moment: { seat: null, choices: [] } });
  expect(roomsIn(answer)).toEqual([]);
  expect(await calls.odds(id, ['end', 'bid fog-of-war'])).toEqual([null, null]);
  expect(await calls.why(id, 'end')).toEqual({ unreadable: 'the curtain is down' });
  expect(await laterCalls.review(id)).toEqual([]);
  expect(await botCalls.botHint(tell, id)).toBeNull();
  for (const eyes of ['us', 'german', ALL]) expect(roomsIn(await laterCalls.at(id, 0, eyes))).toEqual([]);
  expect(questions).toEqual([]);
});

test('two persons: each is answered from the own hand alone, over whole rounds', async () => {
  const { info, ...first } = await start(SHARED);
  const { id } = info;
  const seen = new Set<string>();
  let answer: Update = first;
  for (let i = 0; i < 120 && answer.moment.outcome === null; i++) {
    const { curtain } = answer;
    if (curtain !== null) {
      expect([roomsIn(answer), answer.moment.choices]).toEqual([[], []]);
      const wrong = await calls.lift(id, curtain === 'us' ? 'german' : 'us');
      expect(roomsIn(wrong)).toEqual([]);
      answer = await calls.lift(id, curtain);
    }
    const seat = answer.moment.seat ?? '';
    seen.add(seat);
    expect(roomsIn(answer)).toEqual([seat]);
    expect(answer.moment.waiting).toContain(seat);
    answer = await act(id, answer);
  }
  expect([...seen].sort()).toEqual(['german', 'us']);
});

test('the log behind a lifted curtain is the one of its seat, from its first line', async () => {
  const { info } = await start(SHARED);
  const us = await calls.lift(info.id, 'us');
  const curtain = await act(info.id, us);
  expect(curtain.log.from).toBe(0);
  const german = await calls.lift(info.id, 'german');
  expect(german.log.from).toBe(0);
  expect(wordsIn(us)).not.toBe(wordsIn(german));
});

test('whoever opens a shared match again stands before the curtain', async () => {
  const { info } = await start(SHARED);
  await calls.lift(info.id, 'us');
  expect(roomsIn(await calls.open(info.id))).toEqual([]);
});

test('against a bot: it is told what its seat sees and nothing else, and its action is stored before it is told', async () => {
  const { info, moment, curtain } = await start({ us: 'person', german: 'recruit' });
  expect([moment.seat, curtain]).toEqual(['us', null]);
  const update = await botCalls.botMove(tell, info.id, 0);
  expect(questions.map(({ seat, bot }) => [seat, bot])).toEqual([['german', 'recruit']]);
  expect(roomsIn(questions)).toEqual(['german']);
  expect(JSON.stringify(questions)).not.toMatch(/sealed|two seats/);
  expect([roomsIn(update), update?.moment.made]).toEqual([['us'], 1]);
  expect(stored.get(info.id)).toMatchObject({
    info: { made: 1, players: { us: 'person', german: 'recruit' } },
    journal: { players: { us: 'person', german: 'recruit' }, actions: [{ seat: 'german' }] },
  });
});

test('while a match against a bot runs, looking back shows the own hand alone; bots may be watched through any eyes', async () => {
  const { info } = await start({ us: 'person', german: 'recruit' });
  expect(roomsIn(await laterCalls.at(info.id, 0, ALL))).toEqual(['us']);
  const watched = await start({ us: 'recruit', german: 'recruit' });
  expect(roomsIn(watched)).toEqual([]);
  expect(roomsIn(await laterCalls.look(watched.info.id, ALL))).toEqual(['us', 'german']);
  expect(await botCalls.botMove(tell, watched.info.id, 0)).toMatchObject({ moment: { made: 1 } });
});

test('a file keeps who played, and goes on with them', async () => {
  const { info } = await start({ us: 'recruit', german: 'person' });
  const taken = await laterCalls.take(await laterCalls.file(info.id));
  expect(taken.info.players).toEqual({ us: 'recruit', german: 'person' });
  expect(taken.moment.seat).toBe('german');
});

test('a journal from before there were players is played by persons', async () => {
  const { info } = await start(SHARED);
  const { players: _, ...old } = JSON.parse(await laterCalls.file(info.id));
  expect((await laterCalls.take(JSON.stringify(old))).info.players).toEqual(SHARED);
});

test('giving up ends a match for the player at the screen, opens every hand, and is not for those behind the curtain', async () => {
  const { info } = await start(SHARED);
  expect((await laterCalls.resign(info.id)).moment.outcome).toBeNull();
  expect(roomsIn(await laterCalls.at(info.id, 0, ALL))).toEqual([]);
  await calls.lift(info.id, 'us');
  const { moment } = await laterCalls.resign(info.id);
  expect(moment).toMatchObject({ outcome: { winner: 'german' }, now: null, choices: [], waiting: [], undoable: 0 });
  expect(roomsIn(await laterCalls.at(info.id, 1, ALL))).toEqual(['us', 'german']);
});
