import { Answers, type Choice, lazy, type Odds, type TableProps, useKeyboardFocus, useTableKeys } from '@kurgan/kit';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Desk } from './desk.ts';
import { Head } from './panels/head.tsx';
import { Tray } from './panels/tray.tsx';
import './table.css';
import { describe } from './words/actions.ts';
import { fetchHiddenWords } from './words/hidden.ts';

/** What the first board does without is fetched when it is needed. */
const Wide = lazy(async () => (await import('./wide.tsx')).Wide);
const Narrow = lazy(async () => (await import('./narrow.tsx')).Narrow);
const Choices = lazy(async () => (await import('./dialogs.tsx')).Choices);
const Around = lazy(async () => (await import('./dialogs.tsx')).Around);
const Result = lazy(async () => (await import('./result.tsx')).Result);

const because = async (choice: Choice, odds: Odds | null): Promise<string> =>
  (await import('./words/reasons.ts')).reasonFor(choice, odds);

type Dialog = 'choices' | 'around' | 'none';

export function Table({ controller, title, menu, below, beside, onAgain, onReplay, onSave }: TableProps): JSX.Element {
  const desk = useMemo(() => new Desk(controller), [controller]);
  const root = useRef<HTMLDivElement>(null);
  const dialog = useSignal<Dialog>('none');
  const resultSeen = useSignal(false);
  const show = (which: Dialog) => () => {
    dialog.value = which;
  };
  const keys = useMemo(() => ({ l: show('choices'), m: show('around') }), []);
  useTableKeys(controller, keys);
  useKeyboardFocus(root, controller);
  useEffect(() => {
    // Not part of the first board, but of the next moments.
    void fetchHiddenWords();
    void import('./map/overlays.tsx');
    void import('./panels/who-acts.tsx');
  }, []);
  useEffect(() => {
    const resized = (): void => desk.resized();
    addEventListener('resize', resized);
    return () => removeEventListener('resize', resized);
  }, [desk]);
  const isOver = controller.session.moment.value.outcome !== null && below === undefined;
  const showResult = (isSeen: boolean) => () => {
    resultSeen.value = isSeen;
  };
  const tray = below ?? <Tray desk={desk} onResult={showResult(false)} />;
  return (
    <div ref={root} class={`volga-table ${desk.isNarrow.value ? 'narrow' : 'wide'} ${desk.turn.value}`}>
      <Head desk={desk} title={title} menu={menu} onList={keys.l} onAround={keys.m} />
      {desk.isNarrow.value ? (
        <Narrow desk={desk} tray={tray} beside={beside} onList={keys.l} onAround={keys.m} />
      ) : (
        <Wide desk={desk} tray={tray} beside={beside} />
      )}
      <Answers controller={controller} describe={describe} because={because} />
      {dialog.value === 'choices' && <Choices controller={controller} onClose={show('none')} />}
      {dialog.value === 'around' && <Around desk={desk} onClose={show('none')} />}
      {isOver && !resultSeen.value && (
        <Result
          session={controller.session}
          onAgain={onAgain}
          onReplay={onReplay}
          onSave={onSave}
          onClose={showResult(true)}
        />
      )}
    </div>
  );
}
