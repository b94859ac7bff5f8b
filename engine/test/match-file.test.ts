import { expect, test } from 'vitest';
import { OLD_MATCH } from '../files/match-file.ts';
import { seal, unseal } from '../files/seal.ts';
import { define, equip, expectOk, isSecret, Match, parseMatch, readStoredGame, writeMatch } from '../index.ts';
import { replayMatch } from '../replay.ts';
import { playOn, startToy } from './play.ts';
import { type Muster, muster, musterDefinition, musterTools } from './toy/muster.ts';
import { type Toy, toy, toyDefinition, toyTools } from './toy/toy.ts';

function running(): Match<Toy> {
  const match = startToy('a secret seed');
  playOn(match, 1);
  return match;
}
const read = (text: string) => readStoredGame(text, [toy]);

test('the file of a running multiplayer match shows no seed, action or hash, and can be played on', () => {
  const match = running();
  expect(isSecret(match)).toBe(true);
  const file = writeMatch(match, { red: 'person', blue: 'veteran' });
  const [bid] = match.line;
  const { head, entries } = match.journal();
  for (const secret of ['a secret seed', bid?.text ?? '', 'bid', head, entries[0]?.previous ?? '']) {
    expect(file).not.toContain(secret);
  }
  expect(file).toContain('still being played');
  expect(JSON.parse(file)).toMatchObject({ players: { red: 'person', blue: 'veteran' } });
  const stored = expectOk(read(file));
  if (stored.kind !== 'match') throw new Error('it is a match');
  expect([stored.isSealed, stored.journal.players]).toEqual([true, { red: 'person', blue: 'veteran' }]);
  expect(expectOk(replayMatch(toy, stored.journal)).state).toEqual(match.state);
});

test('once the match is over, the file is open', () => {
  const match = running();
  playOn(match);
  const file = writeMatch(match);
  expect(isSecret(match)).toBe(false);
  expect(JSON.parse(file)).toMatchObject({ seed: 'a secret seed', entries: match.journal().entries });
  expect(read(file)).toMatchObject({ ok: true, value: { isSealed: false } });
});

test("a solitaire game doesn't hide its seed, but its file shows nothing sealed", () => {
  const alone = equip(define<Toy>({ ...toyDefinition, seats: ['red'] }), toyTools);
  const match = startToy('alone', {}, alone);
  expect(isSecret(match)).toBe(false);
  playOn(match, 1);
  const file = writeMatch(match, { red: 'person' });
  expect(JSON.parse(file)).toMatchObject({
    seed: 'alone',
    entries: match.journal().entries,
    players: { red: 'person' },
  });
  for (const word of ['sealed', 'deck', 'hand']) expect(file).not.toContain(`"${word}"`);
  const stored = expectOk(readStoredGame(file, [alone]));
  expect(stored).toMatchObject({ kind: 'match', isSealed: false, journal: match.journal({ red: 'person' }) });
  for (const changed of [{ closed: 'zz' }, { closed: seal('[') }, { note: 1 }]) {
    const answer = readStoredGame(JSON.stringify({ ...JSON.parse(file), ...changed }), [alone]);
    expect(answer).toMatchObject({ ok: false, error: { error: 'broken match' } });
  }
});

test('a sealed file with any change is broken, and the error quotes nothing from it', () => {
  const file = JSON.parse(writeMatch(running()));
  for (const sealed of [`0${file.sealed.slice(1)}`, `${file.sealed.slice(0, -1)}0`, file.sealed.slice(2), '', 'zz']) {
    if (sealed === file.sealed) continue;
    const answer = read(JSON.stringify({ ...file, sealed }));
    expect(answer).toMatchObject({ ok: false, error: { error: 'broken match' } });
  }
  const other = read(JSON.stringify({ ...file, sealed: seal('{"seed":"of another kind"}') }));
  expect(other.ok ? '' : other.error.detail).toBe('$.sealed: expected a match, got something else');
});

test('a match from an early build is refused with a clear sentence', () => {
  const old = { kurgan: 'match', game: 'toy', version: '1', seed: 'x', actions: [], head: '' };
  expect(parseMatch(old)).toEqual({ ok: false, error: { error: 'old match' } });
  expect(read(JSON.stringify(old))).toEqual({ ok: false, error: { error: 'old match', detail: OLD_MATCH } });
  const strange = parseMatch({ ...old, format: 2 });
  expect(strange.ok ? '' : strange.error.error).toBe('broken match');
});

test('a match whose dice came from another generator is refused with the same sentence, sealed or open', () => {
  const file = JSON.parse(writeMatch(running()));
  const journal = { ...JSON.parse(unseal(file.sealed) ?? ''), generator: 'sha256' };
  for (const old of [journal, { ...file, sealed: seal(JSON.stringify(journal)) }]) {
    expect(read(JSON.stringify(old))).toEqual({ ok: false, error: { error: 'old match', detail: OLD_MATCH } });
  }
  const none = read(JSON.stringify({ ...journal, generator: 7 }));
  expect(none.ok ? '' : none.error.error).toBe('broken match');
});

test('any text can be sealed, each differently, and nothing else can be opened', () => {
  for (const text of ['', '{}', '"Стали́нград \u2028 🐦"', 'x'.repeat(1000)]) {
    const block = seal(text);
    expect(block).toMatch(/^[0-9a-f]+$/);
    expect(JSON.parse(`[${unseal(block) || 'null'}]`.replace(/\[x+\]/, 'null'))).toEqual(
      JSON.parse(`[${text || 'null'}]`.replace(/\[x+\]/, 'null')),
    );
  }
  expect(seal('{"a":1}').slice(64)).not.toBe(seal('{"a":2}').slice(64));
});

/** The toy under different rules: a raid needs one more. */
const steeper = equip(
  define<Toy>({
    ...toyDefinition,
    version: '2',
    setup: (chosen, context) => {
      const state = toyDefinition.setup(chosen, context);
      return { ...state, open: { ...state.open, handSize: 2 } };
    },
  }),
  toyTools,
);
/** The toy under a new version number, with the same rules. */
const renumbered = equip(define<Toy>({ ...toyDefinition, version: '2' }), toyTools);

test('a match moves on to new rules that play it the same way, and keeps its dice and its chain', () => {
  const match = startToy('moves on', { rounds: 6 });
  playOn(match);
  const moved = expectOk(replayMatch(renumbered, match.journal()));
  expect(moved.state).toEqual(match.state);
  expect([moved.version, moved.journal().rules, moved.head]).toEqual(['1', '2', match.head]);
  expect(replayMatch(renumbered, moved.journal()).ok).toBe(true);
});

test('a match that new rules play differently is readable up to that point', () => {
  const match = startToy('held');
  playOn(match, 12);
  const replayed = replayMatch(steeper, match.journal());
  if (replayed.ok) throw new Error('the rules differ');
  const { error, readable, at } = replayed.error;
  expect(error).toBe('rules changed');
  expect(readable).toBeLessThan(at);
  expect(expectOk(replayMatch(steeper, match.journal(), readable)).length).toBe(readable);
});

test('rules that refuse nothing but lead elsewhere are caught, however short the match', () => {
  const match = startToy('short');
  playOn(match, 3);
  const journal = match.journal();
  playOn(match, 5); // the written file must not change
  const blind = equip(define({ ...toyDefinition, version: '2' }), toyTools);
  const crooked = {
    ...blind,
    apply(...[state, seat, action, context]: Parameters<typeof blind.apply>) {
      blind.apply(state, seat, action, context);
      state.open.landings.red = 3;
    },
  };
  expect(replayMatch(blind, journal).ok).toBe(true);
  expect(replayMatch(crooked, journal)).toMatchObject({
    ok: false,
    error: { error: 'rules changed', at: 3, readable: 0 },
  });
});

test('a state that differs from a snapshot is caught at that snapshot', () => {
  const long = new Match(muster, { scenario: 'plain', options: { name: '', spies: [] } }, 'snapshots');
  for (let i = 0; i < 70; i++) long.order('red', 'jeer', 'told');
  const journal = long.journal();
  const [first] = journal.snapshots;
  expect(journal.snapshots.map(({ after }) => after)).toEqual([64, 70]);
  const changed = { ...journal, snapshots: [{ after: 64, state: { open: {} } }] };
  const faultOf = (game: typeof muster) => {
    const replayed = replayMatch(game, changed);
    return replayed.ok ? null : [replayed.error.error, replayed.error.at, replayed.error.readable];
  };
  const renewed = equip(define<Muster>({ ...musterDefinition, version: '2' }), musterTools);
  expect(faultOf(muster)).toEqual(['snapshot changed', 64, 63]);
  expect(faultOf(renewed)).toEqual(['rules changed', 64, 0]);
  const beyond = { ...journal, snapshots: [{ ...first!, after: 1000 }] };
  expect(replayMatch(muster, beyond)).toMatchObject({ ok: false, error: { error: 'snapshot changed', at: 1000 } });
});

test('the bytes of a sealed block are not those of the text', () => {
  const text = JSON.stringify({ seed: 'a secret', entries: 'x'.repeat(200) });
  const hidden = Buffer.from(seal(text).slice(64), 'hex').toString('latin1');
  expect(hidden).toHaveLength(text.length);
  const same = [...hidden].filter((letter, i) => letter === text[i]).length;
  expect(same).toBeLessThan(text.length / 10);
  expect(new Set(hidden).size).toBeGreaterThan(60); // a run of one letter must not become a run of one byte
});

test('a sealed block is written in one way: with a digit too many or in capitals it is damaged', () => {
  const block = seal('{"seed":"a secret"}');
  expect(unseal(block)).toBe('{"seed":"a secret"}');
  for (const damaged of [`${block}0`, block.slice(0, 64) + block.slice(64).toUpperCase()]) {
    expect(damaged).not.toBe(block);
    expect(unseal(damaged)).toBeNull();
  }
});

test('known value: a block that was sealed once opens forever', () => {
  const block = '015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862c5d649e3bedc54';
  expect([seal('{"a":1}'), unseal(block)]).toEqual([block, '{"a":1}']);
});

test("the file of a running match shows the setup without a seat's own options, whichever its scenario", () => {
  const scenarios = toyDefinition.scenarios.map((info) => ({
    ...info,
    options: info.options.map((option) =>
      option.id === (info.id === 'day' ? 'hazard' : 'rounds') ? { ...option, seat: 'red' } : option,
    ),
  }));
  const game = equip(define<Toy>({ ...toyDefinition, scenarios }), toyTools);
  const shown = (scenario: string) => {
    const match = new Match(game, { scenario, options: { hazard: true, rounds: 3 } }, 'seed');
    return (JSON.parse(writeMatch(match)) as { setup: { options: object } }).setup.options;
  };
  expect([shown('day'), shown('night')]).toEqual([{ rounds: 3 }, { hazard: true }]);
});

test('files stand in lines with one blank more for each level', () => {
  const running = startToy();
  const ended = startToy();
  playOn(ended);
  for (const match of [running, ended]) expect(writeMatch(match).split('\n')[1]).toBe(' "kurgan": "match",');
});
