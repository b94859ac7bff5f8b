import './page.css';
import { type ArmyBuilder, type ArmyPageProps, Icon, RuleLink } from '@kurgan/kit';
import { FilePlus2, Play, Save } from 'lucide';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BATTLE_SIZES, type BattleSize, FREE_BATTLE } from '../../data/free-battle.ts';
import { SIDES, type Side } from '../../data/vocabulary.ts';
import { armyFor } from '../../rules/recruitment/suggestion.ts';
import { writeArmy } from '../../rules/recruitment/text.ts';
import type { Bench } from './bench.ts';
import { Builder } from './builder.tsx';
import { Desk } from './desk.ts';
import { whyNotArmy } from './reasons.ts';
import { SavedPanel } from './saved-panel.tsx';
import { ARMY_NAMES, LONGEST_NAME } from './share.ts';
import { SharePanel } from './share-panel.tsx';
import { Sheet } from './sheet.tsx';
import { SIZE_NAMES } from './words.ts';

function benchOf(desk: Desk): Bench {
  const [side, size] = [desk.side.value, FREE_BATTLE.sizes[desk.size.value]];
  return {
    side,
    size,
    army: desk.army.value,
    change: (change) => desk.change(change),
    undo: desk.canUndo ? () => desk.undo() : null,
    redo: desk.canRedo ? () => desk.redo() : null,
    suggest: (begun) => armyFor(side, size.points, begun),
  };
}

export const title: ArmyBuilder['title'] = 'Army builder';

/** The army builder as a page of its own. */
export function Page({ query, onRead, linkOf, onPlay, tell }: ArmyPageProps): JSX.Element {
  const desk = useMemo(() => new Desk(localStorage), []);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (query === '') return;
    const followed = desk.follow(query);
    setProblem(followed.ok ? null : followed.error);
    onRead();
  }, [query]);
  const bench = benchOf(desk);
  useUndoKeys(bench);
  return (
    <div class="army-page">
      <Head desk={desk} onSaved={(name) => tell(`“${name}” is saved.`)} />
      {problem !== null && (
        <p class="line" role="alert">
          This link has no army that can be read. {problem}
        </p>
      )}
      {!desk.isKept.value && (
        <p class="line" role="alert">
          This browser keeps nothing: the army is gone when the page is closed. Copy it as text.
        </p>
      )}
      <Builder
        bench={bench}
        aside={
          <div class="army-lists">
            <SavedPanel desk={desk} tell={tell} />
            <SharePanel desk={desk} linkOf={linkOf} tell={tell} />
            <PlayButton desk={desk} onPlay={onPlay} />
          </div>
        }
      />
      <Sheet army={desk.named} />
    </div>
  );
}

function Head({ desk, onSaved }: { readonly desk: Desk; onSaved(name: string): void }): JSX.Element {
  const { name } = desk.draft.value;
  return (
    <header class="army-head">
      <h1>
        Heroes of Stalingrad <span>army for a Free Battle</span>
      </h1>
      <Segments
        title="Size"
        name="size"
        choices={BATTLE_SIZES.map((id) => ({ id, text: SIZE_NAMES[id] }))}
        value={desk.size.value}
        onValue={(id: BattleSize) => desk.takeSize(id)}
      />
      <Segments
        title="Side"
        name="side"
        choices={SIDES.map((id) => ({ id, text: ARMY_NAMES[id] }))}
        value={desk.side.value}
        onValue={(id: Side) => desk.takeSide(id)}
      />
      <div class="army-name">
        <input
          type="text"
          aria-label="Name of the list"
          maxLength={LONGEST_NAME}
          value={name}
          onInput={(event) => desk.name(event.currentTarget.value)}
        />
        <button
          type="button"
          class="plain"
          aria-label={desk.saved === undefined ? 'Save the list' : 'The list is saved'}
          onClick={() => {
            const list = desk.save();
            if (list !== undefined) onSaved(list.name);
          }}
        >
          <Icon of={Save} />
        </button>
        <button type="button" class="plain" aria-label="Begin a new list" onClick={() => desk.clear()}>
          <Icon of={FilePlus2} />
        </button>
      </div>
    </header>
  );
}

interface SegmentsProps<Id extends string> {
  readonly title: string;
  readonly name: string;
  readonly choices: readonly { readonly id: Id; readonly text: string }[];
  readonly value: Id;
  onValue(id: Id): void;
}

const Segments = <Id extends string>({ title, name, choices, value, onValue }: SegmentsProps<Id>): JSX.Element => (
  <fieldset class="segments">
    <legend class="unseen">{title}</legend>
    {choices.map(({ id, text }) => (
      <label key={id}>
        <input type="radio" name={name} checked={id === value} onChange={() => onValue(id)} />
        <span>{text}</span>
      </label>
    ))}
  </fieldset>
);

/** Goes to the set-up of a Free Battle with this army; one that is not legal says why it does not. */
function PlayButton({ desk, onPlay }: { readonly desk: Desk; onPlay(query: string): void }): JSX.Element {
  const [side, size, army] = [desk.side.value, desk.size.value, desk.army.value];
  const wrong = whyNotArmy(army, FREE_BATTLE.sizes[size].points, side);
  const play = (): void => {
    const query = new URLSearchParams({ scenario: 'free', size, [`option.${side}`]: writeArmy(side, army) });
    onPlay(query.toString());
  };
  return (
    <p class="play-with">
      <button
        type="button"
        class="button touch"
        aria-disabled={wrong !== null}
        aria-describedby="play-with-why"
        onClick={() => wrong === null && play()}
      >
        <Icon of={Play} size={16} /> Play with it
      </button>
      <small id="play-with-why">
        {wrong !== null && (
          <>
            {wrong.text} <RuleLink id={wrong.rule} />
          </>
        )}
      </small>
    </p>
  );
}

/** Ctrl+Z and Ctrl+Y, as everywhere. */
function useUndoKeys(bench: Bench): void {
  const latest = useRef(bench);
  latest.current = bench;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isText = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      if (!(event.ctrlKey || event.metaKey) || isText) return;
      const key = event.key.toLowerCase();
      const act =
        key === 'y' || (key === 'z' && event.shiftKey) ? latest.current.redo : key === 'z' ? latest.current.undo : null;
      if (act === null) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
