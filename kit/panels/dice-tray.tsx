import './dice-tray.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../en.ts';
import { Die } from './die.tsx';

export interface RolledDie {
  readonly face: number;
  /** Rolled, but it does not count. */
  readonly isDropped?: boolean;
}

export interface DiceGroup {
  readonly name: string;
  /** Whose dice they are: the colour of the card they are printed on. */
  readonly tone: 'german' | 'soviet' | 'neutral';
  /** What they are added to, and what they come to: `12 +` and `= 18`. */
  readonly before: string;
  readonly dice: readonly RolledDie[];
  readonly after: string;
}

/** Dice that were rolled together, and what came of them. */
export interface Roll {
  /** Another roll has another key: it lands anew. */
  readonly key: string;
  readonly title: string;
  readonly groups: readonly DiceGroup[];
  readonly result: string;
}

/** How long dice take to land, in milliseconds. The style sheet knows the same figure as --dice. */
const LANDING = 450;

/** The dice of the last roll. They lie as they fell; the landing is only shown, and any key or touch ends it. */
export function DiceTray({ rolls }: { readonly rolls: readonly Roll[] }): JSX.Element {
  const key = rolls.map((roll) => roll.key).join(' ');
  const [landed, setLanded] = useState('');
  const isLanding = key !== '' && landed !== key;
  useEffect(() => {
    if (!isLanding) return;
    const land = (): void => setLanded(key);
    const timer = setTimeout(land, LANDING + 150);
    addEventListener('keydown', land);
    addEventListener('pointerdown', land);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', land);
      removeEventListener('pointerdown', land);
    };
  }, [isLanding, key]);
  return (
    <section class={`dice-tray ${isLanding ? 'landing' : ''}`} aria-label={words.dice.title} data-panel="dice">
      <h3>{words.dice.title}</h3>
      {rolls.length === 0 && <p class="dice-none">{words.dice.none}</p>}
      {rolls.map((roll) => (
        <RolledDice key={roll.key} roll={roll} />
      ))}
    </section>
  );
}

function RolledDice({ roll: { title, groups, result } }: { readonly roll: Roll }): JSX.Element {
  return (
    <div class="rolled">
      <h4>{title}</h4>
      {groups.map(({ name, tone, before, dice, after }) => (
        <div key={name} class={`dice-group ${tone}`}>
          <span class="dice-name">{name}</span>
          <span class="dice-before">{before}</span>
          <span class="dice">
            {dice.map(({ face, isDropped = false }, i) => (
              <Die key={i} value={face} side={tone} dropped={isDropped} order={i} />
            ))}
          </span>
          <b class="dice-after">{after}</b>
        </div>
      ))}
      <p class="dice-result">{result}</p>
    </div>
  );
}
