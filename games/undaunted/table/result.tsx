import './result.css';
import { isPerson } from '@kurgan/host';
import {
  ChanceBar,
  ChanceTable,
  FallenList,
  Graph,
  Highlights,
  ResultDialog,
  type ResultProps,
  signed,
  useReview,
  Verdict,
} from '@kurgan/kit';
import type { JSX } from 'preact';
import { entry } from '../rules/pieces.ts';
import type { Props, UndauntedModel } from './model.ts';
import type { FiredShot } from './review/shots.ts';
import { highlightWords, outcomeWords, type Reader } from './review/words.ts';
import { decisionTitle, decisionWords, type GameReview, luckFor, luckTitle, luckWords, reviewGame } from './review.ts';
import type { Names } from './words/names.ts';

/** Seat addressed as `you`: the only person at the match. */
function readerOf({ pieces, controller }: UndauntedModel): Reader {
  const { players } = controller.session;
  const [only, another] = pieces.seats.filter((seat) => isPerson(players, seat));
  return only !== undefined && another === undefined ? only : null;
}

/** The game is over: how it ended, how it went, and what of it was luck. */
export function Result({ model, ...props }: ResultProps & Props): JSX.Element {
  const { session } = props;
  const reader = readerOf(model);
  const open = model.open.value;
  const review = useReview(session, (gambles) => reviewGame(model.edition, gambles, session.log.peek(), open, reader));
  return (
    <ResultDialog {...props} ending={review?.ending ?? null}>
      {review !== null && <LookBack model={model} review={review} reader={reader} />}
    </ResultDialog>
  );
}

interface LookBackProps {
  readonly model: UndauntedModel;
  readonly review: GameReview;
  readonly reader: Reader;
}

function LookBack({ model, review, reader }: LookBackProps): JSX.Element {
  const { chronicle, fallen, luckiest, unluckiest, shots, sides, rounds } = review;
  const { names, facts, pieces } = model;
  const most = (lines: Readonly<Record<string, readonly number[]>>): number =>
    Math.max(1, ...Object.values(lines).flat());
  const remembered = (shot: FiredShot) => ({
    made: shot.made,
    luck: luckFor(reader, shot),
    words: highlightWords(names, shot),
  });
  return (
    <div class="look-back un-look-back">
      <section class="course">
        <Graph
          title="Round by round"
          labels={chronicle.labels}
          lines={[
            ...pieces.seats.map((seat) => {
              const goal = entry(facts.mission.goals, seat).points;
              return {
                name: `${names.side(seat).name}, points`,
                values: chronicle.points[seat] ?? [],
                max: Math.max(goal ?? 1, most(chronicle.points)),
                ...(goal !== null && { level: { at: goal, label: `– – goal ${goal}` } }),
              };
            }),
            ...pieces.seats.map((seat) => ({
              name: `${names.side(seat).name}, casualties`,
              values: chronicle.casualties[seat] ?? [],
              max: most(chronicle.casualties),
            })),
          ]}
        />
        <FallenList sides={pieces.seats.map((seat) => ({ name: names.side(seat).name, fallen: fallen[seat] ?? [] }))} />
      </section>
      <Verdict on="luck" title={luckTitle(names, review, reader)}>
        {sides.map((side) => (
          <p key={side.seat}>{luckWords(names, side, reader)}</p>
        ))}
        {shots.length > 0 && <Highlights luckiest={luckiest.map(remembered)} unluckiest={unluckiest.map(remembered)} />}
      </Verdict>
      <Verdict on="decisions" title={decisionTitle(review, reader)}>
        {sides.map((side) => (
          <div key={side.seat} class="un-decisions">
            <b>{names.side(side.seat).name}</b>
            {decisionWords(side, rounds).map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
        ))}
      </Verdict>
      {shots.length > 0 && <Chances names={names} shots={shots} />}
    </div>
  );
}

/** Every shot with its chance, what came, and the luck in it. */
const Chances = ({ names, shots }: { readonly names: Names; readonly shots: readonly FiredShot[] }): JSX.Element => (
  <ChanceTable
    rows={shots}
    isSuccess={({ isHit }) => isHit}
    columns={[
      { title: 'Round', cell: ({ round }) => round },
      { title: 'Side', cell: ({ seat }) => names.side(seat).letters },
      {
        title: 'Shot',
        isName: true,
        cell: ({ by, at }) =>
          `${by === null ? '–' : names.unit(by)} at ${at.what === 'unit' ? `${names.side(at.seat).letters} ${names.unit(at.unit)}` : at.what}`,
      },
      { title: 'On', isExtra: true, cell: ({ at }) => <span title={names.tile(at.tile)}>{at.tile}</span> },
      { title: 'Chance', cell: ({ chance }) => <ChanceBar chance={chance} /> },
      { title: 'Result', isExtra: true, cell: outcomeWords },
      { title: 'Luck', cell: ({ luck }) => signed(luck, 2) },
    ]}
  />
);
