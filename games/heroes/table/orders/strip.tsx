import './strip.css';
import type { JSX } from 'preact';
import { endOf, firstOf, of } from '../../rules/counters.ts';
import { type Seat, SPECIAL, type View } from '../../rules/state.ts';
import type { Token } from '../board/counter.tsx';
import { tokenFace } from '../facts.ts';
import type { Props } from '../model.ts';
import { words } from '../words/table.ts';

export interface StripToken {
  readonly seat: Seat;
  readonly face: Token;
  readonly state: 'spent' | 'called' | 'to-come';
}

/** A side's tokens of this turn: those shown in order, then those that still lie face down. */
export function tokensOf(view: View, seat: Seat): readonly StripToken[] {
  const { units, orders } = view.open;
  const shown: StripToken[] = [];
  const down: StripToken[] = [];
  const acting = view.flow.findLast(
    (frame) => frame.step === 'activation' || frame.step === 'moving' || frame.step === 'firing',
  );
  for (let u = firstOf(view.open, seat); u < endOf(view.open, seat); u++) {
    const value = of(units.shown, u);
    const isNow = acting !== undefined && acting.unit === u;
    if (value > 0) shown.push({ seat, face: tokenFace(value), state: isNow ? 'called' : 'spent' });
    else if (of(units.token, u) === 1) {
      const own = view.private[seat]?.tokens[u] ?? 0;
      down.push({ seat, face: own > 0 ? tokenFace(own) : 'down', state: 'to-come' });
    }
  }
  const tiles = orders[seat].tiles.map((_, i): StripToken => {
    const own = view.private[seat]?.tiles[i] ?? 0;
    return { seat, face: own > 0 ? tokenFace(own) : 'down', state: 'to-come' };
  });
  return [...shown.toSorted(byFace), ...[...down, ...tiles].toSorted(byFace)];
}

const toLay =
  (seat: Seat) =>
  (value: number): StripToken => ({ seat, face: tokenFace(value), state: 'to-come' });

const rank = ({ face }: StripToken): number => (typeof face === 'number' ? face : face === '★' ? SPECIAL : 20);
const byFace = (a: StripToken, b: StripToken): number => rank(a) - rank(b);

/** Both sides' tokens of the turn, and the key to lines of sight. */
export function OrderStrip({ model }: Props): JSX.Element {
  const view = model.view.value;
  const own = model.seat.value ?? 'soviet';
  const sides: readonly Seat[] = own === 'soviet' ? ['soviet', 'german'] : ['german', 'soviet'];
  const { draft } = model;
  const all = sides.map((seat) => ({
    seat,
    tokens: draft.isOn && seat === own ? draft.values.value.map(toLay(seat)) : tokensOf(view, seat),
    aside: view.open.orders[seat].aside,
  }));
  return (
    <section class="order-strip-heroes">
      <h3>{words.orders}</h3>
      {all.map(({ seat, tokens, aside }) => (
        <div key={seat} class={`order-side ${seat}`}>
          <span class="order-name">
            {words.side[seat]}
            {aside > 0 && <small>{aside} aside</small>}
          </span>
          <ul>
            {tokens.map(({ face, state }, i) => (
              <li key={i} class={`order-token ${face === 'down' ? 'face-down' : ''} ${state}`}>
                {face === 'down' ? <span class="unseen">{words.tokens.down}</span> : face}
              </li>
            ))}
            {tokens.length === 0 && <li class="order-none">–</li>}
          </ul>
        </div>
      ))}
      {!model.isNarrow.value && <SightKey model={model} />}
    </section>
  );
}

const SightKey = ({ model }: Props): JSX.Element => (
  <div class="sight-key">
    <h3>{words.sight.title}</h3>
    <p>
      <i class="clear" />
      {words.sight.clear}
    </p>
    <p>
      <i class="obscured" />
      {words.sight.obscured}
    </p>
    <p>
      <i class="blocked" />
      {words.sight.blocked}
    </p>
    <button
      type="button"
      class="sight-switch"
      aria-pressed={model.isSightMapOn.value}
      onClick={() => model.switchSightMap()}
    >
      {words.sight.map}{' '}
      <span class="key" aria-hidden="true">
        V
      </span>
    </button>
  </div>
);
