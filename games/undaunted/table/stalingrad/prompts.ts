import type { CardId } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { isOn } from '../../stalingrad/options.ts';
import type { UndauntedModel } from '../model.ts';
import type { Prompt } from '../words/bid-prompt.ts';
import { plural } from '../words/names.ts';
import { cityOf, frameOf } from './view.ts';

const ZONES = { play: 'your play area', hand: 'your hand', discard: 'your discard pile', deck: 'your deck' } as const;
const squadWords = (squad: string | null): string => (squad === null ? '' : ` of squad ${squad}`);

/** Questions of this edition; null where the shared table asks. */
export function ownPrompt(model: UndauntedModel): Prompt | null {
  const frame = frameOf(model);
  const { names, pieces } = model;
  const cardName = (card: CardId): string => names.card(entry(pieces.kindOf, card));
  switch (frame?.step) {
    case 'integrate':
      return { title: 'Integrate your squads', help: 'Choose who stays in the squad, then confirm.' };
    case 'decks':
      return { title: 'Choose your deck', help: 'Choose the soldiers you start with, then confirm.' };
    case 'reserves':
      return { title: 'Choose reserves', help: 'Choose who replaces the soldiers you lost, then confirm.' };
    case 'freeBolster':
      return {
        title: 'Reinforcements',
        help: `Take up to ${plural(frame.left, 'card')} from your supply into your ${frame.to === 'deck' ? 'deck' : 'discard pile'}.`,
      };
    case 'freeScout':
      return {
        title: 'Scout ahead',
        help: `Mark up to ${plural(frame.left, 'tile')} next to your markers as scouted.`,
      };
    case 'acting':
      return { title: cardName(frame.card), help: 'The unit is on the board. Choose its action.' };
    case 'lose':
      return {
        title: `${names.does(frame.unit, 'are', 'is')} hit`,
        help: `Choose the card you lose from ${ZONES[frame.zone]}.`,
      };
    case 'push':
      return {
        title: `Push ${names.side(frame.at.seat).adjective} ${names.unit(frame.at.unit)}?`,
        help: 'Choose a highlighted tile, or leave the unit where it is.',
      };
    case 'targets':
      return { title: 'Choose a target', help: 'Everything on the tile is attacked, one after the other.' };
    case 'way':
      return { title: 'Tunnel or street?', help: 'Both lead there. Mines lie only along the street.' };
    case 'watch':
      return { title: 'Who fires first?', help: 'Two of your units watch the tile. Choose one on the board.' };
    case 'support':
      return {
        title: 'Support',
        help: `Take up to ${plural(frame.left, 'card')}${squadWords(frame.squad)} from your supply into your hand.`,
      };
    case 'mining':
      return {
        title: `Lay mines: ${frame.left} left`,
        help: 'Choose the tile beyond the edge you want to mine, then the kind of mine.',
      };
    case 'choosing': {
      const inTurn = isOn(cityOf(model.open.value), 'oneByOne') && frame.left > 1 ? ', one by one' : '';
      return {
        title: frame.force ? 'Force' : 'Inspire',
        help: `Choose up to ${plural(frame.left, 'card')}${squadWords(frame.squad)} in your play area to act again${inTurn}.`,
      };
    }
    case 'act':
      return { title: 'Act again', help: 'Choose one of these cards and its action.' };
    case 'assault':
      return { title: 'Assault: move', help: 'Choose a highlighted tile, or stop here and fire.' };
    case 'assaultFire':
      return { title: 'Assault: fire', help: 'Choose a target on the board, or be done.' };
    case 'reposition':
      return { title: 'Reposition: fire', help: 'Choose a target on the board.' };
    case 'repositionMove':
      return { title: 'Reposition: move', help: 'Choose a highlighted tile, or be done.' };
    case 'shotDown':
      return { title: 'A Bomber is shot down', help: 'Choose the Bomber you lose.' };
    case 'stow':
      return { title: cardName(frame.card), help: 'No Bomber is in reach. Return the Battery to your supply?' };
    default:
      return null;
  }
}
