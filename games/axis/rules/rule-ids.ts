// Generated from rules.md by scripts/rule-ids.mjs: do not edit.
export type RuleId =
  | 'AA-DEF-01'
  | 'AA-DEF-02'
  | 'AA-ORD-01'
  | 'AA-ORD-02'
  | 'AA-ORD-03'
  | 'AA-ORD-04'
  | 'AA-EX-03'
  | 'AA-ORD-05'
  | 'AA-ORD-06'
  | 'AA-SETUP-01'
  | 'AA-R-18'
  | 'AA-R-01'
  | 'AA-SETUP-02'
  | 'AA-MAP-01'
  | 'AA-MAP-02'
  | 'AA-EX-02'
  | 'AA-MAP-03'
  | 'AA-R-12'
  | 'AA-MAP-04'
  | 'AA-R-11'
  | 'AA-MAP-05'
  | 'AA-MAP-06'
  | 'AA-MAP-07'
  | 'AA-MAP-08'
  | 'AA-MAP-09'
  | 'AA-R-82'
  | 'AA-MAP-10'
  | 'AA-R-10'
  | 'AA-MAP-11'
  | 'AA-MAP-12'
  | 'AA-MAP-13'
  | 'AA-MAP-14'
  | 'AA-MAP-15'
  | 'AA-R-93'
  | 'AA-MAP-16'
  | 'AA-R-08'
  | 'AA-MAP-17'
  | 'AA-R-13'
  | 'AA-R-09'
  | 'AA-DEF-14'
  | 'AA-ORD-08'
  | 'AA-DEF-03'
  | 'AA-DEF-04'
  | 'AA-DEF-05'
  | 'AA-DEF-06'
  | 'AA-DEF-07'
  | 'AA-DEF-08'
  | 'AA-UNIT-11'
  | 'AA-COMP-01'
  | 'AA-COMP-02'
  | 'AA-EX-01'
  | 'AA-COMP-03'
  | 'AA-R-27'
  | 'AA-COMP-04'
  | 'AA-R-28'
  | 'AA-COMP-05'
  | 'AA-R-92'
  | 'AA-COMP-06'
  | 'AA-COMP-07'
  | 'AA-DEF-13'
  | 'AA-DEF-09'
  | 'AA-R-05'
  | 'AA-DEF-10'
  | 'AA-DEF-12'
  | 'AA-UNIT-10'
  | 'AA-R-02'
  | 'AA-R-03'
  | 'AA-UNIT-01'
  | 'AA-UNIT-02'
  | 'AA-UNIT-03'
  | 'AA-UNIT-04'
  | 'AA-R-04'
  | 'AA-UNIT-05'
  | 'AA-UNIT-06'
  | 'AA-UNIT-07'
  | 'AA-UNIT-08'
  | 'AA-UNIT-09'
  | 'AA-VIC-01'
  | 'AA-VIC-02'
  | 'AA-R-15'
  | 'AA-VIC-03'
  | 'AA-VIC-04'
  | 'AA-R-14'
  | 'AA-VIC-05'
  | 'AA-VIC-06'
  | 'AA-VIC-07'
  | 'AA-VIC-08'
  | 'AA-R-16'
  | 'AA-R-17'
  | 'AA-SETUP-03'
  | 'AA-R-06'
  | 'AA-SETUP-04'
  | 'AA-SETUP-05'
  | 'AA-SETUP-06'
  | 'AA-SETUP-07'
  | 'AA-SETUP-08'
  | 'AA-SETUP-09'
  | 'AA-SETR-01'
  | 'AA-SETR-02'
  | 'AA-SETR-03'
  | 'AA-SETR-04'
  | 'AA-SETU-01'
  | 'AA-SETU-02'
  | 'AA-SETU-03'
  | 'AA-SETU-04'
  | 'AA-SETU-05'
  | 'AA-SETU-06'
  | 'AA-SETU-07'
  | 'AA-SETU-08'
  | 'AA-R-19'
  | 'AA-SETU-09'
  | 'AA-SETU-10'
  | 'AA-R-07'
  | 'AA-R-20'
  | 'AA-EX-28'
  | 'AA-WX-01'
  | 'AA-R-21'
  | 'AA-R-22'
  | 'AA-WX-02'
  | 'AA-WX-03'
  | 'AA-WX-04'
  | 'AA-WX-05'
  | 'AA-WX-06'
  | 'AA-WX-07'
  | 'AA-R-87'
  | 'AA-WX-08'
  | 'AA-SUP-01'
  | 'AA-SUP-02'
  | 'AA-SUP-03'
  | 'AA-SUP-04'
  | 'AA-SUP-05'
  | 'AA-R-30'
  | 'AA-SUP-06'
  | 'AA-EX-06'
  | 'AA-SUP-07'
  | 'AA-EX-05'
  | 'AA-SUP-08'
  | 'AA-EX-04'
  | 'AA-SUP-09'
  | 'AA-SUP-10'
  | 'AA-EX-08'
  | 'AA-SUP-11'
  | 'AA-SUP-12'
  | 'AA-SUP-13'
  | 'AA-EX-09'
  | 'AA-SUP-14'
  | 'AA-SUP-15'
  | 'AA-EX-07'
  | 'AA-SUP-16'
  | 'AA-EX-10'
  | 'AA-EX-11'
  | 'AA-R-31'
  | 'AA-R-32'
  | 'AA-SUP-18'
  | 'AA-SUP-17'
  | 'AA-EX-12'
  | 'AA-TOK-01'
  | 'AA-TOK-02'
  | 'AA-TOK-03'
  | 'AA-TOK-04'
  | 'AA-TOK-05'
  | 'AA-R-83'
  | 'AA-TOK-06'
  | 'AA-TOK-07'
  | 'AA-TOK-08'
  | 'AA-R-91'
  | 'AA-TOK-09'
  | 'AA-R-35'
  | 'AA-R-36'
  | 'AA-TOK-10'
  | 'AA-R-33'
  | 'AA-R-34'
  | 'AA-EX-13'
  | 'AA-R-23'
  | 'AA-AXR-01'
  | 'AA-AXR-02'
  | 'AA-R-24'
  | 'AA-AXR-03'
  | 'AA-R-25'
  | 'AA-AXR-04'
  | 'AA-AXR-05'
  | 'AA-AXR-06'
  | 'AA-R-26'
  | 'AA-AXR-07'
  | 'AA-AXR-08'
  | 'AA-AXR-09'
  | 'AA-AXR-10'
  | 'AA-AXR-11'
  | 'AA-R-102'
  | 'AA-R-29'
  | 'AA-R-71'
  | 'AA-MOVE-01'
  | 'AA-ORD-07'
  | 'AA-MOVE-02'
  | 'AA-MOVE-03'
  | 'AA-MOVE-04'
  | 'AA-MOVE-05'
  | 'AA-EX-14'
  | 'AA-MOVE-06'
  | 'AA-MOVE-07'
  | 'AA-MOVE-08'
  | 'AA-MOVE-12'
  | 'AA-MOVE-09'
  | 'AA-MOVE-10'
  | 'AA-MOVE-11'
  | 'AA-NSB-01'
  | 'AA-NSB-02'
  | 'AA-NSB-03'
  | 'AA-NSB-04'
  | 'AA-NSB-05'
  | 'AA-EX-16'
  | 'AA-R-39'
  | 'AA-R-40'
  | 'AA-BLITZ-01'
  | 'AA-EX-17'
  | 'AA-BLITZ-02'
  | 'AA-R-38'
  | 'AA-BLITZ-03'
  | 'AA-EX-23'
  | 'AA-R-37'
  | 'AA-BLITZ-04'
  | 'AA-BLITZ-05'
  | 'AA-BLITZ-06'
  | 'AA-R-84'
  | 'AA-R-85'
  | 'AA-ROAD-01'
  | 'AA-EX-21'
  | 'AA-ROAD-02'
  | 'AA-ROAD-03'
  | 'AA-ROAD-04'
  | 'AA-ROAD-05'
  | 'AA-ROAD-06'
  | 'AA-R-44'
  | 'AA-R-45'
  | 'AA-R-77'
  | 'AA-FM-01'
  | 'AA-FM-02'
  | 'AA-FM-03'
  | 'AA-FM-04'
  | 'AA-FM-05'
  | 'AA-FM-06'
  | 'AA-EX-29'
  | 'AA-R-46'
  | 'AA-R-47'
  | 'AA-R-48'
  | 'AA-R-101'
  | 'AA-AMB-01'
  | 'AA-AMB-02'
  | 'AA-AMB-03'
  | 'AA-AMB-04'
  | 'AA-R-41'
  | 'AA-AMB-05'
  | 'AA-R-42'
  | 'AA-AMB-06'
  | 'AA-AMB-07'
  | 'AA-FERRY-01'
  | 'AA-FERRY-02'
  | 'AA-FERRY-03'
  | 'AA-FERRY-04'
  | 'AA-FERRY-05'
  | 'AA-FERRY-06'
  | 'AA-EX-18'
  | 'AA-VOLGA-01'
  | 'AA-VOLGA-02'
  | 'AA-VOLGA-03'
  | 'AA-R-86'
  | 'AA-VOLGA-04'
  | 'AA-VOLGA-05'
  | 'AA-VOLGA-06'
  | 'AA-AIR-01'
  | 'AA-AIR-18'
  | 'AA-AIR-02'
  | 'AA-AIR-03'
  | 'AA-R-53'
  | 'AA-AIR-04'
  | 'AA-R-81'
  | 'AA-R-79'
  | 'AA-AIR-05'
  | 'AA-AIR-06'
  | 'AA-R-88'
  | 'AA-R-51'
  | 'AA-AIR-07'
  | 'AA-R-52'
  | 'AA-AIR-08'
  | 'AA-AIR-09'
  | 'AA-AIR-10'
  | 'AA-AIR-11'
  | 'AA-AIR-17'
  | 'AA-AIR-13'
  | 'AA-AIR-14'
  | 'AA-AIR-15'
  | 'AA-R-57'
  | 'AA-R-56'
  | 'AA-EX-25'
  | 'AA-AIR-12'
  | 'AA-R-59'
  | 'AA-AIR-16'
  | 'AA-R-58'
  | 'AA-STACK-01'
  | 'AA-STACK-02'
  | 'AA-R-49'
  | 'AA-STACK-03'
  | 'AA-STACK-04'
  | 'AA-R-50'
  | 'AA-AD-10'
  | 'AA-R-76'
  | 'AA-AD-01'
  | 'AA-AD-09'
  | 'AA-AD-02'
  | 'AA-AD-03'
  | 'AA-R-54'
  | 'AA-AD-04'
  | 'AA-R-55'
  | 'AA-AD-05'
  | 'AA-AD-06'
  | 'AA-AD-07'
  | 'AA-EX-22'
  | 'AA-AD-08'
  | 'AA-R-89'
  | 'AA-AMB-08'
  | 'AA-AMB-09'
  | 'AA-AMB-10'
  | 'AA-AMB-11'
  | 'AA-AMB-12'
  | 'AA-EX-19'
  | 'AA-EX-20'
  | 'AA-R-43'
  | 'AA-DEF-11'
  | 'AA-ATT-01'
  | 'AA-ATT-02'
  | 'AA-ATT-03'
  | 'AA-ATT-04'
  | 'AA-ATT-05'
  | 'AA-ATT-06'
  | 'AA-VCX-01'
  | 'AA-R-61'
  | 'AA-R-60'
  | 'AA-VCX-02'
  | 'AA-VCX-03'
  | 'AA-VCX-04'
  | 'AA-VCX-05'
  | 'AA-CMB-01'
  | 'AA-CMB-02'
  | 'AA-CMB-03'
  | 'AA-CMB-13'
  | 'AA-CMB-04'
  | 'AA-CMB-05'
  | 'AA-CMB-06'
  | 'AA-CMB-07'
  | 'AA-R-63'
  | 'AA-CMB-08'
  | 'AA-EX-15'
  | 'AA-R-62'
  | 'AA-CMB-09'
  | 'AA-CMB-10'
  | 'AA-CMB-11'
  | 'AA-CMB-12'
  | 'AA-CMB-14'
  | 'AA-CMB-15'
  | 'AA-CMB-16'
  | 'AA-CMB-17'
  | 'AA-CMB-18'
  | 'AA-R-65'
  | 'AA-CMB-19'
  | 'AA-CMB-20'
  | 'AA-CMB-21'
  | 'AA-CMB-22'
  | 'AA-R-66'
  | 'AA-CMB-23'
  | 'AA-CMB-24'
  | 'AA-CMB-25'
  | 'AA-CMB-26'
  | 'AA-TGT-01'
  | 'AA-TGT-02'
  | 'AA-TGT-03'
  | 'AA-R-90'
  | 'AA-TGT-04'
  | 'AA-R-64'
  | 'AA-BOM-01'
  | 'AA-BOM-02'
  | 'AA-BOM-03'
  | 'AA-BOM-10'
  | 'AA-BOM-04'
  | 'AA-BOM-05'
  | 'AA-R-74'
  | 'AA-BOM-06'
  | 'AA-BOM-07'
  | 'AA-BOM-08'
  | 'AA-EX-24'
  | 'AA-BOM-09'
  | 'AA-R-75'
  | 'AA-LAND-01'
  | 'AA-LAND-02'
  | 'AA-LAND-03'
  | 'AA-LAND-04'
  | 'AA-R-67'
  | 'AA-URA-01'
  | 'AA-URA-02'
  | 'AA-URA-03'
  | 'AA-URA-04'
  | 'AA-URA-05'
  | 'AA-EX-27'
  | 'AA-URA-06'
  | 'AA-URA-07'
  | 'AA-R-73'
  | 'AA-EX-26'
  | 'AA-URA-08'
  | 'AA-URA-09'
  | 'AA-URA-10'
  | 'AA-URA-11'
  | 'AA-URA-12'
  | 'AA-R-72'
  | 'AA-FAC-01'
  | 'AA-FAC-02'
  | 'AA-R-69'
  | 'AA-FAC-03'
  | 'AA-R-68'
  | 'AA-FAC-04'
  | 'AA-FAC-05'
  | 'AA-ALR-01'
  | 'AA-ALR-02'
  | 'AA-ALR-03'
  | 'AA-ALR-04'
  | 'AA-ALR-05'
  | 'AA-ALR-06'
  | 'AA-R-70'
  | 'AA-R-80'
  | 'AA-ALR-07'
  | 'AA-ALR-08'
  | 'AA-ALR-09'
  | 'AA-END-01'
  | 'AA-END-02'
  | 'AA-OPT-15'
  | 'AA-OPT-01'
  | 'AA-EX-30'
  | 'AA-OPT-02'
  | 'AA-R-78'
  | 'AA-R-100'
  | 'AA-OPT-03'
  | 'AA-R-99'
  | 'AA-OPT-04'
  | 'AA-R-98'
  | 'AA-OPT-05'
  | 'AA-OPT-06'
  | 'AA-OPT-07'
  | 'AA-OPT-08'
  | 'AA-R-97'
  | 'AA-OPT-09'
  | 'AA-R-96'
  | 'AA-EX-31'
  | 'AA-OPT-10'
  | 'AA-EX-32'
  | 'AA-OPT-11'
  | 'AA-OPT-12'
  | 'AA-R-95'
  | 'AA-EX-33'
  | 'AA-OPT-13'
  | 'AA-OPT-14'
  | 'AA-R-94';

export const RULE_IDS: readonly RuleId[] = [
  'AA-DEF-01',
  'AA-DEF-02',
  'AA-ORD-01',
  'AA-ORD-02',
  'AA-ORD-03',
  'AA-ORD-04',
  'AA-EX-03',
  'AA-ORD-05',
  'AA-ORD-06',
  'AA-SETUP-01',
  'AA-R-18',
  'AA-R-01',
  'AA-SETUP-02',
  'AA-MAP-01',
  'AA-MAP-02',
  'AA-EX-02',
  'AA-MAP-03',
  'AA-R-12',
  'AA-MAP-04',
  'AA-R-11',
  'AA-MAP-05',
  'AA-MAP-06',
  'AA-MAP-07',
  'AA-MAP-08',
  'AA-MAP-09',
  'AA-R-82',
  'AA-MAP-10',
  'AA-R-10',
  'AA-MAP-11',
  'AA-MAP-12',
  'AA-MAP-13',
  'AA-MAP-14',
  'AA-MAP-15',
  'AA-R-93',
  'AA-MAP-16',
  'AA-R-08',
  'AA-MAP-17',
  'AA-R-13',
  'AA-R-09',
  'AA-DEF-14',
  'AA-ORD-08',
  'AA-DEF-03',
  'AA-DEF-04',
  'AA-DEF-05',
  'AA-DEF-06',
  'AA-DEF-07',
  'AA-DEF-08',
  'AA-UNIT-11',
  'AA-COMP-01',
  'AA-COMP-02',
  'AA-EX-01',
  'AA-COMP-03',
  'AA-R-27',
  'AA-COMP-04',
  'AA-R-28',
  'AA-COMP-05',
  'AA-R-92',
  'AA-COMP-06',
  'AA-COMP-07',
  'AA-DEF-13',
  'AA-DEF-09',
  'AA-R-05',
  'AA-DEF-10',
  'AA-DEF-12',
  'AA-UNIT-10',
  'AA-R-02',
  'AA-R-03',
  'AA-UNIT-01',
  'AA-UNIT-02',
  'AA-UNIT-03',
  'AA-UNIT-04',
  'AA-R-04',
  'AA-UNIT-05',
  'AA-UNIT-06',
  'AA-UNIT-07',
  'AA-UNIT-08',
  'AA-UNIT-09',
  'AA-VIC-01',
  'AA-VIC-02',
  'AA-R-15',
  'AA-VIC-03',
  'AA-VIC-04',
  'AA-R-14',
  'AA-VIC-05',
  'AA-VIC-06',
  'AA-VIC-07',
  'AA-VIC-08',
  'AA-R-16',
  'AA-R-17',
  'AA-SETUP-03',
  'AA-R-06',
  'AA-SETUP-04',
  'AA-SETUP-05',
  'AA-SETUP-06',
  'AA-SETUP-07',
  'AA-SETUP-08',
  'AA-SETUP-09',
  'AA-SETR-01',
  'AA-SETR-02',
  'AA-SETR-03',
  'AA-SETR-04',
  'AA-SETU-01',
  'AA-SETU-02',
  'AA-SETU-03',
  'AA-SETU-04',
  'AA-SETU-05',
  'AA-SETU-06',
  'AA-SETU-07',
  'AA-SETU-08',
  'AA-R-19',
  'AA-SETU-09',
  'AA-SETU-10',
  'AA-R-07',
  'AA-R-20',
  'AA-EX-28',
  'AA-WX-01',
  'AA-R-21',
  'AA-R-22',
  'AA-WX-02',
  'AA-WX-03',
  'AA-WX-04',
  'AA-WX-05',
  'AA-WX-06',
  'AA-WX-07',
  'AA-R-87',
  'AA-WX-08',
  'AA-SUP-01',
  'AA-SUP-02',
  'AA-SUP-03',
  'AA-SUP-04',
  'AA-SUP-05',
  'AA-R-30',
  'AA-SUP-06',
  'AA-EX-06',
  'AA-SUP-07',
  'AA-EX-05',
  'AA-SUP-08',
  'AA-EX-04',
  'AA-SUP-09',
  'AA-SUP-10',
  'AA-EX-08',
  'AA-SUP-11',
  'AA-SUP-12',
  'AA-SUP-13',
  'AA-EX-09',
  'AA-SUP-14',
  'AA-SUP-15',
  'AA-EX-07',
  'AA-SUP-16',
  'AA-EX-10',
  'AA-EX-11',
  'AA-R-31',
  'AA-R-32',
  'AA-SUP-18',
  'AA-SUP-17',
  'AA-EX-12',
  'AA-TOK-01',
  'AA-TOK-02',
  'AA-TOK-03',
  'AA-TOK-04',
  'AA-TOK-05',
  'AA-R-83',
  'AA-TOK-06',
  'AA-TOK-07',
  'AA-TOK-08',
  'AA-R-91',
  'AA-TOK-09',
  'AA-R-35',
  'AA-R-36',
  'AA-TOK-10',
  'AA-R-33',
  'AA-R-34',
  'AA-EX-13',
  'AA-R-23',
  'AA-AXR-01',
  'AA-AXR-02',
  'AA-R-24',
  'AA-AXR-03',
  'AA-R-25',
  'AA-AXR-04',
  'AA-AXR-05',
  'AA-AXR-06',
  'AA-R-26',
  'AA-AXR-07',
  'AA-AXR-08',
  'AA-AXR-09',
  'AA-AXR-10',
  'AA-AXR-11',
  'AA-R-102',
  'AA-R-29',
  'AA-R-71',
  'AA-MOVE-01',
  'AA-ORD-07',
  'AA-MOVE-02',
  'AA-MOVE-03',
  'AA-MOVE-04',
  'AA-MOVE-05',
  'AA-EX-14',
  'AA-MOVE-06',
  'AA-MOVE-07',
  'AA-MOVE-08',
  'AA-MOVE-12',
  'AA-MOVE-09',
  'AA-MOVE-10',
  'AA-MOVE-11',
  'AA-NSB-01',
  'AA-NSB-02',
  'AA-NSB-03',
  'AA-NSB-04',
  'AA-NSB-05',
  'AA-EX-16',
  'AA-R-39',
  'AA-R-40',
  'AA-BLITZ-01',
  'AA-EX-17',
  'AA-BLITZ-02',
  'AA-R-38',
  'AA-BLITZ-03',
  'AA-EX-23',
  'AA-R-37',
  'AA-BLITZ-04',
  'AA-BLITZ-05',
  'AA-BLITZ-06',
  'AA-R-84',
  'AA-R-85',
  'AA-ROAD-01',
  'AA-EX-21',
  'AA-ROAD-02',
  'AA-ROAD-03',
  'AA-ROAD-04',
  'AA-ROAD-05',
  'AA-ROAD-06',
  'AA-R-44',
  'AA-R-45',
  'AA-R-77',
  'AA-FM-01',
  'AA-FM-02',
  'AA-FM-03',
  'AA-FM-04',
  'AA-FM-05',
  'AA-FM-06',
  'AA-EX-29',
  'AA-R-46',
  'AA-R-47',
  'AA-R-48',
  'AA-R-101',
  'AA-AMB-01',
  'AA-AMB-02',
  'AA-AMB-03',
  'AA-AMB-04',
  'AA-R-41',
  'AA-AMB-05',
  'AA-R-42',
  'AA-AMB-06',
  'AA-AMB-07',
  'AA-FERRY-01',
  'AA-FERRY-02',
  'AA-FERRY-03',
  'AA-FERRY-04',
  'AA-FERRY-05',
  'AA-FERRY-06',
  'AA-EX-18',
  'AA-VOLGA-01',
  'AA-VOLGA-02',
  'AA-VOLGA-03',
  'AA-R-86',
  'AA-VOLGA-04',
  'AA-VOLGA-05',
  'AA-VOLGA-06',
  'AA-AIR-01',
  'AA-AIR-18',
  'AA-AIR-02',
  'AA-AIR-03',
  'AA-R-53',
  'AA-AIR-04',
  'AA-R-81',
  'AA-R-79',
  'AA-AIR-05',
  'AA-AIR-06',
  'AA-R-88',
  'AA-R-51',
  'AA-AIR-07',
  'AA-R-52',
  'AA-AIR-08',
  'AA-AIR-09',
  'AA-AIR-10',
  'AA-AIR-11',
  'AA-AIR-17',
  'AA-AIR-13',
  'AA-AIR-14',
  'AA-AIR-15',
  'AA-R-57',
  'AA-R-56',
  'AA-EX-25',
  'AA-AIR-12',
  'AA-R-59',
  'AA-AIR-16',
  'AA-R-58',
  'AA-STACK-01',
  'AA-STACK-02',
  'AA-R-49',
  'AA-STACK-03',
  'AA-STACK-04',
  'AA-R-50',
  'AA-AD-10',
  'AA-R-76',
  'AA-AD-01',
  'AA-AD-09',
  'AA-AD-02',
  'AA-AD-03',
  'AA-R-54',
  'AA-AD-04',
  'AA-R-55',
  'AA-AD-05',
  'AA-AD-06',
  'AA-AD-07',
  'AA-EX-22',
  'AA-AD-08',
  'AA-R-89',
  'AA-AMB-08',
  'AA-AMB-09',
  'AA-AMB-10',
  'AA-AMB-11',
  'AA-AMB-12',
  'AA-EX-19',
  'AA-EX-20',
  'AA-R-43',
  'AA-DEF-11',
  'AA-ATT-01',
  'AA-ATT-02',
  'AA-ATT-03',
  'AA-ATT-04',
  'AA-ATT-05',
  'AA-ATT-06',
  'AA-VCX-01',
  'AA-R-61',
  'AA-R-60',
  'AA-VCX-02',
  'AA-VCX-03',
  'AA-VCX-04',
  'AA-VCX-05',
  'AA-CMB-01',
  'AA-CMB-02',
  'AA-CMB-03',
  'AA-CMB-13',
  'AA-CMB-04',
  'AA-CMB-05',
  'AA-CMB-06',
  'AA-CMB-07',
  'AA-R-63',
  'AA-CMB-08',
  'AA-EX-15',
  'AA-R-62',
  'AA-CMB-09',
  'AA-CMB-10',
  'AA-CMB-11',
  'AA-CMB-12',
  'AA-CMB-14',
  'AA-CMB-15',
  'AA-CMB-16',
  'AA-CMB-17',
  'AA-CMB-18',
  'AA-R-65',
  'AA-CMB-19',
  'AA-CMB-20',
  'AA-CMB-21',
  'AA-CMB-22',
  'AA-R-66',
  'AA-CMB-23',
  'AA-CMB-24',
  'AA-CMB-25',
  'AA-CMB-26',
  'AA-TGT-01',
  'AA-TGT-02',
  'AA-TGT-03',
  'AA-R-90',
  'AA-TGT-04',
  'AA-R-64',
  'AA-BOM-01',
  'AA-BOM-02',
  'AA-BOM-03',
  'AA-BOM-10',
  'AA-BOM-04',
  'AA-BOM-05',
  'AA-R-74',
  'AA-BOM-06',
  'AA-BOM-07',
  'AA-BOM-08',
  'AA-EX-24',
  'AA-BOM-09',
  'AA-R-75',
  'AA-LAND-01',
  'AA-LAND-02',
  'AA-LAND-03',
  'AA-LAND-04',
  'AA-R-67',
  'AA-URA-01',
  'AA-URA-02',
  'AA-URA-03',
  'AA-URA-04',
  'AA-URA-05',
  'AA-EX-27',
  'AA-URA-06',
  'AA-URA-07',
  'AA-R-73',
  'AA-EX-26',
  'AA-URA-08',
  'AA-URA-09',
  'AA-URA-10',
  'AA-URA-11',
  'AA-URA-12',
  'AA-R-72',
  'AA-FAC-01',
  'AA-FAC-02',
  'AA-R-69',
  'AA-FAC-03',
  'AA-R-68',
  'AA-FAC-04',
  'AA-FAC-05',
  'AA-ALR-01',
  'AA-ALR-02',
  'AA-ALR-03',
  'AA-ALR-04',
  'AA-ALR-05',
  'AA-ALR-06',
  'AA-R-70',
  'AA-R-80',
  'AA-ALR-07',
  'AA-ALR-08',
  'AA-ALR-09',
  'AA-END-01',
  'AA-END-02',
  'AA-OPT-15',
  'AA-OPT-01',
  'AA-EX-30',
  'AA-OPT-02',
  'AA-R-78',
  'AA-R-100',
  'AA-OPT-03',
  'AA-R-99',
  'AA-OPT-04',
  'AA-R-98',
  'AA-OPT-05',
  'AA-OPT-06',
  'AA-OPT-07',
  'AA-OPT-08',
  'AA-R-97',
  'AA-OPT-09',
  'AA-R-96',
  'AA-EX-31',
  'AA-OPT-10',
  'AA-EX-32',
  'AA-OPT-11',
  'AA-OPT-12',
  'AA-R-95',
  'AA-EX-33',
  'AA-OPT-13',
  'AA-OPT-14',
  'AA-R-94',
];
