import { Icon } from '@kurgan/kit';
import { BadgeCheck, BookOpen, Bug, CircleX, FileDown, History, LogOut, Settings, Undo2 } from 'lucide';
import type { JSX } from 'preact';
import { tableWords } from '../../language/table.ts';
import { saveMatch } from '../../parts/save-file.ts';
import { AskedTwice, GiveUp, OfferDraw } from '../../play/menu-choices.tsx';
import { addressOf } from '../../route.ts';
import type { Asked } from './dialogs.tsx';
import type { RemoteSession } from './remote-session.ts';

const words = {
  goBack: 'Ask to go back …',
  callOff: 'Call the match off',
  reallyCallOff: 'Really call it off?',
  seal: 'Sealed dice',
  leave: 'Your matches',
};

interface OnlineChoicesProps {
  readonly menu: string;
  readonly session: RemoteSession;
  onReport(): void;
  onAsk(asked: Asked): void;
}

/** The menu at a table with players on other computers. */
export function OnlineChoices({ menu, session, onReport, onAsk }: OnlineChoicesProps): JSX.Element {
  const play = tableWords.play;
  const { id, game } = session;
  const { seat, outcome } = session.moment.value;
  const closes = { type: 'button', popovertarget: menu, popovertargetaction: 'hide' } as const;
  const isPlayed = seat !== null && outcome === null && !session.isCalledOff.value;
  return (
    <>
      {isPlayed && session.hasOpponent && (
        <button {...closes} onClick={() => onAsk('go back')}>
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
        <button {...closes} onClick={() => onAsk('seal')}>
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
      {/* Beside the table: whoever leaves it counts as away. */}
      <a href={addressOf({ page: 'rules', game, rule: null })} target="_blank" rel="noreferrer">
        <Icon of={BookOpen} /> {play.rulebook}
      </a>
      <button {...closes} onClick={() => onAsk('settings')}>
        <Icon of={Settings} /> {play.settings}
      </button>
      <button {...closes} onClick={onReport}>
        <Icon of={Bug} /> {play.report}
      </button>
      <a href="/online">
        <Icon of={LogOut} /> {words.leave}
      </a>
    </>
  );
}
