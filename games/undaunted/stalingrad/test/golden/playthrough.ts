import { createHash } from 'node:crypto';
import { SeededChance } from '@kurgan/engine';
import { closingOf, playThrough, shownBy } from '../../../test/playthrough.ts';
import type { Action } from '../../actions.ts';
import type { Stalingrad, StalingradEvent } from '../../state.ts';
import { stalingrad } from '../../tools.ts';
import { choose } from './player.ts';

const SEED = 'golden';
/** More actions than any golden campaign has. */
const MOST = 8000;

/** A game as text, to its end. */
export function playthrough(scenario: string): string {
  const setup = { scenario, options: {} };
  const played = playThrough(stalingrad, setup, { seed: SEED, most: MOST, choose, linesOf });
  return `${[...played.lines, '', `${closingOf(played)} in round ${played.match.state.open.round}.`].join('\n')}\n`;
}

/** What a terminal shows to both sides in the middle of a game. */
export const boards = (scenario: string, terminal: Parameters<typeof shownBy<Stalingrad>>[2]): string => {
  const setup = { scenario, options: {} };
  return shownBy(stalingrad, playThrough(stalingrad, setup, { seed: SEED, most: 60, choose, linesOf }), terminal);
};

function linesOf(event: StalingradEvent): string[] {
  const line = stalingrad.narrate(event);
  return event.event === 'round' ? ['', line, ''] : [`    ${event.rule.padEnd(12)} ${line}`];
}

const GAME_BEGINS = '<game';
const GAME_ENDS = 'game>';

/** A campaign as text: all that happens around its games, and of each game its length and a sum of its text. */
export function campaign(): string {
  const setup = { scenario: 'campaign', options: {} };
  const played = playThrough(stalingrad, setup, {
    seed: SEED,
    most: MOST,
    choose,
    linesOf(event) {
      const lines = linesOf(event);
      if (event.event === 'round' && event.round === 1) return [GAME_BEGINS, ...lines];
      return event.event === 'gameOver' ? [GAME_ENDS, '', ...lines] : lines;
    },
  });
  const { record, areas } = played.match.state.open;
  const games = record.map(({ state, scenario, winner, how }) => `${state} ${scenario}: ${winner}, ${how}`);
  const held = Object.entries(areas).map(([area, seat]) => `${area}: ${seat}`);
  return `${[...folded(played.lines), '', ...games, '', ...held, '', `${closingOf(played)}.`].join('\n')}\n`;
}

/** Games folded into one line each. */
function folded(lines: readonly string[]): string[] {
  const told: string[] = [];
  let game: string[] | null = null;
  for (const line of lines) {
    if (line === GAME_BEGINS) game = [];
    else if (line === GAME_ENDS) {
      const text = game?.join('\n') ?? '';
      told.push(
        '',
        `    ${game?.length ?? 0} lines, sum ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`,
      );
      game = null;
    } else (game ?? told).push(line);
  }
  return told;
}

/** Of so many chances to withdraw or to get on with a choice, one is used. */
const RESTLESS = 4;

/**
 * A campaign of players who choose by chance and soon give up, so that it takes few actions and leads anywhere: all that
 * happens around its games, and after each of them both platoons and the city.
 */
export function wanderings(seed: string): string {
  const chance = SeededChance.fromSeed(`players of ${seed}`);
  const one = <T>(items: readonly T[]): T => items[chance.below(items.length)] as T;
  const setup = { scenario: 'campaign', options: {} };
  const played = playThrough(stalingrad, setup, {
    seed,
    most: MOST,
    choose(_view, _seat, legal) {
      const isOut = ({ do: verb }: Action): boolean => ['withdraw', 'confirm', 'end', 'done'].includes(verb);
      const out = legal.filter(isOut);
      const some = legal.filter((action) => !isOut(action));
      return one(out.length > 0 && (some.length === 0 || chance.below(RESTLESS) === 0) ? out : some);
    },
    linesOf(event, { open, private: rooms }) {
      const lines = linesOf(event);
      if (event.event === 'round' && event.round === 1) return [GAME_BEGINS, ...lines];
      if (event.event === 'gameOver') return [GAME_ENDS, '', ...lines];
      if (event.event !== 'briefed') return lines;
      const { city, tunnelsLost, integrated, areas } = open;
      const platoons = Object.values(rooms).flatMap(({ available, gone }) => [
        available.join(' '),
        `gone: ${gone.join(' ')}`,
      ]);
      return [...lines, JSON.stringify({ city, tunnelsLost, integrated, areas }), ...platoons];
    },
  });
  return `${[...folded(played.lines), '', `${closingOf(played)}.`].join('\n')}\n`;
}
