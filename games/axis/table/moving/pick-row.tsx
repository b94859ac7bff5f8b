import type { JSX } from 'preact';
import { boundsOf } from '../board/bounds.ts';
import { Chip } from '../board/chip.tsx';
import type { Props } from '../model.ts';
import { placeName, unitsInWords } from '../words/names.ts';
import { leftToMove } from './left.ts';
import { moving } from './words.ts';

/** The units in hand, or those left to move. */
export function PickRow({ model }: Props): JSX.Element | null {
  const { picking, seat } = model;
  const hand = picking.hand.value;
  const frame = model.frame.value;
  if (seat === null) return null;
  if (hand === null) return frame?.step === 'movement' ? <LeftRow model={model} /> : null;
  return (
    <div class="pick-row">
      <b class="from">{placeName(hand.zone)}</b>
      {picking.offered.map(({ piece, ready, count }) => (
        <button
          key={piece}
          type="button"
          class={`pick ${count > 0 ? 'on' : ''} ${hand.last === piece ? 'last' : ''}`}
          aria-pressed={count > 0}
          aria-label={moving.pick(unitsInWords(seat, piece, count), ready)}
          title={moving.pickHelp}
          onClick={(event) =>
            picking.setCount(event.shiftKey ? (count >= ready ? 0 : count + 1) : count > 0 ? 0 : ready, piece)
          }
        >
          <Chip side={seat} kind={piece} count={count} moved={0} aloft={false} />
          <small>{moving.of(ready)}</small>
        </button>
      ))}
      {picking.missions.value.some((each) => each !== 'go') && (
        <fieldset class="missions" aria-label={moving.missionsLabel}>
          {picking.missions.value.map((mission) => (
            <button
              key={mission}
              type="button"
              aria-pressed={picking.mission.value === mission}
              onClick={() => {
                picking.wanted.value = mission;
              }}
            >
              {moving.missions[mission]}
            </button>
          ))}
        </fieldset>
      )}
      <button type="button" class="plain" onClick={() => picking.pickAll()}>
        {moving.all}
      </button>
      <button type="button" class="plain" onClick={() => picking.drop()}>
        {moving.drop}
      </button>
    </div>
  );
}

/** Everything left to do, each a way to the next place where it is. */
function LeftRow({ model }: Props): JSX.Element | null {
  const { picking, seat } = model;
  const to = picking.lastTo.value;
  if (seat === null) return null;
  return (
    <div class="pick-row">
      {leftToMove(model.open.value, seat).map(({ text, places }) => (
        <button
          key={text}
          type="button"
          class="plain left"
          onClick={() => {
            const at = model.pointed.value === null ? -1 : places.indexOf(model.pointed.value);
            const next = places[(at + 1) % places.length];
            if (next === undefined) return;
            model.pointed.value = next;
            model.camera.reveal(boundsOf(next));
          }}
        >
          {text}
        </button>
      ))}
      {to !== null && (
        <button
          type="button"
          class="plain send"
          aria-pressed={picking.sendingTo.value === to}
          title={moving.sendHelp}
          onClick={() => {
            picking.sendingTo.value = picking.sendingTo.value === to ? null : to;
          }}
        >
          {moving.send(placeName(to))}
        </button>
      )}
    </div>
  );
}
