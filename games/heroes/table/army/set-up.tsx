import './set-up.css';
import { plural } from '@kurgan/engine';
import { type PreparationProps, RuleLink } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { BATTLE_SIZES, type BattleSize, FREE_BATTLE } from '../../data/free-battle.ts';
import { SIDES, type Side } from '../../data/vocabulary.ts';
import { refuseArmy } from '../../rules/recruitment/limits.ts';
import { armyFor } from '../../rules/recruitment/suggestion.ts';
import { readArmy, writeArmy } from '../../rules/recruitment/text.ts';
import { MiniBoard } from '../mini-board.tsx';
import { ArmyChoice } from './army-choice.tsx';
import { drawnBattlefield } from './drawn-battlefield.ts';
import { loadLists } from './saved.ts';
import { SIZE_NAMES } from './words.ts';

type Options = PreparationProps['options'];

const sizeIn = ({ size }: Options): BattleSize => {
  const [named] = Array.isArray(size) ? size : [];
  return BATTLE_SIZES.find((each) => each === named) ?? 'skirmish';
};
const textIn = (options: Options, side: Side): string => String(options[side] ?? '');

/** Size, armies and battlefield of a Free Battle. */
export function FreeBattle({ options, players, seats, seed, builder, onChange }: PreparationProps): JSX.Element {
  const size = sizeIn(options);
  const { points } = FREE_BATTLE.sizes[size];
  const lists = useMemo(() => loadLists(localStorage), []);
  const made = useMemo(() => madeFor(points), [points]);
  const change = (more: Options): void => onChange({ options: { ...options, ...more } });
  const resize = (next: BattleSize): void => {
    const other = madeFor(FREE_BATTLE.sizes[next].points);
    const grown = SIDES.filter((side) => textIn(options, side) === made[side]).map((side) => [side, other[side]]);
    change({ size: [next], ...Object.fromEntries(grown) });
  };
  return (
    <section class="free-battle" aria-label="Free Battle">
      <fieldset class="battle-sizes">
        <legend>
          Size <RuleLink id="HS-SCN-16" />
        </legend>
        {BATTLE_SIZES.map((id) => (
          <label key={id}>
            <input type="radio" name="battle-size" checked={id === size} onChange={() => resize(id)} />
            <span>
              <b>{SIZE_NAMES[id]}</b>
              <i>{sizeText(id)}</i>
            </span>
          </label>
        ))}
      </fieldset>
      <div class="army-choices">
        {SIDES.filter((side) => seats?.includes(side) ?? true).map((side) => (
          <ArmyChoice
            key={side}
            side={side}
            points={points}
            isPerson={players[side] === 'person'}
            value={textIn(options, side)}
            made={made[side]}
            lists={lists}
            builder={builder}
            onValue={(value) => change({ [side]: value })}
          />
        ))}
      </div>
      <p class="note">
        <a href={`${builder}?size=${size}`}>Open the army builder</a>
      </p>
      <Battlefield
        options={options}
        seed={seed}
        isDrawn={options.drawn === true}
        isShared={seats !== undefined}
        onDrawn={(drawn) => change({ drawn })}
        onDraw={() => {
          const fixed = SIDES.filter((side) => textIn(options, side) === '' && players[side] !== 'person');
          const armies = Object.fromEntries(fixed.map((side) => [side, made[side]]));
          onChange({ options: { ...options, ...armies, drawn: true }, seed: newSeed() });
        }}
        missing={SIDES.filter((side) => players[side] === 'person' && !isReady(options, side, points))}
      />
    </section>
  );
}

const madeFor = (points: number): Readonly<Record<Side, string>> => ({
  soviet: writeArmy('soviet', armyFor('soviet', points)),
  german: writeArmy('german', armyFor('german', points)),
});

function sizeText(size: BattleSize): string {
  const { columns, rows, turns, handSize } = FREE_BATTLE.sizes[size];
  return `${plural(columns * rows, 'board')}, ${plural(turns, 'turn')}, hands of ${handSize}`;
}

/** An army that needs nothing more at the table. */
function isReady(options: Options, side: Side, points: number): boolean {
  const read = readArmy(textIn(options, side));
  return read.ok && refuseArmy(read.value.army, points, side) === null;
}

const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

interface BattlefieldProps {
  readonly options: Options;
  readonly seed: string;
  readonly isDrawn: boolean;
  /** With players elsewhere: it is drawn at the table, from dice that nobody knows yet. */
  readonly isShared: boolean;
  /** Sides whose army is still to be chosen. */
  readonly missing: readonly Side[];
  onDrawn(isDrawn: boolean): void;
  onDraw(): void;
}

/** Laid by the players, or drawn: then it is shown before the battle, once both armies are fixed. */
function Battlefield({ options, seed, isDrawn, isShared, missing, onDrawn, onDraw }: BattlefieldProps): JSX.Element {
  const drawn = useMemo(
    () => (isDrawn && seed.trim() !== '' ? drawnBattlefield(options, seed.trim()) : null),
    [JSON.stringify(options), isDrawn, seed],
  );
  return (
    <fieldset class="battle-ground">
      <legend>
        Battlefield <RuleLink id="HS-SCN-17" />
      </legend>
      <label>
        <input type="radio" name="battlefield" checked={!isDrawn} onChange={() => onDrawn(false)} />
        <span>Laid by the players, board by board</span>
      </label>
      <label>
        <input type="radio" name="battlefield" checked={isDrawn} onChange={() => onDrawn(true)} />
        <span>Drawn at random</span>
      </label>
      {isDrawn &&
        (isShared || missing.length > 0 ? (
          <p class="note">
            It is drawn at the table once both armies are shown.{' '}
            {!isShared &&
              `Choose ${missing.length === 2 ? 'both armies' : 'your army'} here to see it before you begin. `}
            <RuleLink id="HS-SCN-16" />
          </p>
        ) : (
          <p>
            <button type="button" class="button" onClick={onDraw}>
              {drawn === null ? 'Draw the battlefield' : 'Draw another'}
            </button>
          </p>
        ))}
      <div role="status">
        {drawn !== null && (
          <figure>
            <MiniBoard layout={drawn.layout} />
            <figcaption>
              Boards {drawn.layout.flat().join(', ')}. The {drawn.initiative === 'soviet' ? 'Soviet' : 'German'} side
              has the Initiative and takes an edge.
            </figcaption>
          </figure>
        )}
      </div>
    </fieldset>
  );
}
