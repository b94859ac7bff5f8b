import type { Offered } from '@kurgan/wire';
import type { JSX } from 'preact';
import type { Connection } from '../connection.ts';
import { clockText } from '../pace.ts';
import { holderName, isDeserted, presenceOf, presenceWord } from '../person.tsx';
import { leftOf } from '../table/clock.tsx';

import { type Mine, otherSeat } from './lists.ts';
import { MatchRow } from './match-row.tsx';
import { takeOpen } from './take-open.ts';
import { lobbyWords as words } from './words.ts';

interface OthersTurnProps {
  readonly to: Connection;
  readonly mine: Mine;
}

/** Matches that want a word of the player: a late opponent, a rematch. Then those where the other side is to act. */
export function OthersTurn({ to, mine: { late, rematches, theirs } }: OthersTurnProps): JSX.Element | null {
  if (late.length + rematches.length + theirs.length === 0) return null;
  const nameIn = (offered: Offered): string => {
    const { game, seats } = offered;
    const other = rematches.includes(offered)
      ? seats.find(({ player }) => player !== null)
      : otherSeat(offered, to.you.value.id);
    return (other === undefined ? null : holderName(game, other)) ?? '?';
  };
  return (
    <section class="others-turn" data-tab="mine">
      {late.length + rematches.length > 0 && (
        <>
          <h2 class="head">{words.needed}</h2>
          <ul>
            {late.map((each) => {
              const isLeft = each.seats.some(isDeserted);
              return (
                <MatchRow
                  key={each.match}
                  to={to}
                  offered={each}
                  title={isLeft ? words.left : words.outOfTime(nameIn(each))}
                  line={isLeft ? words.leftNote : words.outOfTimeNote}
                >
                  <a class="button touch" href={`/match/${each.match}`}>
                    {words.decide}
                  </a>
                </MatchRow>
              );
            })}
            {rematches.map((each) => (
              <MatchRow
                key={each.match}
                to={to}
                offered={each}
                title={words.wantsRematch(nameIn(each))}
                line={words.rematchNote}
              >
                <button class="button touch" type="button" onClick={() => void takeOpen(each.match).catch(() => {})}>
                  {words.play}
                </button>
              </MatchRow>
            ))}
          </ul>
        </>
      )}
      {theirs.length > 0 && (
        <>
          <h2 class="head">{words.theirs}</h2>
          <ul>
            {theirs.map((each) => (
              <Theirs key={each.match} to={to} offered={each} name={nameIn(each)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface TheirsProps {
  readonly to: Connection;
  readonly offered: Offered;
  readonly name: string;
}

function Theirs({ to, offered, name }: TheirsProps): JSX.Element {
  const other = otherSeat(offered, to.you.value.id);
  const presence = other === undefined ? 'away' : presenceOf(other);
  const clock = other?.clock ?? null;
  const { match, phase } = offered;
  return (
    <MatchRow
      to={to}
      offered={offered}
      href={`/match/${match}`}
      line={
        phase === 'held' ? (
          words.held
        ) : (
          <>
            <i class={`presence ${presence}`} aria-hidden="true" /> {words.choosing(name)}, {presenceWord(presence)}
          </>
        )
      }
    >
      {clock !== null && phase === 'running' && clockText(leftOf(clock, to.now()))}
    </MatchRow>
  );
}
