import { Ribbon, Tools } from '@kurgan/kit';
import type { ComponentChildren, JSX } from 'preact';
import { pointsOf } from '../../normandy/victory.ts';
import type { Seat } from '../../rules/edition.ts';
import type { Desk } from '../desk.ts';
import { enemyOf } from '../pieces.ts';
import { dateWords, sideName } from '../words/names.ts';
import { words } from '../words/table.ts';
import { Badge, Initiative } from './badge.tsx';

interface Props {
  readonly desk: Desk;
  readonly title: string;
  readonly menu: ComponentChildren;
  onList(): void;
  onAround(): void;
}

/** Draw, bid, and the two turns in the order in which they come. */
function phasesOf(desk: Desk): { readonly phases: readonly string[]; readonly now: number } {
  const { marker, active, bids } = desk.open.value;
  const { seat } = desk.controller.session.moment.value;
  const name = (each: Seat): string => (each === seat ? words.yourTurn : sideName(each));
  const phases = [words.draw, words.bid, name(marker), name(enemyOf(marker))];
  if (bids === null) return { phases, now: desk.step === 'bid' ? 1 : 0 };
  return { phases, now: active === marker ? 2 : 3 };
}

/** The bar on top: where the match stands, and what helps. */
export function Head({ desk, title, menu, onList, onAround }: Props): JSX.Element {
  const { phases, now } = phasesOf(desk);
  return (
    <header class="un-head">
      <b class="un-brand">KURGAN</b>
      <h1 class="un-title">
        <b>{words.game}</b> · {title} · {dateWords(desk.scenario.date)}
      </h1>
      <span class="round-line">
        {words.round} <b>{desk.open.value.round}</b>
      </span>
      <Ribbon phases={phases} now={now} label={words.phasesLabel} />
      <Score desk={desk} />
      <Tools controller={desk.controller} aroundLabel={words.around} menu={menu} onList={onList} onAround={onAround} />
    </header>
  );
}

/** On a phone: both scores, who has the initiative, and what to do. */
function Score({ desk }: { readonly desk: Desk }): JSX.Element {
  const { round } = desk.open.value;
  const { phases, now } = phasesOf(desk);
  return (
    <div class="un-score">
      <SideScore desk={desk} seat={desk.near.value} />
      <p>
        <b>{desk.scenario.title}</b>
        <span>
          {words.round} {round} · {phases[now]}
        </span>
      </p>
      <SideScore desk={desk} seat={desk.far.value} />
    </div>
  );
}

function SideScore({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }): JSX.Element {
  const goal = desk.scenario.sides[seat]?.goal ?? 0;
  return (
    <span class="side-score" title={sideName(seat)}>
      <Badge seat={seat} />
      {desk.open.value.marker === seat && <Initiative />}
      <b>{pointsOf(desk.open.value, seat)}</b>
      <small>{goal === 'pin' ? words.points : words.of(goal)}</small>
    </span>
  );
}
