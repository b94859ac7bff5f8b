import './result.css';
import {
  ChanceBar,
  ChanceTable,
  FallenList,
  Graph,
  Highlights,
  percentWords,
  ResultDialog,
  type ResultProps,
  signed,
  useReview,
  Verdict,
} from '@kurgan/kit';
import type { JSX } from 'preact';
import { AREA_IDS, AREAS } from '../data/areas.ts';
import { MORALE } from '../data/charts.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import type { Open } from '../rules/state.ts';
import type { Props } from './model.ts';
import type { Attack } from './review/attacks.ts';
import { defenderWords, highlightWords, RESULT_WORDS } from './review/words.ts';
import {
  decisionTitle,
  decisionWords,
  type GameReview,
  luckTitle,
  luckWords,
  otherLuck,
  reviewGame,
} from './review.ts';

/** The game is over: how it ended, how it went, and what of it was luck. */
export function Result({ model, ...props }: ResultProps & Props): JSX.Element {
  const { log } = props.session;
  const open = model.open.value;
  const review = useReview(props.session, (gambles) => reviewGame(gambles, log.peek(), open));
  return (
    <ResultDialog {...props} ending={review?.ending ?? null}>
      {review !== null && <LookBack review={review} open={open} />}
    </ResultDialog>
  );
}

function LookBack({ review, open }: { readonly review: GameReview; readonly open: Open }): JSX.Element {
  const { chronicle, fallen, luckiest, unluckiest, attacks } = review;
  const { operationalVictory, firstTurn } = SCENARIOS[open.scenario];
  const goal = operationalVictory?.areas ?? AREA_IDS.length;
  return (
    <div class="look-back">
      <section class="course">
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
          <Highlights luckiest={luckiest.map(remembered)} unluckiest={unluckiest.map(remembered)} />
        )}
        <FallenList
          sides={[
            { name: 'German', fallen: fallen.german },
            { name: 'Soviet', fallen: fallen.soviet },
          ]}
        />
      </section>
      <Verdict on="luck" title={luckTitle(review)}>
        <p>{luckWords(review)}</p>
        <dl class="other-luck">
          {otherLuck(review).map(({ name, words, luck }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {words} <b>{signed(luck)}</b>
              </dd>
            </div>
          ))}
        </dl>
      </Verdict>
      <Verdict on="decisions" title={decisionTitle(review)}>
        {decisionWords(review).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </Verdict>
      {attacks.length > 0 && <Chances attacks={attacks} />}
    </div>
  );
}

const remembered = (attack: Attack) => ({
  made: attack.made,
  luck: attack.luck,
  words: highlightWords(attack),
  when: `Turn ${attack.turn}`,
});

/** Every attack with its chance, what came, and the luck in it. */
const Chances = ({ attacks }: { readonly attacks: readonly Attack[] }): JSX.Element => (
  <ChanceTable
    rows={attacks}
    isSuccess={({ isTaken }) => isTaken}
    columns={[
      { title: 'Turn', cell: ({ turn }) => turn },
      { title: 'Attack on', isName: true, cell: ({ area }) => `${area} ${AREAS[area].name}` },
      { title: 'Defender', isExtra: true, cell: defenderWords },
      {
        title: 'Before reveal',
        note: 'Against whatever the defender might have been, without support',
        isExtra: true,
        cell: ({ before }) => (before === null ? '' : percentWords(before)),
      },
      {
        title: 'At the roll',
        note: 'With the support you added',
        cell: ({ chance }) => <ChanceBar chance={chance} />,
      },
      { title: 'Result', cell: ({ result }) => RESULT_WORDS[result] },
      { title: 'Luck', cell: ({ luck }) => signed(luck, 2) },
    ]}
  />
);
