import type { CrossingId, SiteId } from '../../data/places.ts';
import type { RoadNode } from '../../data/roads.ts';
import type { ZoneId } from '../../data/zones.ts';
import type { BoardId, Point } from '../board/outlines.ts';

/** Points of roads, ferries and sites, each in the units of its board. Source: designed, as the outlines are. */

/** A road that joins the boards has a part on each. */
export const ROAD_LINES: readonly (readonly [from: RoadNode, to: RoadNode, board: BoardId, line: string])[] = [
  ['ves', 'bol', 'region', '132,105 210,164 268,218'],
  ['bol', 'per', 'region', '268,218 270,278 268,374'],
  ['per', 'pet', 'region', '268,374 187,361 90,350'],
  ['per', 'kle', 'region', '268,374 356,324 405,296'],
  ['fro', 'kle', 'region', '597,80 453,236 405,296'],
  ['kle', 'kop', 'region', '405,296 417,372 435,477'],
  ['kop', 'sur', 'region', '435,477 394,594 367,672'],
  ['sur', 'obl', 'region', '367,672 307,688 201,721'],
  ['sur', 'nov', 'region', '367,672 438,683 460,686'],
  ['nov', 'kal', 'region', '460,686 533,646 584,620'],
  ['kal', 'pit', 'region', '584,620 668,612 764,598'],
  ['kal', 'ver', 'region', '584,620 652,536 724,451'],
  ['kal', 'buz', 'region', '584,620 604,687 626,748'],
  ['buz', 'gro', 'region', '626,748 565,810 517,859'],
  ['gro', 'vku', 'region', '517,859 493,913 460,974'],
  ['obl', 'tat', 'region', '201,721 99,839 54,899'],
  ['tor', 'sur2', 'region', '268,899 360,820 382,800'],
  ['abg', 'tin', 'region', '674,909 771,894 860,886'],
  ['tin', 'bek', 'region', '860,886 859,852 860,757'],
  ['bek', 'kra', 'region', '860,757 973,793 1074,826'],
  ['bek', 'pit', 'region', '860,757 845,738 764,598'],
  ['pit', 'ver', 'region', '764,598 759,571 724,451'],
  ['ver', 'kot', 'region', '724,451 768,405 785,390'],
  ['kot', 'ilo', 'region', '785,390 758,302 724,206'],
  ['ilo', 'fro', 'region', '724,206 638,123 597,80'],
  ['dub', 'ryn', 'region', '1026,325 979,429 967,463'],
  ['kot', 'dub', 'region', '785,390 909,354 1026,325'],
  ['spa', 'tf', 'city', '478,78 500,158 525,229'],
  ['tf', 'bf', 'city', '525,229 501,311 485,374'],
  ['bf', 'ro', 'city', '485,374 481,444 486,519'],
  ['ro', 'che', 'city', '486,519 495,601 499,679'],
  ['che', 'ph', 'city', '499,679 488,760 474,841'],
  ['ph', 'ge', 'city', '474,841 486,923 496,1001'],
  ['ge', 'yel', 'city', '496,1001 449,1090 246,1135'],
  ['ts1', 'ph', 'city', '305,826 397,830 474,841'],
  ['fs', 'ts1', 'city', '114,743 216,789 305,826'],
  ['ts1', 'mk', 'city', '305,826 316,749 327,670'],
  ['mk', 'ro', 'city', '327,670 408,592 486,519'],
  ['ac', 'ts2', 'city', '180,988 346,1010 399,1016'],
  ['ts2', 'ge', 'city', '399,1016 455,1007 496,1001'],
  ['orl', 'tfw', 'city', '132,132 226,180 329,231'],
  ['tfw', 'tf', 'city', '329,231 436,232 525,229'],
  ['ryn', 'spa', 'region', '967,463 955,528'],
  ['ryn', 'spa', 'city', '480,0 478,78'],
  ['ver', 'orl', 'region', '724,451 862,542'],
  ['ver', 'orl', 'city', '0,158 132,132'],
  ['pit', 'fs', 'region', '764,598 859,626'],
  ['pit', 'fs', 'city', '0,748 114,743'],
  ['pit', 'ac', 'region', '764,598 859,646'],
  ['pit', 'ac', 'city', '0,981 180,988'],
];

/** The road ends at a border (AA-ROAD-04). */
export const DEAD_END = '382,800 432,835';

/** From the last place on the road to the rim of the Region Board. */
export const EXIT_LINES: readonly (readonly [zone: ZoneId, line: string])[] = [
  ['petrovka', '90,350 0,350'],
  ['oblivskaya', '201,721 0,721'],
  ['tatsinskaya', '54,899 0,899'],
  ['tormosin', '268,899 268,1040'],
  ['verkhne-kumskii', '460,974 460,1040'],
  ['abganerovo-station', '674,909 674,1040'],
  ['veshenskaya', '132,105 132,0'],
  ['ilovinska', '724,206 724,0'],
  ['dubovka', '1026,325 1026,0'],
  ['krasnoarmeysk', '1074,826 1200,841'],
  ['srednyaya-akhtuba', '1110,553 1200,553'],
];

/** Ways between the boards, with their ends on both. */
export const LINKS: readonly (readonly [region: ZoneId, city: ZoneId, regionEnd: Point, cityEnd: Point])[] = [
  ['rynok', 'orlovka', [894, 522], [161, 0]],
  ['rynok', 'spartanovka', [955, 528], [480, 0]],
  ['vertyachii', 'orlovka', [862, 542], [0, 158]],
  ['vertyachii', 'barrikady-workers-settlement', [860, 582], [0, 382]],
  ['pitomnik', 'red-october-workers-settlement', [859, 607], [0, 528]],
  ['pitomnik', 'flight-school', [859, 626], [0, 748]],
  ['pitomnik', 'army-camp', [859, 646], [0, 981]],
  ['pitomnik', 'yelshanka', [859, 666], [0, 1125]],
];

/** From the west bank to the east bank. */
export const CROSSING_LINES: Readonly<Record<CrossingId, readonly [west: Point, east: Point]>> = {
  gray: [
    [601, 370],
    [736, 370],
  ],
  brown: [
    [555, 837],
    [700, 837],
  ],
  white: [
    [533, 999],
    [687, 999],
  ],
};

export const SITE_POINTS: Readonly<Record<SiteId, Point>> = {
  'ambush-1': [442, 307],
  'ambush-2': [387, 441],
  'ambush-3': [442, 606],
  'ambush-4': [392, 751],
  'ambush-5': [444, 921],
};

/** The town of a zone, where its roads meet. */
export const TOWNS: Readonly<Record<ZoneId, Point>> = {
  veshenskaya: [132, 105],
  frolovo: [597, 80],
  ilovinska: [724, 206],
  dubovka: [1026, 325],
  kotluban: [785, 390],
  rynok: [967, 463],
  vertyachii: [724, 451],
  pitomnik: [764, 598],
  kalach: [584, 620],
  buzinovka: [626, 748],
  gromoslavka: [517, 859],
  'verkhne-kumskii': [460, 974],
  'abganerovo-station': [674, 909],
  tinguta: [860, 886],
  beketovka: [860, 757],
  krasnoarmeysk: [1074, 826],
  'lake-sarpa': [1018, 936],
  'srednyaya-akhtuba': [1110, 553],
  petrovka: [90, 350],
  bolshoy: [268, 218],
  kletskaya: [405, 296],
  kremenskaya: [561, 226],
  zimovskii: [593, 340],
  kopania: [435, 477],
  perelazovskii: [268, 374],
  novomoskovsk: [460, 686],
  surovikino: [367, 672],
  oblivskaya: [201, 721],
  tormosin: [268, 899],
  tatsinskaya: [54, 899],
  orlovka: [132, 132],
  spartanovka: [478, 78],
  'tractor-factory-workers-settlement': [329, 231],
  'tractor-factory': [525, 229],
  'barrikady-workers-settlement': [180, 371],
  'barrikady-factory': [485, 374],
  'red-october-workers-settlement': [198, 511],
  'red-october-steel-works': [486, 519],
  'flight-school': [114, 743],
  'mamayev-kurgan': [327, 670],
  'chemical-factory': [499, 679],
  'train-station-1': [305, 826],
  'pavlovs-house': [474, 841],
  'army-camp': [180, 988],
  'train-station-2': [399, 1016],
  'grain-elevator': [496, 1001],
  yelshanka: [246, 1135],
  'krasnaya-sloboda': [793, 648],
};
