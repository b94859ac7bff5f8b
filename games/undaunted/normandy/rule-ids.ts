// Generated from rules.md by scripts/rule-ids.mjs: do not edit.
export type RuleId =
  | 'UN-ROUND-01'
  | 'UN-QREF-01'
  | 'UN-ROUND-02'
  | 'UN-ROUND-03'
  | 'UN-PLAT-01'
  | 'UN-COMP-08'
  | 'UN-COMP-07'
  | 'UN-EX-02'
  | 'UN-COMP-10'
  | 'UN-COMP-12'
  | 'UN-COMP-13'
  | 'UN-R-01'
  | 'UN-PLAT-02'
  | 'UN-PLAT-03'
  | 'UN-PLAT-04'
  | 'UN-COMP-14'
  | 'UN-COMP-09'
  | 'UN-COMP-11'
  | 'UN-R-44'
  | 'UN-TOK-12'
  | 'UN-EX-01'
  | 'UN-TOK-13'
  | 'UN-TOK-14'
  | 'UN-GEO-01'
  | 'UN-R-02'
  | 'UN-GEO-02'
  | 'UN-GEO-03'
  | 'UN-EX-19'
  | 'UN-R-03'
  | 'UN-GEO-05'
  | 'UN-R-12'
  | 'UN-GEO-06'
  | 'UN-TOK-10'
  | 'UN-TOK-01'
  | 'UN-TOK-02'
  | 'UN-TOK-03'
  | 'UN-TOK-04'
  | 'UN-TOK-07'
  | 'UN-TOK-06'
  | 'UN-EX-03'
  | 'UN-TOK-05'
  | 'UN-TOK-16'
  | 'UN-TOK-09'
  | 'UN-TOK-08'
  | 'UN-DRAW-01'
  | 'UN-DRAW-02'
  | 'UN-DRAW-03'
  | 'UN-DRAW-04'
  | 'UN-DRAW-05'
  | 'UN-DRAW-06'
  | 'UN-R-06'
  | 'UN-DRAW-07'
  | 'UN-EX-18'
  | 'UN-R-38'
  | 'UN-INIT-01'
  | 'UN-INIT-02'
  | 'UN-R-41'
  | 'UN-INIT-03'
  | 'UN-INIT-04'
  | 'UN-INIT-05'
  | 'UN-EX-06'
  | 'UN-INIT-06'
  | 'UN-INIT-08'
  | 'UN-INIT-07'
  | 'UN-TURN-01'
  | 'UN-TURN-02'
  | 'UN-R-09'
  | 'UN-TURN-03'
  | 'UN-TURN-04'
  | 'UN-R-04'
  | 'UN-TURN-11'
  | 'UN-TURN-12'
  | 'UN-TURN-09'
  | 'UN-R-05'
  | 'UN-TURN-05'
  | 'UN-TURN-08'
  | 'UN-TURN-06'
  | 'UN-TURN-07'
  | 'UN-EX-14'
  | 'UN-TURN-13'
  | 'UN-TURN-10'
  | 'UN-FOG-01'
  | 'UN-FOG-02'
  | 'UN-FOG-04'
  | 'UN-FOG-03'
  | 'UN-COMP-15'
  | 'UN-FOG-05'
  | 'UN-TOK-11'
  | 'UN-SUP-01'
  | 'UN-SUP-02'
  | 'UN-SUP-04'
  | 'UN-SUP-08'
  | 'UN-SUP-03'
  | 'UN-SUP-05'
  | 'UN-SUP-07'
  | 'UN-SUP-06'
  | 'UN-SPAWN-01'
  | 'UN-SPAWN-02'
  | 'UN-SPAWN-03'
  | 'UN-SPAWN-04'
  | 'UN-R-17'
  | 'UN-R-18'
  | 'UN-SPAWN-05'
  | 'UN-SPAWN-06'
  | 'UN-HUNK-01'
  | 'UN-HUNK-02'
  | 'UN-HUNK-03'
  | 'UN-HUNK-04'
  | 'UN-HUNK-05'
  | 'UN-ACT-01'
  | 'UN-ACT-02'
  | 'UN-EX-05'
  | 'UN-ACT-03'
  | 'UN-MOVE-01'
  | 'UN-MOVE-02'
  | 'UN-GEO-07'
  | 'UN-MOVE-03'
  | 'UN-R-28'
  | 'UN-EX-08'
  | 'UN-EX-10'
  | 'UN-GUIDE-01'
  | 'UN-R-16'
  | 'UN-GUIDE-02'
  | 'UN-GUIDE-04'
  | 'UN-GUIDE-05'
  | 'UN-GUIDE-03'
  | 'UN-SCOUT-01'
  | 'UN-SCOUT-02'
  | 'UN-SCOUT-03'
  | 'UN-SCOUT-04'
  | 'UN-SCOUT-05'
  | 'UN-R-32'
  | 'UN-R-29'
  | 'UN-EX-07'
  | 'UN-STALK-01'
  | 'UN-STALK-02'
  | 'UN-BOL-01'
  | 'UN-BOL-02'
  | 'UN-R-35'
  | 'UN-R-07'
  | 'UN-BOL-03'
  | 'UN-CMD-01'
  | 'UN-R-37'
  | 'UN-CMD-02'
  | 'UN-CMD-03'
  | 'UN-INSP-01'
  | 'UN-INSP-02'
  | 'UN-R-08'
  | 'UN-INSP-03'
  | 'UN-INSP-04'
  | 'UN-EX-11'
  | 'UN-CONC-01'
  | 'UN-CONC-02'
  | 'UN-QREF-03'
  | 'UN-RECON-01'
  | 'UN-RECON-02'
  | 'UN-RECON-03'
  | 'UN-RECON-04'
  | 'UN-CTRL-01'
  | 'UN-CTRL-04'
  | 'UN-CTRL-02'
  | 'UN-CTRL-03'
  | 'UN-QREF-02'
  | 'UN-CTRL-08'
  | 'UN-R-40'
  | 'UN-R-23'
  | 'UN-CTRL-05'
  | 'UN-CTRL-06'
  | 'UN-CTRL-07'
  | 'UN-EX-09'
  | 'UN-TARG-01'
  | 'UN-TARG-04'
  | 'UN-TARG-02'
  | 'UN-R-26'
  | 'UN-TARG-03'
  | 'UN-TARG-05'
  | 'UN-R-19'
  | 'UN-ATK-01'
  | 'UN-ATK-02'
  | 'UN-GEO-04'
  | 'UN-ATK-03'
  | 'UN-ATK-04'
  | 'UN-ATK-05'
  | 'UN-ATK-06'
  | 'UN-ATK-07'
  | 'UN-ATK-08'
  | 'UN-EX-12'
  | 'UN-R-30'
  | 'UN-ATK-10'
  | 'UN-ATK-09'
  | 'UN-EX-16'
  | 'UN-HILL-01'
  | 'UN-HILL-02'
  | 'UN-HILL-04'
  | 'UN-HILL-03'
  | 'UN-HILL-05'
  | 'UN-EX-15'
  | 'UN-SUPR-01'
  | 'UN-SUPR-02'
  | 'UN-SUPR-03'
  | 'UN-BLAST-03'
  | 'UN-BLAST-01'
  | 'UN-BLAST-02'
  | 'UN-R-11'
  | 'UN-BLAST-04'
  | 'UN-BLAST-05'
  | 'UN-BLAST-06'
  | 'UN-R-10'
  | 'UN-R-27'
  | 'UN-BLAST-07'
  | 'UN-EX-22'
  | 'UN-CAS-01'
  | 'UN-CAS-02'
  | 'UN-CAS-03'
  | 'UN-CAS-04'
  | 'UN-CAS-05'
  | 'UN-CAS-06'
  | 'UN-R-21'
  | 'UN-R-22'
  | 'UN-CAS-08'
  | 'UN-EX-13'
  | 'UN-CAS-12'
  | 'UN-CAS-10'
  | 'UN-CAS-07'
  | 'UN-CAS-11'
  | 'UN-CAS-13'
  | 'UN-EX-17'
  | 'UN-R-34'
  | 'UN-CAS-09'
  | 'UN-REM-01'
  | 'UN-REM-02'
  | 'UN-REM-03'
  | 'UN-REM-04'
  | 'UN-END-01'
  | 'UN-END-02'
  | 'UN-END-03'
  | 'UN-END-04'
  | 'UN-END-05'
  | 'UN-END-09'
  | 'UN-END-06'
  | 'UN-END-07'
  | 'UN-END-08'
  | 'UN-END-10'
  | 'UN-R-39'
  | 'UN-R-33'
  | 'UN-HOPE-01'
  | 'UN-R-13'
  | 'UN-EX-21'
  | 'UN-R-14'
  | 'UN-HOPE-02'
  | 'UN-HOPE-03'
  | 'UN-HOPE-04'
  | 'UN-HOPE-05'
  | 'UN-EX-20'
  | 'UN-R-15'
  | 'UN-HOPE-06'
  | 'UN-INFO-06'
  | 'UN-INFO-01'
  | 'UN-INFO-03'
  | 'UN-INFO-02'
  | 'UN-INFO-04'
  | 'UN-INFO-08'
  | 'UN-INFO-05'
  | 'UN-INFO-09'
  | 'UN-INFO-07'
  | 'UN-R-20'
  | 'UN-SETUP-01'
  | 'UN-SETUP-02'
  | 'UN-SETUP-03'
  | 'UN-SETUP-04'
  | 'UN-SETUP-05'
  | 'UN-SETUP-06'
  | 'UN-SETUP-07'
  | 'UN-SETUP-08'
  | 'UN-SETUP-09'
  | 'UN-SCEN-09'
  | 'UN-EX-04'
  | 'UN-SETUP-10'
  | 'UN-SETUP-11'
  | 'UN-SCEN-01'
  | 'UN-SCEN-02'
  | 'UN-SCEN-03'
  | 'UN-SCEN-04'
  | 'UN-SCEN-05'
  | 'UN-SCEN-06'
  | 'UN-R-24'
  | 'UN-R-25'
  | 'UN-SCEN-07'
  | 'UN-SCEN-10'
  | 'UN-SCEN-08'
  | 'UN-CAMP-01'
  | 'UN-R-42'
  | 'UN-CAMP-02'
  | 'UN-CAMP-03'
  | 'UN-CAMP-06'
  | 'UN-CAMP-04'
  | 'UN-CAMP-05'
  | 'UN-COMP-16'
  | 'UN-COMP-17'
  | 'UN-COMP-01'
  | 'UN-COMP-02'
  | 'UN-COMP-18'
  | 'UN-TOK-15'
  | 'UN-COMP-03'
  | 'UN-COMP-04'
  | 'UN-COMP-05'
  | 'UN-COMP-06'
  | 'UN-R-36'
  | 'UN-R-31'
  | 'UN-R-43';

export const RULE_IDS: readonly RuleId[] = [
  'UN-ROUND-01',
  'UN-QREF-01',
  'UN-ROUND-02',
  'UN-ROUND-03',
  'UN-PLAT-01',
  'UN-COMP-08',
  'UN-COMP-07',
  'UN-EX-02',
  'UN-COMP-10',
  'UN-COMP-12',
  'UN-COMP-13',
  'UN-R-01',
  'UN-PLAT-02',
  'UN-PLAT-03',
  'UN-PLAT-04',
  'UN-COMP-14',
  'UN-COMP-09',
  'UN-COMP-11',
  'UN-R-44',
  'UN-TOK-12',
  'UN-EX-01',
  'UN-TOK-13',
  'UN-TOK-14',
  'UN-GEO-01',
  'UN-R-02',
  'UN-GEO-02',
  'UN-GEO-03',
  'UN-EX-19',
  'UN-R-03',
  'UN-GEO-05',
  'UN-R-12',
  'UN-GEO-06',
  'UN-TOK-10',
  'UN-TOK-01',
  'UN-TOK-02',
  'UN-TOK-03',
  'UN-TOK-04',
  'UN-TOK-07',
  'UN-TOK-06',
  'UN-EX-03',
  'UN-TOK-05',
  'UN-TOK-16',
  'UN-TOK-09',
  'UN-TOK-08',
  'UN-DRAW-01',
  'UN-DRAW-02',
  'UN-DRAW-03',
  'UN-DRAW-04',
  'UN-DRAW-05',
  'UN-DRAW-06',
  'UN-R-06',
  'UN-DRAW-07',
  'UN-EX-18',
  'UN-R-38',
  'UN-INIT-01',
  'UN-INIT-02',
  'UN-R-41',
  'UN-INIT-03',
  'UN-INIT-04',
  'UN-INIT-05',
  'UN-EX-06',
  'UN-INIT-06',
  'UN-INIT-08',
  'UN-INIT-07',
  'UN-TURN-01',
  'UN-TURN-02',
  'UN-R-09',
  'UN-TURN-03',
  'UN-TURN-04',
  'UN-R-04',
  'UN-TURN-11',
  'UN-TURN-12',
  'UN-TURN-09',
  'UN-R-05',
  'UN-TURN-05',
  'UN-TURN-08',
  'UN-TURN-06',
  'UN-TURN-07',
  'UN-EX-14',
  'UN-TURN-13',
  'UN-TURN-10',
  'UN-FOG-01',
  'UN-FOG-02',
  'UN-FOG-04',
  'UN-FOG-03',
  'UN-COMP-15',
  'UN-FOG-05',
  'UN-TOK-11',
  'UN-SUP-01',
  'UN-SUP-02',
  'UN-SUP-04',
  'UN-SUP-08',
  'UN-SUP-03',
  'UN-SUP-05',
  'UN-SUP-07',
  'UN-SUP-06',
  'UN-SPAWN-01',
  'UN-SPAWN-02',
  'UN-SPAWN-03',
  'UN-SPAWN-04',
  'UN-R-17',
  'UN-R-18',
  'UN-SPAWN-05',
  'UN-SPAWN-06',
  'UN-HUNK-01',
  'UN-HUNK-02',
  'UN-HUNK-03',
  'UN-HUNK-04',
  'UN-HUNK-05',
  'UN-ACT-01',
  'UN-ACT-02',
  'UN-EX-05',
  'UN-ACT-03',
  'UN-MOVE-01',
  'UN-MOVE-02',
  'UN-GEO-07',
  'UN-MOVE-03',
  'UN-R-28',
  'UN-EX-08',
  'UN-EX-10',
  'UN-GUIDE-01',
  'UN-R-16',
  'UN-GUIDE-02',
  'UN-GUIDE-04',
  'UN-GUIDE-05',
  'UN-GUIDE-03',
  'UN-SCOUT-01',
  'UN-SCOUT-02',
  'UN-SCOUT-03',
  'UN-SCOUT-04',
  'UN-SCOUT-05',
  'UN-R-32',
  'UN-R-29',
  'UN-EX-07',
  'UN-STALK-01',
  'UN-STALK-02',
  'UN-BOL-01',
  'UN-BOL-02',
  'UN-R-35',
  'UN-R-07',
  'UN-BOL-03',
  'UN-CMD-01',
  'UN-R-37',
  'UN-CMD-02',
  'UN-CMD-03',
  'UN-INSP-01',
  'UN-INSP-02',
  'UN-R-08',
  'UN-INSP-03',
  'UN-INSP-04',
  'UN-EX-11',
  'UN-CONC-01',
  'UN-CONC-02',
  'UN-QREF-03',
  'UN-RECON-01',
  'UN-RECON-02',
  'UN-RECON-03',
  'UN-RECON-04',
  'UN-CTRL-01',
  'UN-CTRL-04',
  'UN-CTRL-02',
  'UN-CTRL-03',
  'UN-QREF-02',
  'UN-CTRL-08',
  'UN-R-40',
  'UN-R-23',
  'UN-CTRL-05',
  'UN-CTRL-06',
  'UN-CTRL-07',
  'UN-EX-09',
  'UN-TARG-01',
  'UN-TARG-04',
  'UN-TARG-02',
  'UN-R-26',
  'UN-TARG-03',
  'UN-TARG-05',
  'UN-R-19',
  'UN-ATK-01',
  'UN-ATK-02',
  'UN-GEO-04',
  'UN-ATK-03',
  'UN-ATK-04',
  'UN-ATK-05',
  'UN-ATK-06',
  'UN-ATK-07',
  'UN-ATK-08',
  'UN-EX-12',
  'UN-R-30',
  'UN-ATK-10',
  'UN-ATK-09',
  'UN-EX-16',
  'UN-HILL-01',
  'UN-HILL-02',
  'UN-HILL-04',
  'UN-HILL-03',
  'UN-HILL-05',
  'UN-EX-15',
  'UN-SUPR-01',
  'UN-SUPR-02',
  'UN-SUPR-03',
  'UN-BLAST-03',
  'UN-BLAST-01',
  'UN-BLAST-02',
  'UN-R-11',
  'UN-BLAST-04',
  'UN-BLAST-05',
  'UN-BLAST-06',
  'UN-R-10',
  'UN-R-27',
  'UN-BLAST-07',
  'UN-EX-22',
  'UN-CAS-01',
  'UN-CAS-02',
  'UN-CAS-03',
  'UN-CAS-04',
  'UN-CAS-05',
  'UN-CAS-06',
  'UN-R-21',
  'UN-R-22',
  'UN-CAS-08',
  'UN-EX-13',
  'UN-CAS-12',
  'UN-CAS-10',
  'UN-CAS-07',
  'UN-CAS-11',
  'UN-CAS-13',
  'UN-EX-17',
  'UN-R-34',
  'UN-CAS-09',
  'UN-REM-01',
  'UN-REM-02',
  'UN-REM-03',
  'UN-REM-04',
  'UN-END-01',
  'UN-END-02',
  'UN-END-03',
  'UN-END-04',
  'UN-END-05',
  'UN-END-09',
  'UN-END-06',
  'UN-END-07',
  'UN-END-08',
  'UN-END-10',
  'UN-R-39',
  'UN-R-33',
  'UN-HOPE-01',
  'UN-R-13',
  'UN-EX-21',
  'UN-R-14',
  'UN-HOPE-02',
  'UN-HOPE-03',
  'UN-HOPE-04',
  'UN-HOPE-05',
  'UN-EX-20',
  'UN-R-15',
  'UN-HOPE-06',
  'UN-INFO-06',
  'UN-INFO-01',
  'UN-INFO-03',
  'UN-INFO-02',
  'UN-INFO-04',
  'UN-INFO-08',
  'UN-INFO-05',
  'UN-INFO-09',
  'UN-INFO-07',
  'UN-R-20',
  'UN-SETUP-01',
  'UN-SETUP-02',
  'UN-SETUP-03',
  'UN-SETUP-04',
  'UN-SETUP-05',
  'UN-SETUP-06',
  'UN-SETUP-07',
  'UN-SETUP-08',
  'UN-SETUP-09',
  'UN-SCEN-09',
  'UN-EX-04',
  'UN-SETUP-10',
  'UN-SETUP-11',
  'UN-SCEN-01',
  'UN-SCEN-02',
  'UN-SCEN-03',
  'UN-SCEN-04',
  'UN-SCEN-05',
  'UN-SCEN-06',
  'UN-R-24',
  'UN-R-25',
  'UN-SCEN-07',
  'UN-SCEN-10',
  'UN-SCEN-08',
  'UN-CAMP-01',
  'UN-R-42',
  'UN-CAMP-02',
  'UN-CAMP-03',
  'UN-CAMP-06',
  'UN-CAMP-04',
  'UN-CAMP-05',
  'UN-COMP-16',
  'UN-COMP-17',
  'UN-COMP-01',
  'UN-COMP-02',
  'UN-COMP-18',
  'UN-TOK-15',
  'UN-COMP-03',
  'UN-COMP-04',
  'UN-COMP-05',
  'UN-COMP-06',
  'UN-R-36',
  'UN-R-31',
  'UN-R-43',
];
