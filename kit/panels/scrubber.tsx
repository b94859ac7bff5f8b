import './scrubber.css';
import { ChevronFirst, ChevronLast, GitBranch, Pause, Play, StepBack, StepForward } from 'lucide';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { panelWords } from '../en-panels.ts';
import { Icon } from '../icon.tsx';

/** A moment worth jumping to: the start of a turn. */
export interface Mark {
  readonly at: number;
  /** Button label: `3`. */
  readonly short: string;
  /** The same in words: `Turn 3, 17-18 September`. */
  readonly label: string;
}

interface ScrubberProps {
  /** Number of actions made at the moment on screen. */
  readonly value: number;
  readonly max: number;
  readonly marks: readonly Mark[];
  /** Name of the marks: `Turn`. */
  readonly marksTitle: string;
  /** The action that led to this moment, in words. */
  readonly label: string;
  onChange(value: number): void;
  /** Takes the game up again from this moment. */
  onBranch?(): void;
  /** True while the match runs: branching would reveal what comes. */
  isBranchLater?: boolean;
}

/** Milliseconds for one action, by the names of the speeds. */
const SPEEDS = [
  { name: '½×', pause: 1800 },
  { name: '1×', pause: 900 },
  { name: '2×', pause: 450 },
  { name: '4×', pause: 225 },
] as const;

/** A match as a strip of film: step, play, jump to a turn, and play on from any moment. */
export function Scrubber(props: ScrubberProps): JSX.Element {
  const { value, max, marks, marksTitle, label, onChange, onBranch, isBranchLater = false } = props;
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const strip = useRef<HTMLElement>(null);
  const isEnd = value >= max;

  const move = (to: number): void => {
    setPlaying(false);
    onChange(Math.max(0, Math.min(max, to)));
  };
  const toggle = (): void => {
    if (isEnd && !isPlaying) onChange(0);
    setPlaying(!isPlaying);
  };

  useEffect(() => {
    if (!isPlaying) return;
    if (isEnd) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => onChange(value + 1), SPEEDS[speed]?.pause ?? 900);
    return () => clearTimeout(timer);
  }, [isPlaying, isEnd, value, speed, onChange]);

  const pressed = (event: KeyboardEvent): void => {
    const to = keyMove(event, value, max);
    if (to !== null) move(to);
    else if (event.key === ' ' && !isOnControl(event)) toggle();
    else return;
    event.preventDefault();
  };
  useKeys(strip, pressed);

  const here = marks.findLastIndex(({ at }) => at <= value);
  return (
    <section class="scrubber" aria-label={panelWords.scrubber.title} ref={strip}>
      <div class="scrubber-steps">
        <Step icon={ChevronFirst} label={panelWords.scrubber.first} isOff={value === 0} onClick={() => move(0)} />
        <Step icon={StepBack} label={panelWords.scrubber.back} isOff={value === 0} onClick={() => move(value - 1)} />
        <Step
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? panelWords.scrubber.pause : panelWords.scrubber.play}
          onClick={toggle}
          isMain
        />
        <Step icon={StepForward} label={panelWords.scrubber.on} isOff={isEnd} onClick={() => move(value + 1)} />
        <Step icon={ChevronLast} label={panelWords.scrubber.last} isOff={isEnd} onClick={() => move(max)} />
      </div>
      <p class="scrubber-label">
        <span>{label}</span>
        <small>{panelWords.scrubber.at(value, max)}</small>
      </p>
      <div class="scrubber-film">
        <div class="scrubber-ticks" aria-hidden="true">
          {marks.map(({ at }) => (
            <i key={at} style={{ left: `${(at / Math.max(1, max)) * 100}%` }} />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={max}
          value={value}
          style={{ '--done': `${(value / Math.max(1, max)) * 100}%` }}
          aria-label={panelWords.scrubber.slider}
          aria-valuetext={`${panelWords.scrubber.at(value, max)}. ${label}`}
          onInput={(event) => move(Number(event.currentTarget.value))}
        />
      </div>
      <div class="scrubber-marks">
        <span id="scrubber-marks">{marksTitle}</span>
        <ol aria-labelledby="scrubber-marks">
          {marks.map((mark, i) => (
            <li key={mark.at}>
              <button
                type="button"
                title={mark.label}
                aria-label={mark.label}
                aria-current={i === here ? 'step' : undefined}
                onClick={() => move(mark.at)}
              >
                {mark.short}
              </button>
            </li>
          ))}
        </ol>
      </div>
      <div class="scrubber-ends">
        <label>
          <span class="unseen">{panelWords.scrubber.speed}</span>
          <select value={String(speed)} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
            {SPEEDS.map(({ name }, i) => (
              <option key={name} value={String(i)}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {onBranch !== undefined && (
          <button
            class="scrubber-branch"
            type="button"
            title={isBranchLater ? panelWords.scrubber.laterNote : panelWords.scrubber.branchNote}
            disabled={isBranchLater}
            onClick={onBranch}
          >
            <Icon of={GitBranch} />
            <span>
              {panelWords.scrubber.branch}{' '}
              <span class={isBranchLater ? '' : 'scrubber-more'}>
                {isBranchLater ? panelWords.scrubber.later : panelWords.scrubber.fromHere}
              </span>
            </span>
          </button>
        )}
      </div>
    </section>
  );
}

/** Moment a key jumps to; null for any other key. */
function keyMove({ key, target }: KeyboardEvent, value: number, max: number): number | null {
  if (target instanceof HTMLSelectElement) return null;
  switch (key) {
    case 'ArrowLeft':
      return value - 1;
    case 'ArrowRight':
      return value + 1;
    case 'PageDown':
      return value + 10;
    case 'PageUp':
      return value - 10;
    case 'Home':
      return 0;
    case 'End':
      return max;
    default:
      return null;
  }
}

const isOnControl = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLButtonElement || target instanceof HTMLSelectElement || target instanceof HTMLAnchorElement;

/** Keys count inside the strip, and anywhere on the page while nothing else has the focus. */
function useKeys(strip: { readonly current: HTMLElement | null }, pressed: (event: KeyboardEvent) => void): void {
  const latest = useRef(pressed);
  latest.current = pressed;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey) return;
      const isOurs = target === document.body || (target instanceof Node && strip.current?.contains(target));
      if (isOurs === true) latest.current(event);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [strip]);
}

interface StepProps {
  readonly icon: typeof Play;
  readonly label: string;
  readonly isOff?: boolean;
  readonly isMain?: boolean;
  onClick(): void;
}

const Step = ({ icon, label, isOff = false, isMain = false, onClick }: StepProps): JSX.Element => (
  <button
    class={isMain ? 'main' : ''}
    type="button"
    aria-label={label}
    title={label}
    disabled={isOff}
    onClick={onClick}
  >
    <Icon of={icon} size={20} />
  </button>
);
