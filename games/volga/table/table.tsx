import { defineTable, Tool } from '@kurgan/kit';
import './table.css';
import './phone.css';
import { Maximize } from 'lucide';
import { Board, lookAt } from './board.tsx';
import { VolgaModel } from './model.ts';
import { Figures, Status } from './panels/head.tsx';
import { Log } from './panels/log.tsx';
import { ForcesSheet, Side, TracksSheet } from './panels/side.tsx';
import { Tray } from './panels/tray.tsx';
import { describe } from './words/actions.ts';
import { reasonFor } from './words/reasons.ts';
import { words } from './words/table.ts';

export const Table = defineTable<VolgaModel>({
  name: 'volga-table',
  title: words.game,
  inWordsTitle: words.inWords,
  model: (controller) => new VolgaModel(controller),
  Status,
  Figures,
  Board,
  Tray,
  panes: ['board', 'tray', { area: 'side', Content: Side }],
  sheets: [
    { name: words.log, Content: Log },
    { name: words.tracks, Content: TracksSheet },
    { name: words.forces, Content: ForcesSheet },
  ],
  SheetTools: ({ model }) => <Tool icon={Maximize} label={words.wholeMap} onClick={() => model.camera.fit()} />,
  lookAt,
  describe: (_model, choice) => describe(choice),
  because: (_model, choice, odds) => reasonFor(choice, odds),
  dialogs: () => import('./dialogs.tsx'),
});
