import './way-map.css';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { entry } from '../../../rules/pieces.ts';
import { openingEdition as edition } from '../../../stalingrad/opening-edition.ts';
import type { UndauntedModel } from '../../model.ts';
import type { CampaignFacts } from './facts.ts';
import { NumberPlate } from './map-marks.tsx';
import { overview } from './overview-words.ts';
import { type Dot, type Link, lattice, MOST_GAMES, type WayGame, wayOf } from './way.ts';
import { titled } from './words.ts';

interface Props {
  readonly model: UndauntedModel;
  readonly facts: CampaignFacts;
}

/** Units of the drawing: a game to the right, an area up. */
const STEP = 80;
const RISE = 13;
const HEIGHT = 100;
const WIDTH = STEP * MOST_GAMES;

const x = ({ game }: Dot): number => (game - 0.5) * STEP;
const y = ({ balance }: Dot): number => HEIGHT / 2 - balance * RISE;
const lineOf = (links: readonly Link[]): string =>
  links.map(({ from, to }) => `M${x(from)} ${y(from)}L${x(to)} ${y(to)}`).join('');

/** The games so far with their winners, the turns not taken, and dots for what may come. Each game leads to its replay. */
export function WayMap({ model, facts }: Props): JSX.Element {
  const way = wayOf(facts.open);
  const last = way.games.at(-1);
  const { dots, links } = useMemo(lattice, []);
  const ahead = dots.filter(({ game }) => game > (last?.game ?? 0));
  return (
    <section class="us-way" aria-label={overview.way}>
      <header>
        <h3>{overview.way}</h3>
        <p>{overview.wayHelp}</p>
      </header>
      <div class="way-field">
        <ol>
          {way.games.map((game) => (
            <Game key={game.state} model={model} facts={facts} game={game} />
          ))}
          {Array.from({ length: MOST_GAMES - way.games.length }, (_, i) => (
            <li key={i} class="ahead" aria-hidden="true">
              <span>{way.games.length + i + 1}</span>
            </li>
          ))}
        </ol>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <path class="level" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
          <path class="lattice" d={lineOf(links)} />
          <path class="not-taken" d={lineOf(way.notTaken)} />
          {dots.map((dot) => (
            <circle key={`${dot.game} ${dot.balance}`} cx={x(dot)} cy={y(dot)} r={dot.game % 2 === 1 ? 4.6 : 3.4} />
          ))}
          {way.taken.map((link) => (
            <g key={link.from.game} class={`taken ${model.lookOf(link.winner).class}`}>
              <path class="under" d={lineOf([link])} />
              <path d={lineOf([link])} />
            </g>
          ))}
          {way.games.map((game) => (
            <g key={game.state} transform={`translate(${x(game)} ${y(game)})`}>
              {game.winner === null ? (
                <g class="next-game">
                  <circle r="16" />
                  <text y="6">{game.game}</text>
                </g>
              ) : (
                <NumberPlate look={model.lookOf(game.winner)} n={game.game} edge={game.isForArea ? 30 : 23} />
              )}
            </g>
          ))}
        </svg>
        {ahead.length > 0 && facts.open.ended === null && <p class="what-follows">{overview.ahead}</p>}
      </div>
    </section>
  );
}

/** A game that is over says how it ended, and opens its replay. */
function Game({ model, facts, game }: Props & { readonly game: WayGame }): JSX.Element {
  const { title, date, winner, game: number } = game;
  const story = facts.games.find(({ state }) => state === game.state);
  const played = facts.open.record[number - 1];
  const { onReplay } = model;
  const content = (
    <>
      <b>{titled(title)}</b>
      <span>{overview.shortDate(date)}</span>
    </>
  );
  if (winner === null || played === undefined)
    return (
      <li class="now" aria-current="step">
        {content}
      </li>
    );
  const ending = `${overview.won(model.names.side(winner).name)}: ${entry(edition.endings, played.how).title}`;
  return (
    <li class={model.lookOf(winner).class}>
      {onReplay === undefined || story === undefined ? (
        <span title={ending}>{content}</span>
      ) : (
        <button type="button" title={`${ending}. ${overview.replay}`} onClick={() => onReplay(story.from)}>
          {content}
          <span class="in-words">
            . {ending}. {overview.replay}
          </span>
        </button>
      )}
    </li>
  );
}
