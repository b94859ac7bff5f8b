import { Icon } from '@kurgan/kit';
import { User, Users } from 'lucide';
import type { JSX } from 'preact';
import { entryOf, type ShelfId } from '../catalogue.ts';
import { pageWords } from '../language/pages.ts';
import { matches } from './matches.ts';
import { Vignette } from './vignette.tsx';

function state(id: string): string {
  const { notBegun, running, played } = pageWords.value.lobby;
  const own = (matches.value ?? []).filter(({ game }) => game === id);
  const open = own.filter(({ outcome }) => outcome === null).length;
  if (open > 0) return running(open);
  return own.length > 0 ? played(own.length) : notBegun;
}

/** Known before a game is built: how many play it. */
const PLAYERS: Readonly<Record<ShelfId, number>> = { volga: 1, normandy: 2, stalingrad: 2, heroes: 2, axis: 2 };

interface GameCardProps {
  readonly id: ShelfId;
  readonly isChosen: boolean;
  onChoose(): void;
}

export function GameCard({ id, isChosen, onChoose }: GameCardProps): JSX.Element {
  const { games, lobby } = pageWords.value;
  const entry = entryOf(id);
  const players = entry?.seats ?? PLAYERS[id];
  return (
    <button
      class={entry === undefined ? 'game-card later' : 'game-card'}
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <Vignette of={id} />
      <span class="game-text">
        <b>{games[id].title}</b>
        <i>{games[id].line}</i>
        <span class="game-facts">
          <span>
            <Icon of={players === 1 ? User : Users} size={16} /> {lobby.players(players)}
          </span>
          {entry === undefined ? (
            <span>{lobby.inTheMaking}</span>
          ) : (
            <>
              <span>{lobby.scenarios(entry.scenarios.length)}</span>
              <span>{state(id)}</span>
            </>
          )}
        </span>
      </span>
    </button>
  );
}
