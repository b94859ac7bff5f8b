import { Icon } from '@kurgan/kit';
import { Link, User, Users } from 'lucide';
import type { JSX } from 'preact';
import type { CatalogueEntry } from '../catalogue.ts';
import { levelName } from '../catalogue.ts';
import { seatName } from '../games.ts';
import { pageWords } from '../language/pages.ts';
import { TroubleLine } from '../parts/trouble.tsx';
import type { MatchRequest } from './match-request.ts';
import { inMode, levelOf, sideOf } from './players.ts';
import { useStart } from './start.ts';

/** Alone, across one screen, or with a friend. What cannot be done says why. */
export function WaysToPlay({
  entry,
  request,
}: {
  readonly entry: CatalogueEntry;
  readonly request: MatchRequest;
}): JSX.Element {
  const { isStarting, start, trouble } = useStart(entry.id);
  const { setUp, players: words } = pageWords;
  const isSolo = entry.seats === 1;
  const players = inMode(entry, request.players, 'alone');
  const side = seatName(entry.id, sideOf(entry, players));
  const against = words.against(side, levelName(entry, levelOf(entry, players)));
  const share = (): void => start({ ...request, players: inMode(entry, request.players, 'share') });
  return (
    <>
      <div class="ways">
        <button
          class="way primary"
          type="button"
          aria-busy={isStarting}
          onClick={() => start(isSolo ? request : { ...request, players })}
        >
          <Icon of={User} size={26} />
          <span>
            <b>{isStarting ? setUp.starting : setUp.alone}</b>
            <i>{isSolo ? setUp.aloneNote : against}</i>
          </span>
        </button>
        {isSolo ? (
          <NotYet icon={Users} title={setUp.share} reason={setUp.shareOne} />
        ) : (
          <button class="way" type="button" aria-busy={isStarting} onClick={share}>
            <Icon of={Users} size={26} />
            <span>
              <b>{setUp.share}</b>
              <i>{words.shareNote}</i>
            </span>
          </button>
        )}
        {isSolo ? (
          <NotYet icon={Link} title={setUp.invite} reason={setUp.inviteOne} />
        ) : (
          <a class="way" href="/online">
            <Icon of={Link} size={26} />
            <span>
              <b>{setUp.invite}</b>
              <i>{setUp.inviteNote}</i>
            </span>
          </a>
        )}
      </div>
      {trouble !== null && <TroubleLine trouble={trouble} />}
    </>
  );
}

interface NotYetProps {
  readonly icon: typeof User;
  readonly title: string;
  readonly reason: string;
}

const NotYet = ({ icon, title, reason }: NotYetProps): JSX.Element => (
  <button class="way" type="button" aria-disabled="true">
    <Icon of={icon} size={26} />
    <span>
      <b>{title}</b>
      <i>{reason}</i>
    </span>
  </button>
);
