import './lesson-card.css';
import { ChevronDown, ChevronLeft, ChevronUp, GraduationCap } from 'lucide';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Touch } from '../click-path.ts';
import { panelWords } from '../en-panels.ts';
import { Icon } from '../icon.tsx';
import type { Lesson } from '../lesson.ts';
import { LessonPointer } from './lesson-pointer.tsx';
import { RuleLink } from './rule-link.tsx';

interface LessonCardProps {
  readonly lesson: Lesson;
  /** Begins the lesson again, for one that has gone another way. */
  onAgain(): void;
}

/** The page of a lesson beside the board. Gone as soon as the player leaves the script. */
export function LessonCard({ lesson, onAgain }: LessonCardProps): JSX.Element | null {
  const [isFolded, setFolded] = useState(false);
  const [helpedOn, setHelpedOn] = useState(-1);
  const page = lesson.page.value;
  useNextKey(lesson);
  if (lesson.isFree) return null;
  const pages = lesson.script.steps.length;
  return (
    <section class={`lesson-card ${isFolded ? 'folded' : ''}`} aria-label={panelWords.lesson.title}>
      <header>
        <Icon of={GraduationCap} />
        <span>{panelWords.lesson.title}</span>
        <progress max={pages} value={page + 1} aria-label={panelWords.lesson.page(page + 1, pages)} />
        <small aria-hidden="true">{panelWords.lesson.page(page + 1, pages)}</small>
        <button
          type="button"
          class="lesson-fold"
          aria-expanded={!isFolded}
          aria-label={isFolded ? panelWords.lesson.unfold : panelWords.lesson.fold}
          onClick={() => setFolded(!isFolded)}
        >
          <Icon of={isFolded ? ChevronDown : ChevronUp} />
        </button>
      </header>
      <div class="lesson-page" aria-live="polite">
        {lesson.isLost ? <p>{panelWords.lesson.lost}</p> : <PageText lesson={lesson} isHelped={helpedOn === page} />}
      </div>
      <footer>
        {lesson.isLost ? (
          <button type="button" class="lesson-main" onClick={onAgain}>
            {panelWords.lesson.again}
          </button>
        ) : (
          <Buttons lesson={lesson} isHelped={helpedOn === page} onHelp={() => setHelpedOn(page)} />
        )}
        {!lesson.isLastPage && (
          <button type="button" class="lesson-leave" title={panelWords.lesson.leaveNote} onClick={() => lesson.leave()}>
            {panelWords.lesson.leave}
          </button>
        )}
      </footer>
      {page === 0 && lesson.script.shortcut !== undefined && (
        <button type="button" onClick={() => void lesson.takeShortcut()}>
          {lesson.script.shortcut.label}
        </button>
      )}
      <LessonPointer at={lesson.isLost ? [] : pointsOf(lesson, helpedOn === page)} />
    </section>
  );
}

/**
 * Lit things need no pointer: a page with a task rings only the parts around the board, until the player asks to be shown.
 * Then it rings everything it speaks of, and whatever to touch next: a card, the button for what the card does, a place.
 */
function pointsOf({ step: { point, actions }, moment }: Lesson, isHelped: boolean): readonly Touch[] {
  if (actions.length === 0) return point;
  if (!isHelped) return point.filter(({ name }) => name === 'panel');
  const touches = moment.value.choices
    .slice(0, 1)
    .flatMap(({ text, verb, words }) => [
      { name: 'action', word: text },
      { name: 'verb', word: [verb, ...Object.values(words)].slice(0, 2).join(' ') },
      ...Object.entries(words).map(([name, word]) => ({ name, word })),
      { name: 'lit', word: '' },
    ]);
  const isNew = ({ name, word }: Touch): boolean => !point.some((each) => each.name === name && each.word === word);
  return [...point, ...touches.filter(isNew)];
}

function PageText({ lesson, isHelped }: { readonly lesson: Lesson; readonly isHelped: boolean }): JSX.Element {
  const { title, text, rules, hint } = lesson.step;
  const { done, of } = lesson.tasks;
  return (
    <>
      <h2>
        {title}
        {of > 1 && <small>{panelWords.lesson.done(done, of)}</small>}
      </h2>
      <p>{text}</p>
      {isHelped && <p class="lesson-hint">{hint}</p>}
      <p class="lesson-rules">
        {rules.map((rule) => (
          <RuleLink key={rule} id={rule} />
        ))}
      </p>
    </>
  );
}

interface ButtonsProps {
  readonly lesson: Lesson;
  readonly isHelped: boolean;
  onHelp(): void;
}

function Buttons({ lesson, isHelped, onHelp }: ButtonsProps): JSX.Element {
  const isRead = lesson.step.actions.length === 0;
  return (
    <>
      <button
        type="button"
        class="lesson-back"
        aria-label={panelWords.lesson.back}
        title={panelWords.lesson.back}
        disabled={!lesson.canGoBack}
        onClick={() => lesson.back()}
      >
        <Icon of={ChevronLeft} />
      </button>
      {lesson.isLastPage ? (
        <button type="button" class="lesson-main" onClick={() => lesson.leave()}>
          {panelWords.lesson.playOn}
        </button>
      ) : isRead ? (
        <button type="button" class="lesson-main" onClick={() => lesson.next()}>
          {panelWords.lesson.next} <kbd>N</kbd>
        </button>
      ) : (
        <button type="button" disabled={isHelped} onClick={onHelp}>
          {panelWords.lesson.how}
        </button>
      )}
    </>
  );
}

/** N turns a page that is only read. */
function useNextKey(lesson: Lesson): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey;
      const canTurn = !lesson.isFree && !lesson.isLost && !lesson.isLastPage && lesson.step.actions.length === 0;
      if (event.key !== 'n' || isTyping || !canTurn) return;
      event.preventDefault();
      lesson.next();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [lesson]);
}
