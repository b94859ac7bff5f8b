import './shell.css';
import type { Choice } from '@kurgan/host';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useHurry, useKeyboardFocus, useTableKeys } from '../keyboard.ts';
import { lazy } from '../lazy.tsx';
import { useRecap } from '../recap/index.tsx';
import type { GameTable, TableProps } from '../table.ts';
import { Head } from './head.tsx';
import { AID, CHOICES, IN_WORDS, isNarrow, KEYS, type TableModel } from './model.ts';
import type { TableParts } from './parts.ts';
import { type LayoutProps, Wide } from './wide.tsx';

const Answers = lazy(async () => (await import('../panels/answers.tsx')).Answers);
const ChoiceList = lazy(async () => (await import('../panels/choice-list.tsx')).ChoiceList);

export interface NamedDialogProps<Model> {
  readonly model: Model;
  readonly name: string;
  onClose(): void;
}

/** The table of a game: the shell around what the game brings. */
export function defineTable<Model extends TableModel>(parts: TableParts<Model>): GameTable['Table'] {
  type Props = Omit<LayoutProps<Model, unknown>, 'own'>;
  const WideLayout = lazy(async () => {
    const own = await parts.wide();
    return (props: Props) => <Wide {...props} own={own} />;
  });
  const NarrowLayout = lazy(async () => {
    const [{ Narrow }, own] = await Promise.all([import('./narrow.tsx'), parts.narrow()]);
    return (props: Props) => <Narrow {...props} own={own} />;
  });
  const Result = lazy(async () => (await parts.dialogs()).Result);
  const Aid = lazy(async () => (await import('./aid.tsx')).aidDialog(await parts.aid()));
  const NamedDialog = lazy(async () => {
    const { InWords, more = {} } = await parts.dialogs();
    return ({ model, name, onClose }: NamedDialogProps<Model>): JSX.Element | null => {
      const Named = name === IN_WORDS ? InWords : more[name];
      return Named === undefined ? null : <Named model={model} onClose={onClose} />;
    };
  });

  function Table({
    controller,
    title,
    menu,
    below,
    beside,
    offer,
    told,
    onAgain,
    onReplay,
    onSave,
  }: TableProps): JSX.Element {
    const root = useRef<HTMLDivElement>(null);
    const model = useMemo(() => {
      const made = parts.model(controller);
      made.resized();
      if (parts.isOneOfMany !== undefined) controller.beats.quicken(parts.isOneOfMany);
      return made;
    }, [controller]);
    model.onReplay = onReplay;
    model.onAgain = onAgain;
    const { isResultClosed } = model;
    const open = model.dialog.value;
    const keys = useMemo(
      () => ({
        l: () => model.show(CHOICES),
        m: () => model.show(IN_WORDS),
        a: () => model.show(AID),
        '?': () => model.show(KEYS),
        ...parts.keys?.(model),
      }),
      [model],
    );
    useHurry(controller.beats);
    useRecap(parts, model, below !== undefined ? 'watch' : beside !== undefined ? 'lesson' : 'play');
    useTableKeys(controller, keys);
    useKeyboardFocus(root, controller);
    useEffect(() => {
      void parts.outcomes().then(async ({ outcomesOf }) => {
        controller.stage.readWith((lines) => outcomesOf(model, lines));
        // For a window that is resized, or turned on its side.
        await Promise.all([WideLayout.load(), NarrowLayout.load()]);
      });
    }, [model]);
    useEffect(() => {
      const resized = (): void => model.resized();
      addEventListener('resize', resized);
      return () => removeEventListener('resize', resized);
    }, [model]);

    const isOver = controller.session.moment.value.outcome !== null && below === undefined;
    const isSeen = controller.beats.now.value === null;
    const describe = (choice: Choice): string => parts.describe(model, choice);
    const isAsked = [controller.hint, controller.question, controller.refused].some(({ value }) => value !== null);
    const Layout = model.isNarrow.value ? NarrowLayout : WideLayout;
    const Interlude = parts.interlude?.isOn(model) === true ? parts.interlude.Page : null;
    const classes = [
      'game-table',
      parts.name,
      ...(model.isNarrow.value ? ['narrow'] : Interlude === null ? ['wide'] : []),
      ...(model.isLandscape.value ? ['landscape'] : []),
      ...(Interlude === null ? [] : ['interlude']),
      ...(parts.classes?.(model) ?? []),
    ];
    return (
      <div ref={root} class={classes.join(' ')}>
        <Head parts={parts} model={model} title={title} menu={menu} />
        {Interlude === null ? (
          <Layout parts={parts} model={model} below={below} beside={beside} offer={offer} />
        ) : (
          <>
            <main class="interlude-page">
              <Interlude model={model} />
            </main>
            {beside !== undefined && <aside class="interlude-beside">{beside}</aside>}
            {below !== undefined && <footer class="tray-pane">{below}</footer>}
          </>
        )}
        {isAsked && <Answers controller={controller} describe={describe} />}
        {open === CHOICES && (
          <ChoiceList controller={controller} describe={describe} onClose={() => model.closed(CHOICES)} />
        )}
        {(open === AID || open === KEYS) && (
          <Aid key={open} model={model} name={open} onClose={() => model.closed(open)} />
        )}
        {open !== null && ![CHOICES, AID, KEYS].includes(open) && (
          <NamedDialog key={open} model={model} name={open} onClose={() => model.closed(open)} />
        )}
        {isOver && isSeen && !isResultClosed.value && (
          <Result
            model={model}
            session={controller.session}
            told={told}
            onAgain={onAgain}
            onReplay={onReplay}
            onSave={onSave}
            onClose={() => {
              isResultClosed.value = true;
            }}
          />
        )}
      </div>
    );
  }
  return Object.assign(Table, { load: () => (isNarrow() ? NarrowLayout : WideLayout).load() });
}
