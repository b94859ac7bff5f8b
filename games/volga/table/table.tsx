import { defineTable } from '@kurgan/kit';
import './colors.css';
import './table.css';
import './phone.css';
import { VolgaMap } from './map/map.tsx';
import { VolgaModel } from './model.ts';
import { Figures, Status } from './panels/head.tsx';
import { describe } from './words/actions.ts';
import { words } from './words/table.ts';

/** Actions that end a march, a round or a phase. */
const CLOSING: readonly string[] = ['halt', 'finish', 'done', 'end'];

function pressEnd({ controller }: VolgaModel): void {
  const closing = controller.session.moment.value.choices.find(({ verb }) => CLOSING.includes(verb));
  if (closing !== undefined) void controller.do(closing.text);
}

export const Table = defineTable<VolgaModel>({
  name: 'volga-table',
  title: words.game,
  inWordsTitle: words.inWords,
  model: (controller) => new VolgaModel(controller),
  Status,
  Figures,
  Board: VolgaMap,
  wide: () => import('./wide.tsx'),
  narrow: () => import('./narrow.tsx'),
  aid: () => import('./aid.tsx'),
  dialogs: () => import('./dialogs.tsx'),
  recap: () => import('./recap.ts'),
  outcomes: () => import('./outcome.ts'),
  keys: (model) => ({ e: () => pressEnd(model) }),
  describe: (_model, choice) => describe(choice),
});
