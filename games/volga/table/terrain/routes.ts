import { bend, type Line, points } from '@kurgan/kit/drawing';

/**
 * The lines that cross Areas, after the real ones. They keep away from the middle of every Area, where counters stand, and do not
 * run along borders. All are told in the direction of travel, ravines downstream.
 */
function route(text: string): Line {
  return bend(points(text), 4);
}

/** From Sarepta along the river to the Tractor Factory and beyond. */
export const MAIN_LINE = route(
  '330,1400 352,1360 370,1314 376,1280 371,1245 370,1214 376,1181 374,1150 362,1116 366,1078 372,1046 386,1012 408,994 440,985 468,970 484,940 490,910 497,870 494,824 510,792 560,769 597,746 614,704 634,656 662,630 676,600 676,558 669,520 657,484 650,445 640,403 630,358 634,328 654,296 683,258 695,222 695,186 682,148 652,104 639,60 646,0',
);
/** To Voroponovo and the Don. */
const WEST_LINE = route(
  '376,1172 364,1202 328,1217 288,1218 250,1207 214,1193 180,1183 142,1176 112,1186 62,1204 0,1198',
);
/** By Razgulayevka to Gumrak. */
const NORTH_WEST_LINE = route(
  '366,1074 367,1034 360,988 346,950 316,922 294,887 284,846 281,803 278,774 264,750 234,728 206,708 182,688 149,674 98,674 48,678 0,678',
);
/** The handle and the frame of the tennis racket around the Lazur works. */
const RACKET = route(
  '536,780 566,776 592,790 606,816 610,850 610,890 622,920 650,935 684,932 708,912 717,882 710,854 688,840 658,838 630,844 612,860',
);

export const RAILWAYS: readonly Line[] = [MAIN_LINE, WEST_LINE, NORTH_WEST_LINE, RACKET];

/** Along the river through the whole city, and over Orlovka and Gorodishche along the front. */
export const HIGHWAYS: readonly Line[] = [
  route(
    '776,0 772,49 778,92 792,136 803,181 800,232 786,271 770,312 760,354 752,393 734,420 704,446 680,490 660,524 646,552 634,606 616,644 586,686 566,722 572,756 580,806 580,852 550,898 533,926 524,966 520,1013 516,1050 515,1098 513,1130 512,1160 518,1209 520,1245 512,1283 494,1324 474,1352 460,1374 446,1400',
  ),
  route(
    '252,0 257,40 266,94 270,154 258,204 246,256 238,300 224,344 206,386 172,414 142,446 136,480 136,522 147,563 161,609 178,648 204,690 200,728 176,764 166,806 163,846 168,876 184,915 188,964 216,1008 250,1022 296,1010 340,1020 364,1040',
  ),
];

export const ROADS: readonly Line[] = [
  route('0,524 44,512 104,506 136,514'),
  route('147,563 180,552 214,552 262,559 322,560 362,556 401,552 450,560 485,565 525,559 584,550 620,550 646,552'),
  route('224,344 238,372 270,386 333,392 378,396 419,402 470,424 506,420 560,400 600,410 640,432 704,446'),
  route(
    '0,1126 49,1112 101,1114 150,1096 200,1100 240,1116 264,1136 284,1164 281,1205 275,1256 270,1299 280,1342 287,1371 292,1400',
  ),
  route('264,1136 300,1122 336,1122 362,1130 398,1144 414,1178 430,1208'),
  route('0,742 46,764 92,788 139,806 166,806'),
  route('266,94 320,146 404,170 456,160 510,128 528,72 560,34 568,0'),
  route('586,686 546,690 500,668 470,652 436,686 418,724 410,760'),
];

export interface Ravine {
  readonly course: Line;
  /** From the middle of the floor to the rim, where it is widest. */
  readonly reach: number;
  /** True for a watercourse. */
  readonly stream: boolean;
}

function ravine(text: string, reach: number, stream = false): Ravine {
  return { course: route(text), reach, stream };
}

export const RAVINES: readonly Ravine[] = [
  // Tsaritsa
  ravine(
    '0,1034 40,1034 84,1018 127,1012 164,1028 190,1044 216,1064 246,1084 280,1096 310,1094 342,1082 388,1098 410,1104 434,1100 472,1088 498,1095 534,1126 569,1146 606,1154',
    13,
    true,
  ),
  // Dolgiy
  ravine('316,938 334,950 372,936 423,913 461,912 507,932 541,936 583,931 612,944 646,974 678,998', 11),
  // Banny
  ravine('436,764 470,758 512,752 546,760 578,790 604,806 636,815 700,826 730,828 758,824', 10),
  // Mokraya Mechetka
  ravine(
    '0,378 47,375 111,383 152,373 190,340 228,312 268,297 301,303 340,322 371,332 411,322 456,298 485,289 514,296 548,318 596,330 633,306 662,300 698,300 740,304 788,318 814,314',
    14,
    true,
  ),
  // Sukhaya Mechetka
  ravine('500,118 511,155 518,198 524,240 522,292', 10),
  // Vishnevaya
  ravine('84,270 68,305 57,343 50,372', 10),
  // Orlovka brook
  ravine('158,118 164,153 170,200 186,246 210,288 222,310', 8, true),
  // Two without a name that break the steppe
  ravine('0,588 7,610 12,633 14,660', 7),
  ravine('330,20 321,60 324,76 352,112 382,148', 7),
];
