import { scenario as scenario011 } from './scenarios/011.ts';
import { scenario as scenario021 } from './scenarios/021.ts';
import { scenario as scenario022 } from './scenarios/022.ts';
import { scenario as scenario031 } from './scenarios/031.ts';
import { scenario as scenario032 } from './scenarios/032.ts';
import { scenario as scenario041 } from './scenarios/041.ts';
import { scenario as scenario042 } from './scenarios/042.ts';
import { scenario as scenario051 } from './scenarios/051.ts';
import { scenario as scenario052 } from './scenarios/052.ts';
import { scenario as scenario053 } from './scenarios/053.ts';
import { scenario as scenario061 } from './scenarios/061.ts';
import { scenario as scenario062 } from './scenarios/062.ts';
import { scenario as scenario071 } from './scenarios/071.ts';
import { scenario as scenario072 } from './scenarios/072.ts';
import { scenario as scenario073 } from './scenarios/073.ts';
import { scenario as scenario074 } from './scenarios/074.ts';
import { scenario as scenario081 } from './scenarios/081.ts';
import { scenario as scenario082 } from './scenarios/082.ts';
import { scenario as scenario091 } from './scenarios/091.ts';
import { scenario as scenario092 } from './scenarios/092.ts';
import { scenario as scenario093 } from './scenarios/093.ts';
import { scenario as scenario101 } from './scenarios/101.ts';
import { scenario as scenario102 } from './scenarios/102.ts';
import { scenario as scenario111 } from './scenarios/111.ts';
import { scenario as scenario112 } from './scenarios/112.ts';
import { scenario as scenario113 } from './scenarios/113.ts';
import { scenario as scenario114 } from './scenarios/114.ts';
import { scenario as scenario121 } from './scenarios/121.ts';
import { scenario as scenario122 } from './scenarios/122.ts';
import { scenario as scenario131 } from './scenarios/131.ts';
import { scenario as scenario132 } from './scenarios/132.ts';
import { scenario as scenario133 } from './scenarios/133.ts';
import { scenario as scenario141 } from './scenarios/141.ts';
import { scenario as scenario142 } from './scenarios/142.ts';
import { scenario as scenario151 } from './scenarios/151.ts';
import { scenario as scenario152 } from './scenarios/152.ts';
import type { ScenarioFacts } from './types.ts';

export const SCENARIOS: readonly ScenarioFacts[] = [
  scenario011,
  scenario021,
  scenario022,
  scenario031,
  scenario032,
  scenario041,
  scenario042,
  scenario051,
  scenario052,
  scenario053,
  scenario061,
  scenario062,
  scenario071,
  scenario072,
  scenario073,
  scenario074,
  scenario081,
  scenario082,
  scenario091,
  scenario092,
  scenario093,
  scenario101,
  scenario102,
  scenario111,
  scenario112,
  scenario113,
  scenario114,
  scenario121,
  scenario122,
  scenario131,
  scenario132,
  scenario133,
  scenario141,
  scenario142,
  scenario151,
  scenario152,
];
