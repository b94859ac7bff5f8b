import { Icon } from '@kurgan/kit';
import { X } from 'lucide';
import type { JSX } from 'preact';
import { OPTIONS, type OptionId } from '../../data/options.ts';
import { RECRUITMENT_TILES, type SlotFacts } from '../../data/recruitment.ts';
import type { ArmyList } from '../../rules/recruitment/lists.ts';
import { Face, Faces } from './face.tsx';
import type { SlotAt } from './offers.ts';
import { unlockText } from './option-words.ts';
import { stripeName, stripeOf } from './stripes.ts';

interface Props {
  readonly recruited: ArmyList[number];
  readonly index: number;
  readonly chosen: SlotAt | null;
  onSlot(slot: SlotAt): void;
  onDrop(): void;
}

/** A recruited tile as it lies on the table: its counters, when it breaks, and its slots. */
export function TileCard({ recruited, index, chosen, onSlot, onDrop }: Props): JSX.Element {
  const { name, cost, stripe, kind, units, slots, abilities, breakingPoint, victoryPoints } =
    RECRUITMENT_TILES[recruited.tile];
  const { class: look, style } = stripeOf(stripe);
  const counters = units.reduce((sum, { count }) => sum + count, 0);
  const stars = abilities.reduce((sum, ability) => (ability.key === 'order' ? sum + ability.stars : sum), 0);
  const spent = slots.reduce((sum, { id }) => {
    const option = recruited.options[id];
    return option === undefined ? sum : sum + OPTIONS[option].cost;
  }, cost);
  return (
    <article class="tile-card" aria-label={`${name}, ${spent} points`} data-index={index}>
      <header class={look} style={style}>
        <h3>
          {kind === 'command' && <span class="unseen">Command tile: </span>}
          {name}
        </h3>
        <button type="button" class="drop" aria-label={`Remove ${name}`} onClick={onDrop}>
          <Icon of={X} />
        </button>
        <b class="cost">{spent}</b>
      </header>
      <div class="tile-body">
        <Faces units={units} />
        <p>
          <span>
            breaks at <b>{breakingPoint}</b> of {counters}, then <b>{victoryPoints} VP</b> to the enemy
          </span>
          {stars > 0 && (
            <span class="stars">
              <span aria-hidden="true">★</span> <b>+{stars}</b>
              <span class="unseen"> order {stars === 1 ? 'token' : 'tokens'}</span>
            </span>
          )}
        </p>
        <div
          class="slots"
          style={`--columns: ${slots.map(({ size }) => (size === 'wide' ? '1.9fr' : '1fr')).join(' ')}`}
        >
          {slots.map((slot, i) => (
            <SlotButton
              key={slot.id}
              slot={slot}
              number={i + 1}
              option={recruited.options[slot.id] ?? null}
              isChosen={chosen?.index === index && chosen.slot === slot.id}
              tile={name}
              onChoose={() => onSlot({ index, slot: slot.id })}
            />
          ))}
        </div>
      </div>
    </article>
  );
}

interface SlotProps {
  readonly slot: SlotFacts;
  readonly number: number;
  readonly option: OptionId | null;
  readonly isChosen: boolean;
  readonly tile: string;
  onChoose(): void;
}

function SlotButton({ slot, number, option, isChosen, tile, onChoose }: SlotProps): JSX.Element {
  const { size, stripes, unlocks } = slot;
  const facts = option === null ? null : OPTIONS[option];
  const first = facts?.kind === 'support' ? facts.units[0] : undefined;
  const unlocked = unlocks === undefined ? '' : `, unlocks ${unlockText(unlocks)}`;
  const label = `${tile}, ${size} slot ${number} for ${stripes.map(stripeName).join(' or ')}${unlocked}: `;
  return (
    <button
      type="button"
      class={`slot ${size}${facts === null ? '' : ' filled'}`}
      aria-pressed={isChosen}
      data-slot={slot.id}
      onClick={onChoose}
    >
      <span class="unseen">{label}</span>
      <span class="slot-stripes" aria-hidden="true">
        {stripes.map((stripe) => (
          <i key={stripe} {...stripeOf(stripe)} />
        ))}
      </span>
      {facts === null ? (
        <span class="empty">
          {isChosen ? 'choose an option' : size === 'wide' ? 'wide, empty' : 'empty'}
          {unlocks !== undefined && <small>+ {unlockText(unlocks)}</small>}
        </span>
      ) : (
        <span class="laid">
          {first !== undefined && <Face unit={first.unit} size={38} />}
          <span>
            <b>{facts.name}</b>
            <small>{facts.kind === 'support' ? `${facts.cost}, breaks at ${facts.breakingPoint}` : facts.cost}</small>
          </span>
        </span>
      )}
    </button>
  );
}
