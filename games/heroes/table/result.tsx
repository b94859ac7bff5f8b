import './result.css';
import { ChanceBar, ChanceTable, FallenList, Graph, ResultDialog, type ResultProps, Verdict } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { endOf, firstOf, of } from '../rules/counters.ts';
import { scenarioOf } from '../rules/scenario.ts';
import { SEATS, type Seat, type View, WHERE } from '../rules/state.ts';
import { marksOf, pointsNow } from './facts.ts';
import { MiniBoard } from './mini-board.tsx';
import type { Props } from './model.ts';
import { goalsOf } from './objectives.tsx';
import { assaultWords, type FiredShot, type GameReview, luckTitle, luckWords, reviewGame } from './review.ts';
import { unitTitle } from './words/names.ts';
import { words } from './words/table.ts';

/** Units of a side that were destroyed. */
function fallenOf(view: View, seat: Seat): string[] {
  const fallen: string[] = [];
  for (let u = firstOf(view.open, seat); u < endOf(view.open, seat); u++)
    if (of(view.open.units.where, u) === WHERE.destroyed) fallen.push(unitTitle(view, u));
  return fallen;
}

/** The game is over: how it ended, what it cost, and what of it was luck. */
export function Result({ model, ...props }: ResultProps & Props): JSX.Element {
  const view = model.view.value;
  const log = props.session.log.value;
  const review = useMemo(() => reviewGame(view, log), [view, log]);
  const winner = view.open.outcome?.winner ?? null;
  const verdict = winner === null ? 'A draw' : `The ${words.side[winner]} side wins`;
  const points = SEATS.map((seat) => `${words.side[seat]} ${pointsNow(view.open, seat)} VP`).join(', ');
  return (
    <ResultDialog {...props} ending={`${verdict} after turn ${view.open.turn}: ${points}.`}>
      <LookBack view={view} review={review} />
    </ResultDialog>
  );
}

interface LookBackProps {
  readonly view: View;
  readonly review: GameReview;
}

function LookBack({ view, review }: LookBackProps): JSX.Element {
  const { open } = view;
  const most = Math.max(1, ...SEATS.flatMap((seat) => review.lost[seat]));
  return (
    <div class="look-back heroes-look-back">
      <section class="course">
        <MiniBoard layout={scenarioOf(open).layout} marks={marksOf(open)} />
        <Graph
          title="Units lost, turn by turn"
          labels={review.turns}
          lines={SEATS.map((seat) => ({ name: words.side[seat], values: review.lost[seat], max: most }))}
        />
        <FallenList sides={SEATS.map((seat) => ({ name: words.side[seat], fallen: fallenOf(view, seat) }))} />
      </section>
      <Verdict on="luck" title={luckTitle(review)}>
        {SEATS.map((seat) => (
          <p key={seat}>{luckWords(review, seat)}</p>
        ))}
      </Verdict>
      <Verdict on="decisions" title={words.objectives}>
        <ul class="reached">
          {goalsOf(open)
            .filter(({ isMet }) => isMet)
            .map(({ side, text, worth }) => (
              <li key={`${side} ${text} ${worth}`}>
                {words.side[side]} {text} <b>{worth}</b>
              </li>
            ))}
        </ul>
        {SEATS.map((seat) => (
          <p key={seat}>{assaultWords(review, seat)}</p>
        ))}
      </Verdict>
      {review.shots.length > 0 && <Shots shots={review.shots} />}
    </div>
  );
}

/** Every shot with its chance and what came of it. */
const Shots = ({ shots }: { readonly shots: readonly FiredShot[] }): JSX.Element => (
  <ChanceTable
    rows={shots}
    isSuccess={({ isHit }) => isHit}
    columns={[
      { title: 'Turn', cell: ({ turn }) => turn },
      { title: 'Shot', isName: true, cell: ({ unit, target }) => `${unit} at ${target}` },
      { title: 'Side', isExtra: true, cell: ({ side }) => words.side[side] },
      {
        title: 'Chance',
        note: 'Of a hit, or of a marker where the die gives one',
        cell: ({ chance }) => <ChanceBar chance={chance} />,
      },
      { title: 'Result', cell: ({ result }) => result },
    ]}
  />
);
