import { Ribbon } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { Seat } from '../../rules/edition.ts';
import { entry } from '../../rules/pieces.ts';
import type { Props, UndauntedModel } from '../model.ts';
import { words } from '../words/table.ts';
import { Badge, Initiative } from './badge.tsx';

/** Draw, bid, and the two turns in the order in which they come. */
function phasesOf(model: UndauntedModel): { readonly phases: readonly string[]; readonly now: number } {
  const { marker, active, bids } = model.open.value;
  const { seat } = model.controller.session.moment.value;
  const name = (each: Seat): string => (each === seat ? words.yourTurn : model.names.side(each).name);
  const phases = [words.draw, words.bid, name(marker), name(model.enemyOf(marker))];
  if (bids === null) return { phases, now: model.step === 'bid' ? 1 : 0 };
  return { phases, now: active === marker ? 2 : 3 };
}

/** Round and phase. */
export function Status({ model }: Props): JSX.Element {
  const { extras } = model.edition;
  if (extras?.interlude.isOn(model)) return <extras.interlude.Status model={model} />;
  const { round } = model.open.value;
  const { phases, now } = phasesOf(model);
  return (
    <>
      {round === 0 ? (
        <span class="round-line">{words.beforeFirst}</span>
      ) : (
        <>
          <span class="round-line">
            {words.round} <b>{round}</b>
          </span>
          <Ribbon phases={phases} now={now} label={words.phasesLabel} />
        </>
      )}
      {extras && <extras.Tools model={model} />}
    </>
  );
}

/** On a phone: both scores, who has the initiative, and what to do. */
export function Figures({ model }: Props): JSX.Element {
  const { extras } = model.edition;
  if (extras?.interlude.isOn(model)) return <extras.interlude.Status model={model} />;
  const { round } = model.open.value;
  const { phases, now } = phasesOf(model);
  return (
    <div class="un-score">
      <SideScore model={model} seat={model.near.value} />
      <p>
        <b>{model.scenario.title}</b>
        <span>{round === 0 ? words.beforeFirst : `${words.round} ${round} · ${phases[now]}`}</span>
      </p>
      <SideScore model={model} seat={model.far.value} />
    </div>
  );
}

function SideScore({ model, seat }: { readonly model: UndauntedModel; readonly seat: Seat }): JSX.Element {
  const { points } = entry(model.facts.mission.goals, seat);
  const riflemenLeft = model.riflemenLeft(seat);
  return (
    <span class="side-score" title={model.names.side(seat).name}>
      <Badge side={model.lookOf(seat)} />
      {model.open.value.marker === seat && <Initiative />}
      <b>{riflemenLeft === null ? model.pointsOf(seat) : riflemenLeft}</b>
      <small>{points === null ? (riflemenLeft === null ? words.points : words.toPin) : words.of(points)}</small>
    </span>
  );
}
