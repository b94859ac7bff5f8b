import { Icon } from '@kurgan/kit';
import { BadgeCheck, CircleX, FileDown, History, LogOut, Undo2 } from 'lucide';
import type { JSX } from 'preact';
import { dictionary } from '../../language/index.ts';
import { tableWords } from '../../language/table.ts';
import { saveMatch } from '../../parts/save-file.ts';
import { AskedTwice, GiveUp, HelpChoices, OfferDraw } from '../../play/menu-choices.tsx';
import { addressOf } from '../../route.ts';
import type { RemoteSession } from './remote-session.ts';

const menuWords = dictionary({
  goBack: 'Ask to go back …',
  callOff: 'Call the match off',
  reallyCallOff: 'Really call it off?',
  seal: 'Sealed dice',
  leave: 'Your matches',
});

interface OnlineChoicesProps {
  readonly menu: string;
  readonly session: RemoteSession;
  onReport(): void;
  onGoBack(): void;
  onSeal(): void;
}

/** The menu at a table with players on other computers. */
export function OnlineChoices({ menu, session, onReport, onGoBack, onSeal }: OnlineChoicesProps): JSX.Element {
  const words = menuWords.value;
  const play = tableWords.value.play;
  const { id } = session;
  const { seat, outcome } = session.moment.value;
  const closes = { type: 'button', popovertarget: menu, popovertargetaction: 'hide' } as const;
  const isPlayed = seat !== null && outcome === null && !session.isCalledOff.value;
  const hasOpponent = session.seats.value.every(({ player, isGone }) => player !== null && !isGone);
  return (
    <>
      {isPlayed && hasOpponent && (
        <button {...closes} onClick={onGoBack}>
          <Icon of={Undo2} /> {words.goBack}
        </button>
      )}
      <OfferDraw session={session} closes={closes} />
      {isPlayed && (
        <AskedTwice
          icon={CircleX}
          ask={words.callOff}
          sure={words.reallyCallOff}
          closes={closes}
          onSure={() => session.callOff()}
        />
      )}
      <GiveUp session={session} closes={closes} />
      {outcome === null ? (
        <button {...closes} onClick={onSeal}>
          <Icon of={BadgeCheck} /> {words.seal}
        </button>
      ) : (
        <>
          <button {...closes} onClick={() => void saveMatch(session)}>
            <Icon of={FileDown} /> {play.save}
          </button>
          <a href={addressOf({ page: 'replay', id, made: 0 })}>
            <Icon of={History} /> {play.watch}
          </a>
        </>
      )}
      <HelpChoices session={session} closes={closes} onReport={onReport} />
      <a href="/online">
        <Icon of={LogOut} /> {words.leave}
      </a>
    </>
  );
}
