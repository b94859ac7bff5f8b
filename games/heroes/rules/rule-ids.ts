// Generated from rules.md by scripts/rule-ids.mjs: do not edit.
export type RuleId =
  | 'HS-SET-05'
  | 'HS-SCN-03'
  | 'HS-R-148'
  | 'HS-TURN-01'
  | 'HS-TURN-02'
  | 'HS-TURN-04'
  | 'HS-TURN-05'
  | 'HS-ORD-03'
  | 'HS-ORD-04'
  | 'HS-ORD-06'
  | 'HS-ORD-07'
  | 'HS-ORD-08'
  | 'HS-ORD-09'
  | 'HS-ORD-10'
  | 'HS-ORD-11'
  | 'HS-ORD-12'
  | 'HS-ORD-13'
  | 'HS-ORD-14'
  | 'HS-ORD-16'
  | 'HS-ORD-19'
  | 'HS-CMD-11'
  | 'HS-R-72'
  | 'HS-R-81'
  | 'HS-ACT-02'
  | 'HS-ACT-03'
  | 'HS-ACT-06'
  | 'HS-ACT-07'
  | 'HS-ACT-09'
  | 'HS-ACT-10'
  | 'HS-ACT-12'
  | 'HS-CMD-05'
  | 'HS-R-74'
  | 'HS-R-75'
  | 'HS-R-134'
  | 'HS-MOVE-01'
  | 'HS-MOVE-02'
  | 'HS-MOVE-04'
  | 'HS-MOVE-05'
  | 'HS-MOVE-07'
  | 'HS-MOVE-08'
  | 'HS-MOVE-09'
  | 'HS-MOVE-11'
  | 'HS-MOVE-13'
  | 'HS-MOVE-15'
  | 'HS-MOVE-16'
  | 'HS-GEO-04'
  | 'HS-R-27'
  | 'HS-R-102'
  | 'HS-R-115'
  | 'HS-R-116'
  | 'HS-R-117'
  | 'HS-TERR-05'
  | 'HS-TERR-10'
  | 'HS-ZOC-04'
  | 'HS-ZOC-05'
  | 'HS-ZOC-08'
  | 'HS-STATE-01'
  | 'HS-STATE-02'
  | 'HS-STATE-03'
  | 'HS-STATE-04'
  | 'HS-STATE-05'
  | 'HS-STATE-07'
  | 'HS-STATE-10'
  | 'HS-STATE-12'
  | 'HS-STATE-13'
  | 'HS-STATE-14'
  | 'HS-STATE-15'
  | 'HS-STATE-16'
  | 'HS-R-68'
  | 'HS-R-70'
  | 'HS-FIRE-01'
  | 'HS-FIRE-03'
  | 'HS-FIRE-06'
  | 'HS-FIRE-07'
  | 'HS-FIRE-08'
  | 'HS-FIRE-09'
  | 'HS-FIRE-10'
  | 'HS-FIRE-11'
  | 'HS-FIRE-12'
  | 'HS-LOS-01'
  | 'HS-LOS-08'
  | 'HS-RNG-02'
  | 'HS-RNG-06'
  | 'HS-HIT-01'
  | 'HS-HIT-02'
  | 'HS-HIT-08'
  | 'HS-HIT-09'
  | 'HS-DMG-01'
  | 'HS-DMG-02'
  | 'HS-DMG-05'
  | 'HS-DMG-06'
  | 'HS-DMG-07'
  | 'HS-SUP-01'
  | 'HS-SUP-02'
  | 'HS-SUP-03'
  | 'HS-MARK-01'
  | 'HS-FAB-10'
  | 'HS-FAB-23'
  | 'HS-FAB-34'
  | 'HS-FAB-37'
  | 'HS-FAB-39'
  | 'HS-FAB-40'
  | 'HS-FAB-41'
  | 'HS-FAB-44'
  | 'HS-FAB-45'
  | 'HS-R-136'
  | 'HS-OPT-03'
  | 'HS-OPT-05'
  | 'HS-OPT-07'
  | 'HS-OPT-08'
  | 'HS-TRAN-08'
  | 'HS-TRAN-09'
  | 'HS-ASLT-01'
  | 'HS-ASLT-04'
  | 'HS-ASLT-05'
  | 'HS-ASLT-06'
  | 'HS-ASLT-08'
  | 'HS-ASLT-11'
  | 'HS-ASLT-12'
  | 'HS-ASLT-15'
  | 'HS-ASLT-16'
  | 'HS-ASLT-20'
  | 'HS-ASLT-21'
  | 'HS-ASLT-22'
  | 'HS-ASLT-23'
  | 'HS-ASLT-25'
  | 'HS-ASLT-27'
  | 'HS-ASLT-33'
  | 'HS-ASLT-37'
  | 'HS-ASLT-39'
  | 'HS-R-119'
  | 'HS-R-120'
  | 'HS-SUPY-01'
  | 'HS-SUPY-02'
  | 'HS-SUPY-05'
  | 'HS-SUPY-06'
  | 'HS-SUPY-07'
  | 'HS-SUPY-10'
  | 'HS-CARD-02'
  | 'HS-VIC-01'
  | 'HS-VIC-03'
  | 'HS-VIC-04'
  | 'HS-SCN-06'
  | 'HS-R-96'
  | 'HS-R-98'
  | 'HS-R-99';

export const RULE_IDS: readonly RuleId[] = [
  'HS-SET-05',
  'HS-SCN-03',
  'HS-R-148',
  'HS-TURN-01',
  'HS-TURN-02',
  'HS-TURN-04',
  'HS-TURN-05',
  'HS-ORD-03',
  'HS-ORD-04',
  'HS-ORD-06',
  'HS-ORD-07',
  'HS-ORD-08',
  'HS-ORD-09',
  'HS-ORD-10',
  'HS-ORD-11',
  'HS-ORD-12',
  'HS-ORD-13',
  'HS-ORD-14',
  'HS-ORD-16',
  'HS-ORD-19',
  'HS-CMD-11',
  'HS-R-72',
  'HS-R-81',
  'HS-ACT-02',
  'HS-ACT-03',
  'HS-ACT-06',
  'HS-ACT-07',
  'HS-ACT-09',
  'HS-ACT-10',
  'HS-ACT-12',
  'HS-CMD-05',
  'HS-R-74',
  'HS-R-75',
  'HS-R-134',
  'HS-MOVE-01',
  'HS-MOVE-02',
  'HS-MOVE-04',
  'HS-MOVE-05',
  'HS-MOVE-07',
  'HS-MOVE-08',
  'HS-MOVE-09',
  'HS-MOVE-11',
  'HS-MOVE-13',
  'HS-MOVE-15',
  'HS-MOVE-16',
  'HS-GEO-04',
  'HS-R-27',
  'HS-R-102',
  'HS-R-115',
  'HS-R-116',
  'HS-R-117',
  'HS-TERR-05',
  'HS-TERR-10',
  'HS-ZOC-04',
  'HS-ZOC-05',
  'HS-ZOC-08',
  'HS-STATE-01',
  'HS-STATE-02',
  'HS-STATE-03',
  'HS-STATE-04',
  'HS-STATE-05',
  'HS-STATE-07',
  'HS-STATE-10',
  'HS-STATE-12',
  'HS-STATE-13',
  'HS-STATE-14',
  'HS-STATE-15',
  'HS-STATE-16',
  'HS-R-68',
  'HS-R-70',
  'HS-FIRE-01',
  'HS-FIRE-03',
  'HS-FIRE-06',
  'HS-FIRE-07',
  'HS-FIRE-08',
  'HS-FIRE-09',
  'HS-FIRE-10',
  'HS-FIRE-11',
  'HS-FIRE-12',
  'HS-LOS-01',
  'HS-LOS-08',
  'HS-RNG-02',
  'HS-RNG-06',
  'HS-HIT-01',
  'HS-HIT-02',
  'HS-HIT-08',
  'HS-HIT-09',
  'HS-DMG-01',
  'HS-DMG-02',
  'HS-DMG-05',
  'HS-DMG-06',
  'HS-DMG-07',
  'HS-SUP-01',
  'HS-SUP-02',
  'HS-SUP-03',
  'HS-MARK-01',
  'HS-FAB-10',
  'HS-FAB-23',
  'HS-FAB-34',
  'HS-FAB-37',
  'HS-FAB-39',
  'HS-FAB-40',
  'HS-FAB-41',
  'HS-FAB-44',
  'HS-FAB-45',
  'HS-R-136',
  'HS-OPT-03',
  'HS-OPT-05',
  'HS-OPT-07',
  'HS-OPT-08',
  'HS-TRAN-08',
  'HS-TRAN-09',
  'HS-ASLT-01',
  'HS-ASLT-04',
  'HS-ASLT-05',
  'HS-ASLT-06',
  'HS-ASLT-08',
  'HS-ASLT-11',
  'HS-ASLT-12',
  'HS-ASLT-15',
  'HS-ASLT-16',
  'HS-ASLT-20',
  'HS-ASLT-21',
  'HS-ASLT-22',
  'HS-ASLT-23',
  'HS-ASLT-25',
  'HS-ASLT-27',
  'HS-ASLT-33',
  'HS-ASLT-37',
  'HS-ASLT-39',
  'HS-R-119',
  'HS-R-120',
  'HS-SUPY-01',
  'HS-SUPY-02',
  'HS-SUPY-05',
  'HS-SUPY-06',
  'HS-SUPY-07',
  'HS-SUPY-10',
  'HS-CARD-02',
  'HS-VIC-01',
  'HS-VIC-03',
  'HS-VIC-04',
  'HS-SCN-06',
  'HS-R-96',
  'HS-R-98',
  'HS-R-99',
];
