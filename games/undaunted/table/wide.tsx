import { RecapPanel, type WideParts } from '@kurgan/kit';
import type { UndauntedModel } from './model.ts';
import { Lane } from './panels/lane.tsx';
import { Log } from './panels/log.tsx';
import { SidesPane } from './panels/sides.tsx';
import { words } from './words/table.ts';

export { WideTray as Tray } from './panels/wide-tray.tsx';

/** The log after the cards: who goes on with Tab from the board to them should not pass every line of it. */
export const panes: WideParts<UndauntedModel>['panes'] = [
  { area: 'sides', label: words.side, Content: SidesPane },
  'board',
  { area: 'lane', label: words.atStake, Content: Lane },
  'tray',
  {
    area: 'log',
    label: words.log,
    Content: ({ model }) => (
      <>
        <RecapPanel model={model} />
        <Log model={model} />
      </>
    ),
  },
];
