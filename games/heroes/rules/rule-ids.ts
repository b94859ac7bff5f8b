// Generated from rules.md by scripts/rule-ids.mjs: do not edit.
export type RuleId =
  | 'HS-SET-01'
  | 'HS-SET-02'
  | 'HS-SET-03'
  | 'HS-SET-04'
  | 'HS-SET-05'
  | 'HS-SET-06'
  | 'HS-SCN-03'
  | 'HS-R-95'
  | 'HS-R-148'
  | 'HS-TURN-01'
  | 'HS-TURN-02'
  | 'HS-TURN-03'
  | 'HS-TURN-04'
  | 'HS-TURN-05'
  | 'HS-TURN-06'
  | 'HS-ORD-01'
  | 'HS-ORD-02'
  | 'HS-ORD-03'
  | 'HS-ORD-04'
  | 'HS-ORD-05'
  | 'HS-ORD-06'
  | 'HS-ORD-07'
  | 'HS-ORD-08'
  | 'HS-ORD-09'
  | 'HS-ORD-10'
  | 'HS-ORD-11'
  | 'HS-ORD-12'
  | 'HS-ORD-13'
  | 'HS-ORD-14'
  | 'HS-ORD-15'
  | 'HS-ORD-16'
  | 'HS-ORD-17'
  | 'HS-ORD-18'
  | 'HS-ORD-19'
  | 'HS-ORD-20'
  | 'HS-ORD-21'
  | 'HS-CMD-11'
  | 'HS-R-72'
  | 'HS-R-73'
  | 'HS-R-81'
  | 'HS-R-86'
  | 'HS-ACT-01'
  | 'HS-ACT-02'
  | 'HS-ACT-03'
  | 'HS-ACT-04'
  | 'HS-ACT-05'
  | 'HS-ACT-06'
  | 'HS-ACT-07'
  | 'HS-ACT-08'
  | 'HS-ACT-09'
  | 'HS-ACT-10'
  | 'HS-ACT-11'
  | 'HS-ACT-12'
  | 'HS-CMD-05'
  | 'HS-CMD-06'
  | 'HS-CMD-07'
  | 'HS-CMD-10'
  | 'HS-R-77'
  | 'HS-R-74'
  | 'HS-R-75'
  | 'HS-R-76'
  | 'HS-MARK-02'
  | 'HS-MARK-03'
  | 'HS-MARK-04'
  | 'HS-R-134'
  | 'HS-R-71'
  | 'HS-MOVE-01'
  | 'HS-MOVE-02'
  | 'HS-MOVE-03'
  | 'HS-MOVE-04'
  | 'HS-MOVE-05'
  | 'HS-MOVE-06'
  | 'HS-MOVE-07'
  | 'HS-MOVE-08'
  | 'HS-MOVE-09'
  | 'HS-MOVE-10'
  | 'HS-MOVE-11'
  | 'HS-MOVE-13'
  | 'HS-MOVE-14'
  | 'HS-MOVE-15'
  | 'HS-MOVE-16'
  | 'HS-MOVE-17'
  | 'HS-GEO-04'
  | 'HS-R-27'
  | 'HS-R-101'
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
  | 'HS-STATE-08'
  | 'HS-STATE-09'
  | 'HS-STATE-10'
  | 'HS-STATE-11'
  | 'HS-STATE-12'
  | 'HS-STATE-13'
  | 'HS-STATE-14'
  | 'HS-STATE-15'
  | 'HS-STATE-16'
  | 'HS-STATE-17'
  | 'HS-STATE-18'
  | 'HS-STATE-19'
  | 'HS-STATE-20'
  | 'HS-STATE-21'
  | 'HS-STATE-29'
  | 'HS-R-68'
  | 'HS-R-69'
  | 'HS-R-70'
  | 'HS-R-122'
  | 'HS-R-132'
  | 'HS-R-133'
  | 'HS-STATE-06'
  | 'HS-R-46'
  | 'HS-FIRE-01'
  | 'HS-FIRE-02'
  | 'HS-FIRE-03'
  | 'HS-FIRE-04'
  | 'HS-FIRE-05'
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
  | 'HS-HIT-05'
  | 'HS-HIT-07'
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
  | 'HS-SUP-04'
  | 'HS-SUP-05'
  | 'HS-SUP-06'
  | 'HS-SUP-07'
  | 'HS-SUP-08'
  | 'HS-SUP-09'
  | 'HS-SUP-10'
  | 'HS-MARK-01'
  | 'HS-FAB-01'
  | 'HS-FAB-02'
  | 'HS-FAB-03'
  | 'HS-FAB-04'
  | 'HS-FAB-05'
  | 'HS-FAB-06'
  | 'HS-FAB-07'
  | 'HS-FAB-08'
  | 'HS-FAB-09'
  | 'HS-FAB-10'
  | 'HS-FAB-11'
  | 'HS-FAB-12'
  | 'HS-FAB-13'
  | 'HS-FAB-14'
  | 'HS-FAB-16'
  | 'HS-FAB-17'
  | 'HS-FAB-18'
  | 'HS-FAB-20'
  | 'HS-FAB-21'
  | 'HS-FAB-22'
  | 'HS-FAB-23'
  | 'HS-FAB-24'
  | 'HS-FAB-25'
  | 'HS-FAB-26'
  | 'HS-FAB-27'
  | 'HS-FAB-28'
  | 'HS-FAB-29'
  | 'HS-FAB-30'
  | 'HS-FAB-31'
  | 'HS-FAB-32'
  | 'HS-FAB-33'
  | 'HS-FAB-34'
  | 'HS-FAB-35'
  | 'HS-FAB-36'
  | 'HS-FAB-37'
  | 'HS-FAB-38'
  | 'HS-FAB-39'
  | 'HS-FAB-40'
  | 'HS-FAB-41'
  | 'HS-FAB-42'
  | 'HS-FAB-43'
  | 'HS-FAB-44'
  | 'HS-FAB-45'
  | 'HS-FAB-46'
  | 'HS-R-136'
  | 'HS-R-142'
  | 'HS-OPT-03'
  | 'HS-OPT-05'
  | 'HS-OPT-07'
  | 'HS-OPT-08'
  | 'HS-TRAN-08'
  | 'HS-TRAN-09'
  | 'HS-R-02'
  | 'HS-R-47'
  | 'HS-R-48'
  | 'HS-R-49'
  | 'HS-R-50'
  | 'HS-R-51'
  | 'HS-R-52'
  | 'HS-R-53'
  | 'HS-R-54'
  | 'HS-R-55'
  | 'HS-R-78'
  | 'HS-R-79'
  | 'HS-R-80'
  | 'HS-R-92'
  | 'HS-R-108'
  | 'HS-R-118'
  | 'HS-R-127'
  | 'HS-ASLT-01'
  | 'HS-ASLT-02'
  | 'HS-ASLT-03'
  | 'HS-ASLT-04'
  | 'HS-ASLT-05'
  | 'HS-ASLT-06'
  | 'HS-ASLT-07'
  | 'HS-ASLT-08'
  | 'HS-ASLT-09'
  | 'HS-ASLT-10'
  | 'HS-ASLT-11'
  | 'HS-ASLT-12'
  | 'HS-ASLT-13'
  | 'HS-ASLT-14'
  | 'HS-ASLT-15'
  | 'HS-ASLT-16'
  | 'HS-ASLT-17'
  | 'HS-ASLT-18'
  | 'HS-ASLT-19'
  | 'HS-ASLT-20'
  | 'HS-ASLT-21'
  | 'HS-ASLT-22'
  | 'HS-ASLT-23'
  | 'HS-ASLT-24'
  | 'HS-ASLT-25'
  | 'HS-ASLT-26'
  | 'HS-ASLT-27'
  | 'HS-ASLT-28'
  | 'HS-ASLT-29'
  | 'HS-ASLT-30'
  | 'HS-ASLT-31'
  | 'HS-ASLT-32'
  | 'HS-ASLT-33'
  | 'HS-ASLT-34'
  | 'HS-ASLT-35'
  | 'HS-ASLT-36'
  | 'HS-ASLT-37'
  | 'HS-ASLT-38'
  | 'HS-ASLT-39'
  | 'HS-ASLT-40'
  | 'HS-R-119'
  | 'HS-R-120'
  | 'HS-R-121'
  | 'HS-R-123'
  | 'HS-R-124'
  | 'HS-R-125'
  | 'HS-R-126'
  | 'HS-R-39'
  | 'HS-R-40'
  | 'HS-R-41'
  | 'HS-R-42'
  | 'HS-R-43'
  | 'HS-R-45'
  | 'HS-SUPY-03'
  | 'HS-SUPY-04'
  | 'HS-SUPY-01'
  | 'HS-SUPY-02'
  | 'HS-SUPY-12'
  | 'HS-R-100'
  | 'HS-R-147'
  | 'HS-SUPY-05'
  | 'HS-SUPY-06'
  | 'HS-SUPY-07'
  | 'HS-SUPY-08'
  | 'HS-SUPY-09'
  | 'HS-SUPY-10'
  | 'HS-SUPY-11'
  | 'HS-CARD-02'
  | 'HS-R-93'
  | 'HS-R-141'
  | 'HS-CARD-01'
  | 'HS-CARD-03'
  | 'HS-CARD-04'
  | 'HS-CARD-08'
  | 'HS-CARD-09'
  | 'HS-CARD-10'
  | 'HS-CARD-11'
  | 'HS-CARD-12'
  | 'HS-CARD-13'
  | 'HS-CARD-14'
  | 'HS-CARD-19'
  | 'HS-OP-06'
  | 'HS-OP-07'
  | 'HS-OPT-11'
  | 'HS-OPT-13'
  | 'HS-R-87'
  | 'HS-R-135'
  | 'HS-CARD-05'
  | 'HS-CARD-06'
  | 'HS-CARD-07'
  | 'HS-CARD-23'
  | 'HS-CARD-15'
  | 'HS-CARD-16'
  | 'HS-CARD-17'
  | 'HS-CARD-18'
  | 'HS-CARD-20'
  | 'HS-CARD-21'
  | 'HS-CARD-22'
  | 'HS-R-44'
  | 'HS-R-88'
  | 'HS-R-89'
  | 'HS-R-90'
  | 'HS-R-91'
  | 'HS-OP-01'
  | 'HS-OP-02'
  | 'HS-OP-03'
  | 'HS-OP-04'
  | 'HS-OP-05'
  | 'HS-OP-08'
  | 'HS-OP-09'
  | 'HS-OP-10'
  | 'HS-OP-11'
  | 'HS-OP-12'
  | 'HS-OP-13'
  | 'HS-OP-14'
  | 'HS-OP-15'
  | 'HS-OP-16'
  | 'HS-OP-17'
  | 'HS-OP-18'
  | 'HS-OP-19'
  | 'HS-OP-20'
  | 'HS-OP-21'
  | 'HS-OP-22'
  | 'HS-OP-23'
  | 'HS-OP-24'
  | 'HS-OP-25'
  | 'HS-OP-26'
  | 'HS-OP-27'
  | 'HS-OP-28'
  | 'HS-OP-29'
  | 'HS-OP-30'
  | 'HS-OP-31'
  | 'HS-OP-32'
  | 'HS-OP-33'
  | 'HS-OP-34'
  | 'HS-R-154'
  | 'HS-R-138'
  | 'HS-R-139'
  | 'HS-R-140'
  | 'HS-VIC-01'
  | 'HS-VIC-02'
  | 'HS-VIC-03'
  | 'HS-VIC-04'
  | 'HS-SCN-06'
  | 'HS-SCN-07'
  | 'HS-R-96'
  | 'HS-R-97'
  | 'HS-R-98'
  | 'HS-R-99'
  | 'HS-REC-01'
  | 'HS-REC-02'
  | 'HS-REC-03'
  | 'HS-REC-04'
  | 'HS-REC-05'
  | 'HS-REC-06'
  | 'HS-REC-07'
  | 'HS-REC-08'
  | 'HS-REC-09'
  | 'HS-REC-10'
  | 'HS-REC-11'
  | 'HS-REC-12'
  | 'HS-OPT-01'
  | 'HS-OPT-02'
  | 'HS-OPT-04'
  | 'HS-OPT-06'
  | 'HS-OPT-09'
  | 'HS-OPT-10'
  | 'HS-OPT-12'
  | 'HS-OPT-14'
  | 'HS-OPT-15'
  | 'HS-OP-35'
  | 'HS-R-82'
  | 'HS-R-83'
  | 'HS-R-84'
  | 'HS-R-85'
  | 'HS-R-146'
  | 'HS-R-149'
  | 'HS-R-153'
  | 'HS-EX-01'
  | 'HS-EX-10'
  | 'HS-EX-11'
  | 'HS-EX-12'
  | 'HS-EX-27'
  | 'HS-SCN-01'
  | 'HS-SCN-02'
  | 'HS-SCN-04'
  | 'HS-SCN-05'
  | 'HS-SCN-08'
  | 'HS-SCN-09'
  | 'HS-SCN-10'
  | 'HS-SCN-11'
  | 'HS-SCN-12'
  | 'HS-SCN-13'
  | 'HS-SCN-14'
  | 'HS-SCN-15'
  | 'HS-SCN-16'
  | 'HS-SCN-17'
  | 'HS-SCN-18'
  | 'HS-SCN-19'
  | 'HS-R-94'
  | 'HS-OFF-01'
  | 'HS-OFF-02'
  | 'HS-OFF-03'
  | 'HS-OFF-04'
  | 'HS-OFF-05'
  | 'HS-R-03'
  | 'HS-R-04'
  | 'HS-ZOC-01'
  | 'HS-ZOC-02'
  | 'HS-ZOC-03'
  | 'HS-ZOC-06'
  | 'HS-ZOC-07'
  | 'HS-R-35'
  | 'HS-R-36'
  | 'HS-R-37'
  | 'HS-R-56'
  | 'HS-R-137'
  | 'HS-MOVE-12'
  | 'HS-VEH-01'
  | 'HS-VEH-02'
  | 'HS-VEH-03'
  | 'HS-VEH-04'
  | 'HS-VEH-05'
  | 'HS-VEH-06'
  | 'HS-VEH-07'
  | 'HS-VEH-08'
  | 'HS-VEH-09'
  | 'HS-VEH-10'
  | 'HS-VEH-11'
  | 'HS-VEH-12'
  | 'HS-R-26'
  | 'HS-R-28'
  | 'HS-R-29'
  | 'HS-R-33'
  | 'HS-R-34'
  | 'HS-R-59'
  | 'HS-R-60'
  | 'HS-R-145'
  | 'HS-R-151'
  | 'HS-R-152'
  | 'HS-WRK-01'
  | 'HS-WRK-02'
  | 'HS-WRK-03'
  | 'HS-WRK-04'
  | 'HS-WRK-05'
  | 'HS-WRK-06'
  | 'HS-WRK-07'
  | 'HS-WRK-08'
  | 'HS-WRK-09'
  | 'HS-WRK-10'
  | 'HS-WRK-11'
  | 'HS-WRK-12'
  | 'HS-WRK-13'
  | 'HS-HIT-03'
  | 'HS-HIT-04'
  | 'HS-HIT-06'
  | 'HS-DMG-03'
  | 'HS-DMG-04'
  | 'HS-DMG-08'
  | 'HS-FORC-01'
  | 'HS-FORC-02'
  | 'HS-FORC-03'
  | 'HS-FORC-04'
  | 'HS-FORC-05'
  | 'HS-FORC-06'
  | 'HS-R-31'
  | 'HS-R-38'
  | 'HS-R-110'
  | 'HS-R-30'
  | 'HS-TRAN-01'
  | 'HS-TRAN-02'
  | 'HS-TRAN-03'
  | 'HS-TRAN-04'
  | 'HS-TRAN-05'
  | 'HS-TRAN-06'
  | 'HS-TRAN-07'
  | 'HS-TRAN-10'
  | 'HS-TRAN-11'
  | 'HS-TRAN-12'
  | 'HS-R-64'
  | 'HS-R-65'
  | 'HS-STATE-22'
  | 'HS-STATE-24'
  | 'HS-STATE-25'
  | 'HS-STATE-26'
  | 'HS-STATE-27'
  | 'HS-STATE-28'
  | 'HS-STATE-23'
  | 'HS-CMD-01'
  | 'HS-CMD-03'
  | 'HS-CMD-02'
  | 'HS-CMD-04'
  | 'HS-CMD-08'
  | 'HS-CMD-09'
  | 'HS-R-61'
  | 'HS-R-67'
  | 'HS-R-103'
  | 'HS-R-143'
  | 'HS-R-144'
  | 'HS-CMD-12'
  | 'HS-CMD-14'
  | 'HS-CMD-15'
  | 'HS-CMD-16'
  | 'HS-CMD-17'
  | 'HS-R-66'
  | 'HS-R-62'
  | 'HS-R-63'
  | 'HS-LOS-02'
  | 'HS-LOS-03'
  | 'HS-LOS-04'
  | 'HS-LOS-05'
  | 'HS-LOS-06'
  | 'HS-LOS-07'
  | 'HS-LOS-09'
  | 'HS-LOS-10'
  | 'HS-LOS-11'
  | 'HS-LOS-12'
  | 'HS-LOS-13'
  | 'HS-R-05'
  | 'HS-R-06'
  | 'HS-R-10'
  | 'HS-R-11'
  | 'HS-R-14'
  | 'HS-R-17'
  | 'HS-RNG-01'
  | 'HS-RNG-03'
  | 'HS-RNG-04'
  | 'HS-RNG-05'
  | 'HS-RNG-07'
  | 'HS-R-15'
  | 'HS-R-16'
  | 'HS-UNIT-01'
  | 'HS-UNIT-02'
  | 'HS-UNIT-03'
  | 'HS-UNIT-04'
  | 'HS-UNIT-05'
  | 'HS-UNIT-06'
  | 'HS-UNIT-07'
  | 'HS-UNIT-08'
  | 'HS-UNIT-09'
  | 'HS-UNIT-10'
  | 'HS-UNIT-11'
  | 'HS-TERR-01'
  | 'HS-TERR-02'
  | 'HS-TERR-03'
  | 'HS-TERR-04'
  | 'HS-TERR-06'
  | 'HS-TERR-07'
  | 'HS-TERR-08'
  | 'HS-TERR-09'
  | 'HS-TERR-11'
  | 'HS-TERR-12'
  | 'HS-TERR-13'
  | 'HS-TERR-14'
  | 'HS-R-07'
  | 'HS-R-32'
  | 'HS-R-104'
  | 'HS-R-105'
  | 'HS-R-106'
  | 'HS-R-107'
  | 'HS-R-109'
  | 'HS-R-129'
  | 'HS-R-130'
  | 'HS-R-131'
  | 'HS-R-01'
  | 'HS-CMD-13'
  | 'HS-BLD-01'
  | 'HS-BLD-02'
  | 'HS-BLD-03'
  | 'HS-BLD-04'
  | 'HS-BLD-05'
  | 'HS-BLD-06'
  | 'HS-BLD-07'
  | 'HS-BLD-08'
  | 'HS-BLD-09'
  | 'HS-BLD-10'
  | 'HS-BLD-11'
  | 'HS-BLD-12'
  | 'HS-BLD-13'
  | 'HS-BLD-14'
  | 'HS-BLD-15'
  | 'HS-BLD-16'
  | 'HS-BLD-17'
  | 'HS-R-08'
  | 'HS-R-09'
  | 'HS-R-12'
  | 'HS-R-13'
  | 'HS-R-57'
  | 'HS-R-58'
  | 'HS-R-128'
  | 'HS-R-150'
  | 'HS-TPL-01'
  | 'HS-TPL-02'
  | 'HS-TPL-03'
  | 'HS-TPL-04'
  | 'HS-TPL-05'
  | 'HS-TPL-06'
  | 'HS-TPL-07'
  | 'HS-TPL-08'
  | 'HS-TPL-09'
  | 'HS-TPL-10'
  | 'HS-TPL-11'
  | 'HS-TPL-12'
  | 'HS-TPL-13'
  | 'HS-TPL-14'
  | 'HS-R-18'
  | 'HS-R-19'
  | 'HS-R-20'
  | 'HS-R-21'
  | 'HS-R-22'
  | 'HS-R-23'
  | 'HS-R-24'
  | 'HS-R-25'
  | 'HS-R-111'
  | 'HS-R-112'
  | 'HS-R-113'
  | 'HS-R-114'
  | 'HS-FAB-15'
  | 'HS-FAB-19'
  | 'HS-GEO-01'
  | 'HS-GEO-02'
  | 'HS-GEO-03'
  | 'HS-GEO-05'
  | 'HS-GEO-06'
  | 'HS-GEO-07'
  | 'HS-GEO-08'
  | 'HS-GEO-09'
  | 'HS-GEO-10'
  | 'HS-GEO-11'
  | 'HS-GEO-12'
  | 'HS-GEO-13'
  | 'HS-GEO-14'
  | 'HS-GEO-15'
  | 'HS-GEO-16'
  | 'HS-GEO-17'
  | 'HS-GEO-18'
  | 'HS-GEO-19'
  | 'HS-GEO-20'
  | 'HS-GEO-21'
  | 'HS-GEO-22'
  | 'HS-GEO-23'
  | 'HS-EX-05'
  | 'HS-EX-06'
  | 'HS-EX-07'
  | 'HS-EX-08'
  | 'HS-EX-09'
  | 'HS-EX-13'
  | 'HS-EX-14'
  | 'HS-EX-15'
  | 'HS-EX-16'
  | 'HS-EX-17'
  | 'HS-EX-18'
  | 'HS-EX-19'
  | 'HS-EX-20'
  | 'HS-EX-21'
  | 'HS-EX-22'
  | 'HS-EX-23'
  | 'HS-EX-24'
  | 'HS-EX-25'
  | 'HS-EX-26'
  | 'HS-EX-28'
  | 'HS-EX-29'
  | 'HS-EX-02'
  | 'HS-EX-03'
  | 'HS-EX-04';

export const RULE_IDS: readonly RuleId[] = [
  'HS-SET-01',
  'HS-SET-02',
  'HS-SET-03',
  'HS-SET-04',
  'HS-SET-05',
  'HS-SET-06',
  'HS-SCN-03',
  'HS-R-95',
  'HS-R-148',
  'HS-TURN-01',
  'HS-TURN-02',
  'HS-TURN-03',
  'HS-TURN-04',
  'HS-TURN-05',
  'HS-TURN-06',
  'HS-ORD-01',
  'HS-ORD-02',
  'HS-ORD-03',
  'HS-ORD-04',
  'HS-ORD-05',
  'HS-ORD-06',
  'HS-ORD-07',
  'HS-ORD-08',
  'HS-ORD-09',
  'HS-ORD-10',
  'HS-ORD-11',
  'HS-ORD-12',
  'HS-ORD-13',
  'HS-ORD-14',
  'HS-ORD-15',
  'HS-ORD-16',
  'HS-ORD-17',
  'HS-ORD-18',
  'HS-ORD-19',
  'HS-ORD-20',
  'HS-ORD-21',
  'HS-CMD-11',
  'HS-R-72',
  'HS-R-73',
  'HS-R-81',
  'HS-R-86',
  'HS-ACT-01',
  'HS-ACT-02',
  'HS-ACT-03',
  'HS-ACT-04',
  'HS-ACT-05',
  'HS-ACT-06',
  'HS-ACT-07',
  'HS-ACT-08',
  'HS-ACT-09',
  'HS-ACT-10',
  'HS-ACT-11',
  'HS-ACT-12',
  'HS-CMD-05',
  'HS-CMD-06',
  'HS-CMD-07',
  'HS-CMD-10',
  'HS-R-77',
  'HS-R-74',
  'HS-R-75',
  'HS-R-76',
  'HS-MARK-02',
  'HS-MARK-03',
  'HS-MARK-04',
  'HS-R-134',
  'HS-R-71',
  'HS-MOVE-01',
  'HS-MOVE-02',
  'HS-MOVE-03',
  'HS-MOVE-04',
  'HS-MOVE-05',
  'HS-MOVE-06',
  'HS-MOVE-07',
  'HS-MOVE-08',
  'HS-MOVE-09',
  'HS-MOVE-10',
  'HS-MOVE-11',
  'HS-MOVE-13',
  'HS-MOVE-14',
  'HS-MOVE-15',
  'HS-MOVE-16',
  'HS-MOVE-17',
  'HS-GEO-04',
  'HS-R-27',
  'HS-R-101',
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
  'HS-STATE-08',
  'HS-STATE-09',
  'HS-STATE-10',
  'HS-STATE-11',
  'HS-STATE-12',
  'HS-STATE-13',
  'HS-STATE-14',
  'HS-STATE-15',
  'HS-STATE-16',
  'HS-STATE-17',
  'HS-STATE-18',
  'HS-STATE-19',
  'HS-STATE-20',
  'HS-STATE-21',
  'HS-STATE-29',
  'HS-R-68',
  'HS-R-69',
  'HS-R-70',
  'HS-R-122',
  'HS-R-132',
  'HS-R-133',
  'HS-STATE-06',
  'HS-R-46',
  'HS-FIRE-01',
  'HS-FIRE-02',
  'HS-FIRE-03',
  'HS-FIRE-04',
  'HS-FIRE-05',
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
  'HS-HIT-05',
  'HS-HIT-07',
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
  'HS-SUP-04',
  'HS-SUP-05',
  'HS-SUP-06',
  'HS-SUP-07',
  'HS-SUP-08',
  'HS-SUP-09',
  'HS-SUP-10',
  'HS-MARK-01',
  'HS-FAB-01',
  'HS-FAB-02',
  'HS-FAB-03',
  'HS-FAB-04',
  'HS-FAB-05',
  'HS-FAB-06',
  'HS-FAB-07',
  'HS-FAB-08',
  'HS-FAB-09',
  'HS-FAB-10',
  'HS-FAB-11',
  'HS-FAB-12',
  'HS-FAB-13',
  'HS-FAB-14',
  'HS-FAB-16',
  'HS-FAB-17',
  'HS-FAB-18',
  'HS-FAB-20',
  'HS-FAB-21',
  'HS-FAB-22',
  'HS-FAB-23',
  'HS-FAB-24',
  'HS-FAB-25',
  'HS-FAB-26',
  'HS-FAB-27',
  'HS-FAB-28',
  'HS-FAB-29',
  'HS-FAB-30',
  'HS-FAB-31',
  'HS-FAB-32',
  'HS-FAB-33',
  'HS-FAB-34',
  'HS-FAB-35',
  'HS-FAB-36',
  'HS-FAB-37',
  'HS-FAB-38',
  'HS-FAB-39',
  'HS-FAB-40',
  'HS-FAB-41',
  'HS-FAB-42',
  'HS-FAB-43',
  'HS-FAB-44',
  'HS-FAB-45',
  'HS-FAB-46',
  'HS-R-136',
  'HS-R-142',
  'HS-OPT-03',
  'HS-OPT-05',
  'HS-OPT-07',
  'HS-OPT-08',
  'HS-TRAN-08',
  'HS-TRAN-09',
  'HS-R-02',
  'HS-R-47',
  'HS-R-48',
  'HS-R-49',
  'HS-R-50',
  'HS-R-51',
  'HS-R-52',
  'HS-R-53',
  'HS-R-54',
  'HS-R-55',
  'HS-R-78',
  'HS-R-79',
  'HS-R-80',
  'HS-R-92',
  'HS-R-108',
  'HS-R-118',
  'HS-R-127',
  'HS-ASLT-01',
  'HS-ASLT-02',
  'HS-ASLT-03',
  'HS-ASLT-04',
  'HS-ASLT-05',
  'HS-ASLT-06',
  'HS-ASLT-07',
  'HS-ASLT-08',
  'HS-ASLT-09',
  'HS-ASLT-10',
  'HS-ASLT-11',
  'HS-ASLT-12',
  'HS-ASLT-13',
  'HS-ASLT-14',
  'HS-ASLT-15',
  'HS-ASLT-16',
  'HS-ASLT-17',
  'HS-ASLT-18',
  'HS-ASLT-19',
  'HS-ASLT-20',
  'HS-ASLT-21',
  'HS-ASLT-22',
  'HS-ASLT-23',
  'HS-ASLT-24',
  'HS-ASLT-25',
  'HS-ASLT-26',
  'HS-ASLT-27',
  'HS-ASLT-28',
  'HS-ASLT-29',
  'HS-ASLT-30',
  'HS-ASLT-31',
  'HS-ASLT-32',
  'HS-ASLT-33',
  'HS-ASLT-34',
  'HS-ASLT-35',
  'HS-ASLT-36',
  'HS-ASLT-37',
  'HS-ASLT-38',
  'HS-ASLT-39',
  'HS-ASLT-40',
  'HS-R-119',
  'HS-R-120',
  'HS-R-121',
  'HS-R-123',
  'HS-R-124',
  'HS-R-125',
  'HS-R-126',
  'HS-R-39',
  'HS-R-40',
  'HS-R-41',
  'HS-R-42',
  'HS-R-43',
  'HS-R-45',
  'HS-SUPY-03',
  'HS-SUPY-04',
  'HS-SUPY-01',
  'HS-SUPY-02',
  'HS-SUPY-12',
  'HS-R-100',
  'HS-R-147',
  'HS-SUPY-05',
  'HS-SUPY-06',
  'HS-SUPY-07',
  'HS-SUPY-08',
  'HS-SUPY-09',
  'HS-SUPY-10',
  'HS-SUPY-11',
  'HS-CARD-02',
  'HS-R-93',
  'HS-R-141',
  'HS-CARD-01',
  'HS-CARD-03',
  'HS-CARD-04',
  'HS-CARD-08',
  'HS-CARD-09',
  'HS-CARD-10',
  'HS-CARD-11',
  'HS-CARD-12',
  'HS-CARD-13',
  'HS-CARD-14',
  'HS-CARD-19',
  'HS-OP-06',
  'HS-OP-07',
  'HS-OPT-11',
  'HS-OPT-13',
  'HS-R-87',
  'HS-R-135',
  'HS-CARD-05',
  'HS-CARD-06',
  'HS-CARD-07',
  'HS-CARD-23',
  'HS-CARD-15',
  'HS-CARD-16',
  'HS-CARD-17',
  'HS-CARD-18',
  'HS-CARD-20',
  'HS-CARD-21',
  'HS-CARD-22',
  'HS-R-44',
  'HS-R-88',
  'HS-R-89',
  'HS-R-90',
  'HS-R-91',
  'HS-OP-01',
  'HS-OP-02',
  'HS-OP-03',
  'HS-OP-04',
  'HS-OP-05',
  'HS-OP-08',
  'HS-OP-09',
  'HS-OP-10',
  'HS-OP-11',
  'HS-OP-12',
  'HS-OP-13',
  'HS-OP-14',
  'HS-OP-15',
  'HS-OP-16',
  'HS-OP-17',
  'HS-OP-18',
  'HS-OP-19',
  'HS-OP-20',
  'HS-OP-21',
  'HS-OP-22',
  'HS-OP-23',
  'HS-OP-24',
  'HS-OP-25',
  'HS-OP-26',
  'HS-OP-27',
  'HS-OP-28',
  'HS-OP-29',
  'HS-OP-30',
  'HS-OP-31',
  'HS-OP-32',
  'HS-OP-33',
  'HS-OP-34',
  'HS-R-154',
  'HS-R-138',
  'HS-R-139',
  'HS-R-140',
  'HS-VIC-01',
  'HS-VIC-02',
  'HS-VIC-03',
  'HS-VIC-04',
  'HS-SCN-06',
  'HS-SCN-07',
  'HS-R-96',
  'HS-R-97',
  'HS-R-98',
  'HS-R-99',
  'HS-REC-01',
  'HS-REC-02',
  'HS-REC-03',
  'HS-REC-04',
  'HS-REC-05',
  'HS-REC-06',
  'HS-REC-07',
  'HS-REC-08',
  'HS-REC-09',
  'HS-REC-10',
  'HS-REC-11',
  'HS-REC-12',
  'HS-OPT-01',
  'HS-OPT-02',
  'HS-OPT-04',
  'HS-OPT-06',
  'HS-OPT-09',
  'HS-OPT-10',
  'HS-OPT-12',
  'HS-OPT-14',
  'HS-OPT-15',
  'HS-OP-35',
  'HS-R-82',
  'HS-R-83',
  'HS-R-84',
  'HS-R-85',
  'HS-R-146',
  'HS-R-149',
  'HS-R-153',
  'HS-EX-01',
  'HS-EX-10',
  'HS-EX-11',
  'HS-EX-12',
  'HS-EX-27',
  'HS-SCN-01',
  'HS-SCN-02',
  'HS-SCN-04',
  'HS-SCN-05',
  'HS-SCN-08',
  'HS-SCN-09',
  'HS-SCN-10',
  'HS-SCN-11',
  'HS-SCN-12',
  'HS-SCN-13',
  'HS-SCN-14',
  'HS-SCN-15',
  'HS-SCN-16',
  'HS-SCN-17',
  'HS-SCN-18',
  'HS-SCN-19',
  'HS-R-94',
  'HS-OFF-01',
  'HS-OFF-02',
  'HS-OFF-03',
  'HS-OFF-04',
  'HS-OFF-05',
  'HS-R-03',
  'HS-R-04',
  'HS-ZOC-01',
  'HS-ZOC-02',
  'HS-ZOC-03',
  'HS-ZOC-06',
  'HS-ZOC-07',
  'HS-R-35',
  'HS-R-36',
  'HS-R-37',
  'HS-R-56',
  'HS-R-137',
  'HS-MOVE-12',
  'HS-VEH-01',
  'HS-VEH-02',
  'HS-VEH-03',
  'HS-VEH-04',
  'HS-VEH-05',
  'HS-VEH-06',
  'HS-VEH-07',
  'HS-VEH-08',
  'HS-VEH-09',
  'HS-VEH-10',
  'HS-VEH-11',
  'HS-VEH-12',
  'HS-R-26',
  'HS-R-28',
  'HS-R-29',
  'HS-R-33',
  'HS-R-34',
  'HS-R-59',
  'HS-R-60',
  'HS-R-145',
  'HS-R-151',
  'HS-R-152',
  'HS-WRK-01',
  'HS-WRK-02',
  'HS-WRK-03',
  'HS-WRK-04',
  'HS-WRK-05',
  'HS-WRK-06',
  'HS-WRK-07',
  'HS-WRK-08',
  'HS-WRK-09',
  'HS-WRK-10',
  'HS-WRK-11',
  'HS-WRK-12',
  'HS-WRK-13',
  'HS-HIT-03',
  'HS-HIT-04',
  'HS-HIT-06',
  'HS-DMG-03',
  'HS-DMG-04',
  'HS-DMG-08',
  'HS-FORC-01',
  'HS-FORC-02',
  'HS-FORC-03',
  'HS-FORC-04',
  'HS-FORC-05',
  'HS-FORC-06',
  'HS-R-31',
  'HS-R-38',
  'HS-R-110',
  'HS-R-30',
  'HS-TRAN-01',
  'HS-TRAN-02',
  'HS-TRAN-03',
  'HS-TRAN-04',
  'HS-TRAN-05',
  'HS-TRAN-06',
  'HS-TRAN-07',
  'HS-TRAN-10',
  'HS-TRAN-11',
  'HS-TRAN-12',
  'HS-R-64',
  'HS-R-65',
  'HS-STATE-22',
  'HS-STATE-24',
  'HS-STATE-25',
  'HS-STATE-26',
  'HS-STATE-27',
  'HS-STATE-28',
  'HS-STATE-23',
  'HS-CMD-01',
  'HS-CMD-03',
  'HS-CMD-02',
  'HS-CMD-04',
  'HS-CMD-08',
  'HS-CMD-09',
  'HS-R-61',
  'HS-R-67',
  'HS-R-103',
  'HS-R-143',
  'HS-R-144',
  'HS-CMD-12',
  'HS-CMD-14',
  'HS-CMD-15',
  'HS-CMD-16',
  'HS-CMD-17',
  'HS-R-66',
  'HS-R-62',
  'HS-R-63',
  'HS-LOS-02',
  'HS-LOS-03',
  'HS-LOS-04',
  'HS-LOS-05',
  'HS-LOS-06',
  'HS-LOS-07',
  'HS-LOS-09',
  'HS-LOS-10',
  'HS-LOS-11',
  'HS-LOS-12',
  'HS-LOS-13',
  'HS-R-05',
  'HS-R-06',
  'HS-R-10',
  'HS-R-11',
  'HS-R-14',
  'HS-R-17',
  'HS-RNG-01',
  'HS-RNG-03',
  'HS-RNG-04',
  'HS-RNG-05',
  'HS-RNG-07',
  'HS-R-15',
  'HS-R-16',
  'HS-UNIT-01',
  'HS-UNIT-02',
  'HS-UNIT-03',
  'HS-UNIT-04',
  'HS-UNIT-05',
  'HS-UNIT-06',
  'HS-UNIT-07',
  'HS-UNIT-08',
  'HS-UNIT-09',
  'HS-UNIT-10',
  'HS-UNIT-11',
  'HS-TERR-01',
  'HS-TERR-02',
  'HS-TERR-03',
  'HS-TERR-04',
  'HS-TERR-06',
  'HS-TERR-07',
  'HS-TERR-08',
  'HS-TERR-09',
  'HS-TERR-11',
  'HS-TERR-12',
  'HS-TERR-13',
  'HS-TERR-14',
  'HS-R-07',
  'HS-R-32',
  'HS-R-104',
  'HS-R-105',
  'HS-R-106',
  'HS-R-107',
  'HS-R-109',
  'HS-R-129',
  'HS-R-130',
  'HS-R-131',
  'HS-R-01',
  'HS-CMD-13',
  'HS-BLD-01',
  'HS-BLD-02',
  'HS-BLD-03',
  'HS-BLD-04',
  'HS-BLD-05',
  'HS-BLD-06',
  'HS-BLD-07',
  'HS-BLD-08',
  'HS-BLD-09',
  'HS-BLD-10',
  'HS-BLD-11',
  'HS-BLD-12',
  'HS-BLD-13',
  'HS-BLD-14',
  'HS-BLD-15',
  'HS-BLD-16',
  'HS-BLD-17',
  'HS-R-08',
  'HS-R-09',
  'HS-R-12',
  'HS-R-13',
  'HS-R-57',
  'HS-R-58',
  'HS-R-128',
  'HS-R-150',
  'HS-TPL-01',
  'HS-TPL-02',
  'HS-TPL-03',
  'HS-TPL-04',
  'HS-TPL-05',
  'HS-TPL-06',
  'HS-TPL-07',
  'HS-TPL-08',
  'HS-TPL-09',
  'HS-TPL-10',
  'HS-TPL-11',
  'HS-TPL-12',
  'HS-TPL-13',
  'HS-TPL-14',
  'HS-R-18',
  'HS-R-19',
  'HS-R-20',
  'HS-R-21',
  'HS-R-22',
  'HS-R-23',
  'HS-R-24',
  'HS-R-25',
  'HS-R-111',
  'HS-R-112',
  'HS-R-113',
  'HS-R-114',
  'HS-FAB-15',
  'HS-FAB-19',
  'HS-GEO-01',
  'HS-GEO-02',
  'HS-GEO-03',
  'HS-GEO-05',
  'HS-GEO-06',
  'HS-GEO-07',
  'HS-GEO-08',
  'HS-GEO-09',
  'HS-GEO-10',
  'HS-GEO-11',
  'HS-GEO-12',
  'HS-GEO-13',
  'HS-GEO-14',
  'HS-GEO-15',
  'HS-GEO-16',
  'HS-GEO-17',
  'HS-GEO-18',
  'HS-GEO-19',
  'HS-GEO-20',
  'HS-GEO-21',
  'HS-GEO-22',
  'HS-GEO-23',
  'HS-EX-05',
  'HS-EX-06',
  'HS-EX-07',
  'HS-EX-08',
  'HS-EX-09',
  'HS-EX-13',
  'HS-EX-14',
  'HS-EX-15',
  'HS-EX-16',
  'HS-EX-17',
  'HS-EX-18',
  'HS-EX-19',
  'HS-EX-20',
  'HS-EX-21',
  'HS-EX-22',
  'HS-EX-23',
  'HS-EX-24',
  'HS-EX-25',
  'HS-EX-26',
  'HS-EX-28',
  'HS-EX-29',
  'HS-EX-02',
  'HS-EX-03',
  'HS-EX-04',
];
