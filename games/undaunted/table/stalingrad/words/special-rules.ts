import type { Effect, Side } from '../../../stalingrad/data/types.ts';
import type { OptionId } from '../../../stalingrad/options.ts';
import { capital, listed, plural } from '../../words/names.ts';
import { objectiveWords } from './objectives.ts';
import { anyOf, placeName, unitName } from './titles.ts';

/** A side as one of the players reads of it. */
interface Told {
  /** At the head of a sentence, with the verb in both forms. */
  does(plural: string, singular: string): string;
  /** Inside a sentence. */
  readonly them: string;
  readonly their: string;
  /** `your`, `German`. */
  readonly own: string;
}

function told(side: Side, reader: Side | null): Told {
  if (side === reader) return { does: (verb) => `You ${verb}`, them: 'you', their: 'your', own: 'your' };
  return side === 'soviet'
    ? { does: (verb) => `The Soviets ${verb}`, them: 'the Soviets', their: 'their', own: 'the Soviet' }
    : { does: (_, verb) => `Germany ${verb}`, them: 'Germany', their: 'its', own: 'the German' };
}

/** A sentence that stands inside another one. */
const within = (sentence: string): string => sentence.replace(/^(?:The|You)\b/, (word) => word.toLowerCase());

/** `1 more Rifleman A and 2 more Bombers`. */
const counted = (cards: readonly (readonly [string, number])[]): string =>
  listed(cards.map(([unit, n]) => `${n} more ${unitName(unit)}${n === 1 ? '' : 's'}`));

/** A special rule in a sentence, addressed to a side. */
export function ruleWords(effect: Effect, reader: Side | null): string {
  switch (effect.effect) {
    case 'extra-fog':
    case 'fewer-fog': {
      const more = effect.effect === 'extra-fog' ? 'more' : effect.n === 1 ? 'less' : 'fewer';
      return `${told(effect.side, reader).does('start', 'starts')} with ${effect.n} Fog of War ${more}.`;
    }
    case 'free-bolster': {
      const { does, their } = told(effect.side, reader);
      return `${does('add', 'adds')} ${effect.n === 1 ? 'a card' : `up to ${effect.n} cards`} of ${their} choice to ${their} deck before round 1.`;
    }
    case 'free-scout':
      return `${told(effect.side, reader).does('scout', 'scouts')} up to ${plural(effect.n, 'tile')} before round 1.`;
    case 'deck-add':
      return `${told(effect.side, reader).does('have', 'has')} ${counted(effect.cards)} in the deck.`;
    case 'start-suppressed': {
      const units = listed(effect.units.map(unitName));
      return `${capital(told(effect.side, reader).own)} ${units} ${effect.units.length === 1 ? 'starts' : 'start'} suppressed.`;
    }
    case 'place-smoke':
      return `Smoke from ${told(effect.side, reader).own} squad ${effect.squad} lies on ${placeName(effect.tile)} at the start.`;
    case 'place-overwatch':
      return `${capital(told(effect.side, reader).own)} Machine Gunner ${effect.squad} watches ${placeName(effect.tile)} from the start.`;
    case 'damage-tile':
      return `${placeName(effect.tile)} is ${effect.steps === 1 ? 'damaged' : 'destroyed'} before the game.`;
    case 'bombardment': {
      const tiles = listed(effect.tiles.map(placeName));
      return `${told(effect.side, reader).does('bomb', 'bombs')} ${tiles} before round 1: ${plural(effect.vsUnit, 'die', 'dice')} against units, ${effect.vsBuilding} against buildings.`;
    }
    case 'max-range':
      return `Nobody can fire farther than ${plural(effect.n, 'tile')}. Bombs still can.`;
    case 'defence-mod': {
      const whose =
        effect.units === 'all'
          ? effect.side === 'both'
            ? 'Every soldier has'
            : `All of ${told(effect.side, reader).own} soldiers have`
          : `${capital(effect.side === 'both' ? 'both sides’' : told(effect.side, reader).own)} ${listed(effect.units.map(unitName))} ${effect.units.length === 1 ? 'has' : 'have'}`;
      return `${whose} ${effect.n > 0 ? '+' : '−'}${Math.abs(effect.n)} defense.`;
    }
    case 'initiative-mod': {
      const { does, their } = told(effect.side, reader);
      return effect.n > 0
        ? `${does('add', 'adds')} ${effect.n} to each of ${their} bids.`
        : `${does('subtract', 'subtracts')} ${-effect.n} from each of ${their} bids.`;
    }
    case 'hand-size': {
      const [from, to] = effect.rounds;
      const when = from === to ? `round ${from}` : `rounds ${from} to ${to}`;
      return `${told(effect.side, reader).does('draw', 'draws')} ${plural(effect.n, 'card')} in ${when}.`;
    }
    case 'forbid-action':
      return `${capital(told(effect.side, reader).own)} ${listed(effect.units.map((unit) => `${unitName(unit)} cards`))} can’t be used for ${anyOf(effect.actions.map(unitName))}.`;
    case 'tunnel-side':
      return `Only ${told(effect.side, reader).them} can use the tunnels.`;
    case 'no-full-rout':
      return `${told(effect.side, reader).does('don’t', 'doesn’t')} lose by Full Rout.`;
    case 'alt-spawn':
      return `${capital(told(effect.side, reader).own)} ${listed(effect.units.map(unitName))} may first enter on ${anyOf(effect.tiles.map(placeName))}.`;
    case 'reinforce': {
      const { does, their } = told(effect.side, reader);
      return `${does('get', 'gets')} ${counted(effect.cards)} from the supply in ${their} discard pile in round ${effect.round}.`;
    }
    case 'round-limit':
      return `If nobody has won by the end of round ${effect.n}, ${within(told(effect.winner, reader).does('win', 'wins'))}.`;
    case 'on-control': {
      const { does, their } = told(effect.side, reader);
      const cards = effect.do.reduce((sum, each) => sum + (each.effect === 'free-bolster' ? each.n : 0), 0);
      return `${does('take', 'takes')} up to ${plural(cards, 'card')} from ${their} supply to ${their} discard pile on first controlling ${placeName(effect.tile)}.`;
    }
    case 'secret-mine': {
      const { own } = told(effect.side, reader);
      return `A hidden ${own === 'your' ? '' : `${own.replace('the ', '')} `}${effect.kind} mine lies between ${effect.edge[0]} and ${effect.edge[1]}.`;
    }
    case 'alt-objective': {
      const goal = objectiveWords(effect.objective);
      return effect.side === reader
        ? `You also win if you ${goal}.`
        : `${told(effect.side, reader).does('have', 'has')} another objective: ${goal}.`;
    }
    case 'upgrade-count':
      return `${concerned(effect.side, reader)}: ${plural(effect.n, 'upgrade')} after the game instead of 2.`;
    case 'casualty-draw':
      return `${concerned(effect.side, reader)}: ${plural(Math.abs(effect.delta), 'soldier')} ${effect.delta < 0 ? 'fewer' : 'more'} lost for good after the game.`;
    case 'integrate-squads':
      return `${capital(told(effect.side, reader).own)} squads ${effect.squads.join(' and ')} become one.`;
  }
}

function concerned(side: Side | 'winner' | 'loser', reader: Side | null): string {
  if (side === 'winner' || side === 'loser') return `The ${side}`;
  return side === reader ? 'You' : side === 'soviet' ? 'The Soviets' : 'Germany';
}

/** An option that is on, as a rule of the game. */
export const OPTION_WORDS: Readonly<Record<OptionId, string>> = {
  entryFire: 'Overwatch fires at units on the tile they have entered.',
  oneByOne: 'Inspire and Force choose each card after the one before it has acted.',
};
