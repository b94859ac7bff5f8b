import { type Balance, percent, percents } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { CatalogueEntry } from '../catalogue.ts';
import { gameOf, seatName } from '../games.ts';
import { pageWords } from '../language/pages.ts';
import { useLoaded } from '../parts/loading.tsx';
import { addressOf } from '../route.ts';
import type { MatchRequest } from './match-request.ts';

interface PickedScenarioProps {
  readonly entry: CatalogueEntry;
  readonly request: MatchRequest;
  /** Seats whose own options are chosen here; left out: all. */
  readonly seats?: readonly string[];
  onRequest(request: MatchRequest): void;
}

/** The chosen scenario: its map, its briefing and how it has ended so far, as far as the game shows them. */
export function PickedScenario({ entry, request, seats, onRequest }: PickedScenarioProps): JSX.Element {
  const { scenario: wanted } = request;
  const read = async () => ({ scenario: wanted, picker: await gameOf(entry.id).picker?.(wanted) });
  const loaded = useLoaded(read, `${entry.id} ${wanted}`);
  // The last one stays until the next is there.
  const last = useRef<Awaited<ReturnType<typeof read>>>({ scenario: wanted, picker: undefined });
  if (loaded.state === 'ready') last.current = loaded.value;
  const { scenario, picker } = last.current;
  const info = entry.scenarios.find(({ id }) => id === scenario);
  const briefing = picker?.briefing(scenario);
  const balance = picker?.balance?.(scenario) ?? null;
  return (
    <section class="picked">
      {picker !== undefined && (
        <div class="preview">
          <picker.Preview scenario={scenario} />
        </div>
      )}
      <div class="picked-text" aria-live="polite">
        <h2>{info?.title}</h2>
        <p>{briefing?.text ?? info?.summary}</p>
        {briefing !== undefined && briefing.facts.length > 0 && (
          <dl>
            {briefing.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {balance !== null && <BalanceLine game={entry.id} balance={balance} />}
      </div>
      {picker?.Fields && (
        <picker.Fields
          {...request}
          {...(seats && { seats })}
          scenario={scenario}
          builder={addressOf({ page: 'army', game: entry.id, query: '' })}
          onChange={(change) => onRequest({ ...request, ...change })}
        />
      )}
    </section>
  );
}

function BalanceLine({ game, balance }: { readonly game: string; readonly balance: Balance }): JSX.Element {
  const { balanceOf, rounds, wins } = pageWords.players;
  const shares = percents(balance.wins.map(({ share }) => share));
  return (
    <p class="balance">
      {balanceOf(balance.games)}:{' '}
      {balance.wins
        .map(({ seat, low, high }, i) => wins(seatName(game, seat), shares[i] ?? '', percent(low), percent(high)))
        .join(', ')}
      ; {rounds(balance.rounds)}.
    </p>
  );
}
