import './result-dialog.css';
import type { Setup } from '@kurgan/engine';
import type { Gamble, Session } from '@kurgan/host';
import { FileDown, History, RotateCcw, X } from 'lucide';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { panelWords } from '../en-panels.ts';
import { Icon } from '../icon.tsx';
import { RuleLink } from '../panels/rule-link.tsx';

/** Props of a game's result dialog. */
export interface ResultProps {
  readonly session: Session;
  readonly told?: ComponentChildren;
  /** As far as the app can do it. */
  readonly onAgain: ((other?: Setup) => void) | undefined;
  readonly onReplay: (() => void) | undefined;
  readonly onSave: (() => void) | undefined;
  /** Back to the board as it stands. */
  onClose(): void;
}

interface ResultDialogProps extends ResultProps {
  /** Final figures; null until the review is ready. */
  readonly ending: string | null;
  /** The game's own part of the review, once it is ready. */
  readonly children: ComponentChildren;
}

/** The game is over: how it ended, what can be done now, and under that whatever the game tells. */
export function ResultDialog(props: ResultDialogProps): JSX.Element {
  const { session, ending, told, onAgain, onReplay, onSave, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { outcome } = session.moment.value;
  return (
    <dialog class="result" ref={dialog} onClose={onClose} aria-labelledby="result-title">
      <header>
        <div>
          <h1 id="result-title" tabIndex={-1} autofocus>
            {outcome?.title ?? ''}
          </h1>
          {ending !== null && (
            <p>
              {ending} {outcome !== null && <RuleLink id={outcome.rule} />}
            </p>
          )}
          {told}
        </div>
        <div class="result-buttons">
          <ResultButton
            icon={RotateCcw}
            label={panelWords.result.again}
            isMain
            onClick={onAgain && (() => onAgain())}
          />
          <ResultButton icon={History} label={panelWords.result.replay} onClick={onReplay && (() => onReplay())} />
          <ResultButton icon={FileDown} label={panelWords.result.save} onClick={onSave} />
          <button
            type="button"
            class="result-close"
            aria-label={panelWords.result.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon of={X} />
          </button>
        </div>
      </header>
      {ending === null ? <p class="result-waiting">{panelWords.result.waiting}</p> : children}
    </dialog>
  );
}

interface ResultButtonProps {
  readonly icon: typeof X;
  readonly label: string;
  readonly isMain?: boolean;
  readonly onClick: (() => void) | undefined;
}

const ResultButton = ({ icon, label, isMain = false, onClick }: ResultButtonProps): JSX.Element | null =>
  onClick === undefined ? null : (
    <button type="button" class={isMain ? 'main' : ''} onClick={onClick}>
      <Icon of={icon} /> {label}
    </button>
  );

/** The game looked back on, null until every chance of it has been worked out. */
export function useReview<Review>(
  session: Session,
  reviewGame: (gambles: readonly Gamble[]) => Review | null,
): Review | null {
  const [review, setReview] = useState<Review | null>(null);
  useEffect(() => {
    let isHere = true;
    void session.review().then((gambles) => {
      if (isHere) setReview(() => reviewGame(gambles));
    });
    return () => {
      isHere = false;
    };
  }, [session]);
  return review;
}
