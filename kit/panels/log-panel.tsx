import './log-panel.css';
import type { LogLine } from '@kurgan/host';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../en.ts';
import { RuleLink } from './rule-link.tsx';

interface Props {
  readonly lines: readonly LogLine[];
  /** The place of the first line that is new to the reader. */
  readonly newFrom: number;
  readonly newTitle: string;
  /** A line was chosen: the board shows where it happened. */
  onShow?(line: LogLine): void;
}

/** Maximum lines drawn; the replay has the whole log. */
const SHOWN = 120;

export function LogPanel({ lines, newFrom, newTitle, onShow }: Props): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const last = lines.at(-1);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || last === undefined) return;
    const toEnd = (): void => element.scrollTo({ top: element.scrollHeight });
    toEnd();
    // Panels above it come and go, and the last line must stay in sight.
    const resized = new ResizeObserver(toEnd);
    resized.observe(element);
    return () => resized.disconnect();
  }, [last]);
  const shown = lines.slice(-SHOWN);
  const first = lines.length - shown.length;
  return (
    <section class="log-panel" aria-label={words.log}>
      <h3>{words.log}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling log must be reachable by keyboard */}
      <div class="log-lines" role="log" aria-live="polite" ref={list} tabIndex={0}>
        {shown.map((line, i) => (
          <Line
            key={first + i}
            line={line}
            isNew={first + i >= newFrom}
            divider={first + i === newFrom && i > 0 ? newTitle : null}
            {...(onShow === undefined ? {} : { onShow })}
          />
        ))}
      </div>
    </section>
  );
}

interface LineProps {
  readonly line: LogLine;
  readonly isNew: boolean;
  readonly divider: string | null;
  onShow?(line: LogLine): void;
}

function Line({ line, isNew, divider, onShow }: LineProps): JSX.Element {
  return (
    <>
      {divider !== null && <p class="log-divider">{divider}</p>}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a convenience for the pointer; the map in words says where things are */}
      <p class={isNew ? 'log-line new' : 'log-line'} data-event={line.event.event} onClick={() => onShow?.(line)}>
        {line.text} {line.rule !== '' && <RuleLink id={line.rule} />}
      </p>
    </>
  );
}
