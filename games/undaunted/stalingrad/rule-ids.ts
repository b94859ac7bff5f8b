// Generated from rules.md by scripts/rule-ids.mjs: do not edit.
export type RuleId =
  | 'US-DEF-01'
  | 'US-SET1-01'
  | 'US-DEF-02'
  | 'US-DEF-18'
  | 'US-DEF-09'
  | 'US-DEF-08'
  | 'US-CARD-01'
  | 'US-CARD-02'
  | 'US-CARD-03'
  | 'US-CARD-04'
  | 'US-DEF-17'
  | 'US-DEF-16'
  | 'US-CARD-05'
  | 'US-R-71'
  | 'US-CARD-06'
  | 'US-CARD-07'
  | 'US-CARD-08'
  | 'US-CARD-09'
  | 'US-CARD-10'
  | 'US-CARD-11'
  | 'US-CARD-12'
  | 'US-CARD-13'
  | 'US-CARD-14'
  | 'US-CARD-15'
  | 'US-DEF-10'
  | 'US-R-11'
  | 'US-DEF-11'
  | 'US-DEF-07'
  | 'US-EX-19'
  | 'US-R-02'
  | 'US-DEF-03'
  | 'US-DEF-19'
  | 'US-DEF-04'
  | 'US-DEF-05'
  | 'US-DEF-13'
  | 'US-DEF-14'
  | 'US-DEF-15'
  | 'US-DEF-06'
  | 'US-DEF-12'
  | 'US-INFO-01'
  | 'US-INFO-02'
  | 'US-INFO-03'
  | 'US-INFO-04'
  | 'US-R-69'
  | 'US-INFO-05'
  | 'US-INFO-14'
  | 'US-INFO-15'
  | 'US-R-68'
  | 'US-INFO-16'
  | 'US-INFO-12'
  | 'US-INFO-06'
  | 'US-INFO-10'
  | 'US-INFO-07'
  | 'US-INFO-08'
  | 'US-INFO-09'
  | 'US-INFO-11'
  | 'US-INFO-13'
  | 'US-VICT-03'
  | 'US-SET1-03'
  | 'US-R-80'
  | 'US-CSET-01'
  | 'US-R-64'
  | 'US-CSET-02'
  | 'US-SET1-02'
  | 'US-CSET-03'
  | 'US-CSET-04'
  | 'US-CSET-05'
  | 'US-R-66'
  | 'US-R-93'
  | 'US-CSET-06'
  | 'US-CSET-07'
  | 'US-CSET-08'
  | 'US-CSET-09'
  | 'US-CSET-10'
  | 'US-CSET-11'
  | 'US-R-98'
  | 'US-R-70'
  | 'US-SET1-04'
  | 'US-CSET-12'
  | 'US-SET1-05'
  | 'US-CSET-13'
  | 'US-R-88'
  | 'US-SET1-06'
  | 'US-CSET-14'
  | 'US-SET1-07'
  | 'US-SET1-08'
  | 'US-SET1-11'
  | 'US-SET1-09'
  | 'US-SET1-12'
  | 'US-EX-21'
  | 'US-SET1-10'
  | 'US-SET1-13'
  | 'US-R-78'
  | 'US-CSET-15'
  | 'US-CSET-16'
  | 'US-CSET-17'
  | 'US-CSET-18'
  | 'US-CSET-19'
  | 'US-CSET-20'
  | 'US-CSET-21'
  | 'US-R-01'
  | 'US-R-67'
  | 'US-R-92'
  | 'US-RND-01'
  | 'US-RND-02'
  | 'US-R-86'
  | 'US-EX-29'
  | 'US-DRAW-01'
  | 'US-DRAW-02'
  | 'US-DRAW-03'
  | 'US-R-08'
  | 'US-R-96'
  | 'US-INIT-01'
  | 'US-INIT-05'
  | 'US-INIT-02'
  | 'US-INIT-03'
  | 'US-INIT-04'
  | 'US-R-10'
  | 'US-R-09'
  | 'US-EX-01'
  | 'US-TURN-01'
  | 'US-TURN-02'
  | 'US-TURN-03'
  | 'US-TURN-04'
  | 'US-TURN-05'
  | 'US-TURN-06'
  | 'US-TURN-07'
  | 'US-TURN-08'
  | 'US-TURN-09'
  | 'US-R-22'
  | 'US-R-79'
  | 'US-EX-06'
  | 'US-EX-10'
  | 'US-FOG-01'
  | 'US-FOG-02'
  | 'US-FOG-03'
  | 'US-FOG-04'
  | 'US-STAT-01'
  | 'US-STAT-02'
  | 'US-STAT-03'
  | 'US-EX-07'
  | 'US-STAT-04'
  | 'US-R-81'
  | 'US-R-14'
  | 'US-SPAWN-01'
  | 'US-SPAWN-02'
  | 'US-SPAWN-03'
  | 'US-SPAWN-04'
  | 'US-ROUT-08'
  | 'US-SPAWN-05'
  | 'US-SPAWN-06'
  | 'US-SPAWN-07'
  | 'US-R-51'
  | 'US-R-52'
  | 'US-R-100'
  | 'US-HUNK-01'
  | 'US-HUNK-02'
  | 'US-HUNK-03'
  | 'US-R-06'
  | 'US-R-07'
  | 'US-R-03'
  | 'US-R-05'
  | 'US-MOVE-01'
  | 'US-R-84'
  | 'US-MOVE-02'
  | 'US-EX-05'
  | 'US-MOVE-03'
  | 'US-MOVE-04'
  | 'US-MOVE-05'
  | 'US-MOVE-06'
  | 'US-MOVE-07'
  | 'US-MOVE-08'
  | 'US-MOVE-09'
  | 'US-MOVE-10'
  | 'US-MOVE-11'
  | 'US-MOVE-12'
  | 'US-R-75'
  | 'US-MOVE-13'
  | 'US-MOVE-14'
  | 'US-MOVE-15'
  | 'US-R-76'
  | 'US-MOVE-16'
  | 'US-MOVE-17'
  | 'US-SUPT-01'
  | 'US-SUPT-02'
  | 'US-SUPT-03'
  | 'US-R-53'
  | 'US-EX-09'
  | 'US-SUPT-04'
  | 'US-SUPT-05'
  | 'US-SUPT-06'
  | 'US-R-85'
  | 'US-SUPT-07'
  | 'US-SUPT-08'
  | 'US-SUPT-09'
  | 'US-SUPT-10'
  | 'US-SUPT-11'
  | 'US-SUPT-12'
  | 'US-SUPT-13'
  | 'US-SUPT-14'
  | 'US-SUPT-41'
  | 'US-R-49'
  | 'US-R-77'
  | 'US-R-56'
  | 'US-SUPT-15'
  | 'US-SUPT-16'
  | 'US-SUPT-17'
  | 'US-SUPT-18'
  | 'US-SUPT-19'
  | 'US-EX-08'
  | 'US-SUPT-20'
  | 'US-SUPT-21'
  | 'US-R-23'
  | 'US-R-24'
  | 'US-R-82'
  | 'US-R-25'
  | 'US-R-26'
  | 'US-R-27'
  | 'US-R-28'
  | 'US-R-29'
  | 'US-EX-28'
  | 'US-SUPT-22'
  | 'US-SUPT-23'
  | 'US-SUPT-24'
  | 'US-SUPT-25'
  | 'US-EX-02'
  | 'US-SUPT-26'
  | 'US-SUPT-27'
  | 'US-SUPT-28'
  | 'US-R-31'
  | 'US-R-32'
  | 'US-R-30'
  | 'US-SUPT-29'
  | 'US-SUPT-30'
  | 'US-R-55'
  | 'US-SUPT-31'
  | 'US-SUPT-32'
  | 'US-SUPT-33'
  | 'US-R-54'
  | 'US-SUPT-34'
  | 'US-SUPT-35'
  | 'US-SUPT-36'
  | 'US-SUPT-37'
  | 'US-SUPT-38'
  | 'US-SUPT-39'
  | 'US-SUPT-40'
  | 'US-R-97'
  | 'US-CMBT-01'
  | 'US-CMBT-31'
  | 'US-CMBT-02'
  | 'US-CMBT-03'
  | 'US-R-47'
  | 'US-R-74'
  | 'US-CMBT-04'
  | 'US-CMBT-05'
  | 'US-CMBT-06'
  | 'US-R-43'
  | 'US-R-72'
  | 'US-R-90'
  | 'US-CMBT-07'
  | 'US-R-04'
  | 'US-CMBT-08'
  | 'US-EX-16'
  | 'US-CMBT-09'
  | 'US-R-73'
  | 'US-R-91'
  | 'US-CMBT-10'
  | 'US-CMBT-11'
  | 'US-TILE-02'
  | 'US-TILE-03'
  | 'US-CMBT-15'
  | 'US-EX-03'
  | 'US-TILE-06'
  | 'US-CMBT-16'
  | 'US-R-50'
  | 'US-CMBT-12'
  | 'US-CMBT-13'
  | 'US-R-42'
  | 'US-CMBT-14'
  | 'US-CMBT-17'
  | 'US-CMBT-21'
  | 'US-EX-17'
  | 'US-CMBT-18'
  | 'US-CMBT-19'
  | 'US-EX-04'
  | 'US-CMBT-20'
  | 'US-CMBT-22'
  | 'US-CMBT-23'
  | 'US-CMBT-24'
  | 'US-CMBT-25'
  | 'US-CMBT-26'
  | 'US-CMBT-27'
  | 'US-CMBT-28'
  | 'US-CMBT-29'
  | 'US-CMBT-30'
  | 'US-EX-26'
  | 'US-EX-27'
  | 'US-CAS-01'
  | 'US-CAS-02'
  | 'US-CAS-03'
  | 'US-CAS-04'
  | 'US-R-12'
  | 'US-CAS-05'
  | 'US-CAS-06'
  | 'US-CAS-07'
  | 'US-CAS-08'
  | 'US-CAS-09'
  | 'US-CAS-10'
  | 'US-EX-23'
  | 'US-EX-24'
  | 'US-ROUT-01'
  | 'US-ROUT-02'
  | 'US-ROUT-03'
  | 'US-ROUT-04'
  | 'US-R-15'
  | 'US-R-13'
  | 'US-R-16'
  | 'US-R-17'
  | 'US-ROUT-06'
  | 'US-ROUT-07'
  | 'US-ROUT-05'
  | 'US-ROUT-09'
  | 'US-MINE-01'
  | 'US-MINE-02'
  | 'US-MINE-03'
  | 'US-MINE-04'
  | 'US-MINE-05'
  | 'US-R-35'
  | 'US-MINE-06'
  | 'US-MINE-07'
  | 'US-MINE-08'
  | 'US-MINE-09'
  | 'US-MINE-10'
  | 'US-MINE-11'
  | 'US-R-34'
  | 'US-MINE-12'
  | 'US-R-36'
  | 'US-MINE-13'
  | 'US-R-89'
  | 'US-OW-01'
  | 'US-OW-06'
  | 'US-R-37'
  | 'US-R-39'
  | 'US-R-38'
  | 'US-R-99'
  | 'US-OW-07'
  | 'US-OW-08'
  | 'US-R-33'
  | 'US-OW-09'
  | 'US-OW-10'
  | 'US-OW-02'
  | 'US-OW-03'
  | 'US-OW-04'
  | 'US-OW-05'
  | 'US-EX-25'
  | 'US-SMOKE-01'
  | 'US-SMOKE-02'
  | 'US-SMOKE-03'
  | 'US-R-41'
  | 'US-SMOKE-04'
  | 'US-SMOKE-05'
  | 'US-SMOKE-06'
  | 'US-TUN-01'
  | 'US-TUN-02'
  | 'US-TUN-03'
  | 'US-TUN-04'
  | 'US-TUN-05'
  | 'US-TUN-06'
  | 'US-R-40'
  | 'US-TUN-07'
  | 'US-VEH-01'
  | 'US-VEH-02'
  | 'US-VEH-03'
  | 'US-VEH-04'
  | 'US-VEH-05'
  | 'US-VEH-06'
  | 'US-VEH-07'
  | 'US-TILE-01'
  | 'US-TILE-04'
  | 'US-TILE-05'
  | 'US-TILE-07'
  | 'US-CITY-01'
  | 'US-EX-14'
  | 'US-CITY-02'
  | 'US-CITY-03'
  | 'US-CITY-04'
  | 'US-CITY-05'
  | 'US-EX-15'
  | 'US-R-46'
  | 'US-R-44'
  | 'US-R-45'
  | 'US-CITY-06'
  | 'US-CITY-07'
  | 'US-CITY-08'
  | 'US-R-48'
  | 'US-END-01'
  | 'US-R-94'
  | 'US-R-21'
  | 'US-R-101'
  | 'US-END-13'
  | 'US-END-03'
  | 'US-R-57'
  | 'US-END-04'
  | 'US-END-05'
  | 'US-END-06'
  | 'US-END-07'
  | 'US-END-08'
  | 'US-R-87'
  | 'US-END-09'
  | 'US-END-10'
  | 'US-END-14'
  | 'US-END-11'
  | 'US-R-19'
  | 'US-R-20'
  | 'US-R-18'
  | 'US-END-12'
  | 'US-END-02'
  | 'US-CS-01'
  | 'US-CS-02'
  | 'US-CS-03'
  | 'US-VICT-01'
  | 'US-VICT-02'
  | 'US-R-63'
  | 'US-VICT-04'
  | 'US-EX-11'
  | 'US-VICT-05'
  | 'US-PCAS-01'
  | 'US-R-59'
  | 'US-EX-20'
  | 'US-PCAS-02'
  | 'US-PCAS-03'
  | 'US-R-60'
  | 'US-PCAS-04'
  | 'US-PCAS-05'
  | 'US-PCAS-06'
  | 'US-PCAS-07'
  | 'US-PCAS-08'
  | 'US-EX-12'
  | 'US-R-83'
  | 'US-R-58'
  | 'US-UPGR-01'
  | 'US-UPGR-07'
  | 'US-R-62'
  | 'US-UPGR-02'
  | 'US-UPGR-03'
  | 'US-UPGR-04'
  | 'US-UPGR-05'
  | 'US-EX-13'
  | 'US-R-61'
  | 'US-UPGR-06'
  | 'US-CAMP-01'
  | 'US-CAMP-02'
  | 'US-CAMP-03'
  | 'US-CAMP-04'
  | 'US-CAMP-05'
  | 'US-CAMP-06'
  | 'US-EX-22'
  | 'US-CAMP-07'
  | 'US-CAMP-08'
  | 'US-INTEG-01'
  | 'US-INTEG-02'
  | 'US-R-95'
  | 'US-INTEG-03'
  | 'US-EX-18'
  | 'US-INTEG-04'
  | 'US-INTEG-05'
  | 'US-EX-30'
  | 'US-R-65'
  | 'US-COMP-01'
  | 'US-COMP-02'
  | 'US-COMP-03'
  | 'US-COMP-04'
  | 'US-COMP-05'
  | 'US-COMP-06'
  | 'US-COMP-07'
  | 'US-COMP-08'
  | 'US-COMP-09';

export const RULE_IDS: readonly RuleId[] = [
  'US-DEF-01',
  'US-SET1-01',
  'US-DEF-02',
  'US-DEF-18',
  'US-DEF-09',
  'US-DEF-08',
  'US-CARD-01',
  'US-CARD-02',
  'US-CARD-03',
  'US-CARD-04',
  'US-DEF-17',
  'US-DEF-16',
  'US-CARD-05',
  'US-R-71',
  'US-CARD-06',
  'US-CARD-07',
  'US-CARD-08',
  'US-CARD-09',
  'US-CARD-10',
  'US-CARD-11',
  'US-CARD-12',
  'US-CARD-13',
  'US-CARD-14',
  'US-CARD-15',
  'US-DEF-10',
  'US-R-11',
  'US-DEF-11',
  'US-DEF-07',
  'US-EX-19',
  'US-R-02',
  'US-DEF-03',
  'US-DEF-19',
  'US-DEF-04',
  'US-DEF-05',
  'US-DEF-13',
  'US-DEF-14',
  'US-DEF-15',
  'US-DEF-06',
  'US-DEF-12',
  'US-INFO-01',
  'US-INFO-02',
  'US-INFO-03',
  'US-INFO-04',
  'US-R-69',
  'US-INFO-05',
  'US-INFO-14',
  'US-INFO-15',
  'US-R-68',
  'US-INFO-16',
  'US-INFO-12',
  'US-INFO-06',
  'US-INFO-10',
  'US-INFO-07',
  'US-INFO-08',
  'US-INFO-09',
  'US-INFO-11',
  'US-INFO-13',
  'US-VICT-03',
  'US-SET1-03',
  'US-R-80',
  'US-CSET-01',
  'US-R-64',
  'US-CSET-02',
  'US-SET1-02',
  'US-CSET-03',
  'US-CSET-04',
  'US-CSET-05',
  'US-R-66',
  'US-R-93',
  'US-CSET-06',
  'US-CSET-07',
  'US-CSET-08',
  'US-CSET-09',
  'US-CSET-10',
  'US-CSET-11',
  'US-R-98',
  'US-R-70',
  'US-SET1-04',
  'US-CSET-12',
  'US-SET1-05',
  'US-CSET-13',
  'US-R-88',
  'US-SET1-06',
  'US-CSET-14',
  'US-SET1-07',
  'US-SET1-08',
  'US-SET1-11',
  'US-SET1-09',
  'US-SET1-12',
  'US-EX-21',
  'US-SET1-10',
  'US-SET1-13',
  'US-R-78',
  'US-CSET-15',
  'US-CSET-16',
  'US-CSET-17',
  'US-CSET-18',
  'US-CSET-19',
  'US-CSET-20',
  'US-CSET-21',
  'US-R-01',
  'US-R-67',
  'US-R-92',
  'US-RND-01',
  'US-RND-02',
  'US-R-86',
  'US-EX-29',
  'US-DRAW-01',
  'US-DRAW-02',
  'US-DRAW-03',
  'US-R-08',
  'US-R-96',
  'US-INIT-01',
  'US-INIT-05',
  'US-INIT-02',
  'US-INIT-03',
  'US-INIT-04',
  'US-R-10',
  'US-R-09',
  'US-EX-01',
  'US-TURN-01',
  'US-TURN-02',
  'US-TURN-03',
  'US-TURN-04',
  'US-TURN-05',
  'US-TURN-06',
  'US-TURN-07',
  'US-TURN-08',
  'US-TURN-09',
  'US-R-22',
  'US-R-79',
  'US-EX-06',
  'US-EX-10',
  'US-FOG-01',
  'US-FOG-02',
  'US-FOG-03',
  'US-FOG-04',
  'US-STAT-01',
  'US-STAT-02',
  'US-STAT-03',
  'US-EX-07',
  'US-STAT-04',
  'US-R-81',
  'US-R-14',
  'US-SPAWN-01',
  'US-SPAWN-02',
  'US-SPAWN-03',
  'US-SPAWN-04',
  'US-ROUT-08',
  'US-SPAWN-05',
  'US-SPAWN-06',
  'US-SPAWN-07',
  'US-R-51',
  'US-R-52',
  'US-R-100',
  'US-HUNK-01',
  'US-HUNK-02',
  'US-HUNK-03',
  'US-R-06',
  'US-R-07',
  'US-R-03',
  'US-R-05',
  'US-MOVE-01',
  'US-R-84',
  'US-MOVE-02',
  'US-EX-05',
  'US-MOVE-03',
  'US-MOVE-04',
  'US-MOVE-05',
  'US-MOVE-06',
  'US-MOVE-07',
  'US-MOVE-08',
  'US-MOVE-09',
  'US-MOVE-10',
  'US-MOVE-11',
  'US-MOVE-12',
  'US-R-75',
  'US-MOVE-13',
  'US-MOVE-14',
  'US-MOVE-15',
  'US-R-76',
  'US-MOVE-16',
  'US-MOVE-17',
  'US-SUPT-01',
  'US-SUPT-02',
  'US-SUPT-03',
  'US-R-53',
  'US-EX-09',
  'US-SUPT-04',
  'US-SUPT-05',
  'US-SUPT-06',
  'US-R-85',
  'US-SUPT-07',
  'US-SUPT-08',
  'US-SUPT-09',
  'US-SUPT-10',
  'US-SUPT-11',
  'US-SUPT-12',
  'US-SUPT-13',
  'US-SUPT-14',
  'US-SUPT-41',
  'US-R-49',
  'US-R-77',
  'US-R-56',
  'US-SUPT-15',
  'US-SUPT-16',
  'US-SUPT-17',
  'US-SUPT-18',
  'US-SUPT-19',
  'US-EX-08',
  'US-SUPT-20',
  'US-SUPT-21',
  'US-R-23',
  'US-R-24',
  'US-R-82',
  'US-R-25',
  'US-R-26',
  'US-R-27',
  'US-R-28',
  'US-R-29',
  'US-EX-28',
  'US-SUPT-22',
  'US-SUPT-23',
  'US-SUPT-24',
  'US-SUPT-25',
  'US-EX-02',
  'US-SUPT-26',
  'US-SUPT-27',
  'US-SUPT-28',
  'US-R-31',
  'US-R-32',
  'US-R-30',
  'US-SUPT-29',
  'US-SUPT-30',
  'US-R-55',
  'US-SUPT-31',
  'US-SUPT-32',
  'US-SUPT-33',
  'US-R-54',
  'US-SUPT-34',
  'US-SUPT-35',
  'US-SUPT-36',
  'US-SUPT-37',
  'US-SUPT-38',
  'US-SUPT-39',
  'US-SUPT-40',
  'US-R-97',
  'US-CMBT-01',
  'US-CMBT-31',
  'US-CMBT-02',
  'US-CMBT-03',
  'US-R-47',
  'US-R-74',
  'US-CMBT-04',
  'US-CMBT-05',
  'US-CMBT-06',
  'US-R-43',
  'US-R-72',
  'US-R-90',
  'US-CMBT-07',
  'US-R-04',
  'US-CMBT-08',
  'US-EX-16',
  'US-CMBT-09',
  'US-R-73',
  'US-R-91',
  'US-CMBT-10',
  'US-CMBT-11',
  'US-TILE-02',
  'US-TILE-03',
  'US-CMBT-15',
  'US-EX-03',
  'US-TILE-06',
  'US-CMBT-16',
  'US-R-50',
  'US-CMBT-12',
  'US-CMBT-13',
  'US-R-42',
  'US-CMBT-14',
  'US-CMBT-17',
  'US-CMBT-21',
  'US-EX-17',
  'US-CMBT-18',
  'US-CMBT-19',
  'US-EX-04',
  'US-CMBT-20',
  'US-CMBT-22',
  'US-CMBT-23',
  'US-CMBT-24',
  'US-CMBT-25',
  'US-CMBT-26',
  'US-CMBT-27',
  'US-CMBT-28',
  'US-CMBT-29',
  'US-CMBT-30',
  'US-EX-26',
  'US-EX-27',
  'US-CAS-01',
  'US-CAS-02',
  'US-CAS-03',
  'US-CAS-04',
  'US-R-12',
  'US-CAS-05',
  'US-CAS-06',
  'US-CAS-07',
  'US-CAS-08',
  'US-CAS-09',
  'US-CAS-10',
  'US-EX-23',
  'US-EX-24',
  'US-ROUT-01',
  'US-ROUT-02',
  'US-ROUT-03',
  'US-ROUT-04',
  'US-R-15',
  'US-R-13',
  'US-R-16',
  'US-R-17',
  'US-ROUT-06',
  'US-ROUT-07',
  'US-ROUT-05',
  'US-ROUT-09',
  'US-MINE-01',
  'US-MINE-02',
  'US-MINE-03',
  'US-MINE-04',
  'US-MINE-05',
  'US-R-35',
  'US-MINE-06',
  'US-MINE-07',
  'US-MINE-08',
  'US-MINE-09',
  'US-MINE-10',
  'US-MINE-11',
  'US-R-34',
  'US-MINE-12',
  'US-R-36',
  'US-MINE-13',
  'US-R-89',
  'US-OW-01',
  'US-OW-06',
  'US-R-37',
  'US-R-39',
  'US-R-38',
  'US-R-99',
  'US-OW-07',
  'US-OW-08',
  'US-R-33',
  'US-OW-09',
  'US-OW-10',
  'US-OW-02',
  'US-OW-03',
  'US-OW-04',
  'US-OW-05',
  'US-EX-25',
  'US-SMOKE-01',
  'US-SMOKE-02',
  'US-SMOKE-03',
  'US-R-41',
  'US-SMOKE-04',
  'US-SMOKE-05',
  'US-SMOKE-06',
  'US-TUN-01',
  'US-TUN-02',
  'US-TUN-03',
  'US-TUN-04',
  'US-TUN-05',
  'US-TUN-06',
  'US-R-40',
  'US-TUN-07',
  'US-VEH-01',
  'US-VEH-02',
  'US-VEH-03',
  'US-VEH-04',
  'US-VEH-05',
  'US-VEH-06',
  'US-VEH-07',
  'US-TILE-01',
  'US-TILE-04',
  'US-TILE-05',
  'US-TILE-07',
  'US-CITY-01',
  'US-EX-14',
  'US-CITY-02',
  'US-CITY-03',
  'US-CITY-04',
  'US-CITY-05',
  'US-EX-15',
  'US-R-46',
  'US-R-44',
  'US-R-45',
  'US-CITY-06',
  'US-CITY-07',
  'US-CITY-08',
  'US-R-48',
  'US-END-01',
  'US-R-94',
  'US-R-21',
  'US-R-101',
  'US-END-13',
  'US-END-03',
  'US-R-57',
  'US-END-04',
  'US-END-05',
  'US-END-06',
  'US-END-07',
  'US-END-08',
  'US-R-87',
  'US-END-09',
  'US-END-10',
  'US-END-14',
  'US-END-11',
  'US-R-19',
  'US-R-20',
  'US-R-18',
  'US-END-12',
  'US-END-02',
  'US-CS-01',
  'US-CS-02',
  'US-CS-03',
  'US-VICT-01',
  'US-VICT-02',
  'US-R-63',
  'US-VICT-04',
  'US-EX-11',
  'US-VICT-05',
  'US-PCAS-01',
  'US-R-59',
  'US-EX-20',
  'US-PCAS-02',
  'US-PCAS-03',
  'US-R-60',
  'US-PCAS-04',
  'US-PCAS-05',
  'US-PCAS-06',
  'US-PCAS-07',
  'US-PCAS-08',
  'US-EX-12',
  'US-R-83',
  'US-R-58',
  'US-UPGR-01',
  'US-UPGR-07',
  'US-R-62',
  'US-UPGR-02',
  'US-UPGR-03',
  'US-UPGR-04',
  'US-UPGR-05',
  'US-EX-13',
  'US-R-61',
  'US-UPGR-06',
  'US-CAMP-01',
  'US-CAMP-02',
  'US-CAMP-03',
  'US-CAMP-04',
  'US-CAMP-05',
  'US-CAMP-06',
  'US-EX-22',
  'US-CAMP-07',
  'US-CAMP-08',
  'US-INTEG-01',
  'US-INTEG-02',
  'US-R-95',
  'US-INTEG-03',
  'US-EX-18',
  'US-INTEG-04',
  'US-INTEG-05',
  'US-EX-30',
  'US-R-65',
  'US-COMP-01',
  'US-COMP-02',
  'US-COMP-03',
  'US-COMP-04',
  'US-COMP-05',
  'US-COMP-06',
  'US-COMP-07',
  'US-COMP-08',
  'US-COMP-09',
];
