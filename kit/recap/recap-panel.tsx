import './recap-panel.css';
import { ChevronLeft, ChevronRight, Eye, EyeOff, Play, Square } from 'lucide';
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { panelWords } from '../en-panels.ts';
import { Icon } from '../icon.tsx';
import { RuleLink } from '../panels/rule-link.tsx';
import type { TableModel } from '../shell/model.ts';
import type { NumberedStep, Recap } from './recap.ts';

interface Props {
  readonly model: TableModel;
  readonly recap: Recap;
  /** There is room for one thing at a time. */
  readonly isTight: boolean;
}

/** Three to five lines, with the numbers that lie on the board, and what steps through them. On a phone one line at a time. */
export function RecapPanel({ model, recap, isTight }: Props): JSX.Element {
  const { isHidden, done } = recap;
  const steps = recap.steps.value;
  const title = recap.title.value;
  // It makes room as soon as the player goes on.
  const isFolded = isHidden || (isTight && !recap.isDrawn);
  const panel = useRef<HTMLElement>(null);
  useCover(panel, model, !isFolded);
  return (
    <section ref={panel} class={`recap ${isFolded ? 'folded' : ''}`} aria-label={title} data-panel="recap">
      <header>
        {recap.position.value === null ? (
          <h3>{title}</h3>
        ) : (
          <button type="button" class="recap-now" onClick={() => recap.stop()}>
            {panelWords.recap.now}
          </button>
        )}
        <Tools recap={recap} isFolded={isFolded} />
      </header>
      {!isFolded && (
        <ol>
          {steps.map((step, i) => (
            <Line
              key={step.first * 100 + i}
              step={step}
              state={i === Math.max(0, done - 1) ? 'now' : i < done ? 'done' : 'to-come'}
              onShow={recap.isStill ? () => recap.go(i + 1) : undefined}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

/** On a phone the board makes room for it. */
function useCover(panel: RefObject<HTMLElement | null>, { isNarrow, covered }: TableModel, isOpen: boolean): void {
  const isCovering = isOpen && isNarrow.value;
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null || !isCovering) return;
    const cover = (top: number): void => {
      covered.value = { ...covered.peek(), top };
    };
    const measured = new ResizeObserver(() => cover(element.offsetTop + element.offsetHeight));
    measured.observe(element);
    return () => {
      measured.disconnect();
      cover(0);
    };
  }, [isCovering]);
}

function Tools({ recap, isFolded }: { readonly recap: Recap; readonly isFolded: boolean }): JSX.Element {
  const { done, isStill } = recap;
  const of = recap.steps.value.length;
  const isPlaying = recap.isPlaying.value;
  return (
    <div class="recap-tools">
      {!isFolded && (
        <>
          <Tool
            icon={ChevronLeft}
            label={panelWords.recap.back}
            isOff={!isStill || done === 0}
            onClick={() => recap.go(done - 1)}
          />
          <span>{panelWords.recap.at(done, of)}</span>
          <Tool
            icon={ChevronRight}
            label={panelWords.recap.on}
            isOff={!isStill || done === of}
            onClick={() => recap.go(done + 1)}
          />
        </>
      )}
      <Tool
        icon={isPlaying ? Square : Play}
        label={isPlaying ? panelWords.recap.stop : panelWords.recap.again}
        isOff={!isStill}
        onClick={() => (isPlaying ? recap.stop() : void recap.watchAgain())}
      />
      <Tool
        icon={isFolded ? Eye : EyeOff}
        label={isFolded ? panelWords.recap.show : panelWords.recap.hide}
        onClick={() => (isFolded ? recap.unfold() : recap.hide())}
      />
    </div>
  );
}

interface LineProps {
  readonly step: NumberedStep;
  readonly state: 'now' | 'done' | 'to-come';
  readonly onShow: (() => void) | undefined;
}

function Line({ step: { number, text, rule }, state, onShow }: LineProps): JSX.Element {
  return (
    <li class={state} aria-current={state === 'now' ? 'step' : undefined}>
      {number === null ? (
        <span class="recap-number none" />
      ) : (
        <button
          type="button"
          class="recap-number"
          aria-label={panelWords.recap.step(number)}
          disabled={onShow === undefined}
          onClick={onShow}
        >
          {number}
        </button>
      )}
      <p>
        {text} {rule !== '' && <RuleLink id={rule} />}
      </p>
    </li>
  );
}

interface ToolProps {
  readonly icon: typeof Play;
  readonly label: string;
  readonly isOff?: boolean;
  onClick(): void;
}

const Tool = ({ icon, label, isOff = false, onClick }: ToolProps): JSX.Element => (
  <button type="button" aria-label={label} title={label} disabled={isOff} onClick={onClick}>
    <Icon of={icon} size={16} />
  </button>
);
