import 'fake-indexeddb/auto';
import { ALL, type Players } from '@kurgan/host';
import { beforeEach, expect, test, vi } from 'vitest';
import { botCalls } from '../session/bot-moves.ts';
import { laterCalls } from '../session/later-calls.ts';
import { calls } from '../session/matches.ts';
import type { Opened, Update } from '../session/protocol.ts';
import { list, load } from '../session/stored.ts';
import type { Question } from '../session/think.ts';

/** Bots that take the first of their choices, and what they were told. */
const questions = vi.hoisted((): Question[] => []);
vi.mock('../session/bot-client.ts', async () => {
  const { gameOf } = await import('../games.ts');
  return {
    askBot: (question: Question) => {
      questions.push(structuredClone(question));
      const answer = async () => {
        const game = await gameOf(question.game).rules('1');
        const [action] = game.legal(question.view, question.seat);
        return action === undefined ? null : { action: game.notation.format(action), because: '', estimate: null };
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

/** Seats whose private rooms an answer holds, at any depth. */
function roomsIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    name === 'private' && typeof value === 'object' && value !== null ? Object.keys(value) : roomsIn(value),
  );
}
const wordsIn = (answer: Update): string => JSON.stringify([answer.log, answer.moment.choices]);

/** Does the first of the choices. */
async function act(id: string, { moment }: Update): Promise<Update> {
  const answer = await calls.act(id, moment.choices[0]?.text ?? '', moment.made);
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

/** A bot acts on a page that has nothing left to show. */
function botMoves(id: string): Promise<Update | null> {
  const moved = botCalls.botMove(tell, id);
  void botCalls.botMay(tell, id);
  return moved;
}

test('a bot that has made up its mind acts only when the page has shown what happened before', async () => {
  const { info } = await start({ us: 'person', german: 'recruit' });
  const moved = botCalls.botMove(tell, info.id);
  const tooEarly = new Promise((resolve) => setTimeout(resolve, 50, 'not yet'));
  expect(await Promise.race([moved, tooEarly])).toBe('not yet');
  expect(questions).toHaveLength(1);
  await botCalls.botMay(tell, info.id);
  expect(await moved).toMatchObject({ moment: { made: 1 } });
});

test('both may bid at once: whoever has not seen the other bid is not told to look again', async () => {
  const { info, moment } = await start({ us: 'person', german: 'recruit' });
  await botMoves(info.id);
  expect(await calls.act(info.id, moment.choices[0]?.text ?? '', 0)).toMatchObject({ missed: null });
});

test('an action on a moment that has passed is not done, and tells what was missed', async () => {
  const { info, ...first } = await start({ us: 'person', german: 'recruit' });
  await botMoves(info.id);
  let update = await act(info.id, first);
  while (update.moment.choices.length === 0) update = (await botMoves(info.id)) ?? update;
  const seen = update.moment.made - 1;
  const answer = await calls.act(info.id, update.moment.choices[0]?.text ?? '', seen);
  expect(answer).toMatchObject({ moment: { made: update.moment.made }, log: { from: 0 } });
  if ('whyNot' in answer) throw new Error('it was refused');
  expect(answer.missed?.length).toBeGreaterThan(0);
  expect(answer.missed?.every(({ after }) => after > seen)).toBe(true);
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
  const update = await botMoves(info.id);
  expect(questions.map(({ seat, bot }) => [seat, bot])).toEqual([['german', 'recruit']]);
  expect(roomsIn(questions)).toEqual(['german']);
  expect(JSON.stringify(questions)).not.toMatch(/sealed|two seats/);
  expect([roomsIn(update), update?.moment.made]).toEqual([['us'], 1]);
  expect((await list()).find(({ id }) => id === info.id)).toMatchObject({ made: 1, players: update && info.players });
  expect(await load(info.id)).toMatchObject({
    kept: { entries: [{ seat: 'german' }] },
    players: { us: 'person', german: 'recruit' },
  });
});

test('while a match against a bot runs, looking back shows the own hand alone; bots may be watched through any eyes', async () => {
  const { info } = await start({ us: 'person', german: 'recruit' });
  expect(roomsIn(await laterCalls.at(info.id, 0, ALL))).toEqual(['us']);
  const watched = await start({ us: 'recruit', german: 'recruit' });
  expect(roomsIn(watched)).toEqual([]);
  expect(roomsIn(await laterCalls.look(watched.info.id, ALL))).toEqual(['us', 'german']);
  expect(await botMoves(watched.info.id)).toMatchObject({ moment: { made: 1 } });
});

test('a file keeps who played, and goes on with them', async () => {
  const { info } = await start({ us: 'recruit', german: 'person' });
  const taken = await laterCalls.take(await laterCalls.file(info.id));
  expect(taken.info.players).toEqual({ us: 'recruit', german: 'person' });
  expect(taken.moment.seat).toBe('german');
});

/** A match of the one player who is at the screen, given up at once. */
async function finished(): Promise<Opened> {
  const started = await start({ us: 'person', german: 'recruit' });
  await laterCalls.resign(started.info.id);
  return started;
}

test('a file of a running match of two is sealed: neither the seed nor a bid stands in it, and a sentence says so', async () => {
  const { info } = await start(SHARED);
  const { moment } = await calls.lift(info.id, 'us');
  const bid = moment.choices[0]?.text ?? '';
  await calls.act(info.id, bid, 0);
  const file = await laterCalls.file(info.id);
  expect(Object.keys(JSON.parse(file))).toEqual(['kurgan', 'format', 'game', 'setup', 'note', 'players', 'sealed']);
  expect(JSON.parse(file).note).toMatch(/still being played/);
  expect(file).not.toMatch(new RegExp(`two seats|${bid}|entries|"head"`));
  expect((await laterCalls.take(file)).moment.made).toBe(1);
});

test('a file of a finished match is open, and without players it is played by persons', async () => {
  const { info } = await finished();
  const { players: _, ...journal } = JSON.parse(await laterCalls.file(info.id));
  expect(journal).toMatchObject({ seed: 'two seats', entries: [{ seat: 'us', end: 'resign' }] });
  expect((await laterCalls.take(JSON.stringify(journal))).info.players).toEqual(SHARED);
});

test('a running match cannot be branched to look what comes; a finished one can', async () => {
  const { info } = await start({ us: 'person', german: 'recruit' });
  await expect(laterCalls.branch(info.id, 0)).rejects.toThrow('is being played');
  const over = await finished();
  expect((await laterCalls.branch(over.info.id, 0)).moment).toMatchObject({ made: 0, outcome: null });
});

test('two persons at one screen agree on a draw; it is no more offered when the other has played on', async () => {
  const { info } = await start(SHARED);
  const us = await calls.lift(info.id, 'us');
  expect((await laterCalls.offer(info.id)).offers).toEqual([{ kind: 'draw', by: 'us' }]);
  expect((await laterCalls.answer(info.id, true)).moment.outcome).toBeNull();
  expect((await act(info.id, us)).offers).toHaveLength(1);
  const german = await calls.lift(info.id, 'german');
  expect(german.offers).toHaveLength(1);
  const { moment, log } = await laterCalls.answer(info.id, true);
  expect(moment.outcome).toMatchObject({ winner: null });
  expect(log.lines.map(({ text }) => text)).toEqual(['Both sides agree on a draw.']);

  const again = await start(SHARED);
  await calls.lift(again.info.id, 'us');
  await laterCalls.offer(again.info.id);
  await act(again.info.id, us);
  const offered = await calls.lift(again.info.id, 'german');
  expect((await act(again.info.id, offered)).offers).toEqual([]);
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

test('once the players have changed seats, a saved file and a match played on from it seat everybody as before', async () => {
  const players: Players = { axis: 'person', allies: 'recruit' };
  const { info } = await calls.start('axis', 'race', { bidding: true }, 'changed seats', players);
  const { id } = info;
  await calls.act(id, 'bid allies 1', 0);
  expect((await botMoves(id))?.moment).toMatchObject({ isSwapped: true, seat: 'allies' });
  const again = await laterCalls.take(await laterCalls.file(id));
  expect([again.moment.seat, again.info.players]).toEqual(['allies', players]);
  await laterCalls.resign(id);
  expect((await laterCalls.branch(id, 1)).info.players).toEqual(players);
});
