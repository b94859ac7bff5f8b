import type { Side } from '../../data/zones.ts';
import type { Frame, View } from '../../rules/state.ts';
import { cardInWords, cardsInWords, placeName, SIDE_NAMES } from './names.ts';

export interface PromptText {
  readonly title: string;
  readonly help: string;
}

const sideName = (side: Side): string => (side === 'axis' ? 'Axis' : 'Allies');
const hits = (count: number): string => (count === 1 ? '1 hit' : `${count} hits`);

/** The prompt of the step that waits for somebody. */
export function promptOf({ open, private: rooms }: View, frame: Frame | undefined): PromptText {
  switch (frame?.step) {
    case 'bidding':
      return { title: 'Bidding', help: biddingHelp(open.bid) };
    case 'bidUnits':
      return { title: 'The bid', help: `Spend the bid on units: ${open.rpc[frame.side]} RP left.` };
    case 'factoryHands':
      return { title: 'Factories', help: 'Hide a factory token in each hand.' };
    case 'factoryPick':
      return { title: 'Factories', help: 'Pick a hand: you place the factory it holds.' };
    case 'factoryPlace':
      return { title: 'Factories', help: `Build the ${frame.factory} factory in a city zone with RP.` };
    case 'rearrangement':
      return { title: 'Set-up', help: 'Pick units and click where they should stand. Each moves once.' };
    case 'firstArea':
      return {
        title: 'Uranus cards',
        help: `The first five bring ${cardsInWords(rooms.allies?.drawn ?? [])}. Where to?`,
      };
    case 'grounding':
      return { title: 'Luftwaffe priorities', help: 'Another front needs an aircraft. Send which one?' };
    case 'freeInfantry':
      return { title: 'Free infantry', help: 'Click the zone where it arrives.' };
    case 'winterStorm':
      return { title: 'Winter Storm', help: 'A fighter or a bomber joins. Click a zone.' };
    case 'purchases':
      return { title: 'Reinforcement', help: `${open.rpc[frame.side]} RP to spend. Pick a unit, then click a zone.` };
    case 'movement':
      return { title: 'Movement', help: 'Click a stack or a zone to pick units, then where they go.' };
    case 'pairing':
      return {
        title: 'Out of the city',
        help: `Who leaves for ${placeName(frame.to)} with it? One of the two is lost.`,
      };
    case 'keeping':
      return { title: 'Out of the city', help: 'Which of the two do you keep?' };
    case 'pushing':
      return { title: 'Too many units', help: `Thin out the ${SIDE_NAMES[frame.side]} stack: push which unit where?` };
    case 'scrapping':
      return { title: 'Too many units', help: `Nobody can leave ${placeName(frame.zone)}. Remove which unit?` };
    case 'sacrifice':
      return { title: 'Heroes of the Soviet Union', help: 'A hero may give a unit to hit the enemy. Which one?' };
    case 'answer':
      return { title: 'Heroes of the Soviet Union', help: `Lose which unit in ${placeName(frame.zone)}?` };
    case 'scramble':
      return { title: 'Interceptors', help: 'Send a fighter against aircraft nearby, or hold.' };
    case 'airDefense':
      return { title: 'Air Defense', help: 'Click guns, then the aircraft they fire at. Then fire.' };
    case 'downing':
      return { title: `${hits(frame.hits)} over ${placeName(frame.at)}`, help: 'Lose which aircraft?' };
    case 'naming':
      return { title: `A ${frame.kind} over ${placeName(frame.at)}`, help: 'Which of them do you lose?' };
    case 'ambushing':
      return { title: 'Ambush', help: 'Spring an ambush, or hold.' };
    case 'losing':
      return { title: hits(frame.hits), help: `Lose which unit in ${placeName(frame.zone)}?` };
    case 'touchdown':
      return { title: 'Too many aircraft', help: `Which of them lands in ${placeName(frame.zone)}?` };
    case 'raid':
      return { title: 'Volga crossings', help: 'Attack which crossing first?' };
    case 'crossingDemand':
      return { title: hits(frame.plain + frame.fighters + frame.bombers), help: 'Hit what at the crossing?' };
    case 'crossingLoss':
      return { title: 'Crossing under attack', help: 'Lose the crossing, or an aircraft?' };
    case 'raiderLoss':
      return { title: hits(frame.hits), help: 'Lose which aircraft?' };
    case 'rocketAim':
      return { title: 'Bombardment', help: 'Click rocket launchers, then the zone they fire on. Then fire.' };
    case 'battleChoice':
      return { title: 'Battles', help: 'Click the zone to fight in next.' };
    case 'feeding':
      return {
        title: 'Supply',
        help: `The force in ${placeName(open.combat?.zone)} can use a supply token. Spend one?`,
      };
    case 'demand':
      return { title: 'Targeted fire', help: 'Demand a casualty, or leave the choice to the owner.' };
    case 'casualty':
      return {
        title: hits(frame.hits),
        help: `Lose what in ${placeName(open.combat?.zone)}?${frame.side === open.combat?.attacker ? '' : ' Casualties still fire back.'}`,
      };
    case 'landing':
      return { title: 'Landing', help: 'Click an airfield to land an aircraft there.' };
    case 'placing':
      return {
        title: 'Uranus cards',
        help: 'One of the two goes northwest, the other southeast. The Axis sees neither.',
      };
    case 'launch':
      return { title: 'Operation Uranus', help: 'Launch the counter-offensive now, or wait another round?' };
    case 'assignment': {
      const next = open.uranus.shown.find(({ zone }) => zone === null);
      return { title: 'Operation Uranus', help: `${cardInWords(next?.card)}: click the zone they come to.` };
    }
    default:
      return { title: '', help: '' };
  }
}

function biddingHelp({ for: side, amount }: View['open']['bid']): string {
  if (side === null) return 'Bid RP for the side you want to play.';
  const left = sideName(side === 'axis' ? 'allies' : 'axis');
  return `${amount} RP for the ${sideName(side)}. Bid more, or accept and play the ${left}.`;
}

/** Tells those who wait who is asked. */
export const waitingFor = (side: Side): string => `Waiting for the ${sideName(side)}.`;
