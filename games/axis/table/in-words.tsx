import { capital } from '@kurgan/engine';
import { BoardInWords, percent } from '@kurgan/kit';
import type { JSX } from 'preact';
import { NEIGHBORS } from '../data/borders.ts';
import {
  CROSSING_IDS,
  type CrossingId,
  EAST_BANK,
  LANDING_ZONES,
  SITE_IDS,
  SITES,
  type SiteId,
} from '../data/places.ts';
import { landIn } from '../rules/stacks.ts';
import { type Open, SIDES } from '../rules/state.ts';
import { explainSupply } from '../tools/supply-words.ts';
import { PLACE_IDS, type PlaceId } from './board/lights.ts';
import { describe } from './describe.ts';
import { type AxisModel, placeTouches } from './model.ts';
import { placeName } from './words/names.ts';
import { placeInWords, zoneOf } from './words/places.ts';
import { words } from './words/table.ts';

const isSite = (place: PlaceId): place is SiteId => SITE_IDS.some((id) => id === place);
const isCrossing = (place: PlaceId): place is CrossingId => CROSSING_IDS.some((id) => id === place);

/** Zones next door, and the crossings and Ambush Sites that lead from a place. */
export function neighborsOf(place: PlaceId): readonly PlaceId[] {
  if (isSite(place)) return SITES[place];
  if (isCrossing(place)) return [EAST_BANK, LANDING_ZONES[place]];
  const crossings = CROSSING_IDS.filter((id) => place === EAST_BANK || LANDING_ZONES[id] === place);
  const sites = SITE_IDS.filter((id) => SITES[id].includes(place));
  return [...NEIGHBORS[place], ...crossings, ...sites];
}

/** A place with its forces, and for each of them why it has supply or not. */
export function toldInWords(open: Open, place: PlaceId): string {
  const zone = zoneOf(place);
  const forces =
    zone === undefined ? [] : SIDES.filter((side) => landIn(open, side, zone) > 0).map((side) => ({ side, zone }));
  return [placeInWords(open, place), ...forces.map(({ side, zone: at }) => explainSupply(open, side, at))].join(' ');
}

/** The place pointed at, the fight, the zone that units leave, or the first place with something to do. */
function startOf(model: AxisModel): PlaceId {
  const frame = model.frame.value;
  const from = frame?.step === 'movement' ? frame.from : null;
  const lit = PLACE_IDS.find((place) => choicesAt(model, place).length > 0);
  return model.pointed.value ?? model.open.value.combat?.zone ?? from ?? lit ?? 'kalach';
}

const choicesAt = (model: AxisModel, place: PlaceId) =>
  model.choices.filter(({ words: named }) => placeTouches(place).some(({ name, word }) => named[name] === word));

const nameOf = (place: PlaceId): string => capital(placeName(place));

/** Both boards as text. */
export function InWords({ model, onClose }: { readonly model: AxisModel; onClose(): void }): JSX.Element {
  const open = model.open.value;
  return (
    <BoardInWords
      controller={model.controller}
      title={words.inWords}
      placeLabel={words.zone}
      places={PLACE_IDS}
      start={startOf(model)}
      nameOf={nameOf}
      tell={(place) => toldInWords(open, place)}
      tellNext={(place) => placeInWords(open, place)}
      neighboursOf={neighborsOf}
      choicesAt={(place) => choicesAt(model, place)}
      describe={(choice) => describe(model.seat ?? 'axis', choice, open)}
      chanceWords={({ outcomes: [first] }) => (first === undefined ? '' : `${first.name} ${percent(first.chance)}`)}
      onClose={onClose}
    />
  );
}
