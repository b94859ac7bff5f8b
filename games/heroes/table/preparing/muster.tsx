import { listed } from '@kurgan/engine';
import { Icon, RuleLink } from '@kurgan/kit';
import { Flag } from 'lucide';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Side } from '../../data/vocabulary.ts';
import { sizeOf } from '../../rules/battlefield.ts';
import { unpacked } from '../../rules/muster.ts';
import { type ArmyList, pointsOf } from '../../rules/recruitment/lists.ts';
import { armyFor } from '../../rules/recruitment/suggestion.ts';
import { writeArmy } from '../../rules/recruitment/text.ts';
import type { Bench } from '../army/bench.ts';
import { Builder } from '../army/builder.tsx';
import { afterChange, beginWith, type History, redone, undone } from '../army/history.ts';
import { whyNotArmy } from '../army/reasons.ts';
import { armyOf, loadLists } from '../army/saved.ts';
import { ARMY_NAMES } from '../army/share.ts';
import type { Props } from '../model.ts';
import { SIDE_TITLES } from '../words/first-prompts.ts';
import { actionsBetween } from './actions-between.ts';

/** Both sides build at once and in secret (HS-SCN-16). */
export function Muster({ model }: Props): JSX.Element {
  const { battle } = model.open.value;
  const seat = model.seat.value;
  const { waiting } = model.controller.session.moment.value;
  if (seat === null || battle === null || model.choices.value.length === 0)
    return (
      <div class="preparing-wait" role="status">
        <h2>Armies are built in secret</h2>
        <p>
          {listed(waiting.map((each) => SIDE_TITLES[each === 'soviet' ? 'soviet' : 'german']))}{' '}
          {waiting.length === 1 ? 'is' : 'are'} still at it. Both armies are shown together. <RuleLink id="HS-SCN-16" />
        </p>
      </div>
    );
  return <SecretBench key={seat} model={model} side={seat} points={sizeOf(battle).points} />;
}

const same = (side: Side, a: ArmyList, b: ArmyList): boolean => writeArmy(side, a) === writeArmy(side, b);

function SecretBench({
  model,
  side,
  points,
}: Props & { readonly side: Side; readonly points: number }): JSX.Element | null {
  const { controller } = model;
  const army = unpacked(model.view.value.private[side]?.army ?? []);
  const [history, setHistory] = useState<History>(() => beginWith(army));
  const { battle } = model.open.value;
  if (battle === null) return null;
  // The table's own undo has been at work, or the page was loaded again.
  const isInStep = controller.busy.value || same(side, history.now, army);
  const known = isInStep ? history : beginWith(army);
  const goTo = (next: History | null): void => {
    if (next === null || controller.busy.value) return;
    setHistory(next);
    void controller.doAll(actionsBetween(army, next.now));
  };
  const bench: Bench = {
    side,
    size: sizeOf(battle),
    army,
    change: (change) => goTo(afterChange(known, change)),
    undo: known.past.length > 0 ? () => goTo(undone(known)) : null,
    redo: known.undone.length > 0 ? () => goTo(redone(known)) : null,
    suggest: (begun) => armyFor(side, points, begun),
  };
  return (
    <>
      <header class="preparing-head">
        <h2>{ARMY_NAMES[side]}: build your army</h2>
        <p>
          Nobody sees it before both armies are ready. <RuleLink id="HS-SCN-16" />
        </p>
      </header>
      <Builder bench={bench} aside={<SendOff model={model} bench={bench} />} />
    </>
  );
}

/** Saved lists to take from, and the button that ends the building. */
function SendOff({ model, bench }: Props & { readonly bench: Bench }): JSX.Element {
  const { side, size, army } = bench;
  const lists = useMemo(() => loadLists(localStorage).filter((list) => list.side === side), [side]);
  const wrong = whyNotArmy(army, size.points, side);
  return (
    <section class="send-off" aria-label="Ready">
      {lists.length > 0 && (
        <label>
          Take a saved list{' '}
          <select
            value=""
            onChange={(event) => {
              const list = lists.find(({ id }) => String(id) === event.currentTarget.value);
              const taken = list === undefined ? null : armyOf(list);
              if (taken !== null) bench.change({ do: 'replace', army: taken.army });
            }}
          >
            <option value="">Choose …</option>
            {lists.map((list) => {
              const listedArmy = armyOf(list)?.army ?? [];
              const unfit = whyNotArmy(listedArmy, size.points, side) !== null;
              return (
                <option key={list.id} value={list.id} disabled={unfit}>
                  {list.name}, {pointsOf(listedArmy)}
                  {unfit ? ' (not for this battle)' : ''}
                </option>
              );
            })}
          </select>
        </label>
      )}
      <button
        type="button"
        class="button primary"
        data-action="muster"
        aria-disabled={wrong !== null}
        aria-describedby="send-off-why"
        onClick={() => wrong === null && void model.controller.do('muster')}
      >
        <Icon of={Flag} size={16} /> The army is ready
      </button>
      <p id="send-off-why">
        {wrong === null ? (
          'It cannot be changed after that.'
        ) : (
          <>
            {wrong.text} <RuleLink id={wrong.rule} />
          </>
        )}
      </p>
    </section>
  );
}
