import '../styles/lobby.css';
import { GAMES, type GameOutline } from '@kurgan/games';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lobbyWords } from '../language/lobby.ts';
import { pageWords } from '../language/pages.ts';
import { GameCard } from '../lobby/game-card.tsx';
import { ContinueList, ReplayList } from '../lobby/match-lists.tsx';
import { refresh } from '../lobby/matches.ts';
import { OpenFile } from '../lobby/open-file.tsx';
import { lastChosen, remember } from '../lobby/shelf.ts';
import { StartPanel } from '../lobby/start-panel.tsx';
import { useTitle } from '../parts/title.ts';

export function LobbyPage(): JSX.Element {
  const [chosen, setChosen] = useState(lastChosen);
  const choose = (game: GameOutline): void => {
    setChosen(game);
    remember(game);
  };
  useTitle('');
  useEffect(() => void refresh(), []);
  const { app } = pageWords;
  return (
    <div class="lobby">
      <h1>{lobbyWords.title}</h1>
      <div class="shelf">
        {GAMES.map((game) => (
          <GameCard key={game.id} game={game} isChosen={game === chosen} onChoose={() => choose(game)} />
        ))}
      </div>
      <div class="below-shelf">
        {chosen !== undefined && <StartPanel game={chosen} />}
        <ContinueList />
        <div class="lobby-right">
          <ReplayList />
          <OpenFile />
        </div>
      </div>
      <footer class="foot">{app.foot}</footer>
    </div>
  );
}
