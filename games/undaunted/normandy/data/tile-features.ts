/**
 * Points `x,y` of a drawing, separated by spaces. A tile is 100 units wide and high, x to the right, y down, before it
 * is turned.
 */
type Points = string;
type At = readonly [x: number, y: number];

export type Crop = 'ploughed' | 'stubble' | 'wheat' | 'maize' | 'hay' | 'pasture';
export type Roof = 'slate' | 'tin' | 'thatch';

/** Features of a tile, in painting order. `turn` and `rows` are degrees clockwise. */
export type TileFeature =
  | { readonly kind: 'field'; readonly crop: Crop; readonly rows: number; readonly around: Points }
  | { readonly kind: 'hedge' | 'contour' | 'fence' | 'ruts'; readonly along: Points }
  | { readonly kind: 'track' | 'river'; readonly width: number; readonly along: Points }
  | { readonly kind: 'tree' | 'scrub' | 'crater' | 'pond' | 'stones'; readonly at: At; readonly radius: number }
  /** Crowns as `x,y,radius`. */
  | { readonly kind: 'wood'; readonly trees: Points }
  | { readonly kind: 'house'; readonly at: At; readonly size: At; readonly turn: number; readonly roof: Roof }
  | {
      readonly kind: 'ruin' | 'hayrick' | 'church' | 'islet';
      readonly at: At;
      readonly size: At;
      readonly turn: number;
    }
  | {
      readonly kind: 'bridge';
      readonly at: At;
      readonly size: At;
      readonly turn: number;
      readonly of: 'wood' | 'stone';
    }
  | { readonly kind: 'tractor'; readonly at: At; readonly turn: number }
  | { readonly kind: 'graveyard' | 'paving' | 'rock'; readonly around: Points }
  /** Base layer under everything; grass by default. */
  | { readonly kind: 'ground'; readonly of: 'meadow' | 'forest' | 'yard' | 'heath' };

type TileNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18;
/** Number and side of a tile. */
export type FaceId = `${TileNumber}${'A' | 'B'}`;

/**
 * Drawings of the 36 faces: our own compositions, with the ground the game needs there. Rivers meet the edges at a
 * quarter and three quarters, so that they join.
 */
export const TILE_FEATURES: Readonly<Record<FaceId, readonly TileFeature[]>> = {
  '1A': [
    { kind: 'track', width: 4, along: '5,90 40,60 62,42' },
    { kind: 'hayrick', at: [30, 26], size: [11, 7.5], turn: -25 },
    { kind: 'hayrick', at: [50, 20], size: [11, 7.5], turn: 0 },
    { kind: 'hayrick', at: [70, 27], size: [11, 7.5], turn: 30 },
    { kind: 'hayrick', at: [80, 50], size: [11, 7.5], turn: 80 },
    { kind: 'hayrick', at: [68, 72], size: [11, 7.5], turn: -35 },
    { kind: 'hayrick', at: [40, 76], size: [11, 7.5], turn: 20 },
    { kind: 'hayrick', at: [22, 60], size: [11, 7.5], turn: 70 },
    { kind: 'hayrick', at: [20, 42], size: [11, 7.5], turn: 95 },
  ],
  '1B': [
    { kind: 'ground', of: 'meadow' },
    { kind: 'church', at: [47, 47], size: [62, 20], turn: 38 },
    { kind: 'graveyard', around: '72,14 92,20 88,42 68,36' },
    { kind: 'tree', at: [38, 10], radius: 7 },
    { kind: 'tree', at: [15, 82], radius: 7 },
    { kind: 'tree', at: [86, 80], radius: 7 },
    { kind: 'track', width: 5, along: '0,62 20,66 34,62' },
  ],
  '2A': [
    { kind: 'ground', of: 'heath' },
    { kind: 'contour', along: '6,72 30,52 62,54 95,36' },
    { kind: 'contour', along: '14,90 38,70 68,72 97,58' },
    { kind: 'rock', around: '34,70 50,60 60,72 46,82' },
    { kind: 'tree', at: [20, 20], radius: 8 },
    { kind: 'tree', at: [33, 14], radius: 7 },
    { kind: 'tree', at: [70, 16], radius: 7 },
    { kind: 'tree', at: [86, 50], radius: 6 },
    { kind: 'tree', at: [18, 62], radius: 6 },
    { kind: 'scrub', at: [50, 36], radius: 5 },
    { kind: 'scrub', at: [62, 30], radius: 4 },
  ],
  '2B': [
    { kind: 'ground', of: 'meadow' },
    { kind: 'field', crop: 'ploughed', rows: 90, around: '9,20 48,20 48,88 9,88' },
    { kind: 'field', crop: 'ploughed', rows: 90, around: '53,20 91,20 91,88 53,88' },
    { kind: 'hedge', along: '8,18 92,20 92,90 7,90 8,18' },
    { kind: 'hedge', along: '50.5,20 50,90' },
    { kind: 'tree', at: [50, 46], radius: 9 },
    { kind: 'tree', at: [90, 86], radius: 5 },
  ],
  '3A': [
    { kind: 'ground', of: 'forest' },
    { kind: 'pond', at: [48, 54], radius: 9 },
    { kind: 'tree', at: [20, 22], radius: 9 },
    { kind: 'tree', at: [42, 15], radius: 8 },
    { kind: 'tree', at: [72, 20], radius: 9 },
    { kind: 'tree', at: [86, 40], radius: 8 },
    { kind: 'tree', at: [76, 66], radius: 10 },
    { kind: 'tree', at: [90, 84], radius: 8 },
    { kind: 'tree', at: [52, 84], radius: 9 },
    { kind: 'tree', at: [26, 76], radius: 10 },
    { kind: 'tree', at: [12, 50], radius: 8 },
    { kind: 'tree', at: [30, 46], radius: 7 },
    { kind: 'tree', at: [64, 40], radius: 6 },
  ],
  '3B': [
    { kind: 'field', crop: 'stubble', rows: 0, around: '8,8 92,8 92,90 8,90' },
    { kind: 'tractor', at: [60, 26], turn: 15 },
  ],
  '4A': [
    { kind: 'ground', of: 'forest' },
    { kind: 'tree', at: [18, 18], radius: 9 },
    { kind: 'tree', at: [40, 12], radius: 7 },
    { kind: 'tree', at: [64, 18], radius: 8 },
    { kind: 'tree', at: [84, 26], radius: 8 },
    { kind: 'tree', at: [30, 42], radius: 7 },
    { kind: 'tree', at: [54, 42], radius: 8 },
    { kind: 'tree', at: [80, 52], radius: 8 },
    { kind: 'tree', at: [14, 62], radius: 9 },
    { kind: 'tree', at: [34, 74], radius: 10 },
    { kind: 'tree', at: [62, 76], radius: 8 },
    { kind: 'tree', at: [86, 80], radius: 8 },
    { kind: 'scrub', at: [46, 60], radius: 5 },
    { kind: 'scrub', at: [72, 36], radius: 4 },
  ],
  '4B': [
    { kind: 'ruts', along: '94,0 93,40 95,100' },
    { kind: 'field', crop: 'wheat', rows: 90, around: '16,10 86,14 84,88 20,86' },
    { kind: 'tree', at: [10, 24], radius: 6 },
    { kind: 'tree', at: [8, 56], radius: 6 },
    { kind: 'tree', at: [72, 90], radius: 6 },
  ],
  '5A': [
    { kind: 'ground', of: 'yard' },
    { kind: 'field', crop: 'ploughed', rows: 90, around: '46,12 90,12 90,88 46,88' },
    { kind: 'hedge', along: '44,8 93,10 92,92 44,92 44,8' },
    { kind: 'house', at: [20, 56], size: [20, 16], turn: 90, roof: 'tin' },
    { kind: 'house', at: [20, 80], size: [13, 10], turn: 0, roof: 'tin' },
    { kind: 'hedge', along: '6,10 6,34 40,34' },
    { kind: 'tree', at: [32, 24], radius: 6 },
    { kind: 'tree', at: [88, 12], radius: 6 },
  ],
  '5B': [
    { kind: 'ground', of: 'yard' },
    { kind: 'track', width: 5, along: '8,34 42,50 66,70 95,62' },
    { kind: 'house', at: [32, 22], size: [17, 11], turn: 8, roof: 'slate' },
    { kind: 'house', at: [80, 20], size: [15, 11], turn: -5, roof: 'thatch' },
    { kind: 'house', at: [24, 56], size: [17, 12], turn: 35, roof: 'slate' },
    { kind: 'house', at: [76, 80], size: [17, 12], turn: 0, roof: 'slate' },
    { kind: 'tree', at: [54, 20], radius: 8 },
    { kind: 'tree', at: [56, 74], radius: 9 },
    { kind: 'tree', at: [84, 50], radius: 6 },
  ],
  '6A': [
    { kind: 'ground', of: 'yard' },
    { kind: 'field', crop: 'ploughed', rows: 0, around: '10,56 88,40 90,90 10,90' },
    { kind: 'hedge', along: '7,56 30,52 62,42 92,36 94,92 7,92 7,56' },
    { kind: 'house', at: [24, 22], size: [24, 16], turn: 0, roof: 'slate' },
    { kind: 'house', at: [70, 20], size: [12, 10], turn: 5, roof: 'thatch' },
    { kind: 'track', width: 4, along: '36,26 62,30 100,22' },
    { kind: 'tree', at: [88, 14], radius: 6 },
  ],
  '6B': [
    { kind: 'ground', of: 'yard' },
    { kind: 'track', width: 5, along: '50,0 52,44 46,100' },
    { kind: 'house', at: [28, 30], size: [17, 13], turn: 90, roof: 'slate' },
    { kind: 'house', at: [76, 20], size: [16, 11], turn: 0, roof: 'slate' },
    { kind: 'ruin', at: [76, 62], size: [16, 12], turn: 10 },
    { kind: 'house', at: [30, 76], size: [16, 12], turn: 5, roof: 'slate' },
    { kind: 'crater', at: [58, 50], radius: 6 },
    { kind: 'tree', at: [12, 50], radius: 6 },
    { kind: 'tree', at: [90, 42], radius: 7 },
  ],
  '7A': [
    { kind: 'ground', of: 'meadow' },
    { kind: 'field', crop: 'pasture', rows: 0, around: '10,14 86,12 88,30 10,50' },
    { kind: 'field', crop: 'ploughed', rows: 0, around: '10,56 90,34 90,88 40,88' },
    { kind: 'hedge', along: '8,12 88,10 92,90 40,92 8,56 8,12' },
    { kind: 'hedge', along: '8,54 48,42 90,30' },
    { kind: 'tree', at: [90, 14], radius: 7 },
    { kind: 'tree', at: [36, 90], radius: 6 },
  ],
  '7B': [
    { kind: 'ground', of: 'yard' },
    { kind: 'track', width: 5, along: '0,30 50,50 100,44' },
    { kind: 'track', width: 5, along: '50,50 44,100' },
    { kind: 'house', at: [76, 24], size: [17, 13], turn: 90, roof: 'slate' },
    { kind: 'house', at: [24, 78], size: [17, 12], turn: 30, roof: 'slate' },
    { kind: 'house', at: [78, 78], size: [16, 12], turn: -20, roof: 'thatch' },
    { kind: 'tree', at: [20, 50], radius: 7 },
    { kind: 'tree', at: [46, 26], radius: 7 },
    { kind: 'tree', at: [90, 56], radius: 6 },
    { kind: 'tree', at: [60, 66], radius: 5 },
  ],
  '8A': [
    { kind: 'ground', of: 'meadow' },
    { kind: 'field', crop: 'hay', rows: 0, around: '10,10 90,10 90,48 10,48' },
    { kind: 'field', crop: 'pasture', rows: 0, around: '10,54 90,54 90,90 10,90' },
    { kind: 'hedge', along: '8,8 92,8 92,92 8,92 8,8' },
    { kind: 'hedge', along: '8,54 40,52 62,48 92,42' },
    { kind: 'tree', at: [44, 50], radius: 6 },
    { kind: 'tree', at: [10, 90], radius: 6 },
  ],
  '8B': [
    { kind: 'ground', of: 'yard' },
    { kind: 'paving', around: '40,0 60,0 60,100 40,100' },
    { kind: 'house', at: [22, 24], size: [20, 14], turn: 0, roof: 'slate' },
    { kind: 'house', at: [22, 50], size: [20, 14], turn: 0, roof: 'slate' },
    { kind: 'house', at: [22, 76], size: [20, 14], turn: 0, roof: 'slate' },
    { kind: 'house', at: [78, 24], size: [20, 14], turn: 0, roof: 'slate' },
    { kind: 'house', at: [78, 50], size: [20, 14], turn: 0, roof: 'slate' },
    { kind: 'house', at: [78, 76], size: [20, 14], turn: 0, roof: 'slate' },
    { kind: 'tree', at: [10, 92], radius: 5 },
    { kind: 'tree', at: [92, 10], radius: 5 },
  ],
  '9A': [
    { kind: 'ground', of: 'heath' },
    { kind: 'contour', along: '5,50 30,40 66,46 96,26' },
    { kind: 'contour', along: '5,70 36,60 70,66 97,50' },
    { kind: 'rock', around: '10,84 22,58 42,68 50,60 62,74 80,66 90,84 50,92' },
    { kind: 'tree', at: [90, 80], radius: 6 },
    { kind: 'tree', at: [10, 92], radius: 6 },
    { kind: 'scrub', at: [30, 22], radius: 5 },
  ],
  '9B': [
    { kind: 'ruts', along: '0,34 30,40 62,62 100,70' },
    { kind: 'fence', along: '8,12 34,9 60,11 92,7' },
    { kind: 'stones', at: [80, 24], radius: 5 },
    { kind: 'crater', at: [62, 40], radius: 5 },
    { kind: 'scrub', at: [24, 70], radius: 3 },
  ],
  '10A': [
    { kind: 'ground', of: 'yard' },
    { kind: 'track', width: 5, along: '0,72 40,66 60,90 62,100' },
    { kind: 'house', at: [26, 44], size: [18, 13], turn: 0, roof: 'slate' },
    { kind: 'tree', at: [42, 18], radius: 8 },
    { kind: 'tree', at: [70, 40], radius: 9 },
    { kind: 'tree', at: [28, 76], radius: 8 },
    { kind: 'tree', at: [82, 80], radius: 9 },
  ],
  '10B': [
    { kind: 'field', crop: 'maize', rows: 90, around: '10,10 90,10 90,90 10,90' },
    { kind: 'tree', at: [82, 12], radius: 8 },
  ],
  '11A': [
    { kind: 'ground', of: 'yard' },
    { kind: 'house', at: [24, 30], size: [18, 12], turn: 30, roof: 'thatch' },
    { kind: 'house', at: [30, 74], size: [16, 11], turn: 75, roof: 'thatch' },
    { kind: 'tree', at: [66, 20], radius: 8 },
    { kind: 'tree', at: [82, 26], radius: 8 },
    { kind: 'tree', at: [68, 78], radius: 9 },
    { kind: 'tree', at: [84, 68], radius: 9 },
    { kind: 'tree', at: [86, 88], radius: 7 },
    { kind: 'track', width: 4, along: '0,50 50,50 100,44' },
  ],
  '11B': [
    { kind: 'ruts', along: '14,100 24,74 50,58 100,48' },
    { kind: 'fence', along: '90,8 93,30' },
    { kind: 'stones', at: [22, 52], radius: 4 },
    { kind: 'scrub', at: [84, 86], radius: 4 },
    { kind: 'tree', at: [36, 28], radius: 7 },
    { kind: 'tree', at: [46, 32], radius: 5 },
    { kind: 'crater', at: [74, 66], radius: 5 },
  ],
  '12A': [
    { kind: 'ground', of: 'yard' },
    { kind: 'paving', around: '0,44 100,44 100,60 0,60' },
    { kind: 'house', at: [30, 24], size: [17, 15], turn: 0, roof: 'slate' },
    { kind: 'house', at: [68, 24], size: [15, 14], turn: 5, roof: 'slate' },
    { kind: 'house', at: [20, 78], size: [16, 15], turn: 0, roof: 'slate' },
    { kind: 'house', at: [50, 80], size: [15, 15], turn: -5, roof: 'slate' },
    { kind: 'house', at: [80, 77], size: [16, 15], turn: 10, roof: 'slate' },
    { kind: 'tree', at: [48, 16], radius: 7 },
    { kind: 'tree', at: [90, 30], radius: 6 },
  ],
  '12B': [
    { kind: 'ruts', along: '0,88 30,92 62,80 100,84' },
    { kind: 'fence', along: '6,56 10,74 8,80' },
    { kind: 'crater', at: [30, 36], radius: 7 },
    { kind: 'crater', at: [58, 52], radius: 8 },
    { kind: 'crater', at: [70, 26], radius: 5 },
    { kind: 'crater', at: [40, 74], radius: 6 },
    { kind: 'scrub', at: [86, 80], radius: 3 },
  ],
  '13A': [
    { kind: 'river', width: 19, along: '0,75 24,78 42,60 62,40 80,26 100,25' },
    { kind: 'islet', at: [54, 50], size: [18, 8], turn: -40 },
    { kind: 'tree', at: [20, 28], radius: 8 },
    { kind: 'tree', at: [86, 52], radius: 6 },
    { kind: 'tree', at: [34, 94], radius: 5 },
  ],
  '13B': [
    { kind: 'ground', of: 'yard' },
    { kind: 'house', at: [40, 26], size: [44, 20], turn: 0, roof: 'slate' },
    { kind: 'house', at: [24, 32], size: [14, 26], turn: 0, roof: 'slate' },
    { kind: 'house', at: [84, 36], size: [13, 18], turn: 0, roof: 'thatch' },
    { kind: 'hedge', along: '7,8 7,92 93,92 93,62' },
    { kind: 'hedge', along: '7,56 42,50 62,54' },
    { kind: 'tree', at: [84, 64], radius: 7 },
  ],
  '14A': [
    { kind: 'ruts', along: '44,100 40,80 20,60 0,56' },
    { kind: 'fence', along: '58,14 80,10 96,18' },
    { kind: 'tree', at: [88, 40], radius: 6 },
    { kind: 'river', width: 19, along: '0,25 20,24 40,42 58,66 80,76 100,75' },
    { kind: 'scrub', at: [74, 30], radius: 5 },
    { kind: 'scrub', at: [22, 74], radius: 4 },
  ],
  '14B': [
    { kind: 'ground', of: 'yard' },
    { kind: 'house', at: [72, 18], size: [40, 18], turn: 0, roof: 'slate' },
    { kind: 'house', at: [20, 20], size: [16, 26], turn: 0, roof: 'thatch' },
    { kind: 'field', crop: 'ploughed', rows: 0, around: '10,56 54,56 54,88 10,88' },
    { kind: 'hedge', along: '7,53 57,53 57,92 7,92 7,53' },
    { kind: 'tree', at: [70, 46], radius: 4.5 },
    { kind: 'tree', at: [70, 58], radius: 4.5 },
    { kind: 'tree', at: [70, 70], radius: 4.5 },
    { kind: 'tree', at: [70, 82], radius: 4.5 },
    { kind: 'tree', at: [84, 46], radius: 4.5 },
    { kind: 'tree', at: [84, 58], radius: 4.5 },
    { kind: 'tree', at: [84, 70], radius: 4.5 },
    { kind: 'tree', at: [84, 82], radius: 4.5 },
  ],
  '15A': [
    { kind: 'river', width: 19, along: '0,25 24,26 50,40 76,28 100,25' },
    { kind: 'tree', at: [30, 12], radius: 7 },
    { kind: 'tree', at: [46, 12], radius: 6 },
    { kind: 'tree', at: [46, 68], radius: 8 },
    { kind: 'tree', at: [62, 64], radius: 8 },
    { kind: 'tree', at: [74, 74], radius: 8 },
    { kind: 'tree', at: [56, 82], radius: 7 },
  ],
  '15B': [
    { kind: 'ground', of: 'meadow' },
    { kind: 'field', crop: 'pasture', rows: 0, around: '12,18 88,18 88,88 12,88' },
    { kind: 'hedge', along: '10,26 30,16 90,12 92,90 10,92 10,26' },
    { kind: 'tree', at: [14, 16], radius: 8 },
    { kind: 'tree', at: [26, 10], radius: 7 },
    { kind: 'tree', at: [88, 10], radius: 6 },
    { kind: 'tree', at: [10, 90], radius: 5 },
  ],
  '16A': [
    { kind: 'ground', of: 'heath' },
    { kind: 'contour', along: '20,50 34,28 62,26 80,46 70,70 40,74 20,50' },
    { kind: 'contour', along: '10,52 26,18 68,14 92,44 80,82 34,88 10,52' },
    { kind: 'rock', around: '72,62 84,56 88,76 76,80' },
    { kind: 'tree', at: [14, 26], radius: 8 },
    { kind: 'tree', at: [26, 14], radius: 7 },
    { kind: 'tree', at: [74, 12], radius: 8 },
    { kind: 'tree', at: [88, 26], radius: 8 },
    { kind: 'tree', at: [90, 50], radius: 6 },
    { kind: 'tree', at: [14, 70], radius: 8 },
    { kind: 'tree', at: [30, 86], radius: 7 },
    { kind: 'tree', at: [58, 86], radius: 7 },
  ],
  '16B': [
    { kind: 'ground', of: 'meadow' },
    { kind: 'field', crop: 'hay', rows: 0, around: '12,14 90,14 90,88 12,88' },
    { kind: 'hedge', along: '10,14 50,10 92,12 92,88 50,92 10,88 10,14' },
    { kind: 'tree', at: [12, 86], radius: 9 },
    { kind: 'tree', at: [26, 92], radius: 6 },
    { kind: 'tree', at: [50, 10], radius: 5 },
  ],
  '17A': [
    { kind: 'river', width: 19, along: '0,25 26,28 50,40 74,28 100,25' },
    { kind: 'bridge', at: [50, 38], size: [34, 9], turn: 90, of: 'wood' },
    { kind: 'track', width: 4, along: '50,0 50,20' },
    { kind: 'track', width: 4, along: '50,56 46,78 40,100' },
    { kind: 'tree', at: [30, 52], radius: 7 },
    { kind: 'crater', at: [26, 82], radius: 6 },
  ],
  '17B': [
    { kind: 'ground', of: 'forest' },
    {
      kind: 'wood',
      trees:
        '56.9,6,5.9 67.4,6.6,6.6 43.1,7.6,6.8 90.1,8.2,6.8 23,14.9,5.2 61.2,15.8,7.4 74.9,16,7.9 6.3,16.5,8.2 46,17.6,6.4 87.3,20.6,8.5 34.3,20.6,5.5 56.6,26.1,8.3 33.2,29.2,6.9 76.9,31.3,6.9 48.4,33,5.9 68.2,35.1,5.3 26.4,39.6,6.3 15.8,40.8,5 36.3,43.2,7.2 80.3,46,5.6 25.6,47.3,6.3 93.5,49.9,8 74.8,53.2,8.4 16.4,55.6,8.2 79.5,70.2,7.2 56,72.2,5.7 17.8,72.4,7.2 8.2,75.5,6.3 31.5,76.3,5.1 47.9,76.7,6.8 86.8,78.6,8.4 55.3,83.4,6.1 65.7,86.5,6.6 92.3,88.8,5.3',
    },
  ],
  '18A': [
    { kind: 'river', width: 19, along: '0,75 22,76 42,66 60,44 80,26 100,25' },
    { kind: 'bridge', at: [53, 53], size: [36, 12], turn: 35, of: 'stone' },
    { kind: 'track', width: 6, along: '16,20 40,42' },
    { kind: 'track', width: 6, along: '67,64 90,90' },
    { kind: 'scrub', at: [84, 56], radius: 4 },
  ],
  '18B': [
    { kind: 'ground', of: 'forest' },
    {
      kind: 'wood',
      trees:
        '50.2,6.1,5.5 16.2,6.1,7.3 62.8,7,5.1 72.8,8.4,7.4 25.6,11.7,5.4 88.2,13.8,5.7 29.8,22.8,5.6 56.7,24.7,7.6 20.1,24.9,7.3 45.8,25.6,8.2 8.8,27.4,5.6 71,27.9,5.5 36.7,29.9,7.7 93.6,32.1,5.8 60.1,34.3,5.3 23.8,36.8,7 81.6,37.4,7.2 67.4,41.5,6.6 28.9,47.2,5.3 59,51.3,6.5 91.9,53.3,6.6 14.6,53.9,7.5 70,54.5,6.9 44.4,56.6,6.3 29.5,58.8,6.6 77.8,60.7,5.2 62.8,63,5.6 10.9,68.6,6.8 92.8,68.6,6.8 76.7,69.7,5.8 39.4,70.7,8.2 27.3,72,5.1 18.6,75,6.5 68,77.4,5.1 9.5,78.3,6 48.1,78.6,6.7 88.9,79.9,5.1 28.2,81.9,7.6 18.6,83.3,5.8 74.1,87.2,7.6',
    },
  ],
};
