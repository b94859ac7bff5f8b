import './match-card.css';
import { Icon } from '@kurgan/kit';
import type { Offered } from '@kurgan/wire';
import { Clock3 } from 'lucide';
import type { JSX } from 'preact';
import { gameOf, seatName } from '../../games.ts';
import type { Connection } from '../connection.ts';
import { clockText } from '../pace.ts';
import { Face, holderName, presenceOf, whereabouts } from '../person.tsx';
import { leftOf } from '../table/clock.tsx';
import { useScenarioTitle } from '../use-entry.ts';
import { otherSeat, ownSeat } from './lists.ts';
import { standingOf, Thumbnail, useGlimpse } from './thumbnail.tsx';
import { lobbyWords as words } from './words.ts';

interface MatchCardProps {
  readonly to: Connection;
  readonly offered: Offered;
  readonly isFirst: boolean;
}

/** A match that waits for the player: the only large paper on the page. */
export function MatchCard({ to, offered, isFirst }: MatchCardProps): JSX.Element {
  const you = to.you.value.id;
  const { match, game, scenario, phase, length, seen, pace } = offered;
  const glimpse = useGlimpse(to, offered);
  const own = ownSeat(offered, you);
  const other = otherSeat(offered, you);
  const now = to.now();
  return (
    <article class="match-card">
      <Thumbnail of={offered} glimpse={glimpse} />
      <div class="card-words">
        <h2>{gameOf(game).title}</h2>
        <p class="card-scenario">{useScenarioTitle(game, scenario)}</p>
        <p class="card-standing">
          {(phase === 'dealt' ? words.sealing : standingOf(offered, glimpse)).split(' · ').map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
        {own !== undefined && <p class="card-side">{words.leads(seatName(game, own.seat))}</p>}
        <hr />
        {other !== undefined && (
          <p class="card-person">
            <Face name={holderName(game, other) ?? '?'} presence={presenceOf(other)} />
            <span>
              <b>{holderName(game, other)}</b>
              <i>
                {whereabouts(other, now)}
                {pace.kind === 'live' && `, ${words.live}`}
              </i>
            </span>
          </p>
        )}
        {seen !== null && phase === 'running' && <p class="card-news">{words.news(length - Math.max(0, seen))}</p>}
        <p class="card-foot">
          {own?.clock !== null && own?.clock !== undefined && phase === 'running' && (
            <span class="card-clock">
              <Icon of={Clock3} size={16} /> {clockText(leftOf(own.clock, now))}
            </span>
          )}
          <a class={isFirst ? 'button primary' : 'button on-paper'} href={`/match/${match}`}>
            {phase === 'dealt' ? words.open : words.play}
          </a>
        </p>
      </div>
    </article>
  );
}
