import type { JSX } from 'preact';
import { RECRUITMENT_TILES, type SlotFacts } from '../../data/recruitment.ts';
import type { Bench } from './bench.ts';
import { type OfferedTile, offeredTiles } from './offers.ts';
import type { Reason } from './reasons.ts';
import { stripeOf } from './stripes.ts';

/** A reason that was asked for. */
export interface WhyNot extends Reason {
  readonly name: string;
}

interface Props {
  readonly bench: Bench;
  onWhyNot(whyNot: WhyNot): void;
  onAdded(index: number): void;
}

/** Every tile of the side. One that can't be added says why when it is touched. */
export function TileList({ bench, onWhyNot, onAdded }: Props): JSX.Element {
  const { army, size, side } = bench;
  const choose = ({ tile, whyNot }: OfferedTile): void => {
    if (whyNot !== null) {
      onWhyNot({ ...whyNot, name: RECRUITMENT_TILES[tile].name });
      return;
    }
    bench.change({ do: 'add', tile });
    onAdded(army.length);
  };
  return (
    <section class="tile-list" aria-labelledby="tile-list-head">
      <h2 id="tile-list-head">Recruitment tiles</h2>
      <ul>
        {offeredTiles(army, size.points, side).map((offered) => (
          <TileRow key={offered.tile} offered={offered} onChoose={() => choose(offered)} />
        ))}
      </ul>
    </section>
  );
}

const Shapes = ({ slots }: { readonly slots: readonly SlotFacts[] }): JSX.Element => (
  <span class="slot-shapes" aria-hidden="true">
    {slots.map(({ id, size }) => (
      <i key={id} class={size} />
    ))}
  </span>
);

const Plus = (): JSX.Element => (
  <i class="add" aria-hidden="true">
    +
  </i>
);

function TileRow({ offered, onChoose }: { readonly offered: OfferedTile; onChoose(): void }): JSX.Element {
  const { tile, taken, over, whyNot } = offered;
  const { name, cost, stripe, units, slots } = RECRUITMENT_TILES[tile];
  const { class: look, style } = stripeOf(stripe);
  const counters = units.reduce((sum, { count }) => sum + count, 0);
  return (
    <li class={taken > 0 ? 'taken' : undefined}>
      <button type="button" class={whyNot === null ? undefined : 'refused'} data-tile={tile} onClick={onChoose}>
        <span class={look} style={style} />
        <span class="tile-name">
          <b>
            <span class="unseen">{whyNot === null ? 'Add ' : 'Why not '}</span>
            {name}
          </b>
          <small>
            {counters} {counters === 1 ? 'counter' : 'counters'} <Shapes slots={slots} />
          </small>
        </span>
        <b class="cost">
          {cost}
          <span class="unseen"> points</span>
        </b>
        <span class="tile-state">
          {taken > 0 && <em>{taken > 1 ? `${taken} in` : 'in'}</em>}
          {whyNot === null ? <Plus /> : <small>{over > 0 ? `${over} over` : 'why not?'}</small>}
        </span>
      </button>
    </li>
  );
}
