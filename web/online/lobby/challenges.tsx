import './match-row.css';
import type { Offered } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { gameOf, seatName } from '../../games.ts';
import { type Connection, Refused } from '../connection.ts';
import { useOptionsInUse } from '../options-in-use.ts';
import { paceWords } from '../pace.ts';
import { Face, presenceOf, whereabouts } from '../person.tsx';

import { useScenarioTitle } from '../use-entry.ts';
import { onlineWords } from '../words.ts';
import { takeOpen } from './take-open.ts';
import { lobbyWords as words } from './words.ts';

interface ChallengesProps {
  readonly to: Connection;
  readonly open: readonly Offered[];
  readonly own: readonly Offered[];
  onChange(): void;
}

/** Challenges to take, and the player's own to withdraw. */
export function Challenges({ to, open, own, onChange }: ChallengesProps): JSX.Element {
  return (
    <section class="challenges" data-tab="open">
      <h2 class="head">{words.challenges}</h2>
      {open.length === 0 && <p class="empty">{words.noChallenges}</p>}
      <ul>
        {open.map((each) => (
          <OpenChallenge key={each.match} to={to} offered={each} onChange={onChange} />
        ))}
        {own.map((each) => (
          <OwnChallenge key={each.match} to={to} offered={each} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

interface ChallengeProps {
  readonly to: Connection;
  readonly offered: Offered;
  onChange(): void;
}

function OpenChallenge({ to, offered, onChange }: ChallengeProps): JSX.Element | null {
  const [isLate, setLate] = useState(false);
  const { match, game, scenario, seats, pace, isRated, isPublished, rematchOf } = offered;
  const title = useScenarioTitle(game, scenario);
  const options = useOptionsInUse(offered);
  const host = seats.find(({ player }) => player !== null);
  const free = seats.find(({ player, bot }) => player === null && bot === null);
  if (host?.player == null) return null;
  const now = to.now();
  const onTake = (): void => {
    takeOpen(match).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      setLate(true);
      onChange();
    });
  };
  return (
    <li class="challenge">
      <Face name={host.player.name} presence={presenceOf(host)} />
      <span class="row-words">
        <b>
          {gameOf(game).title}, {title}
        </b>
        {free !== undefined && <i>{words.wouldLead(seatName(game, free.seat))}</i>}
        {options.length > 0 && <i>{options.join(' · ')}</i>}
        <i>
          <b>{rematchOf === null ? host.player.name : words.wantsRematch(host.player.name)}</b> {whereabouts(host, now)}{' '}
          · {paceWords(pace)}
          {isRated && ` · ${onlineWords.rated}`}
          {isPublished && ` · ${words.published}`}
        </i>
        {isLate && <i role="status">{words.taken}</i>}
      </span>
      <button class="button touch" type="button" onClick={onTake}>
        {words.take}
      </button>
    </li>
  );
}

function OwnChallenge({ to, offered, onChange }: ChallengeProps): JSX.Element {
  const { match, game, scenario } = offered;
  const title = useScenarioTitle(game, scenario);
  const withdraw = async (): Promise<void> => {
    await to.call('withdraw', { match }).catch(() => {}); // somebody may just have taken it
    onChange();
  };
  return (
    <li class="challenge own">
      <span class="row-words">
        <i>{words.yours(`${gameOf(game).title}, ${title}`)}</i>
      </span>
      <a class="text-button" href={`/match/${match}`}>
        {words.invite}
      </a>
      <button class="text-button" type="button" onClick={() => void withdraw()}>
        {words.withdraw}
      </button>
    </li>
  );
}
