import { Icon } from '@kurgan/kit';
import { Link, User, Users } from 'lucide';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { CatalogueEntry } from '../catalogue.ts';
import { pageWords } from '../language/pages.ts';
import { type Trouble, troubleOf } from '../session/trouble.ts';
import { startMatch } from './start.ts';
import type { Wishes } from './wishes.ts';

/** Alone, across one screen, or with a friend. What cannot be done says why. */
export function WaysToPlay({
  entry,
  wishes,
}: {
  readonly entry: CatalogueEntry;
  readonly wishes: Wishes;
}): JSX.Element {
  const [isStarting, setStarting] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { trouble: troubles, setUp } = pageWords.value;
  const start = async (): Promise<void> => {
    if (isStarting) return;
    setStarting(true);
    try {
      await startMatch(entry.id, wishes);
    } catch (error) {
      setTrouble(troubleOf(error));
      setStarting(false);
    }
  };
  const isSolo = entry.seats === 1;
  return (
    <>
      <div class="ways">
        <button class="way primary" type="button" aria-busy={isStarting} onClick={() => void start()}>
          <Icon of={User} size={26} />
          <span>
            <b>{isStarting ? setUp.starting : setUp.alone}</b>
            <i>{setUp.aloneNote}</i>
          </span>
        </button>
        <NotYet icon={Users} title={setUp.share} reason={isSolo ? setUp.shareOne : setUp.shareNot} />
        <NotYet icon={Link} title={setUp.invite} reason={isSolo ? setUp.inviteOne : setUp.inviteNot} />
      </div>
      {trouble !== null && (
        <p class="line" role="alert">
          {troubles[trouble.kind].title}. {troubles[trouble.kind].text}
        </p>
      )}
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
