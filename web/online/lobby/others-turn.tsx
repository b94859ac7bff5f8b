import type { Offered } from '@kurgan/wire';
import type { JSX } from 'preact';
import type { Connection } from '../connection.ts';
import { clockText } from '../pace.ts';
import { holderName, presenceOf, presenceWord } from '../person.tsx';
import { leftOf } from '../table/clock.tsx';
import { type Mine, otherSeat } from './lists.ts';
import { MatchRow } from './match-row.tsx';
import { lobbyWords } from './words.ts';

interface OthersTurnProps {
  readonly to: Connection;
  readonly mine: Mine;
}

/** Matches in which the player decides about a late opponent, and those where the other side is to act. */
export function OthersTurn({ to, mine: { late, theirs } }: OthersTurnProps): JSX.Element {
  const words = lobbyWords.value;
  const nameIn = (offered: Offered): string => {
    const other = otherSeat(offered, to.you.value.id);
    return (other === undefined ? null : holderName(offered.game, other)) ?? '?';
  };
  return (
    <section class="others-turn" data-tab="mine">
      {late.length > 0 && (
        <>
          <h2 class="head">{words.needed}</h2>
          <ul>
            {late.map((each) => (
              <MatchRow
                key={each.match}
                to={to}
                offered={each}
                title={words.outOfTime(nameIn(each))}
                line={words.outOfTimeNote}
              >
                <a class="button touch" href={`/match/${each.match}`}>
                  {words.decide}
                </a>
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
  return (
    <MatchRow
      to={to}
      offered={offered}
      href={`/match/${offered.match}`}
      line={
        <>
          <i class={`presence ${presence}`} aria-hidden="true" /> {lobbyWords.value.choosing(name)},{' '}
          {presenceWord(presence)}
        </>
      }
    >
      {clock !== null && clockText(leftOf(clock, to.now()))}
    </MatchRow>
  );
}
