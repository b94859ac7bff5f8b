import './match-row.css';
import type { Offered } from '@kurgan/wire';
import type { ComponentChildren, JSX } from 'preact';
import { gameOf } from '../../games.ts';
import type { Connection } from '../connection.ts';
import { useScenarioTitle } from '../use-entry.ts';
import { standingOf, Thumbnail, useGlimpse } from './thumbnail.tsx';

interface MatchRowProps {
  readonly to: Connection;
  readonly offered: Offered;
  /** Instead of the game's name. */
  readonly title?: string;
  readonly line: ComponentChildren;
  /** At the end of the row. */
  readonly children?: ComponentChildren;
  readonly href?: string;
}

/** A match in a list: its board in small, the game, a line about it. */
export function MatchRow({ to, offered, title, line, children, href }: MatchRowProps): JSX.Element {
  const glimpse = useGlimpse(to, offered);
  const scenario = useScenarioTitle(offered.game, offered.scenario);
  const { title: game } = gameOf(offered.game);
  const isRunning = title === undefined && offered.phase === 'running';
  const content = (
    <>
      <Thumbnail of={offered} glimpse={glimpse} />
      <span class="row-words">
        <b>{title ?? `${game}, ${scenario}`}</b>
        {title !== undefined && <i>{`${game}, ${scenario}`}</i>}
        <i>{line}</i>
        {isRunning && <i>{standingOf(offered, glimpse)}</i>}
      </span>
    </>
  );
  return (
    <li class="match-row">
      {href === undefined ? content : <a href={href}>{content}</a>}
      {children !== undefined && <span class="row-end">{children}</span>}
    </li>
  );
}
