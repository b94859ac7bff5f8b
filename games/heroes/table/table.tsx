import { defineTable, lazy } from '@kurgan/kit';
import './table.css';
import './phone.css';
import { BLUFF, SPECIAL } from '../rules/state.ts';
import { Board } from './board-window.tsx';
import { describe } from './describe.ts';
import { HeroesModel } from './model.ts';
import { Figures, Status } from './status.tsx';
import { words } from './words/table.ts';

/** Before a Free Battle: armies, boards, edges. */
const PREPARING: ReadonlySet<string> = new Set(['muster', 'laying', 'edges']);

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export const Table = defineTable<HeroesModel>({
  name: 'heroes-table',
  title: words.game,
  inWordsTitle: words.inWords,
  model: (controller) => new HeroesModel(controller),
  Status,
  Figures,
  Board,
  interlude: {
    isOn: (model) => PREPARING.has(model.frame.value?.step ?? ''),
    Page: lazy(async () => (await import('./preparing/page.tsx')).Preparing),
  },
  wide: () => import('./wide.tsx'),
  narrow: () => import('./narrow.tsx'),
  aid: () => import('./aid.tsx'),
  dialogs: () => import('./dialogs.tsx'),
  recap: () => import('./recap.ts'),
  outcomes: () => import('./outcomes.ts'),
  windows: words.windows,
  keys: (model) => ({
    p: () => model.pass(),
    e: () => model.end(),
    f: () => model.fire(),
    v: () => model.switchSightMap(),
    n: () => model.nextTarget(),
    r: () => {
      if (model.draft.isOn) model.draft.layAsBefore();
    },
    b: () => model.pressToken(BLUFF),
    s: () => model.pressToken(SPECIAL),
    Delete: () => model.takeBackToken(),
    Backspace: () => model.takeBackToken(),
    Escape: () => model.clear(),
    ...Object.fromEntries(DIGITS.map((digit) => [String(digit % 10), () => model.pressToken(digit)])),
  }),
  classes: (model) => {
    const { rows, columns } = model.field.value;
    return rows > columns ? ['tall'] : columns < 1.6 * rows ? ['vast'] : [];
  },
  describe: (model, choice) => describe(model.view.value, choice),
});
