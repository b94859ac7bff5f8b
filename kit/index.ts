export type { Odds } from '@kurgan/engine';
export { Camera, type Insets, type Rectangle, unionOf } from './board/camera.ts';
export { litAs, setStop } from './board/roving.ts';
export { Viewport } from './board/viewport.tsx';
export type { Touch } from './click-path.ts';
export { type Anchor, Controller, type TouchPolicy } from './controller.ts';
export { percent, percents, percentWords, signed } from './figures.ts';
export { Icon } from './icon.tsx';
export { Coming, lazy } from './lazy.tsx';
export { ChanceBar, ChanceTable } from './look-back/chance-table.tsx';
export { Highlights } from './look-back/highlights.tsx';
export { extremesOf, rarityOf } from './look-back/luck.ts';
export { ResultDialog, type ResultProps, useReview } from './look-back/result-dialog.tsx';
export { Verdict } from './look-back/verdict.tsx';
export { ActionBar, ActionButton, type ActionLabel } from './panels/action-bar.tsx';
export { BoardInWords } from './panels/board-in-words.tsx';
export { CloseButton } from './panels/close-button.tsx';
export { type DiceGroup, DiceTray, type Roll, type RolledDie } from './panels/dice-tray.tsx';
export { Graph } from './panels/graph.tsx';
export { LessonCard } from './panels/lesson-card.tsx';
export { LogPanel } from './panels/log-panel.tsx';
export { OddsBar, OddsPanel, toldOf } from './panels/odds-panel.tsx';
export { Ribbon } from './panels/ribbon.tsx';
export { RuleLink, type RuleReader, RuleReaderContext } from './panels/rule-link.tsx';
export { type Mark, Scrubber } from './panels/scrubber.tsx';
export { Tool } from './panels/tools.tsx';
export type { Balance, Briefing, ScenarioPicker } from './picker.ts';
export type {
  Choice,
  Gamble,
  LogLine,
  Moment,
  Session,
} from './session/index.ts';
export { defineTable } from './shell/define-table.tsx';
export { OddsDock } from './shell/dock.tsx';
export { TableModel } from './shell/model.ts';
export type { DialogPart, LookAt, Part, TableDialogs, TableParts } from './shell/parts.ts';
export { Prompt, ResultButton } from './shell/prompt.tsx';
export { play, type Sound, switchSound } from './sound.ts';
export type { GameTable, TableProps } from './table.ts';
