import './status.css';
import type { JSX } from 'preact';
import { LIMITS, ROUNDS, roundFacts } from '../data/track.ts';
import { type Side, ZONE_IDS } from '../data/zones.ts';
import { donFrozen, volgaFrozen } from '../rules/board.ts';
import { tokensIn } from '../rules/stacks.ts';
import { type Open, SIDES } from '../rules/state.ts';
import type { Props } from './model.ts';
import { words } from './words/table.ts';

const tokensOf = (open: Open, side: Side): number => ZONE_IDS.reduce((all, id) => all + tokensIn(open, side, id), 0);

/** `20 Sep 1942`. */
const shortDate = (date: string): string => date.replace(/([A-Z][a-z]{2})[a-z]*/, '$1');

/** The round track with its date, the weather, and the stores of both sides. */
export function Status({ model }: Props): JSX.Element {
  const open = model.open.value;
  const weather = open.badWeather ? words.weather.bad : null;
  const ice = volgaFrozen(open) ? words.weather.volga : donFrozen(open) ? words.weather.don : null;
  return (
    <div class="axis-status">
      <ol class="round-track" aria-label={words.rounds}>
        {ROUNDS.map((_facts, i) => (
          <li
            key={i}
            class={i + 1 < open.round ? 'past' : ''}
            aria-current={i + 1 === open.round ? 'step' : undefined}
            title={titleOf(open, i + 1)}
          >
            {i + 1}
          </li>
        ))}
      </ol>
      <b class="date">{shortDate(roundFacts(open.round).date)}</b>
      {[weather, ice].map(
        (text) =>
          text !== null && (
            <span key={text} class="weather">
              {text}
            </span>
          ),
      )}
      <span class="stores">
        {SIDES.map((side) => (
          <span key={side} class={side}>
            {words.side[side]} <b>{open.rpc[side]}</b> {words.rp} · <b>{tokensOf(open, side)}</b> {words.supply}
          </span>
        ))}
      </span>
    </div>
  );
}

/** The date of a round, and what it is known to bring. */
function titleOf({ winterStorm }: Open, round: number): string {
  const { date, badWeather } = roundFacts(round);
  const weather = badWeather > 0 ? `. Bad weather on a roll of ${badWeather} or less` : '';
  const storm = round === winterStorm ? '. Winter Storm' : '';
  return `${words.round(round)}, ${date}${weather}${storm}`;
}

/** On a phone: where the match stands between the stores of both sides. */
export function Figures({ model }: Props): JSX.Element {
  const open = model.open.value;
  return (
    <div class="axis-figures">
      <Store open={open} side="allies" />
      <span class="moment">
        <b>
          {words.round(open.round)} <small>{words.of(LIMITS.lastRound)}</small>
        </b>
        <i>{open.card === 0 ? words.setUp : words.orderCards[open.card - 1]}</i>
      </span>
      <Store open={open} side="axis" />
    </div>
  );
}

const Store = ({ open, side }: { readonly open: Open; readonly side: Side }): JSX.Element => (
  <span class={`store ${side}`}>
    <span class="shield" aria-hidden="true" />
    <b>{open.rpc[side]}</b> <small>{words.rp}</small>
    <span class="hidden-words">{words.side[side]}</span>
  </span>
);
