import { AREAS, TERRAINS } from '../../data/areas.ts';
import { DIVISIONS, UNIT_IDS, UNITS, type UnitId } from '../../data/units.ts';
import type { GroupId, Marker } from '../../rules/state.ts';
import { areaOf } from '../model.ts';

export { capital, listed, plural } from '@kurgan/engine';

/** An Area by its number and full name. */
export const areaName = (word: string | number | undefined): string => {
  const id = areaOf(String(word));
  return id === undefined ? '' : `${id} ${AREAS[id].name}`;
};

/** `Light Urban +3`. */
export const terrainName = (word: string | number | undefined): string => {
  const id = areaOf(String(word));
  if (id === undefined) return '';
  const { terrain, tem } = AREAS[id];
  return terrain === null ? 'behind the German lines' : `${TERRAINS[terrain].name} +${tem}`;
};

export const unitOf = (word: string | undefined): UnitId | undefined => UNIT_IDS.find((id) => id === word);

/** A unit with what it can do. */
export const unitName = (word: string | undefined): string => {
  const id = unitOf(word);
  return id === undefined ? '' : `${id} (${UNITS[id].type}, attack ${UNITS[id].attack})`;
};

export const MARKER_ORDER: readonly Marker[] = ['artillery', 'engineer', 'air'];
export const MARKER_NAMES: Readonly<Record<Marker, string>> = {
  artillery: 'Artillery',
  engineer: 'Engineers',
  air: 'Air',
};

/** A group that comes from off the map. */
export const groupName = (word: string | undefined): string => {
  switch (word as GroupId | undefined) {
    case 'T2':
      return '389th Division';
    case 'T7':
      return '100th Division';
    case 'T12':
      return '79th Division';
    case '29Mot':
      return DIVISIONS['29Mot'].name;
    case '14Pz':
      return DIVISIONS['14Pz'].name;
    case undefined:
      return '';
  }
};
