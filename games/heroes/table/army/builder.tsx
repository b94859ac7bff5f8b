import './builder.css';
import './points-bar.css';
import './tile-list.css';
import './check-panel.css';
import './tile-card.css';
import './roster.css';
import './option-list.css';
import './option-detail.css';
import { Icon } from '@kurgan/kit';
import { Redo2, Sparkles, Undo2 } from 'lucide';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { OPTIONS, type OptionId } from '../../data/options.ts';
import { RECRUITMENT_TILES, type RecruitmentTileId } from '../../data/recruitment.ts';
import type { ArmyList } from '../../rules/recruitment/lists.ts';
import { Sprite } from '../board/sprite.tsx';
import type { Bench } from './bench.ts';
import { CheckPanel } from './check-panel.tsx';
import { isSameSlot, type SlotAt } from './offers.ts';
import { OptionDetail } from './option-detail.tsx';
import { OptionList } from './option-list.tsx';
import { PointsBar } from './points-bar.tsx';
import { Roster } from './roster.tsx';
import { TileCard } from './tile-card.tsx';
import { TileList, type WhyNot } from './tile-list.tsx';

interface Props {
  readonly bench: Bench;
  /** Shown under the options: saved lists, or what sends the army off. */
  readonly aside: ComponentChildren;
}

const NARROW = '(max-width: 759px)';

function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const change = (): void => setNarrow(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  return isNarrow;
}

/** A slot that is still there. */
const isThere = ({ army }: Bench, { index, slot }: SlotAt): boolean => {
  const tile: RecruitmentTileId | undefined = army[index]?.tile;
  return tile !== undefined && RECRUITMENT_TILES[tile].slots.some(({ id }) => id === slot);
};

/** Tiles, slots and options of one army, with everything that the rules say about it. */
export function Builder({ bench, aside }: Props): JSX.Element {
  const { army } = bench;
  const [wanted, setSlot] = useState<SlotAt | null>(null);
  const [inHand, setInHand] = useState<OptionId | null>(null);
  const [asked, setAsked] = useState<WhyNot | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow();
  const slot = wanted !== null && isThere(bench, wanted) ? wanted : null;
  const option = slot === null ? null : inHand;
  useEffect(() => setAsked(null), [army]);

  const focusOn = (selector: string): void => {
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));
  };
  const slotSelector = ({ index, slot: id }: SlotAt): string => `[data-index="${index}"] [data-slot="${id}"]`;
  const choose = (next: SlotAt | null): void => {
    setInHand(null);
    setAsked(null);
    setSlot(isSameSlot(next, slot) ? null : next);
  };
  const put = (): void => {
    if (slot === null || option === null) return;
    bench.change({ do: 'put', ...slot, option });
    setInHand(null);
    focusOn(slotSelector(slot));
    if (isNarrow) setSlot(null);
  };
  const close = (): void => {
    if (slot !== null) focusOn(slotSelector(slot));
    choose(null);
  };
  const detail = slot !== null && option !== null && (
    <OptionDetail
      key={option}
      bench={bench}
      slot={slot}
      option={option}
      onPut={put}
      onBack={() => {
        setInHand(null);
        focusOn(`[data-option="${option}"]`);
      }}
    />
  );
  return (
    <div ref={root} class="army-builder">
      <svg class="unseen" aria-hidden="true">
        <Sprite />
      </svg>
      <PointsBar bench={bench} more={option === null ? 0 : OPTIONS[option].cost} />
      <div class="builder-side">
        <TileList
          bench={bench}
          onWhyNot={setAsked}
          onAdded={(index) => focusOn(`[data-index="${index}"] [data-slot]`)}
        />
        <CheckPanel bench={bench} asked={asked} />
      </div>
      <div class="builder-army">
        <Tools bench={bench} />
        <section class="tile-cards" aria-label="Army">
          {army.length === 0 && (
            <p class="no-tiles">
              No tiles yet. Begin with a group such as{' '}
              {bench.side === 'soviet' ? 'Volga Rifle Platoon' : 'Panzergrenadiere'}, or let the bot build an army.
            </p>
          )}
          {army.map((recruited, index) => (
            <>
              <TileCard
                key={`${index} ${recruited.tile}`}
                recruited={recruited}
                index={index}
                chosen={slot}
                onSlot={choose}
                onDrop={() => {
                  choose(null);
                  bench.change({ do: 'drop', index });
                  focusOn(`[data-tile="${recruited.tile}"]`);
                }}
              />
              {!isNarrow && slot?.index === index && detail}
            </>
          ))}
        </section>
        <Roster bench={bench} />
      </div>
      <div class="builder-options">
        <div class={slot === null ? 'option-sheet' : 'option-sheet open'}>
          {isNarrow && detail}
          <OptionList
            bench={bench}
            slot={slot}
            inHand={option}
            onTake={setInHand}
            onWhyNot={setAsked}
            onEmpty={() => {
              if (slot !== null) bench.change({ do: 'take', ...slot });
            }}
            onClose={close}
          />
          {isNarrow && slot !== null && asked !== null && (
            <p class="line" role="status">
              <b>{asked.name}:</b> {asked.text}
            </p>
          )}
        </div>
        {aside}
      </div>
    </div>
  );
}

function Tools({ bench }: { readonly bench: Bench }): JSX.Element {
  const { undo, redo, army } = bench;
  const replace = (begun: ArmyList): void => bench.change({ do: 'replace', army: bench.suggest(begun) });
  return (
    <p class="builder-tools">
      <button type="button" class="button small" disabled={undo === null} onClick={() => undo?.()}>
        <Icon of={Undo2} size={16} /> Undo
      </button>
      <button type="button" class="button small" disabled={redo === null} onClick={() => redo?.()}>
        <Icon of={Redo2} size={16} /> Redo
      </button>
      {army.length > 0 && (
        <button type="button" class="button small" data-do="fill" onClick={() => replace(army)}>
          <Icon of={Sparkles} size={16} /> Fill it up
        </button>
      )}
      <button type="button" class="button small" data-do="build" onClick={() => replace([])}>
        <Icon of={Sparkles} size={16} /> Build me one
      </button>
    </p>
  );
}
