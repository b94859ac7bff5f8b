import type { ComponentChildren, JSX } from 'preact';
import { AidTool, HintTool, InWordsTools, RedoTool, UndoTool } from '../panels/tools.tsx';
import type { TableModel } from './model.ts';
import type { TableParts } from './parts.ts';

interface Props<Model extends TableModel> {
  readonly parts: TableParts<Model>;
  readonly model: Model;
  readonly title: string;
  readonly menu: ComponentChildren;
}

/** The bar on top: where the match stands, and what helps. */
export function Head<Model extends TableModel>({ parts, model, title, menu }: Props<Model>): JSX.Element {
  const { Status, Figures, subtitle, hasToolsInSheet = false } = parts;
  const { controller } = model;
  const isNarrow = model.isNarrow.value;
  /** Between two battles there is no sheet. */
  const isInSheet = isNarrow && hasToolsInSheet && parts.interlude?.isOn(model) !== true;
  return (
    <header class="table-head">
      {!isNarrow && <b class="brand">KURGAN</b>}
      <h1 class="table-title">
        <b>{parts.title}</b> · {title}
        {subtitle !== undefined && ` · ${subtitle(model)}`}
      </h1>
      {isNarrow ? <Figures model={model} /> : <Status model={model} />}
      <span class="tools">
        {!isInSheet && <UndoTool controller={controller} />}
        {!isNarrow && <RedoTool controller={controller} />}
        {!isInSheet && <HintTool controller={controller} />}
        {!isNarrow && <InWordsTools model={model} inWordsTitle={parts.inWordsTitle} />}
        {(!isNarrow || hasToolsInSheet) && <AidTool model={model} />}
        {menu}
      </span>
    </header>
  );
}
