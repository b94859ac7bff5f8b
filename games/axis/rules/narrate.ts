import { listed, plural } from '@kurgan/engine';
import { CROSSING_IDS, type CrossingId, SITE_IDS, SITES, type SiteId } from '../data/places.ts';
import { ORDER_CARDS } from '../data/track.ts';
import { isAir, unitOf } from '../data/units.ts';
import { cardOf } from '../data/uranus.ts';
import { type Side, ZONES, type ZoneId } from '../data/zones.ts';
import { titleOf } from './end.ts';
import type { AxisEvent } from './events.ts';
import type { BattleKind, Mission, Place } from './state.ts';
import { kindOf } from './volley.ts';

const WHO: Readonly<Record<Side, string>> = { axis: 'The Axis', allies: 'The Allies' };
const zone = (id: ZoneId): string => ZONES[id].name;
const crossing = (id: CrossingId): string => `the ${id} crossing`;
const isCrossing = (place: Place): place is CrossingId => CROSSING_IDS.some((id) => id === place);
const place = (id: Place): string => (isCrossing(id) ? crossing(id) : zone(id));
const isSite = (place: Place | SiteId): place is SiteId => SITE_IDS.some((id) => id === place);
const site = (id: SiteId): string => `the Ambush Site at ${listed(SITES[id].map(zone))}`;
/** The Axis moves, the Allies move. */
const verb = (side: Side, one: string, many: string): string => `${WHO[side]} ${side === 'axis' ? one : many}`;
/** Verbs that only take an s. */
const does = (side: Side, stem: string): string => verb(side, `${stem}s`, stem);

function units(side: Side, count: number, kind: BattleKind): string {
  const { name, plural: many } = unitOf(side, kindOf(kind));
  return `${count} ${count === 1 ? name : many}`;
}

/** Bombers are lost with what they carry. */
const withCargo = ({ tokens = 0, passenger = null }: { tokens?: number; passenger?: string | null }): string =>
  tokens > 0 || passenger !== null ? ' with its cargo' : '';

const cargo = (what: string): string => (what === 'token' ? 'a supply token' : unitOf('allies', what as never).name);

function flight(mission: Mission, to: string, tokens: number): string {
  switch (mission) {
    case 'attack':
      return `attacks ${to}`;
    case 'relocate':
      return `flies to ${to}`;
    case 'drop':
      return `takes a supply token to drop over ${to}`;
    case 'landing':
      return `takes ${plural(tokens, 'supply token')} to ${to}`;
    case 'airlift':
      return `takes infantry to ${to}`;
    case 'hover':
    case 'intercept':
      return `rises over ${to}`;
  }
}

const hits = (count: number): string => (count === 0 ? 'no hit' : plural(count, 'hit'));

export function narrate(event: AxisEvent): string {
  switch (event.event) {
    case 'round':
      return `Round ${event.round}, ${event.date}.`;
    case 'card':
      return `Card ${event.card}: ${ORDER_CARDS[event.card - 1] ?? ''}.`;
    case 'weather':
      return `Weather roll ${event.die}: ${event.bad ? 'bad weather' : 'fair weather'}.`;
    case 'froze':
      return event.river === 'don' ? 'The Don freezes.' : 'The Volga freezes, and ice bridges form.';
    case 'income':
      return `${does(event.side, 'collect')} ${event.points} RPC and ${verb(event.side, 'has', 'have').split(' ').at(-1)} ${event.rpc}.`;
    case 'tokenArrived':
      return `A supply token arrives in ${zone(event.zone)}.`;
    case 'received':
      return `${does(event.side, 'receive')} ${units(event.side, 1, event.kind)} ${isAir(event.kind) ? 'over' : 'in'} ${zone(event.zone)}.`;
    case 'forfeited':
      return `${does(event.side, 'forfeit')} ${units(event.side, 1, event.kind)} in ${zone(event.zone)}: no piece is left.`;
    case 'bought': {
      const what = event.what === 'token' ? '1 supply token' : units(event.side, 1, event.what);
      return `${does(event.side, 'buy')} ${what} for ${zone(event.zone)}; ${event.rpc} RPC left.`;
    }
    case 'boughtFerry':
      return `The Allies buy a ferry for ${crossing(event.crossing)}; ${event.rpc} RPC left.`;
    case 'moved': {
      const goes = event.assault ? 'to assault' : 'to';
      return `${does(event.side, 'move')} ${units(event.side, event.count, event.kind)} from ${zone(event.from)} ${goes} ${zone(event.to)}.`;
    }
    case 'blitzed': {
      const company = event.mechanized ? 'A tank with mechanized infantry blitzes' : 'A tank blitzes';
      return `${company} from ${zone(event.from)} through ${zone(event.through)} to ${zone(event.to)}.`;
    }
    case 'left':
      return `Two units leave ${listed([...new Set(event.from.map(zone))])} for ${zone(event.to)}; only 1 ${unitOf('axis', event.kept).name} arrives.`;
    case 'multiplied':
      return `${plural(event.count, 'free infantry', 'free infantry')} ${event.count === 1 ? 'appears' : 'appear'} in ${zone(event.zone)}.`;
    case 'lurked':
      return `${verb(event.side, 'sets', 'set')} an ambush from ${zone(event.from)}, in ${site(event.site)}.`;
    case 'emerged':
      return `An ambusher comes out into ${zone(event.to)}.`;
    case 'loaded':
      return `${capitalCargo(event.cargo)} boards at ${crossing(event.crossing)}.`;
    case 'offloaded':
      return `${capitalCargo(event.cargo)} lands in ${zone(event.to)}.`;
    case 'flew':
      return `${event.side === 'axis' ? 'An Axis' : 'A Soviet'} ${event.kind} ${flight(event.mission, place(event.to), event.tokens)}.`;
    case 'movementOver':
      return `${verb(event.side, 'ends its', 'end their')} movement.`;
    case 'pushed':
      return `Too many in ${zone(event.from)}: ${units(event.side, 1, event.kind)} must go to ${zone(event.to)}.`;
    case 'scrapped':
      return `Too many in ${zone(event.zone)}: ${units(event.side, 1, event.kind)} is lost.`;
    case 'scrambled':
      return `A fighter from ${zone(event.from)} intercepts over ${place(event.to)}.`;
    case 'flak':
      return `${does(event.side, 'fire')} at aircraft over ${place(event.at)}, ${event.dice.join(', ')}: ${hits(event.hits)}.`;
    case 'shotDown':
      return `A ${event.kind} is shot down over ${place(event.at)}${withCargo(event)}.`;
    case 'ambush':
      return `${verb(event.side, 'springs', 'spring')} an ambush on ${zone(event.zone)}: ${event.die}, ${event.die <= 2 ? 'a hit' : 'a miss'}.`;
    case 'ambusherLost':
      return `The ambusher in ${site(event.site)} is cut off and lost.`;
    case 'lost':
      return `${does(event.side, 'lose')} ${units(event.side, event.count, event.kind)}${withCargo(event)} ${isCrossing(event.at) ? 'at' : 'in'} ${place(event.at)}.`;
    case 'landed':
      return `A ${event.kind} lands in ${zone(event.zone)}.`;
    case 'delivered':
      return event.passenger === null
        ? `${plural(event.tokens, 'supply token')} reach${event.tokens === 1 ? 'es' : ''} ${zone(event.zone)}.`
        : `Infantry lands in ${zone(event.zone)}.`;
    case 'homeless':
      return `${does(event.side, 'lose')} ${units(event.side, event.count, event.kind)}${withCargo(event)} for want of an airfield.`;
    case 'raided':
      return `Aircraft attack ${crossing(event.crossing)}, ${event.dice.join(', ')}: ${event.hit ? 'a hit' : 'no hit'}.`;
    case 'crossingLost': {
      const what = [event.ferry ? 'the ferry' : null, event.cargo === null ? null : cargoWithArticle(event.cargo)];
      return `The Allies lose ${listed(what.filter((each) => each !== null))} at ${crossing(event.crossing)}.`;
    }
    case 'rockets':
      return `Rockets fire on ${zone(event.zone)}, ${event.dice.join(', ')}: ${hits(event.hits)}.`;
    case 'fed':
      return `${verb(event.side, 'spends', 'spend')} a supply token from ${zone(event.token)} for ${zone(event.zone)}.`;
    case 'combat': {
      const cut = (['axis', 'allies'] as const)
        .filter((side) => !event.supplied[side])
        .map((side) => WHO[side].toLowerCase());
      const supply =
        cut.length === 0
          ? ''
          : ` ${cut.length === 2 ? 'Both sides' : cut[0] === 'the axis' ? 'The Axis force' : 'The Allied force'} lacks supply.`;
      const bonus =
        event.bonus === null
          ? ''
          : event.bonus === 'fortified'
            ? ' The zone is fortified.'
            : ' The attack crosses the river.';
      return `${verb(event.attacker, 'attacks', 'attack')} in ${zone(event.zone)}.${supply.replace('Both sides lacks', 'Both sides lack')}${bonus}`;
    }
    case 'volley': {
      const rolls = event.groups.map(
        ({ kind, value, dice }) => `${unitOf(event.side, kindOf(kind)).name} ${value}: ${dice.join(', ')}`,
      );
      const rolling = does(event.side, 'roll');
      // No line before this says where.
      const begins = isCrossing(event.at) ? `Over ${place(event.at)}, ${rolling.replace('The', 'the')}` : rolling;
      return `${begins} ${rolls.length === 0 ? 'no dice' : rolls.join('; ')}. ${event.hits === 0 ? 'No hit' : plural(event.hits, 'hit')}.`;
    }
    case 'demanded':
      return `${does(event.side, 'demand')} ${TARGETS[event.what]}.`;
    case 'concluded':
      return event.battle
        ? `The battle in ${zone(event.zone)} goes on.`
        : `${does(event.control, 'hold')} ${zone(event.zone)}.`;
    case 'captured': {
      const tokens = event.tokens === 0 ? '' : `, with ${plural(event.tokens, 'supply token')}`;
      const aircraft =
        event.aircraft === 0
          ? ''
          : `; ${plural(event.aircraft, 'aircraft', 'aircraft')} on the ground ${event.aircraft === 1 ? 'is' : 'are'} lost`;
      return `${verb(event.side, 'takes', 'take')} ${zone(event.zone)}${tokens}${aircraft}.`;
    }
    case 'drew':
      return `The Allies draw ${plural(event.cards, 'Uranus card')}${faces(event.faces)}.`;
    case 'placed':
      return `The Allies lay ${plural(event.cards, 'Uranus card')} to the ${event.area}${faces(event.faces)}.`;
    case 'launched': {
      const storm = event.winterStorm === null ? '' : ` Winter Storm comes in round ${event.winterStorm}.`;
      return `The Allies launch Operation Uranus with ${plural(event.cards, 'card')}.${storm}`;
    }
    case 'deployed':
      return `A Uranus card brings ${contents(event.card)} to ${zone(event.zone)}.`;
    case 'produced':
      return `The workers of ${zone(event.zone)} build ${event.factory === 'tank' ? 'a tank' : 'artillery'}.`;
    case 'factoriesLost':
      return 'Both factories are in Axis hands: the Heroic Workers are out of the game.';
    case 'optionDie':
      return `${event.option === 'heroes' ? 'Heroes of the Soviet Union' : 'Luftwaffe Priorities'}: ${event.die}.`;
    case 'grounded':
      return `A ${event.kind} leaves ${zone(event.zone)} for another front; the Axis has ${event.rpc} RPC.`;
    case 'bid':
      return `${WHO[event.seat]} bid${event.seat === 'axis' ? 's' : ''} ${event.points} to play ${WHO[event.for].toLowerCase().replace('axis', 'Axis').replace('allies', 'Allies')}.`;
    case 'bidAccepted': {
      const swap = event.swapped ? ' The players change seats.' : '';
      return `The bid is accepted: ${WHO[event.side].replace('The', 'the')} ${event.side === 'axis' ? 'gets' : 'get'} ${plural(event.points, 'point')}.${swap}`;
    }
    case 'factoryPicked':
      return `The ${event.hand} hand holds the ${event.factory} factory.`;
    case 'factoryBuilt':
      return `The ${event.factory} factory goes to ${zone(event.zone)}.`;
    case 'shifted':
      return `${does(event.side, 'move')} ${units(event.side, 1, event.kind)} from ${zone(event.from)} to ${isSite(event.to) ? site(event.to) : place(event.to)} before the game.`;
    case 'gameOver':
      return `${titleOf(event.outcome)}.`;
  }
}

const TARGETS = {
  air: 'an aircraft',
  infantry: 'infantry',
  mechanized: 'mechanized infantry',
  artillery: 'artillery',
  tank: 'a tank',
  'assault-gun': 'an assault gun',
  'rocket-launcher': 'a rocket launcher',
  crossing: 'the crossing',
} as const;

const isCounted = (what: string): boolean => what === 'tank' || what === 'rocket-launcher';
const cargoWithArticle = (what: string): string => (isCounted(what) ? `a ${cargo(what)}` : cargo(what));
const capitalCargo = (what: string): string =>
  what === 'token' ? 'A supply token' : `${isCounted(what) ? 'A Soviet' : 'Soviet'} ${cargo(what)}`;

function contents(card: Parameters<typeof cardOf>[0]): string {
  const { units: list, tokens } = cardOf(card);
  const named = (Object.keys(list) as (keyof typeof list)[]).map((kind) => units('allies', list[kind] ?? 0, kind));
  return listed(tokens === 0 ? named : [...named, plural(tokens, 'supply token')]);
}

const faces = (cards: readonly Parameters<typeof cardOf>[0][]): string =>
  cards.length === 0 ? '' : `: ${cards.map(contents).join('; ')}`;
