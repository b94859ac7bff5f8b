import { commitmentOf, expectOk, type Journal, Match, parseSetup, SeededChance } from '@kurgan/engine';
import { botsOf } from '@kurgan/undaunted/bot';
import { edition, normandy } from '@kurgan/undaunted/normandy/rules';

export type Action = Parameters<typeof normandy.notation.format>[0];
export const textOf = (action: Action): string => normandy.notation.format(action);

const begin = (scenario: string, seed: string) =>
  new Match(normandy, expectOk(parseSetup(normandy.scenarios, scenario, {})), seed);
export type Played = ReturnType<typeof begin>;

/** A seat by its name, as pages have it. */
function seatNamed(name: string): Played['waiting'][number] {
  const seat = edition.seats.find((each) => each === name);
  if (seat === undefined) throw new Error(`there is no ${name}`);
  return seat;
}

/** Choices the board offers: all that is legal, without cards played for nothing. */
export function offered(match: Played, name: string): readonly Action[] {
  const seat = seatNamed(name);
  const counters = match.view(seat).open.sides[seat]?.counters;
  return match.legal(seat).filter((action) => {
    if (action.do !== 'move' && action.do !== 'scout' && action.do !== 'stalk' && action.do !== 'guide') return true;
    const unit = action.do === 'guide' ? action.unit : edition.kinds[action.card]?.unit;
    return !unit || counters?.[unit]?.at !== action.to;
  });
}

/** A Recruit's pick of them. */
export function wishOf(match: Played, name: string): Action {
  const seat = seatNamed(name);
  const [recruit] = botsOf(edition).bots;
  if (recruit === undefined) throw new Error('there is no Recruit');
  return recruit.choose(match.view(seat), seat, offered(match, seat), SeededChance.fromSeed('wish'));
}

const SEEDS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** A match between Recruits up to a moment at which somebody may do something of a kind: the first, in the first match that has one. */
export function playedUntil(verb: Action['do'], scenario: string): Played {
  for (const seed of SEEDS) {
    const match = begin(scenario, seed);
    for (let seat = match.waiting[0]; seat !== undefined; seat = match.waiting[0]) {
      if (offered(match, seat).some((action) => action.do === verb)) return match;
      match.act(seat, wishOf(match, seat));
    }
  }
  throw new Error(`nobody may ${verb} in these matches`);
}

/** A match between Recruits one action before its end, which is a person's to make, and that action. */
export function beforeLastMove(scenario: string): { readonly journal: Journal; readonly action: string } {
  const match = begin(scenario, 'the last move');
  for (let seat = match.waiting[0]; seat !== undefined; seat = match.waiting[0]) match.act(seat, wishOf(match, seat));
  const { last } = match;
  if (last === null) throw new Error('nobody has won');
  match.truncate(match.length - 1);
  const players = Object.fromEntries(normandy.seats.map((seat) => [seat, seat === last.seat ? 'person' : 'recruit']));
  return { journal: match.journal(players), action: last.text };
}

/** The move of a Recruit on the page: its chance is seeded with what everybody may know. */
function recruitsMove(match: Played, seat: Played['waiting'][number]): Action {
  const [recruit] = botsOf(edition).bots;
  if (recruit === undefined) throw new Error('there is no Recruit');
  const chance = SeededChance.fromSeed(`${seat} ${match.length} ${commitmentOf(match.seed)}`);
  return recruit.choose(match.view(seat), seat, match.legal(seat), chance);
}

/** A match just before a Recruit shoots a card of the player's hand, and how that card is lost. */
export function beforeCasualty(scenario: string) {
  const [player, recruit] = [seatNamed('us'), seatNamed('german')];
  for (const seed of SEEDS) {
    const match = begin(scenario, seed);
    for (let [seat] = match.waiting; seat !== undefined; [seat] = match.waiting) {
      const isBot = match.waiting.includes(recruit);
      const made = match.length;
      const mover = isBot ? recruit : player;
      match.act(mover, isBot ? recruitsMove(match, mover) : wishOf(match, mover));
      const lost = match.log(player, made + 1).find(({ event }) => event.event === 'casualty');
      if (!isBot || lost?.event.event !== 'casualty' || lost.event.seat !== player || lost.event.zone !== 'hand')
        continue;
      const { card, unit } = lost.event;
      match.truncate(made);
      const soldier = card === undefined ? undefined : edition.names[player]?.[card];
      return { journal: { ...match.journal(), players: { us: 'person', german: 'recruit' } }, soldier, unit };
    }
  }
  throw new Error('nobody was shot from the hand');
}
