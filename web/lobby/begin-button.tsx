import { Icon } from '@kurgan/kit';
import { Play } from 'lucide';
import type { JSX } from 'preact';
import type { CatalogueEntry } from '../catalogue.ts';
import { pageWords } from '../language/pages.ts';
import { TroubleLine } from '../parts/trouble.tsx';
import type { MatchRequest } from './match-request.ts';
import { useStart } from './start.ts';

interface BeginButtonProps {
  readonly entry: CatalogueEntry;
  readonly request: MatchRequest;
}

/** Begins what has been set up. */
export function BeginButton({ entry, request }: BeginButtonProps): JSX.Element {
  const { isStarting, start, trouble } = useStart(entry.id);
  const { players, setUp } = pageWords;
  return (
    <>
      <p class="begin">
        <button class="button primary" type="button" aria-busy={isStarting} onClick={() => start(request)}>
          <Icon of={Play} /> {isStarting ? setUp.starting : players.begin}
        </button>
      </p>
      {trouble !== null && <TroubleLine trouble={trouble} />}
    </>
  );
}
