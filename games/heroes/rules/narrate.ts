import { capital, listed, plural, withArticle } from '@kurgan/engine';
import { CARDS } from '../data/cards.ts';
import { MARKERS } from '../data/markers.ts';
import { OPTIONS } from '../data/options.ts';
import { RECRUITMENT_TILES } from '../data/recruitment.ts';
import { UNITS } from '../data/units.ts';
import type { HeroesEvent } from './events.ts';
import { NAMES, narrateOpening } from './narrate-opening.ts';

const PHASE_NAMES = {
  setup: 'Set-up',
  order: 'Order Phase',
  activation: 'Activation Phase',
  supply: 'Supply Phase',
  over: 'End',
};
const FIRE = { hit: 'fires at', suppress: 'lays suppressive fire on', distract: 'distracts', snipe: 'snipes at' };
const MEANS = { howitzer: 'shells', indirect: 'lobs a shell at', flames: 'sprays flames toward' };
/** A square names the room around it; the names of points, directions and units look different. */
const ROOM = /^[A-Z]+\d+\+?$/;
const OUTCOMES = {
  miss: 'no effect',
  hit: 'a Hit',
  double: 'a double hit',
  suppressed: 'suppressed',
  destroyed: 'destroyed',
};
const SNIPED = {
  none: 'no effect',
  suppress: 'suppressed',
  hit: 'a Hit',
  hitAndSuppress: 'a Hit, and suppressed if it lives',
  destroy: 'destroyed',
};
const tokenName = (value: number): string => (value === 11 ? 'Special' : value === 12 ? 'Bluff' : String(value));
const bluffWords = (on: readonly string[]): string =>
  on.length === 1 ? `the token on ${listed(on)} was a Bluff` : `the tokens on ${listed(on)} were Bluffs`;
const asideWords = (values: readonly number[]): string =>
  `the ${values.length === 1 ? 'token set aside was' : 'tokens set aside were'} ${listed(values.map((value) => withArticle(tokenName(value))))}`;

/** A unit acts by its token; on a tile it calls in artillery. */
const actor = (place: string): string => (place.startsWith('t') ? ` on ${place}` : `: ${place} acts`);

/** One log line in words. A name that ends with an exclamation mark ends its sentence as well. */
export const narrate = (event: HeroesEvent): string => sentence(event).replace(/!\.$/, '!');

function sentence(event: HeroesEvent): string {
  switch (event.event) {
    case 'deployed':
    case 'faced':
    case 'boarded':
    case 'mustered':
    case 'army':
    case 'laid':
    case 'edge':
      return narrateOpening(event);
    case 'replaced':
      return `${NAMES[event.seat]} replace ${CARDS[event.card].name}.`;
    case 'left':
      return `${event.unit} (${UNITS[event.type].name}) leaves the battlefield from ${event.from}.`;
    case 'captured':
      return `${event.by} takes ${event.unit} prisoner.`;
    case 'phase':
      return `Turn ${event.turn}, ${PHASE_NAMES[event.phase]}. ${NAMES[event.initiative]} have the Initiative.`;
    case 'tokens':
      return `${NAMES[event.seat]} take ${plural(event.numbers, 'Numbered token')}${event.specials > 0 ? ` and ${event.specials} Special` : ''}.`;
    case 'ready':
      return `${NAMES[event.seat]} have placed their tokens.`;
    case 'placed': {
      const { tokens } = event;
      if (event.on.length === 0) return `${NAMES[event.seat]} place no token.`;
      const places = event.on.map((on, i) => (tokens === null ? on : `${on} (${tokenName(tokens[i] ?? 0)})`));
      return `${NAMES[event.seat]} place ${places.length === 1 ? 'a token' : 'tokens'} on ${listed(places)}.`;
    }
    case 'bluffs': {
      const parts = [
        ...(event.on.length > 0 ? [bluffWords(event.on)] : []),
        ...(event.aside.length > 0 ? [asideWords(event.aside)] : []),
      ];
      return `${NAMES[event.seat]}: ${listed(parts)}.`;
    }
    case 'passed':
      return `${NAMES[event.seat]} pass.`;
    case 'activated':
      return event.by === 'special'
        ? `${NAMES[event.seat]} reveal a Special token${actor(event.unit)}.`
        : `${event.unit} acts on its own.`;
    case 'noSpecial':
      return `${NAMES[event.seat]} have no Special token left.`;
    case 'revealed':
      return `${NAMES[event.seat]} reveal token ${event.number}${actor(event.unit)}.`;
    case 'void':
      return `${NAMES[event.seat]} call token ${event.number}: it is void.`;
    case 'idle':
      return `${event.unit} does nothing.`;
    case 'moved':
      return `${event.unit} moves from ${event.from} to ${event.to}.`;
    case 'retreated':
      return `${event.unit} falls back from ${event.from} to ${event.to}.`;
    case 'advanced':
      return `${event.unit} takes ${event.to}.`;
    case 'flipped':
      return `${event.unit} turns over (${UNITS[event.type].name}).`;
    case 'spotted':
      return `${event.unit} is revealed: ${UNITS[event.type].name}.`;
    case 'concealed':
      return `${event.unit} conceals itself.`;
    case 'announced':
      return `${event.unit} is going to push the wreck at ${event.wreck}.`;
    case 'crushed':
      return `${event.unit} crushes the wreck at ${event.wreck}.`;
    case 'sank':
      return `The wreck at ${event.wreck} sinks.`;
    case 'pushed':
      return `${event.unit} pushes the wreck from ${event.wreck} to ${event.to}.`;
    case 'repaired':
      return `${event.unit} repairs ${event.vehicle}: the ${capital(event.damage)} marker is gone.`;
    case 'fire':
      return `${event.unit} ${FIRE[event.how]} ${listed(event.targets)} from ${event.from}.`;
    case 'used':
      return `${event.unit} uses ${MARKERS[event.marker].name}.`;
    case 'attack': {
      const against = event.how === 'snipe' ? '' : ` against ${event.defense}`;
      return `${event.unit} rolls ${listed(event.dice.map(String))}: ${event.result}${against}, ${OUTCOMES[event.outcome]}.`;
    }
    case 'aimed': {
      const { unit, means, marker, card, at } = event;
      const isRoom = ROOM.test(at);
      const to = isRoom ? `into the room at ${at}` : means === 'gear' ? `at ${at}` : at;
      if (means !== 'gear') return `${unit} ${isRoom ? 'sprays flames' : MEANS[means]} ${to}.`;
      const thrown = card !== null ? CARDS[card].name : marker === null ? '' : MARKERS[marker].name;
      return `${unit} throws ${withArticle(thrown)} ${to}.`;
    }
    case 'strike':
      return event.card === null
        ? `${NAMES[event.seat]} call in artillery on ${event.at}.`
        : `${CARDS[event.card].name} is aimed at ${event.at}.`;
    case 'scattered':
      return event.to === event.from
        ? `Scatter roll ${event.die}: on target at ${event.to}.`
        : `Scatter roll ${event.die}: it lands ${event.to === null ? `away from ${event.from}` : `on ${event.to}`}.`;
    case 'burst':
      return `${event.target} is caught: ${listed(event.dice.map(String))}, ${event.result}${event.defense === null ? '' : ` against ${event.defense}`}, ${OUTCOMES[event.outcome]}.`;
    case 'demolition':
      return `Destruction dice at ${event.at}: ${listed(event.dice.map(String))}, ${plural(event.points, 'point')}.`;
    case 'collapsed':
      return `The walls at ${event.at} come down.`;
    case 'cleared':
      return `The wreck at ${event.at} is gone.`;
    case 'settled':
      return `${event.unit} moves to ${event.to} in the rubble.`;
    case 'bonus':
      return `${NAMES[event.seat]} play ${CARDS[event.card].name} for +${event.value}.`;
    case 'rerolled': {
      const how = event.by === 'card' ? `${NAMES[event.seat]} use Second Chance` : 'Rolled again'; // the marker has been told
      const become = event.before.length === 1 ? 'becomes' : 'become';
      return `${how}: ${listed(event.before.map(String))} ${become} ${listed(event.dice.map(String))}.`;
    }
    case 'played':
      return `${NAMES[event.seat]} play ${CARDS[event.card].name}.`;
    case 'affected':
      return `${CARDS[event.card].name}: ${listed(event.units)}.`;
    case 'transferred':
      return `The token of ${event.unit} moves to ${event.to}.`;
    case 'looked':
      return `${NAMES[event.seat]} look at the token of ${event.unit}${event.value === null ? '' : `: ${tokenName(event.value)}`}.`;
    case 'swapped':
      return `${NAMES[event.seat]} exchange the tokens of ${listed(event.units)}.`;
    case 'smoked':
      return `${NAMES[event.seat]} lay smoke at ${event.at}.`;
    case 'mended':
      return `${event.unit} is repaired: the ${capital(event.damage)} marker is gone.`;
    case 'unnerved':
      return `${event.unit}: ${event.die}, ${event.effect ? 'shaken' : 'unmoved'}.`;
    case 'loneShot':
      return `A marksman fires at ${event.target} and rolls ${listed(event.dice.map(String))}: ${event.result}, ${SNIPED[event.effect]}.`;
    case 'reacted':
      return `${event.unit} reacts to ${event.at}.`;
    case 'suppressed':
      return `${event.unit} gets ${plural(event.markers, 'Suppressed marker')}.`;
    case 'reduced':
      return `${event.unit} is reduced.`;
    case 'destroyed':
      return `${event.unit} (${UNITS[event.type].name}) is destroyed${event.at === null ? '' : ` at ${event.at}`}.`;
    case 'damaged': {
      const end = event.kind === null ? 'is finished' : `has ${capital(event.kind)} damage`;
      return `Damage roll ${event.die}${event.plus > 0 ? ` + ${event.plus}` : ''}: ${event.unit} ${end}.`;
    }
    case 'broken': {
      const facts =
        event.what in OPTIONS
          ? OPTIONS[event.what as keyof typeof OPTIONS]
          : RECRUITMENT_TILES[event.what as keyof typeof RECRUITMENT_TILES];
      return `${facts.name} is broken: ${plural(event.points, 'point')} for the enemy.`;
    }
    case 'assaultDeclared':
      return `${event.unit} goes for ${event.target}.`;
    case 'overrun':
      return `${event.target} can't fight back against ${event.unit}.`;
    case 'assault': {
      const [attack, defense] = event.results;
      const end = event.winner === null ? 'a tie' : `the ${event.winner} wins`;
      return `${event.unit} assaults ${event.target} at ${event.at}: ${attack} against ${defense}, ${end}.`;
    }
    case 'supplied':
      return `${NAMES[event.seat]} end their moves.`;
    case 'rallied':
      return `${listed(event.units)} ${event.units.length === 1 ? 'loses' : 'lose'} a Suppressed marker.`;
    case 'discarded':
      return `${NAMES[event.seat]} discard ${CARDS[event.card].name}.`;
    case 'refilled':
      return `${NAMES[event.seat]} fill up their hand.`;
    case 'drew':
      return `${NAMES[event.seat]} draw ${event.cards === null ? plural(event.count, 'card') : listed(event.cards.map((card) => CARDS[card].name))}.`;
    case 'scored':
      return `Points: Soviets ${event.soviet}, Germans ${event.german}.`;
    case 'over':
      return event.winner === null ? `A draw. ${event.title}.` : `${NAMES[event.winner]} win. ${event.title}.`;
  }
}
