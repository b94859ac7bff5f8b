import { type Odds, plural } from '@kurgan/engine';
import type { CrossingId } from '../data/places.ts';
import { HITS_ON, roundFacts } from '../data/track.ts';
import { unitOf } from '../data/units.ts';
import { type Side, ZONE_IDS, type ZoneId } from '../data/zones.ts';
import { salvosOf } from '../rules/air-defense.ts';
import { raidValues } from '../rules/attack.ts';
import { volgaFrozen } from '../rules/board.ts';
import { crossingVolleys } from '../rules/crossing-combat.ts';
import { isIntercepted } from '../rules/interceptors.ts';
import { type Aim, type Frame, type Open, other, type Place } from '../rules/state.ts';
import { AMBUSH, badWeatherChance, flakLosses, raidOdds, rocketLosses, together } from './fire.ts';
import { byLosses, line, orLess, percent, placeName, SIDE_NAMES, unitsText, verb } from './words.ts';

/** The odds of fire that is no combat, and of the weather, in words. */

/** Guns or launchers that aim at one place, with those that already do; `shot` null is everything that is aimed. */
export function aimOdds(open: Open, frame: Frame, shot: Aim[number] | null): Odds | null {
  if (frame.step !== 'airDefense' && frame.step !== 'rocketAim') return null;
  const aim = shot === null ? frame.aim : [...frame.aim, shot].filter(({ at }) => at === shot.at);
  return frame.step === 'airDefense' ? flakOdds(open, frame.side, aim) : rocketOdds(open, aim);
}

const placesOf = (aim: Aim): Place[] => [...new Set(aim.map(({ at }) => at))];
const isZone = (place: Place): place is ZoneId => ZONE_IDS.some((id) => id === place);

function flakOdds(open: Open, side: Side, aim: Aim): Odds {
  const losses = together(placesOf(aim).map((at) => flakLosses(open, side, aim, at)));
  const lines = salvosOf(aim).map(({ at, interdicted, count }) =>
    interdicted
      ? line(`${plural(count, 'gun')} at transports over ${placeName(at)}`, orLess(HITS_ON.airDefense), 'AA-OPT-09')
      : line(`${plural(count, 'gun')} at ${placeName(at)}`, orLess(HITS_ON.airDefense), 'AA-AD-01'),
  );
  const assuming = [`${SIDE_NAMES[other(side)]} ${verb(other(side), 'gives', 'give')} up aircraft with cargo last`];
  return {
    outcomes: byLosses(losses, 'aircraft', 'aircraft', 'shot down'),
    sums: [{ title: 'Air Defense', lines }],
    assuming: lines.length > 1 ? assuming : [],
  };
}

function rocketOdds(open: Open, aim: Aim): Odds {
  const zones = placesOf(aim).filter(isZone);
  const lines = zones.map((zone) => {
    const count = aim.reduce((all, each) => (each.at === zone ? all + each.count : all), 0);
    return line(
      `${unitsText('allies', 'rocket-launcher', count)} at ${placeName(zone)}`,
      orLess(HITS_ON.bombardment),
      'AA-BOM-05',
    );
  });
  return {
    outcomes: byLosses(together(zones.map((zone) => rocketLosses(open, aim, zone))), 'unit', 'units', 'destroyed'),
    sums: [{ title: 'Bombardment', lines }],
    assuming: [],
  };
}

export function ambushOdds(side: Side): Odds {
  const enemy = other(side);
  const picks = (who: Side): string => `${SIDE_NAMES[who]} ${verb(who, 'picks', 'pick')} the casualty`;
  return {
    outcomes: [
      { name: picks(side), chance: AMBUSH.picked },
      { name: picks(enemy), chance: AMBUSH.given },
      { name: 'The ambush fails', chance: AMBUSH.miss },
    ],
    sums: [{ title: 'Ambush', lines: [line('One die', orLess(HITS_ON.ambush), 'AA-AMB-09')] }],
    assuming: [],
  };
}

/** A raid on a crossing: null where no aircraft is over it. */
export function crossingOdds(open: Open, crossing: CrossingId): Odds | null {
  const values = raidValues(open, crossing);
  if (values.length === 0) return null;
  const { destroyed, raiders, interceptors } = raidOdds(open, crossing);
  const { cargo } = open.crossings[crossing];
  const what = cargo === null ? '' : cargo === 'token' ? 'supply token' : unitOf('allies', cargo).name;
  const loss = volgaFrozen(open)
    ? `The ${what} on the ice is lost`
    : `The ferry sinks${what === '' ? '' : ` with its ${what}`}`;
  const outcomes = [
    { name: loss, chance: destroyed },
    { name: `${placeName(crossing).replace('the', 'The')} holds out`, chance: 1 - destroyed },
  ].filter(({ chance }) => chance > 0);
  if (!isIntercepted(open, crossing)) {
    const lines = values.map((value) => line('Aircraft', orLess(value), 'AA-VCX-02'));
    return { outcomes, sums: [{ title: 'Raid', lines }], assuming: [] };
  }
  const volleys = crossingVolleys(open, crossing);
  const groups = volleys.raiders.filter(({ count }) => count > 0);
  const lost = (losses: readonly number[]) =>
    losses.map((chance, n) =>
      line(n === 0 ? 'No loss' : plural(n, 'aircraft', 'aircraft'), percent(chance), 'AA-R-95'),
    );
  return {
    outcomes,
    sums: [
      {
        title: 'The Axis fires',
        lines: groups.map(({ kind, count, value }) => line(unitsText('axis', kind, count), orLess(value), 'AA-OPT-12')),
      },
      {
        title: 'The Allies fire',
        lines: [
          line(unitsText('allies', 'fighter-aloft', volleys.reply.count), orLess(volleys.reply.value), 'AA-OPT-12'),
        ],
      },
      { title: 'The Allies lose', lines: lost(interceptors) },
      { title: 'The Axis loses', lines: lost(raiders) },
    ],
    assuming: [
      'bombers go for the crossing, fighters for interceptors',
      'the Allies give up interceptors before the crossing',
    ],
  };
}

const FREEZES = ['Bad weather, and the Don freezes', 'Bad weather, and the Volga freezes'] as const;

/** The weather roll of a round; null where nobody rolls. */
export function weatherOdds({ frozen }: Open, round: number): Odds | null {
  const chance = badWeatherChance(round);
  if (chance === 0) return null;
  const bad = FREEZES[frozen.length] ?? 'Bad weather';
  return {
    outcomes: [
      { name: bad, chance },
      { name: 'Fair weather', chance: 1 - chance },
    ],
    sums: [
      {
        title: `Weather of round ${round}`,
        lines: [line('Bad weather', orLess(roundFacts(round).badWeather), 'AA-WX-01')],
      },
    ],
    assuming: [],
  };
}
