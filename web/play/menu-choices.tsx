import { PERSON, type Session } from '@kurgan/host';
import { Icon } from '@kurgan/kit';
import { BookOpen, Bug, FileDown, Flag, Handshake, History, LogOut, Settings } from 'lucide';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { tableWords } from '../language/table.ts';
import { saveMatch } from '../parts/save-file.ts';
import { addressOf } from '../route.ts';
import { route } from '../router.ts';

interface MenuChoicesProps {
  /** The id of the menu: a choice closes it. */
  readonly menu: string;
  readonly session: Session;
  onReport(): void;
}

export function MenuChoices({ menu, session, onReport }: MenuChoicesProps): JSX.Element {
  const play = tableWords.value.play;
  const { id, game } = session;
  const closes = { type: 'button', popovertarget: menu, popovertargetaction: 'hide' } as const;
  return (
    <>
      <button {...closes} onClick={() => void saveMatch(session)}>
        <Icon of={FileDown} /> {play.save}
      </button>
      <a href={addressOf({ page: 'replay', id, made: 0 })}>
        <Icon of={History} /> {play.watch}
      </a>
      <a href={addressOf({ page: 'rules', game, rule: null })}>
        <Icon of={BookOpen} /> {play.rulebook}
      </a>
      <a href="/settings">
        <Icon of={Settings} /> {play.settings}
      </a>
      <button {...closes} onClick={onReport}>
        <Icon of={Bug} /> {play.report}
      </button>
      <OfferDraw session={session} closes={closes} />
      <GiveUp session={session} closes={closes} />
      <a href="/">
        <Icon of={LogOut} /> {play.leave}
      </a>
    </>
  );
}

interface EndingProps {
  readonly session: Session;
  /** Closes the menu when clicked. */
  readonly closes: JSX.IntrinsicElements['button'];
}

/** For two who share the screen: the other is asked when the screen is handed over. */
export function OfferDraw({ session, closes }: EndingProps): JSX.Element | null {
  const holders = Object.values(session.players);
  const { seat, outcome } = session.moment.value;
  const isPlayed = route.value.page === 'match' && seat !== null && outcome === null;
  if (!isPlayed || holders.length < 2 || !holders.every((holder) => holder === PERSON)) return null;
  return (
    <button {...closes} disabled={session.offers.value.length > 0} onClick={() => void session.offer('draw')}>
      <Icon of={Handshake} /> {tableWords.value.play.offerDraw}
    </button>
  );
}

/** Asked twice: the first press only changes the words. */
export function GiveUp({ session, closes }: EndingProps): JSX.Element | null {
  const [isAsked, setAsked] = useState(false);
  const { giveUp, reallyGiveUp } = tableWords.value.play;
  const { seat, outcome } = session.moment.value;
  const isPlayed = route.value.page === 'match' && Object.keys(session.players).length > 1 && seat !== null;
  if (!isPlayed || outcome !== null) return null;
  if (!isAsked) {
    return (
      <button key="ask" type="button" onClick={() => setAsked(true)}>
        <Icon of={Flag} /> {giveUp}
      </button>
    );
  }
  return (
    // Another element: the press that asks must not close the menu as well.
    <button key="sure" {...closes} onClick={() => void session.resign()}>
      <Icon of={Flag} /> {reallyGiveUp}
    </button>
  );
}
