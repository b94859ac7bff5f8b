import '../styles/lobby.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SHELF, type ShelfId } from '../catalogue.ts';
import { pageWords } from '../language/pages.ts';
import { GameCard } from '../lobby/game-card.tsx';
import { ContinueList, ReplayList } from '../lobby/match-lists.tsx';
import { refresh } from '../lobby/matches.ts';
import { OpenFile } from '../lobby/open-file.tsx';
import { StartPanel } from '../lobby/start-panel.tsx';
import { useTitle } from '../parts/title.ts';

export function LobbyPage(): JSX.Element {
  const [chosen, setChosen] = useState<ShelfId>('volga');
  useTitle('');
  useEffect(() => void refresh(), []);
  const { app, lobby } = pageWords.value;
  return (
    <div class="lobby">
      <h1>{lobby.title}</h1>
      <div class="shelf">
        {SHELF.map((id) => (
          <GameCard key={id} id={id} isChosen={id === chosen} onChoose={() => setChosen(id)} />
        ))}
      </div>
      <div class="below-shelf">
        <StartPanel id={chosen} />
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
