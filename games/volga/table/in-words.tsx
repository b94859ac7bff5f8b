import { BoardInWords, type Choice } from '@kurgan/kit';
import type { JSX } from 'preact';
import { AREA_IDS, AREAS, type AreaId } from '../data/areas.ts';
import { entryCost } from '../rules/board.ts';
import { areaTouches, standsIn, type VolgaModel } from './model.ts';
import { describe } from './words/actions.ts';
import { takingChance } from './words/chance.ts';
import { areaName, capital } from './words/names.ts';
import { garrison, placeWords } from './words/spoken.ts';
import { words } from './words/table.ts';

/** Starting point: the element pointed at, the fight, the Active Area, or the first place with something to do. */
function startOf(model: VolgaModel): AreaId {
  const { battle, activation } = model.open.value;
  const lit = AREA_IDS.find((id) => choicesIn(model, id).length > 0);
  return model.pointed.value ?? battle?.area ?? activation?.area ?? lit ?? 1;
}

/** Actions that name an Area, or a unit that stands in it. */
function choicesIn({ controller, open }: VolgaModel, id: AreaId): readonly Choice[] {
  return controller.session.moment.value.choices.filter(({ words: named }) => {
    const isNamed = areaTouches(id).some(({ name, word }) => named[name] === word);
    return isNamed || (named.unit !== undefined && standsIn(open.value, named.unit) === id);
  });
}

/** The map as text. */
export function InWords({ model, onClose }: { readonly model: VolgaModel; onClose(): void }): JSX.Element {
  const open = model.open.value;
  const cost = (id: AreaId): string => words.costs(entryCost(open, id));
  return (
    <BoardInWords
      controller={model.controller}
      title={words.inWords}
      placeLabel={words.place}
      places={AREA_IDS}
      start={startOf(model)}
      nameOf={areaName}
      tell={(id) => `${placeWords(open, id)} ${cost(id)}`}
      tellNext={(id) => (
        <>
          <b>{areaName(id)}</b> {capital(garrison(open, id))}. {cost(id)}
        </>
      )}
      neighboursOf={(id) => AREAS[id].adjacent}
      choicesAt={(id) => choicesIn(model, id)}
      describe={describe}
      chanceWords={(odds) => words.takes(takingChance(odds))}
      onClose={onClose}
    />
  );
}
