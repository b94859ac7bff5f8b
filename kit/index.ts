export type { Odds } from '@kurgan/engine';
export type {
  Choice,
  Gamble,
  LogLine,
  Moment,
  Session,
} from '@kurgan/host';
export { Camera, NO_INSETS, type Rectangle } from './board/camera.ts';
export { litAs, setStop } from './board/roving.ts';
export { Viewport } from './board/viewport.tsx';
export type { Touch } from './click-path.ts';
export { type Anchor, Controller, type TouchPolicy } from './controller.ts';
export { Icon } from './icon.tsx';
export { useKeyboardFocus, useTableKeys } from './keyboard.ts';
export { Coming, lazy } from './lazy.tsx';
export { ChanceBar, ChanceTable } from './look-back/chance-table.tsx';
export { percentWords, signed } from './look-back/figures.ts';
export { extremesOf, rarityOf } from './look-back/luck.ts';
export { Moments } from './look-back/moments.tsx';
export { ResultDialog, type ResultProps, useReview } from './look-back/result-dialog.tsx';
export { Verdict } from './look-back/verdict.tsx';
export { ActionBar, ActionButton, type ActionLabel } from './panels/action-bar.tsx';
export { Answers } from './panels/answers.tsx';
export { BoardInWords } from './panels/board-in-words.tsx';
export { ChoiceList } from './panels/choice-list.tsx';
export { CloseButton } from './panels/close-button.tsx';
export { useCovered } from './panels/covered.ts';
export { type DiceGroup, DiceTray, type Roll, type RolledDie } from './panels/dice-tray.tsx';
export { Graph } from './panels/graph.tsx';
export { LessonCard } from './panels/lesson-card.tsx';
export { LogPanel } from './panels/log-panel.tsx';
export { OddsBar, OddsPanel, toldOf } from './panels/odds-panel.tsx';
export { Ribbon } from './panels/ribbon.tsx';
export { RuleLink, type RuleReader, RuleReaderContext } from './panels/rule-link.tsx';
export { type Mark, Scrubber } from './panels/scrubber.tsx';
export { Sheet } from './panels/sheet.tsx';
export { HintTool, InWordsTools, Tool, Tools, UndoTool } from './panels/tools.tsx';
export { percent } from './percent.ts';
export { percents } from './percents.ts';
export type { Balance, Briefing, ScenarioPicker } from './picker.ts';
export { unionOf } from './rectangle.ts';
export { play, type Sound, switchSound } from './sound.ts';
export type { GameTable, TableProps } from './table.ts';
