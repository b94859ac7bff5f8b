import { RuleLink } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Side } from '../../data/vocabulary.ts';
import { pointsOf } from '../../rules/recruitment/lists.ts';
import { readArmy, writeArmy } from '../../rules/recruitment/text.ts';
import { whyNotArmy } from './reasons.ts';
import { armyOf, type SavedList } from './saved.ts';
import { ARMY_NAMES, readShared, tileLine } from './share.ts';

/** Ways to come by an army: built at the table in secret, a saved list, the bot's, or as text. */
const MODES = ['table', 'list', 'bot', 'text'] as const;
type Mode = (typeof MODES)[number];

interface Props {
  readonly side: Side;
  readonly points: number;
  readonly isPerson: boolean;
  /** The army as text; empty: it is built at the table. */
  readonly value: string;
  /** The bot's army for this size. */
  readonly made: string;
  readonly lists: readonly SavedList[];
  readonly builder: string;
  onValue(value: string): void;
}

function modeOf({ isPerson, value, made, lists }: Props): Mode {
  if (value === '') return isPerson ? 'table' : 'bot';
  if (value === made) return 'bot';
  return lists.some(({ text }) => text === value) ? 'list' : 'text';
}

/** One side's army for a Free Battle. */
export function ArmyChoice(props: Props): JSX.Element {
  const { side, points, isPerson, value, made, lists, builder, onValue } = props;
  const [wanted, setWanted] = useState<Mode | null>(null);
  // A value from elsewhere says what it is; lists and text are wanted before there is a value.
  const mode = wanted ?? modeOf(props);
  const own = lists.filter((list) => list.side === side);
  const names: Readonly<Record<Mode, string>> = {
    table: 'Build it at the table, in secret',
    list: 'A saved list',
    bot: isPerson ? 'The bot builds one for me' : 'The bot’s own choice',
    text: 'An army as text',
  };
  const choose = (next: Mode): void => {
    setWanted(next);
    if (next === 'table') onValue('');
    if (next === 'bot') onValue(isPerson ? made : '');
    if (next === 'list') {
      const fits = own.find((list) => whyNotArmy(armyOf(list)?.army ?? [], points, side) === null) ?? own[0];
      onValue(fits?.text ?? '');
    }
  };
  return (
    <fieldset class={`army-choice ${side}`}>
      <legend>{ARMY_NAMES[side]}</legend>
      {MODES.filter((each) => isPerson || each !== 'table').map((each) => (
        <label key={each}>
          <input type="radio" name={`army-${side}`} checked={each === mode} onChange={() => choose(each)} />
          <span>{names[each]}</span>
        </label>
      ))}
      {mode === 'list' &&
        (own.length === 0 ? (
          <p class="note">
            There are no lists of this side yet. <a href={`${builder}?side=${side}`}>Build one</a>
          </p>
        ) : (
          <select
            aria-label={`List of the ${ARMY_NAMES[side]}`}
            value={value}
            onChange={(event) => onValue(event.currentTarget.value)}
          >
            {own.map((list) => (
              <option key={list.id} value={list.text}>
                {list.name}, {pointsOf(armyOf(list)?.army ?? [])} points
              </option>
            ))}
          </select>
        ))}
      {mode === 'text' && <TextField side={side} value={value} onValue={onValue} />}
      <Summary side={side} points={points} value={value} />
    </fieldset>
  );
}

function TextField({
  side,
  value,
  onValue,
}: {
  readonly side: Side;
  readonly value: string;
  onValue(value: string): void;
}): JSX.Element {
  const [text, setText] = useState(value);
  const [problem, setProblem] = useState('');
  const take = (given: string): void => {
    setText(given);
    const read = readShared(given);
    const [first] = read.ok ? read.value : [];
    if (!read.ok) setProblem(given.trim() === '' ? '' : read.error);
    else if (first !== undefined && first.side !== side)
      setProblem(`This is an army of the ${ARMY_NAMES[first.side]}.`);
    else if (first !== undefined) {
      setProblem('');
      onValue(writeArmy(side, first.army));
    }
  };
  return (
    <>
      <input
        type="text"
        aria-label={`Text of the ${ARMY_NAMES[side]}`}
        aria-invalid={problem !== ''}
        aria-describedby={`army-problem-${side}`}
        spellcheck={false}
        autocomplete="off"
        value={text}
        onInput={(event) => take(event.currentTarget.value)}
      />
      <p id={`army-problem-${side}`} class="problem" role="alert">
        {problem}
      </p>
    </>
  );
}

/** The army in a few lines, and why it has to be changed before it fights. */
function Summary({ side, points, value }: Pick<Props, 'side' | 'points' | 'value'>): JSX.Element | null {
  const read = readArmy(value);
  if (!read.ok) return null;
  const { army } = read.value;
  const wrong = whyNotArmy(army, points, side);
  return (
    <>
      <ul class="army-lines">
        {army.map((recruited, i) => (
          <li key={i}>{tileLine(recruited)}</li>
        ))}
        <li>
          <b>{pointsOf(army)}</b> of {points} points
        </li>
      </ul>
      {wrong !== null && (
        <p class="problem">
          {wrong.text} It has to be changed at the table first. <RuleLink id={wrong.rule} />
        </p>
      )}
    </>
  );
}
