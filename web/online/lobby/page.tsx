import './lobby.css';
import { Icon } from '@kurgan/kit';
import type { Offered } from '@kurgan/wire';
import { Eye, History, List, Plus, Swords } from 'lucide';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { gameOf } from '../../games.ts';
import { lazily, useLoaded, Waiting } from '../../parts/loading.tsx';
import { useTitle } from '../../parts/title.ts';
import { type Connection, connection } from '../connection.ts';
import { LinkState, LinkTrouble } from '../link-state.tsx';
import { onlineWords } from '../words.ts';
import { AccountCard } from './account-card.tsx';
import { Challenges } from './challenges.tsx';
import { type Lists, otherSeat, sorted, useLists } from './lists.ts';
import { MatchCard } from './match-card.tsx';
import { OthersTurn } from './others-turn.tsx';
import { useTaken } from './use-taken.ts';
import { WatchList } from './watch-list.tsx';
import { lobbyWords as words } from './words.ts';

const NoServer = lazily(async () => (await import('../no-server.tsx')).NoServer);
const Archive = lazily(async () => (await import('./archive.tsx')).Archive);
const ChallengeForm = lazily(async () => (await import('./challenge-form.tsx')).ChallengeForm);

export function OnlineLobby(): JSX.Element {
  useTitle(onlineWords.title);
  const loaded = useLoaded(connection, '');
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed') return <NoServer />;
  return <Lobby to={loaded.value} />;
}

const TABS = { mine: Swords, open: List, new: Plus, watch: Eye, replays: History } as const;
type Tab = keyof typeof TABS;

const NOTHING: Lists = { open: [], mine: [], watch: [], here: 0 };

function Lobby({ to }: { readonly to: Connection }): JSX.Element {
  const { lists, refresh } = useLists(to);
  const [tab, setTab] = useState<Tab>('mine');
  const mine = sorted(lists ?? NOTHING, to.you.value.id, to.now());
  const { waiting, open } = mine;
  const link = to.link.value;
  const { title } = onlineWords;
  const taken = useTaken(to, lists?.mine ?? NOTHING.mine);
  const nameOf = (each: Offered): string => otherSeat(each, to.you.value.id)?.player?.name ?? '?';
  const [latest] = taken;
  const count = waiting.length === 0 ? title : `● ${waiting.length} · ${title}`;
  useTitle(latest === undefined ? count : `● ${words.challengeTaken(nameOf(latest))}`);
  if (lists === null) return <Waiting />;
  const { watch, here } = lists;
  const isNew = lists.mine.length + mine.rematches.length === 0;
  const counts: Partial<Record<Tab, number>> = {
    mine: waiting.length + mine.late.length + mine.rematches.length,
    open: open.length,
  };
  return (
    <div class="online-lobby" data-shown={tab}>
      <LinkTrouble link={link} says={words.link} />
      {taken.length > 0 && (
        <div class="challenges-taken" role="status">
          {taken.map((each) => (
            <p key={each.match}>
              <span>
                <b>{words.challengeTaken(nameOf(each))}</b> <span>{gameOf(each.game).title}</span>
              </span>
              <a class="button small" href={`/match/${each.match}`}>
                {words.toMatch}
              </a>
            </p>
          ))}
        </div>
      )}
      <div class="lobby-top">
        <section class="waiting-matches" data-tab="mine">
          <header>
            <h1>{isNew ? words.find : words.waiting(waiting.length)}</h1>
            {link === 'live' && <LinkState link={link} says={{ live: words.here(here) }} />}
          </header>
          {waiting.length === 0 && (
            <>
              <p class="empty">{isNew ? words.findNote : words.none}</p>
              <p class="empty-ways">
                <button class="button primary" type="button" onClick={() => setTab('new')}>
                  {words.newOne}
                </button>
                <button class="button" type="button" onClick={() => setTab('open')}>
                  {words.toOpen}
                </button>
              </p>
            </>
          )}
          <div class="match-cards">
            {waiting.map((each, i) => (
              <MatchCard key={each.match} to={to} offered={each} isFirst={i === 0} />
            ))}
          </div>
        </section>
        <OthersTurn to={to} mine={mine} />
      </div>
      <section class="challenge-form" data-tab="new">
        <ChallengeForm to={to} />
      </section>
      <div class="lobby-side">
        <Challenges to={to} open={open} own={mine.challenges} onChange={refresh} />
        <section class="archive" data-tab="replays">
          <Archive to={to} />
        </section>
      </div>
      <div class="lobby-side">
        <WatchList to={to} watch={watch} />
        <AccountCard to={to} />
      </div>
      <footer class="foot">{words.foot}</footer>
      <nav class="lobby-tabs" aria-label={onlineWords.title}>
        {(Object.keys(TABS) as Tab[]).map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            <Icon of={TABS[name]} size={22} />
            {words.tabs[name]}
            {(counts[name] ?? 0) > 0 && <b>{counts[name]}</b>}
          </button>
        ))}
      </nav>
    </div>
  );
}
