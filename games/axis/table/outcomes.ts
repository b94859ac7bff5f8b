import { listed, plural } from '@kurgan/engine';
import type { DiceGroup, LogLine, Outcome, Rectangle, RolledDie, Tone } from '@kurgan/kit';
import { HITS_ON, roundFacts } from '../data/track.ts';
import type { Side } from '../data/zones.ts';
import { placeName, SIDE_NAMES, unitsText, verb } from '../odds/words.ts';
import type { AxisEvent } from '../rules/events.ts';
import { type BattleKind, type Place, SIDES } from '../rules/state.ts';
import { boundsOf } from './board/bounds.ts';
import { endsFight, eventOf } from './event-of.ts';

type Event<Name extends AxisEvent['event']> = Extract<AxisEvent, { event: Name }>;
/** A roll without its entry; null is nowhere on the boards. */
type Told = Omit<Outcome, 'key' | 'after' | 'at'> & { readonly place: Place | null };

/** The dice in lines of the log, as scenes where they fell: one for each place and action. */
export function outcomesOf(_model: unknown, lines: readonly LogLine[]): readonly Outcome[] {
  const actions = [...new Set(lines.map(({ after }) => after))];
  return actions.flatMap((after) => {
    const events = lines.filter((line) => line.after === after).map(eventOf);
    return toldOf(events).map(({ place, ...told }, i) => ({
      ...told,
      key: `${after} ${i}`,
      after,
      at: place === null ? null : at(place),
    }));
  });
}

/** The middle of a place: a stamp on it hides no more than it must. */
function at(place: Place): Rectangle {
  const { x, y, width, height } = boundsOf(place);
  return { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 };
}

/** All rolls of one action. */
export function toldOf(events: readonly AxisEvent[]): Told[] {
  const fights = [...new Set(events.flatMap((event) => (event.event === 'volley' ? [event.at] : [])))];
  const others = events.flatMap((event) => singleRoll(event, events) ?? []);
  return [...fights.map((place) => fightTold(place, events)), ...others];
}

const faces = (dice: readonly number[], value: number): RolledDie[] =>
  dice.map((face) => ({ face, isHit: face <= value }));

/** One row of dice for each value of a side. */
function rowsOf({ side, groups }: Event<'volley'>): DiceGroup[] {
  const values = [...new Set(groups.map(({ value }) => value))].toSorted((a, b) => a - b);
  return values.map((value) => {
    const alike = groups.filter((group) => group.value === value);
    const hits = alike.reduce((sum, group) => sum + group.hits, 0);
    return {
      name: `${side === 'axis' ? 'Axis' : 'Soviet'} ≤ ${value}`,
      tone: side,
      before: '',
      dice: alike.flatMap(({ dice }) => faces(dice, value)),
      after: hits === 0 ? '' : plural(hits, 'hit'),
    };
  });
}

/** `The Allies lose 2 infantry and 1 tank.` One sentence a side. */
export function lossesTold(events: readonly AxisEvent[], place: Place): string[] {
  return SIDES.flatMap((side) => {
    const counts = new Map<BattleKind, number>();
    for (const event of events)
      if (event.event === 'lost' && event.side === side && event.at === place)
        counts.set(event.kind, (counts.get(event.kind) ?? 0) + event.count);
    const units = [...counts].map(([kind, count]) => unitsText(side, kind, count));
    return units.length === 0 ? [] : [`${SIDE_NAMES[side]} ${verb(side, 'loses', 'lose')} ${listed(units)}.`];
  });
}

function fightTold(place: Place, events: readonly AxisEvent[]): Told {
  const volleys = events.filter((event): event is Event<'volley'> => event.event === 'volley' && event.at === place);
  const hits = volleys.reduce((sum, volley) => sum + volley.hits, 0);
  const [stamp, tone] = stampOf(place, events, hits);
  return {
    place,
    title: `${placeName(place).replace(/^the/, 'The')}: ${volleys.map(({ side }) => firesWords(side)).join(', then ')}`,
    groups: volleys.flatMap(rowsOf),
    need: '',
    stamp,
    tone,
    told: lossesTold(events, place).join(' '),
    losses: [],
  };
}

const firesWords = (side: Side): string => `${SIDE_NAMES[side].replace('The', 'the')} ${verb(side, 'fires', 'fire')}`;

/** The end of a fight is stamped on its zone; before that, its hits. */
function stampOf(place: Place, events: readonly AxisEvent[], hits: number): readonly [string, Tone] {
  const end = events.find((event) => endsFight(event, place));
  if (end?.event === 'captured') return ['Taken', 'capture'];
  if (end?.event === 'concluded') return end.battle ? ['Battle goes on', 'partial'] : ['Held', 'miss'];
  return hits === 0 ? ['No hit', 'miss'] : [plural(hits, 'hit'), 'hit'];
}

/** A roll with no volley behind it. */
function singleRoll(event: AxisEvent, events: readonly AxisEvent[]): Told | null {
  switch (event.event) {
    case 'flak': {
      const down = events.filter((each) => each.event === 'shotDown' && each.at === event.at).length;
      return {
        ...simple(event.at, `Air Defense over ${placeName(event.at)}`, event.side, event.dice, HITS_ON.airDefense),
        stamp: event.hits === 0 ? 'No hit' : plural(event.hits, 'hit'),
        tone: event.hits === 0 ? 'miss' : 'hit',
        told: down === 0 ? '' : `${plural(down, 'aircraft', 'aircraft')} shot down.`,
      };
    }
    case 'rockets':
      return {
        ...simple(event.zone, `Rockets on ${placeName(event.zone)}`, 'allies', event.dice, HITS_ON.bombardment),
        stamp: event.hits === 0 ? 'No hit' : plural(event.hits, 'hit'),
        tone: event.hits === 0 ? 'miss' : 'hit',
        told: lossesTold(events, event.zone).join(' '),
      };
    case 'ambush': {
      const isHit = event.die <= HITS_ON.ambush;
      return {
        ...simple(event.zone, `Ambush on ${placeName(event.zone)}`, event.side, [event.die], HITS_ON.ambush),
        stamp: isHit ? 'Hit' : 'Miss',
        tone: isHit ? 'hit' : 'miss',
        told: event.die === 1 ? 'The ambusher picks the casualty.' : lossesTold(events, event.zone).join(' '),
      };
    }
    case 'raided': {
      const sunk = events.find((each) => each.event === 'crossingLost' && each.crossing === event.crossing);
      return {
        ...simple(event.crossing, `Raid on ${placeName(event.crossing)}`, 'axis', event.dice, null),
        stamp: event.hit ? 'Hit' : 'Missed',
        tone: event.hit ? 'hit' : 'miss',
        told: sunk?.event === 'crossingLost' && sunk.ferry ? 'The ferry sinks.' : '',
      };
    }
    case 'weather':
      return weatherTold(event, events);
    case 'optionDie': {
      const title = event.option === 'heroes' ? 'Heroes of the Soviet Union' : 'Luftwaffe Priorities';
      return {
        ...simple(null, title, 'neutral', [event.die], null),
        stamp: String(event.die),
        tone: 'partial',
        told: '',
      };
    }
    default:
      return null;
  }
}

function simple(place: Place | null, title: string, tone: string, dice: readonly number[], value: number | null) {
  const rolled = value === null ? dice.map((face) => ({ face })) : faces(dice, value);
  return {
    place,
    title,
    groups: [{ name: '', tone, before: '', dice: rolled, after: '' }],
    need: value === null ? '' : `Needed ${value === 1 ? '1' : `${value} or less`}.`,
    losses: [],
  };
}

function weatherTold({ die, bad }: Event<'weather'>, events: readonly AxisEvent[]): Told {
  const round = events.find((event) => event.event === 'round');
  const limit = round?.event === 'round' ? roundFacts(round.round).badWeather : null;
  const froze = events.flatMap((event) => (event.event === 'froze' ? [event.river] : []));
  return {
    ...simple(null, 'Weather', 'neutral', [die], null),
    need: limit === null ? '' : `Bad on ${limit === 1 ? '1' : `${limit} or less`}.`,
    stamp: bad ? 'Bad weather' : 'Fair weather',
    tone: bad ? 'hit' : 'partial',
    told: froze.map((river) => `The ${river === 'don' ? 'Don' : 'Volga'} freezes.`).join(' '),
  };
}
