import { Answers, lazy, type TableProps, useKeyboardFocus, useTableKeys } from '@kurgan/kit';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useConsidered } from './considered.ts';
import { Desk } from './desk.ts';
import { VolgaMap } from './map/map.tsx';
import { Head } from './panels/head.tsx';
import { Log } from './panels/log.tsx';
import { EventPlate, PlaceInfo } from './panels/over-map.tsx';
import { Forces, Tracks } from './panels/tracks.tsx';
import { Tray } from './panels/tray.tsx';
import './table.css';
import { describe } from './words/actions.ts';
import { fetchHiddenWords } from './words/hidden.ts';

/** What the first board does without is fetched when it is needed. */
const BattlePanel = lazy(async () => (await import('./panels/battle.tsx')).BattlePanel);
const LastRolls = lazy(async () => (await import('./panels/last-rolls.tsx')).LastRolls);
const Narrow = lazy(async () => (await import('./narrow.tsx')).Narrow);
const Choices = lazy(async () => (await import('./dialogs.tsx')).Choices);
const Around = lazy(async () => (await import('./dialogs.tsx')).Around);
const Result = lazy(async () => (await import('./result.tsx')).Result);

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
  useEffect(() => void fetchHiddenWords(), []);
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
    <div ref={root} class={`volga-table ${desk.isNarrow.value ? 'narrow' : 'wide'}`}>
      <Head desk={desk} title={title} menu={menu} onList={keys.l} onAround={keys.m} />
      {desk.isNarrow.value ? (
        <Narrow desk={desk} tray={tray} beside={beside} onList={keys.l} onAround={keys.m} />
      ) : (
        <Wide desk={desk} tray={tray} beside={beside} />
      )}
      <Answers controller={controller} describe={describe} />
      {dialog.value === 'choices' && <Choices controller={controller} onClose={show('none')} />}
      {dialog.value === 'around' && <Around desk={desk} onClose={show('none')} />}
      {isOver && !resultSeen.value && (
        <Result
          session={controller.session}
          onClose={showResult(true)}
          {...(onAgain && { onAgain })}
          {...(onReplay && { onReplay })}
          {...(onSave && { onSave })}
        />
      )}
    </div>
  );
}

interface WideProps {
  readonly desk: Desk;
  readonly tray: TableProps['below'];
  readonly beside: TableProps['beside'];
}

/** Everything at once, on a desk. */
function Wide({ desk, tray, beside }: WideProps): JSX.Element {
  const open = desk.open.value;
  return (
    <>
      <main class="board-pane">
        <VolgaMap desk={desk} />
        <PlaceInfo desk={desk} />
        <EventPlate open={open} />
      </main>
      <footer class="tray-pane">{tray}</footer>
      <aside class="side-pane">
        {beside}
        <Tracks open={open} />
        <Considering desk={desk} isBrief={beside !== undefined} />
        <Log desk={desk} />
      </aside>
    </>
  );
}

/** The odds while something is considered; else the dice that fell last, and who is off the map. */
function Considering({ desk, isBrief }: { readonly desk: Desk; readonly isBrief: boolean }): JSX.Element {
  const attack = useConsidered(desk);
  if (attack !== null) return <BattlePanel desk={desk} attack={attack} />;
  return (
    <>
      <LastRolls desk={desk} />
      {!isBrief && <Forces open={desk.open.value} />}
    </>
  );
}
