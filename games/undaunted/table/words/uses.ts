import type { ActionLabel, Choice } from '@kurgan/kit';
import { PIECES } from '../pieces.ts';
import { capital, cardName, counterName } from './names.ts';

/** What a button says that closes something, or has only one thing to do. */
export function labelOf({ verb, words }: Choice): ActionLabel {
  switch (verb) {
    case 'end':
      return { label: 'End turn' };
    case 'done':
      return { label: 'Done' };
    case 'halt':
      return { label: 'Halt here', primary: true };
    case 'draw':
      return { label: 'Draw a card', primary: true };
    case 'bid':
      return { label: `Bid ${PIECES.kinds[words.card ?? '']?.initiative ?? 0}`, primary: true };
    case 'take':
    case 'return':
      return { label: cardName(words.card) };
    case 'shell':
      return { label: `Shell ${counterName(words.counter)}`, primary: true };
    default:
      return { label: verbName(verb), primary: true };
  }
}

export const verbName = (verb: string): string => (verb === 'hunker' ? 'Hunker down' : capital(verb));
