import { capital, listed, plural } from '@kurgan/engine';
import { BoardInWords, percent } from '@kurgan/kit';
import type { JSX } from 'preact';
import { of } from '../rules/counters.ts';
import { isComplete } from '../rules/field/field.ts';
import { at, type Square, square } from '../rules/field/squares.ts';
import { lay } from '../rules/ground.ts';
import { NONE } from '../rules/state.ts';
import { describe } from './describe.ts';
import type { HeroesModel } from './model.ts';
import { thingOf } from './touchable.ts';
import { theUnit } from './words/names.ts';
import { squareInWords, squareWords, unitsOn } from './words/place.ts';
import { words } from './words/table.ts';

/** Squares a step away, walls and openings considered. */
function neighborsOf(model: HeroesModel, place: Square): readonly Square[] {
  const { steps } = lay(model.open.value);
  const found: Square[] = [];
  for (let step = at(steps.start, place); step < at(steps.start, place + 1); step++)
    found.push(square(at(steps.to, step)));
  return found;
}

/** Actions that name the square, or a unit on it. */
const choicesAt = (model: HeroesModel, place: Square) => {
  const here = unitsOn(model.open.value, place);
  return model.choices.value.filter(({ words: named }) =>
    Object.entries(named).some(([name, word]) => {
      const thing = thingOf(model.open.value, { name, word });
      return thing?.is === 'square' ? thing.square === place : thing?.is === 'unit' && here.includes(thing.unit);
    }),
  );
};

/** What the unit in hand could do there: walk, or attack those who stand there. */
function possibleAt(model: HeroesModel, place: Square): string[] {
  const view = model.view.value;
  const unit = model.acting.value;
  if (unit === NONE) return [];
  const who = capital(theUnit(view, unit));
  const reached = model.reach.value.get(place);
  const threats = (model.dangers.value.get(place) ?? []).map((u) => theUnit(view, u));
  const under = threats.length === 0 ? '' : `, under fire from ${listed(threats)}`;
  const walk =
    reached === undefined
      ? []
      : [
          `${who} can come here: ${plural(reached.way.length, 'square')}${reached.stops ? ', and no farther' : ''}${under}.`,
        ];
  const here = unitsOn(view.open, place);
  const attacks = model.attacks.value.flatMap(({ target, how, sum }) => {
    if (!here.includes(target) || sum === null) return [];
    return [`${who} can ${ATTACKS[how]} ${theUnit(view, target)}: ${percent(sum.chance)}.`];
  });
  return [...walk, ...attacks];
}

const ATTACKS = {
  hit: 'fire at',
  suppress: 'suppress',
  distract: 'distract',
  snipe: 'snipe at',
  assault: 'assault',
  split: 'fire at',
} as const;

/** The battlefield as text. */
export function InWords({ model, onClose }: { readonly model: HeroesModel; onClose(): void }): JSX.Element {
  const view = model.view.value;
  const field = model.field.value;
  const places = Array.from({ length: field.count }, (_, i) => square(i)).filter((place) => isComplete(field, place));
  const acting = model.acting.value;
  const own = acting === NONE ? NONE : of(view.open.units.at, acting);
  const lit = places.find((place) => choicesAt(model, place).length > 0);
  const start = own >= 0 ? square(own) : (model.pointed.value.square ?? lit ?? places[0]);
  return (
    <BoardInWords
      controller={model.controller}
      title={words.inWords}
      placeLabel={words.square}
      places={places}
      start={start ?? square(0)}
      nameOf={(place) => model.nameOf(square(place))}
      tell={(place) => [...possibleAt(model, place), squareInWords(view, place)].join(' ')}
      tellNext={(place) => `${model.nameOf(place)}: ${squareWords(view, place)}`}
      neighboursOf={(place) => neighborsOf(model, place)}
      choicesAt={(place) => choicesAt(model, place)}
      describe={(choice) => describe(view, choice)}
      chanceWords={({ outcomes: [first] }) => (first === undefined ? '' : `${first.name} ${percent(first.chance)}`)}
      onClose={onClose}
    />
  );
}
