import { PERSON, type Session } from '@kurgan/host';
import { Icon } from '@kurgan/kit';
import { BookOpen, Bug, FileDown, Flag, Handshake, History, type IconNode, LogOut, Settings } from 'lucide';
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
  const play = tableWords.play;
  const { id } = session;
  const closes = { type: 'button', popovertarget: menu, popovertargetaction: 'hide' } as const;
  return (
    <>
      <button {...closes} onClick={() => void saveMatch(session)}>
        <Icon of={FileDown} /> {play.save}
      </button>
      <a href={addressOf({ page: 'replay', id, made: 0 })}>
        <Icon of={History} /> {play.watch}
      </a>
      <HelpChoices session={session} closes={closes} onReport={onReport} />
      <OfferDraw session={session} closes={closes} />
      <GiveUp session={session} closes={closes} />
      <a href="/">
        <Icon of={LogOut} /> {play.leave}
      </a>
    </>
  );
}

interface ChoiceProps {
  readonly session: Session;
  /** Closes the menu when clicked. */
  readonly closes: JSX.IntrinsicElements['button'];
}

/** The rulebook, the settings, and a report of a bug. */
function HelpChoices({ session, closes, onReport }: ChoiceProps & { onReport(): void }): JSX.Element {
  const { play } = tableWords;
  return (
    <>
      <a href={addressOf({ page: 'rules', game: session.game, rule: null })}>
        <Icon of={BookOpen} /> {play.rulebook}
      </a>
      <a href="/settings">
        <Icon of={Settings} /> {play.settings}
      </a>
      <button {...closes} onClick={onReport}>
        <Icon of={Bug} /> {play.report}
      </button>
    </>
  );
}

/** For two who share the screen: the other is asked when the screen is handed over. */
export function OfferDraw({ session, closes }: ChoiceProps): JSX.Element | null {
  const holders = Object.values(session.players);
  const { seat, outcome } = session.moment.value;
  const isPlayed = route.value.page === 'match' && seat !== null && outcome === null;
  if (!isPlayed || holders.length < 2 || !holders.every((holder) => holder === PERSON)) return null;
  return (
    <button {...closes} disabled={session.offers.value.length > 0} onClick={() => void session.offer('draw')}>
      <Icon of={Handshake} /> {tableWords.play.offerDraw}
    </button>
  );
}

export function GiveUp({ session, closes }: ChoiceProps): JSX.Element | null {
  const { giveUp, reallyGiveUp } = tableWords.play;
  const { seat, outcome } = session.moment.value;
  const isPlayed = route.value.page === 'match' && Object.keys(session.players).length > 1 && seat !== null;
  if (!isPlayed || outcome !== null) return null;
  return <AskedTwice icon={Flag} ask={giveUp} sure={reallyGiveUp} closes={closes} onSure={() => session.resign()} />;
}

interface AskedTwiceProps extends Pick<ChoiceProps, 'closes'> {
  readonly icon: IconNode;
  readonly ask: string;
  readonly sure: string;
  onSure(): Promise<unknown>;
}

/** A choice that is asked twice: the first press only changes the words. */
export function AskedTwice({ icon, ask, sure, closes, onSure }: AskedTwiceProps): JSX.Element {
  const [isAsked, setAsked] = useState(false);
  return isAsked ? (
    // Another element: the press that asks must not close the menu as well.
    <button key="sure" {...closes} onClick={() => void onSure()}>
      <Icon of={icon} /> {sure}
    </button>
  ) : (
    <button key="ask" type="button" onClick={() => setAsked(true)}>
      <Icon of={icon} /> {ask}
    </button>
  );
}
