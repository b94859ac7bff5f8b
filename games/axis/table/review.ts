import { plural } from '@kurgan/engine';
import { type Gamble, type LogLine, percentWords, rarityOf, signed } from '@kurgan/kit';
import { SCENARIOS } from '../data/scenarios.ts';
import { LIMITS, roundFacts } from '../data/track.ts';
import { unitOf } from '../data/units.ts';
import { CITY_IDS, type Side, ZONE_IDS, ZONES, type ZoneId } from '../data/zones.ts';
import { nameOf, SIDE_NAMES } from '../odds/words.ts';
import type { AxisEvent } from '../rules/events.ts';
import { controlOf } from '../rules/stacks.ts';
import { type BattleKind, type Open, SIDES } from '../rules/state.ts';
import { kindOf } from '../rules/volley.ts';
import { endsFight, eventOf } from './event-of.ts';

/** City zones with RP: the Axis wins by them. */
export const CITY_GOAL: readonly ZoneId[] = CITY_IDS.filter((id) => ZONES[id].rp > 0);

/** One fight, with its chance before the dice. */
export interface FoughtFight {
  readonly made: number;
  readonly round: number;
  readonly zone: ZoneId;
  readonly attacker: Side;
  /** Chance that the attacker alone was left. */
  readonly chance: number;
  readonly isWon: boolean;
}

/** Dice of a side in all combats: every figure is exact. */
export interface DiceLuck {
  readonly side: Side;
  readonly dice: number;
  readonly expected: number;
  readonly hits: number;
  readonly atLeast: number;
  readonly atMost: number;
}

/** City zones of the Axis, and units lost so far, at the end of each round; the first entry is the start. */
interface Chronicle {
  readonly labels: readonly string[];
  readonly city: readonly number[];
  readonly lost: Readonly<Record<Side, readonly number[]>>;
}

export interface GameReview {
  readonly ending: string;
  readonly chronicle: Chronicle;
  readonly fights: readonly FoughtFight[];
  readonly luck: readonly DiceLuck[];
  /** Units lost, by name. */
  readonly fallen: Readonly<Record<Side, readonly string[]>>;
}

export function reviewGame(gambles: readonly Gamble[], log: readonly LogLine[], open: Open): GameReview {
  const events = log.map(eventOf);
  const held = CITY_GOAL.filter((id) => controlOf(open, id) === 'axis').length;
  return {
    ending: `Round ${open.round}, ${roundFacts(open.round).date}. The Axis holds ${held} of ${CITY_GOAL.length} city zones with RP.`,
    chronicle: chronicleOf(events, open),
    fights: fightsOf(gambles, log, SCENARIOS[open.scenario].firstRound),
    luck: SIDES.map((side) => luckOf(events, side)),
    fallen: {
      axis: events.flatMap((event) => lostIn(event, 'axis')),
      allies: events.flatMap((event) => lostIn(event, 'allies')),
    },
  };
}

function chronicleOf(events: readonly AxisEvent[], { scenario }: Open): Chronicle {
  const { firstRound, axisControls } = SCENARIOS[scenario];
  const city = new Set(CITY_GOAL.filter((id) => axisControls.includes(id)));
  const lost = { axis: 0, allies: 0 };
  const chronicle = { labels: ['Start'], city: [city.size], lost: { axis: [0], allies: [0] } };
  let round = firstRound;
  const close = (): void => {
    chronicle.labels.push(round === firstRound ? `Round ${round}` : String(round));
    chronicle.city.push(city.size);
    for (const side of SIDES) chronicle.lost[side].push(lost[side]);
  };
  for (const event of events) {
    if (event.event === 'round' && event.round > round) {
      close();
      round = event.round;
    }
    for (const side of SIDES) lost[side] += lostIn(event, side).length;
    if (event.event !== 'captured' || !CITY_GOAL.includes(event.zone)) continue;
    if (event.side === 'axis') city.add(event.zone);
    else city.delete(event.zone);
  }
  if (round <= LIMITS.lastRound) close();
  return chronicle;
}

/** Fights that somebody chose to begin, in their order. */
function fightsOf(gambles: readonly Gamble[], log: readonly LogLine[], firstRound: number): FoughtFight[] {
  const lines = log.map(({ after, ...line }) => ({ after, event: eventOf(line) }));
  return gambles.flatMap(({ made, action, odds }): FoughtFight[] => {
    const zone = ZONE_IDS.find((id) => action === `fight ${id}`);
    const begun = lines.findIndex(({ after, event }) => after === made && event.event === 'combat');
    const combat = lines[begun]?.event;
    if (zone === undefined || combat?.event !== 'combat') return [];
    const { attacker } = combat;
    const rest = lines.slice(begun).map(({ event }) => event);
    const result = rest.find((event) => endsFight(event, zone));
    const round = lines.slice(0, begun).findLast(({ event }) => event.event === 'round')?.event;
    const won = [`${SIDE_NAMES[attacker]} takes ${nameOf(zone)}`, `${SIDE_NAMES[attacker]} take ${nameOf(zone)}`];
    const holds = [`${SIDE_NAMES[attacker]} holds ${nameOf(zone)}`, `${SIDE_NAMES[attacker]} hold ${nameOf(zone)}`];
    const chance = odds.outcomes.find(({ name }) => [...won, ...holds].includes(name))?.chance ?? 0;
    return [
      {
        made,
        round: round?.event === 'round' ? round.round : firstRound,
        zone,
        attacker,
        chance,
        isWon:
          result?.event === 'captured'
            ? result.side === attacker
            : result?.event === 'concluded' && !result.battle && result.control === attacker,
      },
    ];
  });
}

function luckOf(events: readonly AxisEvent[], side: Side): DiceLuck {
  const tries = events.flatMap((event) =>
    event.event === 'volley' && event.side === side
      ? event.groups.flatMap(({ value, dice }) => dice.map((die) => ({ chance: Math.min(value, 6) / 6, die, value })))
      : [],
  );
  const hits = tries.filter(({ die, value }) => die <= value).length;
  const expected = tries.reduce((sum, { chance }) => sum + chance, 0);
  return { side, dice: tries.length, expected, hits, ...rarityOf(tries, hits) };
}

/** The units that a side loses by an event, by name. */
function lostIn(event: AxisEvent, side: Side): string[] {
  const named = (kind: BattleKind, count = 1): string[] => Array(count).fill(unitOf(side, kindOf(kind)).name);
  if (event.event === 'captured') return event.side === side ? [] : Array(event.aircraft).fill('aircraft');
  if (event.event === 'crossingLost')
    return side === 'axis' || event.cargo === null || event.cargo === 'token' ? [] : named(event.cargo);
  if (!('side' in event) || event.side !== side) return [];
  switch (event.event) {
    case 'lost':
    case 'homeless':
    case 'shotDown':
      return [
        ...named(event.kind, event.event === 'shotDown' ? 1 : event.count),
        ...(event.passenger ? named(event.passenger) : []),
      ];
    case 'scrapped':
      return named(event.kind);
    case 'ambusherLost':
      return named('infantry');
    default:
      return [];
  }
}

/** More or less hits than could be expected, and nobody calls that fair any more. */
const UNFAIR = 0.2;

export function luckTitle({ luck }: GameReview): string {
  if (luck.every(({ dice }) => dice === 0)) return 'Nobody rolled a die';
  const lucky = luck.filter(({ atLeast }) => atLeast < UNFAIR).map(({ side }) => side);
  const unlucky = luck.filter(({ atMost }) => atMost < UNFAIR).map(({ side }) => side);
  const favored = SIDES.find((side) => lucky.includes(side) && !lucky.includes(side === 'axis' ? 'allies' : 'axis'));
  const spared = SIDES.find((side) => unlucky.includes(side === 'axis' ? 'allies' : 'axis') && !unlucky.includes(side));
  const side = favored ?? spared;
  return side === undefined ? 'The dice were fair' : `The dice favored ${SIDE_NAMES[side].replace('The', 'the')}`;
}

export function luckWords({ side, dice, expected, hits, atLeast, atMost }: DiceLuck): string {
  const who = SIDE_NAMES[side];
  if (dice === 0) return `${who} rolled no dice.`;
  const [chance, how] = atLeast <= atMost ? [atLeast, 'as many or more'] : [atMost, 'as few or fewer'];
  return `${who} rolled ${plural(dice, 'die', 'dice')}, expected ${expected.toFixed(1)} hits, and scored ${hits}: ${signed(hits - expected)}. The same dice hit ${how} in ${percentWords(chance)} of all games.`;
}

/** A side's attacks in figures. */
export function attackWords({ fights }: GameReview, side: Side): string {
  const own = fights.filter(({ attacker }) => attacker === side);
  if (own.length === 0) return `${SIDE_NAMES[side]} never attacked.`;
  const won = own.filter(({ isWon }) => isWon).length;
  const expected = own.reduce((sum, { chance }) => sum + chance, 0);
  return `${SIDE_NAMES[side]} fought ${plural(own.length, 'fight')} as the attacker and won ${won}, where ${expected.toFixed(1)} could be expected.`;
}
