import { Answers, type Choice, lazy, type Odds, type TableProps, useKeyboardFocus, useTableKeys } from '@kurgan/kit';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Desk } from './desk.ts';
import { Head } from './panels/head.tsx';
import type { Pile } from './panels/piles.tsx';
import './table.css';
import './large-text.css';

/** What the first board does without is fetched when it is needed. */
const Wide = lazy(async () => (await import('./wide.tsx')).Wide);
const Narrow = lazy(async () => (await import('./narrow.tsx')).Narrow);
const Choices = lazy(async () => (await import('./dialogs.tsx')).Choices);
const Around = lazy(async () => (await import('./dialogs.tsx')).Around);
const PilesDialog = lazy(async () => (await import('./panels/piles.tsx')).PilesDialog);
const Result = lazy(async () => (await import('./result.tsx')).Result);

const because = async (choice: Choice, odds: Odds | null): Promise<string> =>
  (await import('./speech/reasons.ts')).reasonFor(choice, odds);

type Dialog = 'choices' | 'around' | Pile | 'none';

export function Table({ controller, title, menu, below, beside, onAgain, onReplay, onSave }: TableProps): JSX.Element {
  const desk = useMemo(() => new Desk(controller), [controller]);
  const root = useRef<HTMLDivElement>(null);
  const dialog = useSignal<Dialog>('none');
  const resultSeen = useSignal(false);
  const show = (which: Dialog) => () => {
    dialog.value = which;
  };
  const keys = useMemo(() => {
    const digits = Array.from(
      { length: 9 },
      (_, i) =>
        [
          String(i + 1),
          () => void desk.fetchLater().then(({ pressDigit }) => pressDigit(desk, i, root.current)),
        ] as const,
    );
    return {
      l: show('choices'),
      m: show('around'),
      e: () => void desk.fetchLater().then(({ pressEnd }) => pressEnd(desk)),
      ...Object.fromEntries(digits),
    };
  }, [desk]);
  useTableKeys(controller, keys);
  useKeyboardFocus(root, controller);
  useEffect(() => {
    // Not part of the first board, but of the next moments.
    void desk.fetchLater();
    void import('./panels/odds.tsx');
  }, [desk]);
  const describe = (choice: Choice): string => desk.later.value?.describe(choice) ?? choice.text;
  useEffect(() => {
    const resized = (): void => desk.resized();
    addEventListener('resize', resized);
    return () => removeEventListener('resize', resized);
  }, [desk]);
  const isOver = controller.session.moment.value.outcome !== null && below === undefined;
  const showResult = (isSeen: boolean) => () => {
    resultSeen.value = isSeen;
  };
  const isNarrow = desk.isNarrow.value;
  const parts = { desk, below, beside, onResult: showResult(false) };
  const which = dialog.value;
  const classes = [
    'undaunted-table',
    isNarrow ? 'un-narrow' : 'un-wide',
    desk.isFlat.value && 'un-flat',
    controller.path.touched.value.length > 0 && 'choosing',
  ];
  return (
    <div ref={root} class={classes.filter(Boolean).join(' ')}>
      <Head desk={desk} title={title} menu={menu} onList={keys.l} onAround={keys.m} />
      {isNarrow ? (
        <Narrow {...parts} onList={keys.l} onAround={keys.m} />
      ) : (
        <Wide {...parts} onPile={(pile) => show(pile)()} />
      )}
      <Answers controller={controller} describe={describe} because={because} />
      {which === 'choices' && <Choices controller={controller} onClose={show('none')} />}
      {which === 'around' && <Around desk={desk} onClose={show('none')} />}
      {(which === 'deck' || which === 'discard' || which === 'supply') && (
        <PilesDialog desk={desk} pile={which} onClose={show('none')} />
      )}
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
