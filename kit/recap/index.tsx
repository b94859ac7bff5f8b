import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Size } from '../board/camera.ts';
import { lazy } from '../lazy.tsx';
import type { TableModel } from '../shell/model.ts';
import type { TableParts } from '../shell/parts.ts';

const Panel = lazy(async () => (await import('./recap-panel.tsx')).RecapPanel);
const Arrows = lazy(async () => (await import('./recap-board.tsx')).RecapArrows);
const Signs = lazy(async () => (await import('./recap-board.tsx')).RecapSigns);

interface Props {
  readonly model: TableModel;
}

interface PanelProps extends Props {
  readonly isTight?: boolean;
}

/** Recap panel: what others did since the player's last turn. On a phone, and wherever it is tight, it folds when the player acts. */
export function RecapPanel({ model, isTight = model.isNarrow.value }: PanelProps): JSX.Element | null {
  const recap = model.recap.value;
  if (recap === null || recap.steps.value.length === 0) return null;
  return <Panel model={model} recap={recap} isTight={isTight} />;
}

interface ArrowsProps extends Props {
  /** The board's, in its own units. */
  readonly size: Size;
}

/** The same on the board: arrows, which a game lays under its counters. */
export function RecapArrows({ model, size }: ArrowsProps): JSX.Element | null {
  const recap = model.recap.value;
  return recap === null ? null : <Arrows recap={recap} isDimmed={isChoosing(model)} size={size} />;
}

/** And numbers and rolls, which lie on top of them. */
export function RecapSigns({ model }: Props): JSX.Element | null {
  const recap = model.recap.value;
  return recap === null ? null : <Signs recap={recap} isDimmed={isChoosing(model)} scale={model.camera.scale.value} />;
}

/** A player choosing a target needs the board more than the past. */
const isChoosing = ({ controller }: TableModel): boolean => controller.path.touched.value.length > 0;

/** Fetches the recap with the first thing that happens. */
export function useRecap<Model extends TableModel>(
  parts: TableParts<Model>,
  model: Model,
  use: TableModel['use']['value'],
): void {
  useEffect(() => {
    model.use.value = use;
  }, [model, use]);
  useSignalEffect(() => {
    const hasBegun = model.controller.session.moment.value.made > 0;
    if (hasBegun && model.recap.peek() === null) void fetchRecap(parts, model);
  });
}

async function fetchRecap<Model extends TableModel>(parts: TableParts<Model>, model: Model): Promise<void> {
  if (parts.recap === undefined) return;
  const [{ Recap }, { recapOf, marksOf }] = await Promise.all([import('./recap.ts'), parts.recap()]);
  model.recap.value ??= new Recap(model, {
    recapOf: (log, reader) => recapOf(model, log, reader),
    marksOf: (lines) => marksOf(model, lines),
  });
}
