import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';
import { NO_INSETS } from '../board/camera.ts';
import { words } from '../en.ts';
import { Sheet } from '../panels/sheet.tsx';
import { AidTool, HintTool, InWordsTools, UndoTool } from '../panels/tools.tsx';
import { RecapPanel } from '../recap/index.tsx';
import { RollScene } from '../scene/roll-scene.tsx';
import type { TableModel } from './model.ts';
import type { NarrowParts } from './parts.ts';
import { type LayoutProps, Orders } from './wide.tsx';

/** On a phone the board fills the screen and the rest comes in sheets; on one that lies on its side, the sheet stands beside it. */
export function Narrow<Model extends TableModel>({
  parts,
  own: { Overlay, Tray, SheetTools, sheets, lookAt, docked },
  model,
  below,
  beside,
  offer,
}: LayoutProps<Model, NarrowParts<Model>>): JSX.Element {
  const { Board } = parts;
  const { camera, controller, covered, isLandscape } = model;
  const lesson = useRef<HTMLDivElement>(null);
  const { scene } = controller.stage;
  /** A result stands where the odds were. */
  const isResultShown = scene.value.phase !== 'closed';

  const cover = useCallback((): void => {
    // On its side the page of a lesson stands beside the board.
    const { top, bottom } = isLandscape.peek() && model.use.peek() === 'lesson' ? NO_INSETS : covered.peek();
    const more = docked?.(model) ?? NO_INSETS;
    camera.cover({ top: top + more.top, bottom: bottom + more.bottom });
  }, [model]);
  const coverBottom = useCallback(
    (height: number): void => {
      covered.value = { ...covered.peek(), bottom: isLandscape.peek() ? 0 : height };
      cover();
    },
    [cover],
  );
  useLayoutEffect(() => {
    const card = lesson.current?.firstElementChild;
    if (!(card instanceof HTMLElement)) return;
    const measured = new ResizeObserver(() => {
      covered.value = { ...covered.peek(), top: card.offsetTop + card.offsetHeight };
      cover();
    });
    measured.observe(card);
    return () => measured.disconnect();
  }, [cover]);
  // Follow the others' actions on the board.
  useSignalEffect(() => {
    const focus = model.recap.value?.focus.value ?? null;
    if (focus !== null) camera.reveal(focus);
  });
  useSignalEffect(() => {
    covered.value;
    cover();
  });
  useSignalEffect(() => {
    isLandscape.value; // the board has another window
    cover();
    const { outcomes, phase } = scene.value;
    const [rolled] = outcomes;
    if (phase !== 'closed' && rolled !== undefined) {
      covered.value; // a sheet that grows must not hide the dice
      if (rolled.at !== null) camera.reveal(rolled.at);
      return;
    }
    const look = lookAt?.(model) ?? null;
    if (look !== null) camera.frame(look.part, look.least, look.most);
  });

  return (
    <main class="board-pane">
      <Board model={model} />
      {Overlay !== undefined && !isResultShown && <Overlay model={model} />}
      <RollScene model={model} offer={offer} />
      <div ref={lesson}>{beside}</div>
      <RecapPanel model={model} />
      <Sheet
        label={words.panels}
        leaves={sheets.map(({ name, Content }) => ({ name, content: <Content model={model} /> }))}
        onCover={coverBottom}
        more={
          <>
            {parts.hasToolsInSheet ? (
              <>
                <UndoTool controller={controller} />
                <HintTool controller={controller} />
              </>
            ) : (
              <AidTool model={model} />
            )}
            <InWordsTools model={model} inWordsTitle={parts.inWordsTitle} />
            {SheetTools !== undefined && <SheetTools model={model} />}
          </>
        }
      >
        {parts.windows !== undefined && <Orders session={controller.session} words={parts.windows} />}
        {below ?? <Tray model={model} />}
      </Sheet>
    </main>
  );
}
