import './result.css';
import { Graph, Icon, RuleLink, type Session } from '@kurgan/kit';
import { isPerson } from '@kurgan/kit/session';
import { FileDown, History, RotateCcw, X } from 'lucide';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { viewOf } from './desk.ts';
import { PIECES } from './pieces.ts';
import type { FiredShot } from './review/shots.ts';
import { momentWords, outcomeWords, percent, type Reader, signed } from './review/words.ts';
import { decisionTitle, decisionWords, type GameReview, luckTitle, luckWords, reviewGame } from './review.ts';
import { sideLetters, sideName, tileName, unitName } from './words/names.ts';

interface ResultProps {
  readonly session: Session;
  onReplay?(): void;
  onAgain?(): void;
  onSave?(): void;
  /** Back to the board as it stands. */
  onClose(): void;
}

/** Who is spoken to: the only person at the match. */
function readerOf({ players }: Session): Reader {
  const [only, another] = PIECES.seats.filter((seat) => isPerson(players, seat));
  return only !== undefined && another === undefined ? only : null;
}

/** The game is over: how it ended, how it went, and what of it was luck. */
export function Result({ session, onReplay, onAgain, onSave, onClose }: ResultProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const review = useReview(session);
  useEffect(() => dialog.current?.showModal(), []);
  const { outcome } = session.moment.value;
  return (
    <dialog class="un-result" ref={dialog} onClose={onClose} aria-labelledby="result-title">
      <header>
        <div>
          <h1 id="result-title" tabIndex={-1} autofocus>
            {outcome?.title ?? ''}
          </h1>
          {review !== null && (
            <p>
              {review.ending} {outcome !== null && <RuleLink id={outcome.rule} />}
            </p>
          )}
        </div>
        <div class="un-result-buttons">
          <ResultButton icon={RotateCcw} label="Play again" isMain {...(onAgain && { onClick: onAgain })} />
          <ResultButton icon={History} label="Look at the replay" {...(onReplay && { onClick: onReplay })} />
          <ResultButton icon={FileDown} label="Save as a file" {...(onSave && { onClick: onSave })} />
          <button
            type="button"
            class="un-result-close"
            aria-label="Back to the board"
            onClick={() => dialog.current?.close()}
          >
            <Icon of={X} />
          </button>
        </div>
      </header>
      {review === null ? (
        <p class="un-result-waiting">Looking back …</p>
      ) : (
        <LookBack review={review} reader={readerOf(session)} session={session} />
      )}
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
      const { open } = viewOf(session.moment.peek());
      if (isHere) setReview(reviewGame(chanced, session.log.peek(), open, readerOf(session)));
    });
    return () => {
      isHere = false;
    };
  }, [session]);
  return review;
}

interface LookBackProps {
  readonly review: GameReview;
  readonly reader: Reader;
  readonly session: Session;
}

function LookBack({ review, reader, session }: LookBackProps): JSX.Element {
  const { chronicle, luckiest, unluckiest, shots, sides, rounds } = review;
  const facts = PIECES.boards[session.scenario]?.scenario;
  const most = (lines: Readonly<Record<string, readonly number[]>>): number =>
    Math.max(1, ...Object.values(lines).flat());
  return (
    <div class="un-look-back">
      <section class="un-result-graph">
        <Graph
          title="Round by round"
          labels={chronicle.labels}
          lines={[
            ...PIECES.seats.map((seat) => {
              const goal = facts?.sides[seat]?.goal ?? 0;
              const isGoal = goal !== 'pin';
              return {
                name: `${sideName(seat)}, points`,
                values: chronicle.points[seat] ?? [],
                max: Math.max(isGoal ? goal : 1, most(chronicle.points)),
                ...(isGoal && { level: { at: goal, label: `– – goal ${goal}` } }),
              };
            }),
            ...PIECES.seats.map((seat) => ({
              name: `${sideName(seat)}, casualties`,
              values: chronicle.casualties[seat] ?? [],
              max: most(chronicle.casualties),
            })),
          ]}
        />
      </section>
      <section class="un-verdict luck">
        <h2>Luck</h2>
        <h3>{luckTitle(review, reader)}</h3>
        {sides.map((side) => (
          <p key={side.seat}>{luckWords(side, reader)}</p>
        ))}
        {shots.length > 0 && (
          <div class="un-moments">
            <Moments title="Luckiest" shots={luckiest} reader={reader} />
            <Moments title="Unluckiest" shots={unluckiest} reader={reader} />
          </div>
        )}
      </section>
      <section class="un-verdict decisions">
        <h2>Decisions</h2>
        <h3>{decisionTitle(review, reader)}</h3>
        {sides.map((side) => (
          <div key={side.seat} class="un-decisions">
            <b>{sideName(side.seat)}</b>
            {decisionWords(side, rounds).map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
        ))}
      </section>
      {shots.length > 0 && <Chances shots={shots} />}
    </div>
  );
}

interface MomentsProps {
  readonly title: string;
  readonly shots: readonly FiredShot[];
  readonly reader: Reader;
}

function Moments({ title, shots, reader }: MomentsProps): JSX.Element {
  return (
    <div>
      <h2>{title}</h2>
      <ol>
        {shots.map((shot) => (
          <li key={shot.made}>
            <b>{signed(reader === null || shot.seat === reader ? shot.luck : -shot.luck, 2)}</b>{' '}
            <span>{momentWords(shot)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Every shot with its chance, what came, and the luck in it. */
function Chances({ shots }: { readonly shots: readonly FiredShot[] }): JSX.Element {
  return (
    <div class="un-chances">
      <h2 id="chances-title">Chance by chance</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <section class="un-chances-scroll" tabIndex={0} aria-labelledby="chances-title">
        <table>
          <thead>
            <tr>
              <th scope="col">Round</th>
              <th scope="col">Side</th>
              <th scope="col">Shot</th>
              <th scope="col">On</th>
              <th scope="col">Chance</th>
              <th scope="col">Came</th>
              <th scope="col">Luck</th>
            </tr>
          </thead>
          <tbody>
            {shots.map((shot) => (
              <tr key={shot.made} class={shot.isHit ? 'hit' : ''}>
                <td>{shot.round}</td>
                <td>{sideLetters(shot.seat)}</td>
                <th scope="row">
                  {unitName(shot.by)} at {sideLetters(shot.at.seat)} {unitName(shot.at.unit)}
                </th>
                <td title={tileName(shot.at.tile)}>{shot.at.tile}</td>
                <td class="un-chance-cell">
                  <span style={{ '--chance': shot.chance }}>{percent(shot.chance)}</span>
                </td>
                <td>{outcomeWords(shot)}</td>
                <td>{signed(shot.luck, 2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
