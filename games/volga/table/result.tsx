import './result.css';
import { Graph, Icon, RuleLink, type Session } from '@kurgan/kit';
import { FileDown, History, RotateCcw, X } from 'lucide';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { AREA_IDS, AREAS } from '../data/areas.ts';
import { MORALE } from '../data/charts.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import type { Open, View } from '../rules/state.ts';
import type { Attack } from './review/attacks.ts';
import { defenderWords, momentWords, percent, RESULT_WORDS, signed } from './review/words.ts';
import {
  decisionTitle,
  decisionWords,
  type GameReview,
  luckTitle,
  luckWords,
  otherLuck,
  reviewGame,
} from './review.ts';

interface ResultProps {
  readonly session: Session;
  onReplay?(): void;
  onAgain?(): void;
  onSave?(): void;
  /** Back to the board as it stands. */
  onClose(): void;
}

/** The game is over: how it ended, how it went, and what of it was luck. */
export function Result({ session, onReplay, onAgain, onSave, onClose }: ResultProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const review = useReview(session);
  useEffect(() => dialog.current?.showModal(), []);
  const { open } = session.moment.value.view as View;
  const outcome = session.moment.value.outcome;
  return (
    <dialog class="result" ref={dialog} onClose={onClose} aria-labelledby="result-title">
      <header>
        <div>
          <h1 id="result-title" tabIndex={-1} autofocus>
            {outcome?.title ?? ''}
          </h1>
          {review !== null && (
            <p>
              {review.ending.words} <RuleLink id={review.ending.rule} />
            </p>
          )}
        </div>
        <div class="result-buttons">
          <ResultButton icon={RotateCcw} label="Play again" isMain {...(onAgain && { onClick: onAgain })} />
          <ResultButton icon={History} label="Look at the replay" {...(onReplay && { onClick: onReplay })} />
          <ResultButton icon={FileDown} label="Save as a file" {...(onSave && { onClick: onSave })} />
          <button
            type="button"
            class="result-close"
            aria-label="Back to the board"
            onClick={() => dialog.current?.close()}
          >
            <Icon of={X} />
          </button>
        </div>
      </header>
      {review === null ? <p class="result-waiting">Looking back …</p> : <LookBack review={review} open={open} />}
    </dialog>
  );
}

interface ResultButtonProps {
  readonly icon: typeof X;
  readonly label: string;
  readonly isMain?: boolean;
  onClick?(): void;
}

const ResultButton = ({ icon, label, isMain = false, onClick }: ResultButtonProps): JSX.Element | null =>
  onClick === undefined ? null : (
    <button type="button" class={isMain ? 'main' : ''} onClick={onClick}>
      <Icon of={icon} /> {label}
    </button>
  );

function useReview(session: Session): GameReview | null {
  const [review, setReview] = useState<GameReview | null>(null);
  useEffect(() => {
    let isHere = true;
    void session.review().then((chanced) => {
      const { outcome, view } = session.moment.peek();
      if (isHere && outcome !== null) setReview(reviewGame(chanced, session.log.peek(), (view as View).open, outcome));
    });
    return () => {
      isHere = false;
    };
  }, [session]);
  return review;
}

function LookBack({ review, open }: { readonly review: GameReview; readonly open: Open }): JSX.Element {
  const { chronicle, luckiest, unluckiest, attacks } = review;
  const { operationalVictory, firstTurn } = SCENARIOS[open.scenario];
  const goal = operationalVictory?.areas ?? AREA_IDS.length;
  return (
    <div class="look-back">
      <section class="result-graph">
        <Graph
          title="Turn by Turn"
          labels={['Start', ...chronicle.turns.map((turn) => (turn === firstTurn ? `Turn ${turn}` : String(turn)))]}
          lines={[
            {
              name: 'Areas',
              values: chronicle.ground,
              max: AREA_IDS.length,
              level: { at: goal, label: `– – goal ${goal}` },
            },
            {
              name: 'Morale',
              values: chronicle.morale,
              max: MORALE.max,
              level: { at: MORALE.strongFrom, label: `– – Shaken below ${MORALE.strongFrom}` },
            },
          ]}
        />
        {attacks.length > 0 && (
          <div class="result-moments">
            <Moments title="Luckiest moments" attacks={luckiest} />
            <Moments title="Unluckiest moments" attacks={unluckiest} />
          </div>
        )}
      </section>
      <section class="result-verdict">
        <h2>Luck</h2>
        <h3>{luckTitle(review)}</h3>
        <p>{luckWords(review)}</p>
        <dl>
          {otherLuck(review).map(({ name, words, luck }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {words} <b>{signed(luck)}</b>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section class="result-verdict">
        <h2>Decisions</h2>
        <h3>{decisionTitle(review)}</h3>
        {decisionWords(review).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </section>
      {attacks.length > 0 && <Chances attacks={attacks} />}
    </div>
  );
}

function Moments({ title, attacks }: { readonly title: string; readonly attacks: readonly Attack[] }): JSX.Element {
  return (
    <div>
      <h2>{title}</h2>
      {attacks.length === 0 && <p>None.</p>}
      <ol>
        {attacks.map((attack) => (
          <li key={attack.made}>
            <b>{signed(attack.luck, 2)}</b> <span>{momentWords(attack)}</span> <small>Turn {attack.turn}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Every attack with its chance, what came, and the luck in it. */
function Chances({ attacks }: { readonly attacks: readonly Attack[] }): JSX.Element {
  return (
    <div class="result-chances">
      <h2 id="chances-title">Chance by chance</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <section class="chances-scroll" tabIndex={0} aria-labelledby="chances-title">
        <table>
          <thead>
            <tr>
              <th scope="col">Turn</th>
              <th scope="col">Attack on</th>
              <th scope="col">Defender</th>
              <th scope="col" title="Whoever it might have been, and without support">
                Before reveal
              </th>
              <th scope="col" title="With the support that was placed">
                At the dice
              </th>
              <th scope="col">Result</th>
              <th scope="col">Luck</th>
            </tr>
          </thead>
          <tbody>
            {attacks.map((attack) => (
              <tr key={attack.made} class={attack.isTaken ? 'taken' : attack.result}>
                <td>{attack.turn}</td>
                <th scope="row">
                  {attack.area} {AREAS[attack.area].name}
                </th>
                <td>{defenderWords(attack)}</td>
                <td>{attack.before === null ? '' : percent(attack.before)}</td>
                <td class="chance-cell">
                  <span style={{ '--chance': attack.chance }}>{percent(attack.chance)}</span>
                </td>
                <td>{RESULT_WORDS[attack.result]}</td>
                <td>{signed(attack.luck, 2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
