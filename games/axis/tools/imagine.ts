import { type Chance, clonePlain } from '@kurgan/engine';
import { CARD_IDS, type CardId } from '../data/uranus.ts';
import type { Side } from '../data/zones.ts';
import { FACTORIES, type State, type View } from '../rules/state.ts';

/** Makes up what a seat can't see: the order of the deck, and for the Axis the Allies' cards and hands. */
export function imagine(view: View, seat: Side, chance: Chance): State {
  const { open, flow } = view;
  const own = seat === 'allies' ? view.private.allies : undefined;
  const known: readonly CardId[] = [
    ...open.uranus.shown.map(({ card }) => card),
    ...(own === undefined ? [] : [...own.drawn, ...own.northwest, ...own.southeast]),
  ];
  const unseen = CARD_IDS.filter((card) => !known.includes(card));
  chance.shuffle(unseen);
  const allies = own === undefined ? guess(view, unseen, chance) : clonePlain(own);
  return {
    open: clonePlain(open),
    private: { axis: {}, allies },
    sealed: { deck: open.uranus.launched ? [] : unseen },
    flow: clonePlain([...flow]),
  };
}

/** Takes the Allies' cards from those nobody has shown. */
function guess({ open, flow }: View, unseen: CardId[], chance: Chance): State['private']['allies'] {
  const step = flow.at(-1)?.step;
  const drawn = step === 'placing' ? 2 : step === 'firstArea' ? 5 : 0;
  const left = step === 'factoryPick' ? (FACTORIES[chance.below(2)] ?? 'tank') : null;
  return {
    drawn: unseen.splice(0, drawn),
    northwest: unseen.splice(0, open.uranus.northwest),
    southeast: unseen.splice(0, open.uranus.southeast),
    left,
  };
}
