import { defineTable, type GameTable } from '@kurgan/kit';
import './table.css';
import './large-text.css';
import './phone.css';
import type { TableEdition } from './edition.ts';
import { keysOf } from './keys.ts';
import { docked, LitBoard, lookAt } from './lit-board.tsx';
import { UndauntedModel } from './model.ts';
import { Figures, Status } from './panels/head.tsx';
import { Lane } from './panels/lane.tsx';
import { LastShot } from './panels/last-shot.tsx';
import { Log } from './panels/log.tsx';
import { PhoneTray } from './panels/phone-tray.tsx';
import { CardsSheet, LogSheet, SidesSheet, SupplySheet } from './panels/sheets.tsx';
import { SidesPane } from './panels/sides.tsx';
import { WideTray } from './panels/wide-tray.tsx';
import { soundOf } from './sound.ts';
import { touchPolicyOf } from './touch-policy.ts';
import { describe } from './words/actions.ts';
import { dateWords } from './words/names.ts';
import { reasonFor } from './words/reasons.ts';
import { words } from './words/table.ts';

/** The table of an edition. */
export const undauntedTable = (edition: TableEdition): Required<GameTable> => ({
  Table: defineTable<UndauntedModel>({
    name: 'undaunted-table',
    title: edition.title,
    inWordsTitle: words.inWords,
    model: (controller) => new UndauntedModel(controller, edition),
    subtitle: ({ scenario }) => dateWords(scenario.date),
    Status,
    Figures,
    Board: LitBoard,
    Tray: ({ model }) => (model.isNarrow.value ? <PhoneTray model={model} /> : <WideTray model={model} />),
    // The log after the cards: who goes on with Tab from the board to them should not pass every line of it.
    panes: [
      { area: 'sides', label: words.side, Content: SidesPane },
      'board',
      { area: 'lane', label: words.atStake, Content: Lane },
      'tray',
      {
        area: 'log',
        label: words.log,
        Content: ({ model }) => (
          <>
            <Log model={model} />
            <LastShot model={model} />
          </>
        ),
      },
    ],
    sheets: [
      { name: words.cards, Content: CardsSheet },
      { name: words.supply, Content: SupplySheet },
      { name: words.side, Content: SidesSheet },
      { name: words.log, Content: LogSheet },
    ],
    hasToolsInSheet: true,
    lookAt,
    docked,
    keys: keysOf,
    classes: ({ controller }) => (controller.path.touched.value.length > 0 ? ['choosing'] : []),
    describe: ({ names }, choice) => describe(names, choice),
    because: (_model, choice, odds) => reasonFor(choice, odds),
    dialogs: () => import('./dialogs.tsx'),
  }),
  touchPolicy: touchPolicyOf(edition),
  soundOf,
});
