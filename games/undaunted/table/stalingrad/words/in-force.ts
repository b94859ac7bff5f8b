import { keysOf, type Seat } from '../../../rules/ids.ts';
import type { View as AnyView } from '../../../rules/state.ts';
import { SEATS, sideNamed } from '../../../stalingrad/box.ts';
import type { Effect } from '../../../stalingrad/data/types.ts';
import { campaignState, rulesFor } from '../../../stalingrad/effects.ts';
import type { View } from '../../../stalingrad/state.ts';
import { capital } from '../../words/names.ts';
import { earnedBy } from './objectives.ts';
import { OPTION_WORDS, ruleWords } from './special-rules.ts';

const pointsOf = (state: string, seat: Seat): string[] => {
  const side = sideNamed(seat);
  const earned = earnedBy(rulesFor(state).scenario.sides[side].objective);
  return earned.length === 0 ? [] : [`mission points, ${capital(side)}: ${earned.join('; ')}`];
};

/** Secrets that the board in letters shows as they stand, or that ask their owner. */
const TOLD_ELSEWHERE: readonly Effect['effect'][] = ['secret-mine', 'alt-objective', 'free-bolster'];

/** Special rules and ways to mission points, a line each, as the seats that look know them. */
export function linesInForce(view: AnyView): string[] {
  const { open, private: rooms } = view as unknown as View;
  const { scenario } = rulesFor(open.state);
  const seats = keysOf(rooms);
  const [only, another] = seats;
  const reader = only === undefined || another !== undefined ? null : sideNamed(only);
  const told = [...scenario.rules, ...(campaignState(open.state).rules ?? [])].map((rule) => ruleWords(rule, reader));
  const options = (open.options ?? []).map((option) => OPTION_WORDS[option]);
  const secrets = seats.flatMap((seat) =>
    scenario.sides[sideNamed(seat)].secret
      .filter(({ effect }) => !TOLD_ELSEWHERE.includes(effect))
      .map((rule) => ruleWords(rule, reader)),
  );
  return [
    ...SEATS.flatMap((seat) => pointsOf(open.state, seat)),
    ...[...new Set([...told, ...options])].map((text) => `special rule: ${text}`),
    ...secrets.map((text) => `secret intel: ${text}`),
  ];
}
