// Generated from rules.md by scripts/rule-ids.mjs: do not edit.
export type RuleId =
  | 'AV-COMP-01'
  | 'AV-COMP-02'
  | 'AV-COMP-03'
  | 'AV-COMP-04'
  | 'AV-R-61'
  | 'AV-R-62'
  | 'AV-R-63'
  | 'AV-MAP-01'
  | 'AV-MAP-02'
  | 'AV-R-05'
  | 'AV-MAP-03'
  | 'AV-MAP-04'
  | 'AV-MAP-17'
  | 'AV-MAP-05'
  | 'AV-R-64'
  | 'AV-MAP-06'
  | 'AV-MAP-07'
  | 'AV-MAP-08'
  | 'AV-MAP-09'
  | 'AV-MAP-10'
  | 'AV-MAP-11'
  | 'AV-MAP-12'
  | 'AV-MAP-13'
  | 'AV-MAP-14'
  | 'AV-MAP-15'
  | 'AV-MAP-16'
  | 'AV-UNIT-01'
  | 'AV-UNIT-02'
  | 'AV-UNIT-03'
  | 'AV-UNIT-04'
  | 'AV-UNIT-05'
  | 'AV-UNIT-06'
  | 'AV-UNIT-09'
  | 'AV-UNIT-07'
  | 'AV-UNIT-08'
  | 'AV-R-06'
  | 'AV-SOV-01'
  | 'AV-SOV-09'
  | 'AV-SOV-02'
  | 'AV-SOV-03'
  | 'AV-SOV-04'
  | 'AV-SOV-05'
  | 'AV-SOV-06'
  | 'AV-SOV-07'
  | 'AV-SOV-08'
  | 'AV-R-02'
  | 'AV-R-07'
  | 'AV-R-74'
  | 'AV-MARK-01'
  | 'AV-R-28'
  | 'AV-MARK-02'
  | 'AV-MARK-03'
  | 'AV-MARK-04'
  | 'AV-R-04'
  | 'AV-MARK-05'
  | 'AV-MARK-06'
  | 'AV-MARK-07'
  | 'AV-R-72'
  | 'AV-SET-01'
  | 'AV-SET-02'
  | 'AV-SET-03'
  | 'AV-SET-04'
  | 'AV-SET-05'
  | 'AV-SET-06'
  | 'AV-SET-07'
  | 'AV-SET-08'
  | 'AV-SET-09'
  | 'AV-SET-10'
  | 'AV-SET-11'
  | 'AV-SEQ-01'
  | 'AV-SEQ-02'
  | 'AV-DAWN-01'
  | 'AV-DAWN-02'
  | 'AV-DAWN-03'
  | 'AV-DAWN-04'
  | 'AV-DAWN-05'
  | 'AV-R-37'
  | 'AV-R-67'
  | 'AV-DAWN-06'
  | 'AV-EX-02'
  | 'AV-DAWN-07'
  | 'AV-DAWN-08'
  | 'AV-DAWN-09'
  | 'AV-R-36'
  | 'AV-DAWN-10'
  | 'AV-R-38'
  | 'AV-EVT-01'
  | 'AV-R-01'
  | 'AV-EVT-02'
  | 'AV-EVT-03'
  | 'AV-R-34'
  | 'AV-R-68'
  | 'AV-EVT-04'
  | 'AV-R-35'
  | 'AV-EVT-05'
  | 'AV-EX-03'
  | 'AV-EVT-06'
  | 'AV-EVT-07'
  | 'AV-R-59'
  | 'AV-EVT-08'
  | 'AV-EVT-09'
  | 'AV-EVT-10'
  | 'AV-EVT-11'
  | 'AV-EVT-13'
  | 'AV-EVT-12'
  | 'AV-SUP-03'
  | 'AV-R-30'
  | 'AV-SUP-01'
  | 'AV-SUP-02'
  | 'AV-EX-04'
  | 'AV-SUP-04'
  | 'AV-SUP-05'
  | 'AV-SUP-06'
  | 'AV-SUP-07'
  | 'AV-R-31'
  | 'AV-SUP-08'
  | 'AV-SUP-09'
  | 'AV-SUP-10'
  | 'AV-R-29'
  | 'AV-EX-05'
  | 'AV-SUP-11'
  | 'AV-SUP-12'
  | 'AV-SUP-13'
  | 'AV-SUP-14'
  | 'AV-R-32'
  | 'AV-R-76'
  | 'AV-R-33'
  | 'AV-SUP-15'
  | 'AV-SUP-16'
  | 'AV-SUP-17'
  | 'AV-SUP-18'
  | 'AV-BS-01'
  | 'AV-BS-02'
  | 'AV-BS-03'
  | 'AV-BS-04'
  | 'AV-BS-05'
  | 'AV-R-39'
  | 'AV-EX-14'
  | 'AV-ACT-01'
  | 'AV-ACT-02'
  | 'AV-ACT-03'
  | 'AV-ACT-04'
  | 'AV-ACT-05'
  | 'AV-R-08'
  | 'AV-R-60'
  | 'AV-ACT-06'
  | 'AV-ACT-07'
  | 'AV-STK-01'
  | 'AV-STK-02'
  | 'AV-STK-05'
  | 'AV-STK-03'
  | 'AV-STK-04'
  | 'AV-STK-06'
  | 'AV-STK-07'
  | 'AV-STK-08'
  | 'AV-STK-09'
  | 'AV-STK-10'
  | 'AV-STK-11'
  | 'AV-MOVE-01'
  | 'AV-MOVE-02'
  | 'AV-MOVE-03'
  | 'AV-MOVE-04'
  | 'AV-MOVE-05'
  | 'AV-MOVE-06'
  | 'AV-MOVE-07'
  | 'AV-R-69'
  | 'AV-MOVE-08'
  | 'AV-MOVE-09'
  | 'AV-MOVE-10'
  | 'AV-MOVE-11'
  | 'AV-MOVE-12'
  | 'AV-MOVE-13'
  | 'AV-MOVE-14'
  | 'AV-R-15'
  | 'AV-R-66'
  | 'AV-MOVE-15'
  | 'AV-MOVE-16'
  | 'AV-MOVE-17'
  | 'AV-R-13'
  | 'AV-MOVE-18'
  | 'AV-R-10'
  | 'AV-R-11'
  | 'AV-EX-06'
  | 'AV-MOVE-19'
  | 'AV-MOVE-20'
  | 'AV-ATK-01'
  | 'AV-ATK-02'
  | 'AV-ATK-03'
  | 'AV-ATK-04'
  | 'AV-ATK-05'
  | 'AV-R-18'
  | 'AV-ATK-06'
  | 'AV-ATK-07'
  | 'AV-R-17'
  | 'AV-ATK-08'
  | 'AV-ATK-09'
  | 'AV-ATK-10'
  | 'AV-R-16'
  | 'AV-ATK-11'
  | 'AV-R-09'
  | 'AV-R-14'
  | 'AV-REV-01'
  | 'AV-R-12'
  | 'AV-REV-02'
  | 'AV-REV-03'
  | 'AV-REV-04'
  | 'AV-REV-05'
  | 'AV-REV-06'
  | 'AV-R-19'
  | 'AV-REV-07'
  | 'AV-R-20'
  | 'AV-REV-08'
  | 'AV-REV-09'
  | 'AV-R-25'
  | 'AV-REV-10'
  | 'AV-REV-11'
  | 'AV-REV-12'
  | 'AV-R-65'
  | 'AV-RES-01'
  | 'AV-RES-02'
  | 'AV-RES-03'
  | 'AV-RES-04'
  | 'AV-R-22'
  | 'AV-RES-05'
  | 'AV-RES-06'
  | 'AV-RES-07'
  | 'AV-RES-08'
  | 'AV-RES-09'
  | 'AV-R-51'
  | 'AV-RES-10'
  | 'AV-RES-11'
  | 'AV-RES-12'
  | 'AV-RES-13'
  | 'AV-RES-14'
  | 'AV-RES-15'
  | 'AV-RES-16'
  | 'AV-RES-17'
  | 'AV-RES-18'
  | 'AV-R-23'
  | 'AV-R-21'
  | 'AV-RES-19'
  | 'AV-EX-07'
  | 'AV-EX-08'
  | 'AV-OUT-01'
  | 'AV-OUT-02'
  | 'AV-OUT-03'
  | 'AV-OUT-04'
  | 'AV-OUT-05'
  | 'AV-OUT-06'
  | 'AV-OUT-07'
  | 'AV-R-41'
  | 'AV-OUT-08'
  | 'AV-OUT-09'
  | 'AV-OUT-10'
  | 'AV-R-26'
  | 'AV-EX-01'
  | 'AV-OUT-11'
  | 'AV-OUT-12'
  | 'AV-R-75'
  | 'AV-R-24'
  | 'AV-OUT-13'
  | 'AV-OUT-14'
  | 'AV-OUT-15'
  | 'AV-EX-12'
  | 'AV-OUT-16'
  | 'AV-OUT-17'
  | 'AV-R-27'
  | 'AV-EX-09'
  | 'AV-EX-10'
  | 'AV-RET-01'
  | 'AV-RET-02'
  | 'AV-RET-03'
  | 'AV-R-40'
  | 'AV-RET-04'
  | 'AV-RET-05'
  | 'AV-END-01'
  | 'AV-END-02'
  | 'AV-END-03'
  | 'AV-END-04'
  | 'AV-END-05'
  | 'AV-EX-11'
  | 'AV-T1-01'
  | 'AV-T1-02'
  | 'AV-VIC-01'
  | 'AV-VIC-02'
  | 'AV-VIC-03'
  | 'AV-R-49'
  | 'AV-R-47'
  | 'AV-VIC-04'
  | 'AV-R-50'
  | 'AV-VIC-05'
  | 'AV-VIC-06'
  | 'AV-VIC-07'
  | 'AV-R-48'
  | 'AV-OPT-01'
  | 'AV-R-73'
  | 'AV-OPT-02'
  | 'AV-OPT-03'
  | 'AV-R-43'
  | 'AV-OPT-04'
  | 'AV-OPT-05'
  | 'AV-OPT-06'
  | 'AV-OPT-07'
  | 'AV-OPT-08'
  | 'AV-OPT-09'
  | 'AV-OPT-10'
  | 'AV-OPT-11'
  | 'AV-R-44'
  | 'AV-OPT-12'
  | 'AV-R-42'
  | 'AV-OPT-13'
  | 'AV-OPT-14'
  | 'AV-R-45'
  | 'AV-OPT-15'
  | 'AV-OPT-16'
  | 'AV-OPT-17'
  | 'AV-OPT-18'
  | 'AV-R-70'
  | 'AV-OPT-19'
  | 'AV-R-46'
  | 'AV-R-71'
  | 'AV-EX-13'
  | 'AV-FAC-01'
  | 'AV-R-58'
  | 'AV-FAC-28'
  | 'AV-FAC-02'
  | 'AV-FAC-03'
  | 'AV-FAC-04'
  | 'AV-FAC-05'
  | 'AV-FAC-06'
  | 'AV-FAC-07'
  | 'AV-R-57'
  | 'AV-FAC-08'
  | 'AV-R-54'
  | 'AV-FAC-09'
  | 'AV-R-56'
  | 'AV-FAC-10'
  | 'AV-FAC-11'
  | 'AV-FAC-12'
  | 'AV-FAC-13'
  | 'AV-R-03'
  | 'AV-FAC-29'
  | 'AV-FAC-14'
  | 'AV-R-52'
  | 'AV-FAC-15'
  | 'AV-FAC-16'
  | 'AV-FAC-17'
  | 'AV-FAC-18'
  | 'AV-R-53'
  | 'AV-FAC-19'
  | 'AV-FAC-20'
  | 'AV-FAC-21'
  | 'AV-FAC-22'
  | 'AV-FAC-23'
  | 'AV-FAC-24'
  | 'AV-FAC-25'
  | 'AV-R-55'
  | 'AV-FAC-26'
  | 'AV-FAC-27';

export const RULE_IDS: readonly RuleId[] = [
  'AV-COMP-01',
  'AV-COMP-02',
  'AV-COMP-03',
  'AV-COMP-04',
  'AV-R-61',
  'AV-R-62',
  'AV-R-63',
  'AV-MAP-01',
  'AV-MAP-02',
  'AV-R-05',
  'AV-MAP-03',
  'AV-MAP-04',
  'AV-MAP-17',
  'AV-MAP-05',
  'AV-R-64',
  'AV-MAP-06',
  'AV-MAP-07',
  'AV-MAP-08',
  'AV-MAP-09',
  'AV-MAP-10',
  'AV-MAP-11',
  'AV-MAP-12',
  'AV-MAP-13',
  'AV-MAP-14',
  'AV-MAP-15',
  'AV-MAP-16',
  'AV-UNIT-01',
  'AV-UNIT-02',
  'AV-UNIT-03',
  'AV-UNIT-04',
  'AV-UNIT-05',
  'AV-UNIT-06',
  'AV-UNIT-09',
  'AV-UNIT-07',
  'AV-UNIT-08',
  'AV-R-06',
  'AV-SOV-01',
  'AV-SOV-09',
  'AV-SOV-02',
  'AV-SOV-03',
  'AV-SOV-04',
  'AV-SOV-05',
  'AV-SOV-06',
  'AV-SOV-07',
  'AV-SOV-08',
  'AV-R-02',
  'AV-R-07',
  'AV-R-74',
  'AV-MARK-01',
  'AV-R-28',
  'AV-MARK-02',
  'AV-MARK-03',
  'AV-MARK-04',
  'AV-R-04',
  'AV-MARK-05',
  'AV-MARK-06',
  'AV-MARK-07',
  'AV-R-72',
  'AV-SET-01',
  'AV-SET-02',
  'AV-SET-03',
  'AV-SET-04',
  'AV-SET-05',
  'AV-SET-06',
  'AV-SET-07',
  'AV-SET-08',
  'AV-SET-09',
  'AV-SET-10',
  'AV-SET-11',
  'AV-SEQ-01',
  'AV-SEQ-02',
  'AV-DAWN-01',
  'AV-DAWN-02',
  'AV-DAWN-03',
  'AV-DAWN-04',
  'AV-DAWN-05',
  'AV-R-37',
  'AV-R-67',
  'AV-DAWN-06',
  'AV-EX-02',
  'AV-DAWN-07',
  'AV-DAWN-08',
  'AV-DAWN-09',
  'AV-R-36',
  'AV-DAWN-10',
  'AV-R-38',
  'AV-EVT-01',
  'AV-R-01',
  'AV-EVT-02',
  'AV-EVT-03',
  'AV-R-34',
  'AV-R-68',
  'AV-EVT-04',
  'AV-R-35',
  'AV-EVT-05',
  'AV-EX-03',
  'AV-EVT-06',
  'AV-EVT-07',
  'AV-R-59',
  'AV-EVT-08',
  'AV-EVT-09',
  'AV-EVT-10',
  'AV-EVT-11',
  'AV-EVT-13',
  'AV-EVT-12',
  'AV-SUP-03',
  'AV-R-30',
  'AV-SUP-01',
  'AV-SUP-02',
  'AV-EX-04',
  'AV-SUP-04',
  'AV-SUP-05',
  'AV-SUP-06',
  'AV-SUP-07',
  'AV-R-31',
  'AV-SUP-08',
  'AV-SUP-09',
  'AV-SUP-10',
  'AV-R-29',
  'AV-EX-05',
  'AV-SUP-11',
  'AV-SUP-12',
  'AV-SUP-13',
  'AV-SUP-14',
  'AV-R-32',
  'AV-R-76',
  'AV-R-33',
  'AV-SUP-15',
  'AV-SUP-16',
  'AV-SUP-17',
  'AV-SUP-18',
  'AV-BS-01',
  'AV-BS-02',
  'AV-BS-03',
  'AV-BS-04',
  'AV-BS-05',
  'AV-R-39',
  'AV-EX-14',
  'AV-ACT-01',
  'AV-ACT-02',
  'AV-ACT-03',
  'AV-ACT-04',
  'AV-ACT-05',
  'AV-R-08',
  'AV-R-60',
  'AV-ACT-06',
  'AV-ACT-07',
  'AV-STK-01',
  'AV-STK-02',
  'AV-STK-05',
  'AV-STK-03',
  'AV-STK-04',
  'AV-STK-06',
  'AV-STK-07',
  'AV-STK-08',
  'AV-STK-09',
  'AV-STK-10',
  'AV-STK-11',
  'AV-MOVE-01',
  'AV-MOVE-02',
  'AV-MOVE-03',
  'AV-MOVE-04',
  'AV-MOVE-05',
  'AV-MOVE-06',
  'AV-MOVE-07',
  'AV-R-69',
  'AV-MOVE-08',
  'AV-MOVE-09',
  'AV-MOVE-10',
  'AV-MOVE-11',
  'AV-MOVE-12',
  'AV-MOVE-13',
  'AV-MOVE-14',
  'AV-R-15',
  'AV-R-66',
  'AV-MOVE-15',
  'AV-MOVE-16',
  'AV-MOVE-17',
  'AV-R-13',
  'AV-MOVE-18',
  'AV-R-10',
  'AV-R-11',
  'AV-EX-06',
  'AV-MOVE-19',
  'AV-MOVE-20',
  'AV-ATK-01',
  'AV-ATK-02',
  'AV-ATK-03',
  'AV-ATK-04',
  'AV-ATK-05',
  'AV-R-18',
  'AV-ATK-06',
  'AV-ATK-07',
  'AV-R-17',
  'AV-ATK-08',
  'AV-ATK-09',
  'AV-ATK-10',
  'AV-R-16',
  'AV-ATK-11',
  'AV-R-09',
  'AV-R-14',
  'AV-REV-01',
  'AV-R-12',
  'AV-REV-02',
  'AV-REV-03',
  'AV-REV-04',
  'AV-REV-05',
  'AV-REV-06',
  'AV-R-19',
  'AV-REV-07',
  'AV-R-20',
  'AV-REV-08',
  'AV-REV-09',
  'AV-R-25',
  'AV-REV-10',
  'AV-REV-11',
  'AV-REV-12',
  'AV-R-65',
  'AV-RES-01',
  'AV-RES-02',
  'AV-RES-03',
  'AV-RES-04',
  'AV-R-22',
  'AV-RES-05',
  'AV-RES-06',
  'AV-RES-07',
  'AV-RES-08',
  'AV-RES-09',
  'AV-R-51',
  'AV-RES-10',
  'AV-RES-11',
  'AV-RES-12',
  'AV-RES-13',
  'AV-RES-14',
  'AV-RES-15',
  'AV-RES-16',
  'AV-RES-17',
  'AV-RES-18',
  'AV-R-23',
  'AV-R-21',
  'AV-RES-19',
  'AV-EX-07',
  'AV-EX-08',
  'AV-OUT-01',
  'AV-OUT-02',
  'AV-OUT-03',
  'AV-OUT-04',
  'AV-OUT-05',
  'AV-OUT-06',
  'AV-OUT-07',
  'AV-R-41',
  'AV-OUT-08',
  'AV-OUT-09',
  'AV-OUT-10',
  'AV-R-26',
  'AV-EX-01',
  'AV-OUT-11',
  'AV-OUT-12',
  'AV-R-75',
  'AV-R-24',
  'AV-OUT-13',
  'AV-OUT-14',
  'AV-OUT-15',
  'AV-EX-12',
  'AV-OUT-16',
  'AV-OUT-17',
  'AV-R-27',
  'AV-EX-09',
  'AV-EX-10',
  'AV-RET-01',
  'AV-RET-02',
  'AV-RET-03',
  'AV-R-40',
  'AV-RET-04',
  'AV-RET-05',
  'AV-END-01',
  'AV-END-02',
  'AV-END-03',
  'AV-END-04',
  'AV-END-05',
  'AV-EX-11',
  'AV-T1-01',
  'AV-T1-02',
  'AV-VIC-01',
  'AV-VIC-02',
  'AV-VIC-03',
  'AV-R-49',
  'AV-R-47',
  'AV-VIC-04',
  'AV-R-50',
  'AV-VIC-05',
  'AV-VIC-06',
  'AV-VIC-07',
  'AV-R-48',
  'AV-OPT-01',
  'AV-R-73',
  'AV-OPT-02',
  'AV-OPT-03',
  'AV-R-43',
  'AV-OPT-04',
  'AV-OPT-05',
  'AV-OPT-06',
  'AV-OPT-07',
  'AV-OPT-08',
  'AV-OPT-09',
  'AV-OPT-10',
  'AV-OPT-11',
  'AV-R-44',
  'AV-OPT-12',
  'AV-R-42',
  'AV-OPT-13',
  'AV-OPT-14',
  'AV-R-45',
  'AV-OPT-15',
  'AV-OPT-16',
  'AV-OPT-17',
  'AV-OPT-18',
  'AV-R-70',
  'AV-OPT-19',
  'AV-R-46',
  'AV-R-71',
  'AV-EX-13',
  'AV-FAC-01',
  'AV-R-58',
  'AV-FAC-28',
  'AV-FAC-02',
  'AV-FAC-03',
  'AV-FAC-04',
  'AV-FAC-05',
  'AV-FAC-06',
  'AV-FAC-07',
  'AV-R-57',
  'AV-FAC-08',
  'AV-R-54',
  'AV-FAC-09',
  'AV-R-56',
  'AV-FAC-10',
  'AV-FAC-11',
  'AV-FAC-12',
  'AV-FAC-13',
  'AV-R-03',
  'AV-FAC-29',
  'AV-FAC-14',
  'AV-R-52',
  'AV-FAC-15',
  'AV-FAC-16',
  'AV-FAC-17',
  'AV-FAC-18',
  'AV-R-53',
  'AV-FAC-19',
  'AV-FAC-20',
  'AV-FAC-21',
  'AV-FAC-22',
  'AV-FAC-23',
  'AV-FAC-24',
  'AV-FAC-25',
  'AV-R-55',
  'AV-FAC-26',
  'AV-FAC-27',
];
