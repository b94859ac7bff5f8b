import { plural } from '@kurgan/engine';
import { Icon } from '@kurgan/kit';
import { X } from 'lucide';
import type { JSX } from 'preact';
import { OPTIONS, type OptionId } from '../../data/options.ts';
import { RECRUITMENT_TILES } from '../../data/recruitment.ts';
import type { Bench } from './bench.ts';
import { Face } from './face.tsx';
import { type OfferedOption, offersFor, type SlotAt } from './offers.ts';
import { optionText } from './option-words.ts';
import { stripeName, stripeOf } from './stripes.ts';
import type { WhyNot } from './tile-list.tsx';

interface Props {
  readonly bench: Bench;
  readonly slot: SlotAt | null;
  readonly inHand: OptionId | null;
  onTake(option: OptionId): void;
  onWhyNot(whyNot: WhyNot): void;
  onEmpty(): void;
  onClose(): void;
}

/** Options for the chosen slot: those that fit, and the rest by what stands against them. */
export function OptionList({ bench, slot, inHand, onTake, onWhyNot, onEmpty, onClose }: Props): JSX.Element {
  const offers = slot === null ? null : offersFor(bench.army, bench.size.points, bench.side, slot);
  const tile = slot === null ? undefined : bench.army[slot.index]?.tile;
  if (offers === null || tile === undefined)
    return (
      <section class="option-list" aria-labelledby="option-list-head">
        <h2 id="option-list-head">Options</h2>
        <p class="hint">
          {bench.army.length === 0
            ? 'Add a recruitment tile first. Its slots take options.'
            : 'Choose a slot of a tile to see what fits in it.'}
        </p>
      </section>
    );
  const { fit, filled, dear, limited, otherStripe, otherShape } = offers;
  const groups = [
    ['Too dear', dear],
    ['At its limit', limited],
    ['Other stripe', otherStripe],
    ['Other shape', otherShape],
  ] as const;
  return (
    <section class="option-list open" aria-labelledby="option-list-head">
      <header>
        <h2 id="option-list-head">
          For the {offers.slot.size} slot of {RECRUITMENT_TILES[tile].name}
        </h2>
        <b>{fit.length} fit</b>
        <button type="button" class="plain" aria-label="Close the list of options" onClick={onClose}>
          <Icon of={X} />
        </button>
      </header>
      <p class="stripe-key">
        {offers.slot.stripes.map((stripe) => (
          <span key={stripe}>
            <i {...stripeOf(stripe)} /> {stripeName(stripe)}
          </span>
        ))}
        {filled !== null && (
          <button type="button" class="button small" onClick={onEmpty}>
            Take out {OPTIONS[filled].name}
          </button>
        )}
      </p>
      <ul class="fitting">
        {fit.map((option) => (
          <li key={option}>
            <OptionButton option={option} isInHand={option === inHand} onTake={() => onTake(option)} />
          </li>
        ))}
      </ul>
      {groups.map(([title, offered]) => (
        <Refused key={title} title={title} offered={offered} onWhyNot={onWhyNot} />
      ))}
    </section>
  );
}

function OptionButton({
  option,
  isInHand,
  onTake,
}: {
  readonly option: OptionId;
  readonly isInHand: boolean;
  onTake(): void;
}): JSX.Element {
  const facts = OPTIONS[option];
  const stripe = stripeOf(facts.stripe);
  return (
    <button
      type="button"
      class={isInHand ? 'option-card in-hand' : 'option-card'}
      aria-pressed={isInHand}
      data-option={option}
      onClick={onTake}
    >
      <span {...stripe} />
      <span class="option-text">
        <b>{facts.name}</b>
        {facts.kind === 'support' && <span class="unseen">: {optionText(facts)}.</span>}
        <span class="option-facts">
          {facts.kind === 'support' ? (
            <span class="unit-faces">
              {facts.units.map(({ unit, count }) => (
                <span key={unit}>
                  <Face unit={unit} size={31} />
                  {count > 1 && <small aria-hidden="true">×{count}</small>}
                </span>
              ))}
            </span>
          ) : (
            <small>{optionText(facts)}</small>
          )}
          <span>
            {facts.kind === 'support' && <small>breaks {facts.breakingPoint}</small>}{' '}
            <b class="cost">
              {facts.cost}
              <span class="unseen"> points</span>
            </b>
          </span>
        </span>
      </span>
    </button>
  );
}

/** A few that a reader may look for are named; a whole shape is only counted until it is opened. */
const MOST = 8;

function Refused({
  title,
  offered,
  onWhyNot,
}: {
  readonly title: string;
  readonly offered: readonly OfferedOption[];
  onWhyNot(whyNot: WhyNot): void;
}): JSX.Element | null {
  if (offered.length === 0) return null;
  const list = (
    <ul class="not-fitting">
      {offered.map(({ option, whyNot }) => (
        <li key={option}>
          <button
            type="button"
            data-option={option}
            onClick={() => whyNot !== null && onWhyNot({ ...whyNot, name: OPTIONS[option].name })}
          >
            <span class="unseen">Why not </span>
            {OPTIONS[option].name} {OPTIONS[option].cost}
            <span class="unseen">?</span>
          </button>
        </li>
      ))}
    </ul>
  );
  if (offered.length <= MOST)
    return (
      <div class="refused-group">
        <b>{title}</b> {list}
      </div>
    );
  return (
    <details class="refused-group">
      <summary>
        <b>{title}</b> {plural(offered.length, 'option')}
      </summary>
      {list}
    </details>
  );
}
