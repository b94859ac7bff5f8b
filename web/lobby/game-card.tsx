import type { GameOutline } from '@kurgan/games';
import { Icon } from '@kurgan/kit';
import { User, Users } from 'lucide';
import type { JSX } from 'preact';
import { listed } from '../catalogue.ts';
import { lobbyWords } from '../language/lobby.ts';
import { matches } from './matches.ts';
import { Vignette } from './vignette.tsx';

function state(id: string): string {
  const { notBegun, running, played } = lobbyWords;
  const own = (matches.value ?? []).filter(({ game }) => game === id);
  const open = own.filter(({ outcome }) => outcome === null).length;
  if (open > 0) return running(open);
  return own.length > 0 ? played(own.length) : notBegun;
}

interface GameCardProps {
  readonly game: GameOutline;
  readonly isChosen: boolean;
  onChoose(): void;
}

export function GameCard({ game, isChosen, onChoose }: GameCardProps): JSX.Element {
  const entry = listed(game.id);
  const players = Object.keys(game.seats).length;
  return (
    <button class="game-card" type="button" aria-pressed={isChosen} onClick={onChoose}>
      <Vignette of={game} />
      <span class="game-text">
        <b>{game.title}</b>
        <i>{game.line}</i>
        <span class="game-facts">
          <span>
            <Icon of={players === 1 ? User : Users} size={16} /> {lobbyWords.players(players)}
          </span>
          {entry !== undefined && <span>{lobbyWords.scenarios(entry.scenarios)}</span>}
          <span>{state(game.id)}</span>
        </span>
      </span>
    </button>
  );
}
