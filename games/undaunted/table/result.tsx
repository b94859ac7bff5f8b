import './result.css';
import { isPerson } from '@kurgan/host';
import {
  ChanceBar,
  ChanceTable,
  Graph,
  Moments,
  ResultDialog,
  type ResultProps,
  type Session,
  signed,
  useReview,
  Verdict,
} from '@kurgan/kit';
import type { JSX } from 'preact';
import { viewOf } from './desk.ts';
import { PIECES } from './pieces.ts';
import type { FiredShot } from './review/shots.ts';
import { momentWords, outcomeWords, type Reader } from './review/words.ts';
import { decisionTitle, decisionWords, type GameReview, luckFor, luckTitle, luckWords, reviewGame } from './review.ts';
import { sideLetters, sideName, tileName, unitName } from './words/names.ts';

/** Who is spoken to: the only person at the match. */
function readerOf({ players }: Session): Reader {
  const [only, another] = PIECES.seats.filter((seat) => isPerson(players, seat));
  return only !== undefined && another === undefined ? only : null;
}

/** The game is over: how it ended, how it went, and what of it was luck. */
export function Result(props: ResultProps): JSX.Element {
  const { session } = props;
  const reader = readerOf(session);
  const { open } = viewOf(session.moment.value);
  const review = useReview(session, (gambles) => reviewGame(gambles, session.log.peek(), open, reader));
  return (
    <ResultDialog {...props} ending={review?.ending ?? null}>
      {review !== null && <LookBack review={review} reader={reader} session={session} />}
    </ResultDialog>
  );
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
  const remembered = (shot: FiredShot) => ({
    made: shot.made,
    luck: luckFor(reader, shot),
    words: momentWords(shot),
  });
  return (
    <div class="look-back un-look-back">
      <section class="course">
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
      <Verdict on="luck" title={luckTitle(review, reader)}>
        {sides.map((side) => (
          <p key={side.seat}>{luckWords(side, reader)}</p>
        ))}
        {shots.length > 0 && <Moments luckiest={luckiest.map(remembered)} unluckiest={unluckiest.map(remembered)} />}
      </Verdict>
      <Verdict on="decisions" title={decisionTitle(review, reader)}>
        {sides.map((side) => (
          <div key={side.seat} class="un-decisions">
            <b>{sideName(side.seat)}</b>
            {decisionWords(side, rounds).map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
        ))}
      </Verdict>
      {shots.length > 0 && <Chances shots={shots} />}
    </div>
  );
}

/** Every shot with its chance, what came, and the luck in it. */
const Chances = ({ shots }: { readonly shots: readonly FiredShot[] }): JSX.Element => (
  <ChanceTable
    rows={shots}
    isSuccess={({ isHit }) => isHit}
    columns={[
      { title: 'Round', cell: ({ round }) => round },
      { title: 'Side', cell: ({ seat }) => sideLetters(seat) },
      {
        title: 'Shot',
        isName: true,
        cell: ({ by, at }) => `${unitName(by)} at ${sideLetters(at.seat)} ${unitName(at.unit)}`,
      },
      { title: 'On', isExtra: true, cell: ({ at }) => <span title={tileName(at.tile)}>{at.tile}</span> },
      { title: 'Chance', cell: ({ chance }) => <ChanceBar chance={chance} /> },
      { title: 'Came', isExtra: true, cell: outcomeWords },
      { title: 'Luck', cell: ({ luck }) => signed(luck, 2) },
    ]}
  />
);
