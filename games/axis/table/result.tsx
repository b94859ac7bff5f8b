import {
  ChanceBar,
  ChanceTable,
  FallenList,
  Graph,
  ResultDialog,
  type ResultProps,
  useReview,
  Verdict,
} from '@kurgan/kit';
import type { JSX } from 'preact';
import { ZONES } from '../data/zones.ts';
import { SIDES } from '../rules/state.ts';
import type { Props } from './model.ts';
import {
  attackWords,
  CITY_GOAL,
  type FoughtFight,
  type GameReview,
  luckTitle,
  luckWords,
  reviewGame,
} from './review.ts';
import { words } from './words/table.ts';

/** The game is over: how it ended, how it went, and what of it was luck. */
export function Result({ model, ...props }: ResultProps & Props): JSX.Element {
  const { log } = props.session;
  const open = model.open.value;
  const review = useReview(props.session, (gambles) => reviewGame(gambles, log.peek(), open));
  return (
    <ResultDialog {...props} ending={review?.ending ?? null}>
      {review !== null && <LookBack review={review} />}
    </ResultDialog>
  );
}

function LookBack({ review }: { readonly review: GameReview }): JSX.Element {
  const { chronicle, fallen, luck, fights } = review;
  const most = Math.max(1, ...SIDES.flatMap((side) => chronicle.lost[side]));
  return (
    <div class="look-back">
      <section class="course">
        <Graph
          title="Round by round"
          labels={chronicle.labels}
          lines={[
            { name: 'City zones with RP, Axis', values: chronicle.city, max: CITY_GOAL.length },
            ...SIDES.map((side) => ({
              name: `${words.side[side]} units lost`,
              values: chronicle.lost[side],
              max: most,
            })),
          ]}
        />
        <FallenList sides={SIDES.map((side) => ({ name: words.side[side], fallen: fallen[side] }))} />
      </section>
      <Verdict on="luck" title={luckTitle(review)}>
        {luck.map((each) => (
          <p key={each.side}>{luckWords(each)}</p>
        ))}
      </Verdict>
      <Verdict on="decisions" title="Attacks">
        {SIDES.map((side) => (
          <p key={side}>{attackWords(review, side)}</p>
        ))}
      </Verdict>
      {fights.length > 0 && <Fights fights={fights} />}
    </div>
  );
}

/** Every fight with its chance and what came of it. */
const Fights = ({ fights }: { readonly fights: readonly FoughtFight[] }): JSX.Element => (
  <ChanceTable
    rows={fights}
    isSuccess={({ isWon }) => isWon}
    columns={[
      { title: 'Round', cell: ({ round }) => round },
      { title: 'Zone', isName: true, cell: ({ zone }) => ZONES[zone].name },
      { title: 'Attacker', isExtra: true, cell: ({ attacker }) => words.side[attacker] },
      { title: 'Chance', note: 'That the attacker alone is left', cell: ({ chance }) => <ChanceBar chance={chance} /> },
      { title: 'Won', cell: ({ isWon }) => (isWon ? 'yes' : 'no') },
    ]}
  />
);
