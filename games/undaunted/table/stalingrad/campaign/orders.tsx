import './orders.css';
import { lazy } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../rules/ids.ts';
import { sideNamed } from '../../../stalingrad/box.ts';
import type { Side } from '../../../stalingrad/data/types.ts';
import { rulesFor } from '../../../stalingrad/effects.ts';
import type { UndauntedModel } from '../../model.ts';
import { Badge } from '../../panels/badge.tsx';
import { capital, dateWords } from '../../words/names.ts';
import { earnedBy, objectiveWords } from '../words/objectives.ts';
import { briefingOf } from './briefings.ts';
import type { CampaignFacts } from './facts.ts';
import { titled, words } from './words.ts';

/** Most scenarios have some, the first has none. */
const SpecialRules = lazy(async () => (await import('./special-rules.tsx')).SpecialRules);
/** Not every game brings any. */
const News = lazy(async () => (await import('./overview.tsx')).News);
const LastWords = lazy(async () => (await import('./overview.tsx')).LastWords);

interface Props {
  readonly model: UndauntedModel;
  readonly facts: CampaignFacts;
}

/** The text is there a moment after the page. */
export function Briefing({ state, side }: { readonly state: string; readonly side: Side }): JSX.Element {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    setText(null);
    void briefingOf(state, side).then((read) => {
      if (isHere) setText(read);
    });
    return () => {
      isHere = false;
    };
  }, [state, side]);
  return (
    <p class="briefing" aria-busy={text === null}>
      {text}
    </p>
  );
}

/** The orders for a game: for one side its own orders, for everybody what is open. */
export function Orders({ model, facts }: Props): JSX.Element {
  const { open, side, step } = facts;
  if (open.ended !== null) return <LastWords facts={facts} end={open.ended} />;
  const { scenario } = rulesFor(open.state);
  const isAhead = step === 'decks' || step === 'integrate';
  const game = facts.games.findLast(({ state }) => state === open.state);
  const isNew = side !== null && game !== undefined && game.unlocked.length + game.changed.length > 0;
  return (
    <div class="us-orders">
      {open.campaign && <h3>{isAhead ? words.next(scenario.game) : words.now(scenario.game)}</h3>}
      <h2>{titled(scenario.title)}</h2>
      <p class="date">
        {dateWords(scenario.date)}
        {open.campaign && ` · ${open.state}`}
      </p>
      {side !== null && <Briefing state={open.state} side={side} />}
      <Objectives model={model} facts={facts} />
      {isNew && <News unlocked={game.unlocked} changed={game.changed} />}
      {(rulesFor(open.state).all.length > 0 || open.options !== undefined) && <SpecialRules facts={facts} />}
    </div>
  );
}

/** Both sides' open objectives: the reader's first, with how points are earned. */
function Objectives({ model, facts }: Props): JSX.Element {
  const { open, seat } = facts;
  const { sides } = rulesFor(open.state).scenario;
  const seats = seat === null ? model.pieces.seats : [seat, model.enemyOf(seat)];
  return (
    <ul class="objectives-of">
      {seats.map((each) => {
        const { objective } = sides[sideNamed(each)];
        return (
          <li key={each}>
            <Badge side={model.lookOf(each)} />
            <div>
              <b>{each === seat ? words.you : model.names.side(each).name}</b> {words.must} {objectiveWords(objective)}
              {each === seat && earnedBy(objective).map((line) => <small key={line}>{capital(line)}.</small>)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Tells that the other side has chosen, never what. */
export function Opponent({ model, facts }: Props): JSX.Element | null {
  const { open, seat } = facts;
  if (seat === null || open.ended !== null) return null;
  const other: Seat = model.enemyOf(seat);
  const { name } = model.names.side(other);
  const isReady = open.ready.includes(other);
  const areas = Object.values(open.areas).filter((holder) => holder === other).length;
  return (
    <p class="us-opponent" role="status">
      <Badge side={model.lookOf(other)} />
      <span>
        <b>{isReady ? words.ready(name) : words.choosing(name)}</b>
        {open.campaign && <small>{words.areas(areas)}</small>}
      </span>
      {isReady && (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 10l5 5 9-11" />
        </svg>
      )}
    </p>
  );
}
