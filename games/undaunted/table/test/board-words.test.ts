import { Match } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { normandy } from '../../normandy/game.ts';
import { GERMAN, US } from '../../normandy/test/scene.ts';
import { id } from '../../rules/ids.ts';
import type { Open } from '../../rules/state.ts';
import { type BoardFacts, boardFacts } from '../board/facts.ts';
import { counterWords, tileShows, tileWords } from '../board/words.ts';
import { NORMANDY } from '../normandy/edition.ts';

function at(scenario: string): { readonly facts: BoardFacts; readonly open: Open } {
  const { open } = new Match(normandy, { scenario, options: {} }, 'words').state;
  return { facts: boardFacts(NORMANDY, NORMANDY.pieces.boards[scenario]!.scenario), open };
}

test('a tile tells its ground, its cover, what lies on it and who stands there', () => {
  const { facts, open } = at('1');
  const told = tileWords(facts, open, id.tile('5B'));
  expect(told).toContain('5B Scattered cottages, cover 1.');
  expect(told).toContain('Objective, 3 points, controlled by Germany, Germany enters here: all units.');
  expect(told).toContain('German Riflemen A, defense 4.');
  expect(tileWords(facts, open, id.tile('11B'))).toContain('No units here.');
});

test('UN-HILL-01 UN-HILL-02 a hill tells both of its covers', () => {
  const { facts, open } = at('11');
  expect(tileWords(facts, open, id.tile('9A'))).toContain('cover 3, from a hill or a mortar 1');
  expect(tileShows(facts, open, id.tile('9A'))).toBe('3 1 9A 1 US B');
});

test('UN-TOK-06 the markers of a side on one tile are told as one', () => {
  const { facts, open } = at('8');
  expect(tileWords(facts, open, id.tile('16A'))).toContain(
    'the United States enters here: squads B and C, Snipers, Mortar',
  );
  expect(facts.mission.entrances.filter(({ tile }) => tile === '16A')).toHaveLength(1);
});

test('a suppressed counter, a target and the radio are told', () => {
  const { facts, open } = at('10');
  open.sides[US]!.counters[id.unit('riflemen-A')]!.suppressed = true;
  open.sides[GERMAN]!.target = id.tile('6B');
  expect(counterWords(NORMANDY, open, id.counter('us/riflemen-A'))).toBe('US Riflemen A, defense 4, suppressed');
  expect(tileWords(facts, open, id.tile('6B'))).toContain(
    'radio, scouted by the United States, Mortar target of Germany',
  );
});
