export const AREA_IDS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
  33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
] as const;

export type AreaId = (typeof AREA_IDS)[number];

export type Terrain = 'clear' | 'elevated' | 'lightUrban' | 'heavyUrban';

export interface TerrainFacts {
  readonly name: string;
  /** Shape of the Area's identifier on the map (AV-MAP-05). */
  readonly shape: 'circle' | 'triangle' | 'square' | 'pentagon';
  /** Terrain Effects Modifier, unless the Area has its own (AV-MAP-07). */
  readonly tem: number;
  readonly urban: boolean;
}

/** Source: rulebook 3.1.1, 5.4, 9.5.3. */
export const TERRAINS: Readonly<Record<Terrain, TerrainFacts>> = {
  clear: { name: 'Clear', shape: 'circle', tem: 1, urban: false },
  elevated: { name: 'Elevated', shape: 'triangle', tem: 2, urban: false },
  lightUrban: { name: 'Light Urban', shape: 'square', tem: 3, urban: true },
  heavyUrban: { name: 'Heavy Urban', shape: 'pentagon', tem: 4, urban: true },
};

export interface AreaFacts {
  readonly name: string;
  /** Null in the nine Areas that are German from the start: no rule ever uses theirs (AV-R-64). */
  readonly terrain: Terrain | null;
  /** Terrain Effects Modifier; 0 where the Area has none (AV-MAP-06). */
  readonly tem: number;
  /** Adjacent to the Volga (AV-MAP-03). */
  readonly volga: boolean;
  readonly germanAtStart: boolean;
  readonly adjacent: readonly AreaId[];
}

function german(name: string, adjacent: readonly AreaId[]): AreaFacts {
  return { name, terrain: null, tem: 0, volga: false, germanAtStart: true, adjacent };
}

function inland(name: string, terrain: Terrain, adjacent: readonly AreaId[], tem = TERRAINS[terrain].tem): AreaFacts {
  return { name, terrain, tem, volga: false, germanAtStart: false, adjacent };
}

function riverside(name: string, terrain: Terrain, adjacent: readonly AreaId[]): AreaFacts {
  return { name, terrain, tem: TERRAINS[terrain].tem, volga: true, germanAtStart: false, adjacent };
}

/**
 * Source: control and Volga from rulebook 3.1, 5.3.1, 7.2; borders designed; names and terrain differ by Area, see
 * README.md. A fourth argument is one of the three modifiers that differ from the terrain's (AV-MAP-08).
 */
export const AREAS: Readonly<Record<AreaId, AreaFacts>> = {
  1: german('Hill 126.3', [2, 19, 30]),
  2: german('Hill 144.5', [1, 3, 18, 19]),
  3: german('Dubovaya Woods', [2, 4, 15, 16, 18]),
  4: german('Tsaritsa Woods', [3, 5, 9, 15]),
  5: german('Leather Factory', [4, 6, 9]),
  6: german('Hill 120.0', [5, 7, 8, 9]),
  7: inland('Yelshanka', 'lightUrban', [6, 8, 9, 10, 11]),
  8: riverside('Sawmill', 'lightUrban', [6, 7, 10]),
  9: inland('Minina Suburb', 'lightUrban', [4, 5, 6, 7, 11, 15]),
  10: riverside('Grain Elevator', 'heavyUrban', [7, 8, 11, 12]),
  11: inland('Railroad Station No. 2', 'lightUrban', [7, 9, 10, 12, 15, 16, 17]),
  12: riverside('Voroshilov District', 'lightUrban', [10, 11, 13, 17]),
  13: riverside('Red Square', 'heavyUrban', [12, 14, 17]),
  14: riverside('9 January Square', 'heavyUrban', [13, 17, 20, 22, 23]),
  15: inland('Dar-Gora', 'lightUrban', [3, 4, 9, 11, 16]),
  16: inland('Tsaritsa Gully', 'lightUrban', [3, 11, 15, 17, 18, 20]),
  17: inland('Central Rail Station', 'lightUrban', [11, 12, 13, 14, 16, 20], 4),
  18: inland('Military Hospital', 'lightUrban', [2, 3, 16, 19, 20, 21]),
  19: inland('Stalingradski Airfield', 'clear', [1, 2, 18, 21, 27, 30], 2),
  20: inland('Dolgiy Gully', 'lightUrban', [14, 16, 17, 18, 21, 23]),
  21: inland('Mamayev Kurgan', 'elevated', [18, 19, 20, 23, 24, 27], 4),
  22: riverside('Lazur Chemical Works', 'heavyUrban', [14, 23, 25]),
  23: inland('Banny Gully', 'lightUrban', [14, 20, 21, 22, 24, 25]),
  24: inland("Red October Worker's Settlement", 'lightUrban', [21, 23, 25, 27, 35, 36]),
  25: riverside('Red October Factory', 'heavyUrban', [22, 23, 24, 26, 35]),
  26: riverside('Barricades Factory', 'heavyUrban', [25, 35, 37]),
  27: inland('Doma-Kommuny', 'lightUrban', [19, 21, 24, 28, 30, 36]),
  28: inland('Hill 107.5', 'elevated', [27, 29, 30, 31, 36]),
  29: inland('Hill 98.9', 'elevated', [28, 31, 32, 33, 34, 36, 39]),
  30: inland('Razgulayevka Station', 'clear', [1, 19, 27, 28, 31]),
  31: inland('Aleksandrovka', 'lightUrban', [28, 29, 30, 32]),
  32: inland('Gorodishche', 'lightUrban', [29, 31, 33]),
  33: inland('Vishnevaya Gully', 'clear', [29, 32, 34, 46, 47]),
  34: inland('Mechetka Ravine', 'clear', [29, 33, 39, 40, 45, 46]),
  35: inland("Barricades Worker's Settlement", 'lightUrban', [24, 25, 26, 36, 37, 38]),
  36: inland('Silicate Factory', 'lightUrban', [24, 27, 28, 29, 35, 38, 39]),
  37: riverside('Brick Works', 'lightUrban', [26, 35, 38, 41]),
  38: inland('Sculpture Park', 'lightUrban', [35, 36, 37, 39, 40, 41]),
  39: inland('Hexagonal Block', 'lightUrban', [29, 34, 36, 38, 40]),
  40: inland("Tractor Factory Worker's Settlement", 'lightUrban', [34, 38, 39, 41, 43, 44, 45]),
  41: riverside('Tractor Factory', 'heavyUrban', [37, 38, 40, 42, 43]),
  42: riverside('Spartanovka and Rynok', 'lightUrban', [41, 43, 50]),
  43: inland('Hill 101.3', 'elevated', [40, 41, 42, 44, 49, 50]),
  44: inland('Sukhaya Mechetka', 'clear', [40, 43, 45, 49]),
  45: inland('Hill 135.4', 'elevated', [34, 40, 44, 46, 49]),
  46: inland('Orlovka', 'lightUrban', [33, 34, 45, 47, 48, 49]),
  47: inland('Hill 147.6', 'elevated', [33, 46, 48]),
  48: german('Yerzovka', [46, 47, 49]),
  49: german('Vinnovka', [43, 44, 45, 46, 48, 50]),
  50: german('Latashanka', [42, 43, 49]),
};

/** The six northern Areas that option 12.2 leaves open (rulebook 12.2), and the three the units come from (AV-R-43). */
export const NORTHERN_SHOULDER: readonly AreaId[] = [42, 43, 44, 45, 46, 47, 48, 49, 50];
