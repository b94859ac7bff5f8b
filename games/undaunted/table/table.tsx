import { defineTable, type GameTable, type TableAid, type WideParts } from '@kurgan/kit';
import './sides.css';
import './table.css';
import './large-text.css';
import './phone.css';
import type { TableEdition } from './edition.ts';
import { keysOf } from './keys.ts';
import { LitBoard } from './lit-board.tsx';
import { UndauntedModel } from './model.ts';
import { Figures, Status } from './panels/head.tsx';
import { soundOf } from './sound.ts';
import { touchPolicyOf } from './touch-policy.ts';
import { describe } from './words/actions.ts';
import { dateWords } from './words/names.ts';
import { words } from './words/table.ts';

/** The table of an edition. */
export const undauntedTable = (
  edition: TableEdition,
  aid: () => Promise<TableAid<UndauntedModel>>,
  wide: () => Promise<WideParts<UndauntedModel>>,
): Required<Omit<GameTable, 'chapter' | 'isTurn' | 'tell'>> => ({
  Table: defineTable<UndauntedModel>({
    name: 'undaunted-table',
    title: edition.title,
    inWordsTitle: words.inWords,
    model: (controller) => new UndauntedModel(controller, edition),
    subtitle: ({ scenario }) => dateWords(scenario.date),
    Status,
    Figures,
    Board: LitBoard,
    hasToolsInSheet: true,
    wide,
    narrow: () => import('./narrow.tsx'),
    aid,
    ...(edition.extras && { interlude: edition.extras.interlude }),
    dialogs: async () => {
      const [dialogs, own] = await Promise.all([import('./dialogs.tsx'), edition.extras?.dialogs()]);
      return { ...dialogs, ...own, more: { ...dialogs.more, ...own?.more } };
    },
    recap: () => import('./recap.ts'),
    keys: keysOf,
    classes: ({ controller }) => [
      ...(edition.extras === undefined ? [] : ['city']),
      ...(controller.path.touched.value.length > 0 ? ['choosing'] : []),
    ],
    outcomes: () => import('./outcome.ts'),
    describe: ({ names }, choice) => describe(names, choice),
  }),
  touchPolicy: touchPolicyOf(edition),
  soundOf,
});
