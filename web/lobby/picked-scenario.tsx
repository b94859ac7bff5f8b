import { type Balance, percent, percents } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { CatalogueEntry } from '../catalogue.ts';
import { seatName } from '../language/names.ts';
import { pageWords } from '../language/pages.ts';
import { useLoaded } from '../parts/loading.tsx';
import { pickerOf } from '../pickers.ts';

interface PickedScenarioProps {
  readonly entry: CatalogueEntry;
  readonly scenario: string;
}

/** The chosen scenario: its map, its briefing and how it has ended so far, as far as the game shows them. */
export function PickedScenario({ entry, scenario }: PickedScenarioProps): JSX.Element {
  const loaded = useLoaded(() => pickerOf(entry.id), entry.id);
  const info = entry.scenarios.find(({ id }) => id === scenario);
  const picker = loaded.state === 'ready' ? loaded.value : null;
  const briefing = picker?.briefing(scenario);
  const balance = picker?.balance?.(scenario) ?? null;
  return (
    <section class="picked" aria-live="polite">
      {picker !== null && (
        <div class="preview">
          <picker.Preview scenario={scenario} />
        </div>
      )}
      <div class="picked-text">
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
        {balance !== null && <BalanceLine balance={balance} />}
      </div>
    </section>
  );
}

function BalanceLine({ balance }: { readonly balance: Balance }): JSX.Element {
  const { balanceOf, rounds, wins } = pageWords.value.players;
  const shares = percents(balance.wins.map(({ share }) => share));
  return (
    <p class="balance">
      {balanceOf(balance.games)}:{' '}
      {balance.wins
        .map(({ seat, low, high }, i) => wins(seatName(seat), shares[i] ?? '', percent(low), percent(high)))
        .join(', ')}
      ; {rounds(balance.rounds)}.
    </p>
  );
}
