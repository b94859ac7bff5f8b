import type { Players } from '@kurgan/host';
import type { JSX } from 'preact';
import type { CatalogueEntry } from '../../catalogue.ts';
import type { MatchRequest } from '../../lobby/match-request.ts';
import { lazily } from '../../parts/loading.tsx';
import { challengeWords as words } from './challenge-words.ts';

// The set-up page of a game has these parts already.
const setUp = () => import('../../pages/set-up.tsx');
const PickedScenario = lazily(async () => (await setUp()).PickedScenario);
const Options = lazily(async () => (await setUp()).Options);

interface ChallengeOptionsProps {
  readonly entry: CatalogueEntry;
  readonly scenario: string;
  readonly options: MatchRequest['options'];
  readonly players: Players;
  /** Seats whose own options are chosen here: other players choose theirs. */
  readonly seats: readonly string[];
  onOptions(options: MatchRequest['options']): void;
}

/** The scenario's map and briefing, and everything that can be chosen about it. */
export function ChallengeOptions({ onOptions, seats, ...props }: ChallengeOptionsProps): JSX.Element {
  const { entry, scenario, options, players } = props;
  const infos = entry.scenarios.find(({ id }) => id === scenario)?.options ?? [];
  const isPrepared = infos.some(({ prepared }) => prepared);
  const inUse = Object.keys(options).filter((id) => isInUse(options[id])).length;
  const parts = {
    entry,
    request: { scenario, options, seed: '', players },
    onRequest: (next: MatchRequest) => onOptions(next.options),
  };
  return (
    <>
      <details class="challenge-about" key={scenario} open={isPrepared}>
        <summary>{isPrepared ? words.prepare : words.about}</summary>
        <PickedScenario {...parts} seats={seats} />
      </details>
      {infos.some(({ prepared }) => !prepared) && (
        <details class="challenge-about">
          <summary>{words.options(inUse)}</summary>
          <Options {...parts} />
        </details>
      )}
    </>
  );
}

const isInUse = (value: unknown): boolean =>
  value !== null && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0);
