import { type Anchor, type Camera, lazy, litAs, setStop, Viewport } from '@kurgan/kit';
import { useSignalEffect } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TileId } from '../../rules/edition.ts';
import { entry } from '../../rules/pieces.ts';
import type { CounterId, Open } from '../../rules/state.ts';
import './board.css';
import { type Named, namedIn, type Target } from '../named.ts';
import { UnitCounter } from './counter.tsx';
import type { BoardFacts } from './facts.ts';
import { boundsOf, notches } from './geometry.ts';
import type { BoardArrow } from './overlays.tsx';
import { type CounterPosition, counterPositions } from './positions.ts';
import { type Light, Tile } from './tile.tsx';
import { counterShows, counterWords, tileShows, tileWords, words } from './words.ts';

const TileInfo = lazy(async () => (await import('./info.tsx')).TileInfo);
/** Nobody takes aim before the bids are revealed. */
const Arrows = lazy(async () => (await import('./overlays.tsx')).Arrows);
const Chances = lazy(async () => (await import('./overlays.tsx')).Chances);
const Dangers = lazy(async () => (await import('./overlays.tsx')).Dangers);

/** Tiles and counters of one kind: those that can be touched, those that are chosen, those that a hint names. */
export interface Things {
  readonly tiles: ReadonlySet<TileId>;
  readonly counters: ReadonlySet<CounterId>;
}

export interface BoardProps {
  readonly camera: Camera;
  /** Fixed facts of the board, from `boardFacts`. */
  readonly facts: BoardFacts;
  readonly open: Open;
  /** Only what can be touched now is amber. */
  readonly lit: Things;
  readonly chosen: Things;
  readonly hinted: Things;
  /** Label over a target: the chance to hit. */
  readonly chances: ReadonlyMap<Target, string>;
  /** The chance to be stopped on the way to a tile. */
  readonly dangers: ReadonlyMap<TileId, string>;
  readonly arrows: readonly BoardArrow[];
  /** Effect of touching a highlighted element, for screen readers. */
  saysOf(id: TileId | CounterId): string;
  onTile(tile: TileId, anchor: Anchor): void;
  onCounter(counter: CounterId, anchor: Anchor): void;
  /** Element under the pointer or with the focus; null when there is none. */
  onPoint(id: TileId | CounterId | null): void;
  /** Laid on the tiles under markers and counters, and on top of these: what was done last. */
  readonly under?: ComponentChildren;
  readonly over?: ComponentChildren;
  /** Laid under the tiles, in board units: a title where no tile lies. */
  readonly children?: ComponentChildren;
}

interface Touched extends Pick<Named, 'tile' | 'counter'> {
  readonly element: HTMLElement;
}

/** Board element that an event is about. */
function touchedBy({ target }: Event): Touched | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-counter], [data-tile]') : null;
  if (element === null) return null;
  return { element, ...namedIn(element.dataset) };
}

/** Lines and letters grow against the zoom, so that a small board can still be read. */
const READABLE = 0.92;
const MOST = 1.34;

export function Board(props: BoardProps): JSX.Element {
  const { camera, facts, open, onTile, onCounter, onPoint } = props;
  const { laid } = facts;
  const pane = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<TileId | CounterId | null>(null);
  const positions = useMemo(() => counterPositions(laid, open.sides, facts.edition), [facts, laid, open]);
  const [first, second] = useMemo(() => notches(laid), [laid]);
  // The title has the largest corner, if there is one.
  const corner = props.children === undefined ? first : second;
  const free = `${corner?.corner ?? ''} ${corner?.height === 0 ? 'filled' : ''}`;

  useEffect(() => void Promise.all([Arrows, Chances, Dangers].map((each) => each.load())), []);
  // Other things may be lit now; one of them is the Tab stop.
  useEffect(() => {
    const frame = requestAnimationFrame(() => root.current !== null && setStop(root.current));
    return () => cancelAnimationFrame(frame);
  });
  useSignalEffect(() => {
    const zoom = camera.scale.value;
    const style = root.current?.style;
    style?.setProperty('--px', String(1 / zoom));
    style?.setProperty('--label', String(Math.min(MOST, Math.max(1, READABLE / zoom))));
    // Tiles in all corners leave the buttons a strip beside the board, or one above it.
    const isBeside = camera.room.width / laid.width > camera.room.height / laid.height;
    pane.current?.style.setProperty('--buttons', isBeside ? 'column' : 'row');
  });

  const point = (id: TileId | CounterId | null): void => {
    if (id === pointed) return;
    setPointed(id);
    onPoint(id);
  };
  const touch = ({ tile, counter }: Touched, anchor: Anchor): void => {
    if (counter !== undefined) onCounter(counter, anchor);
    else if (tile !== undefined) onTile(tile, anchor);
  };
  const clicked = (event: MouseEvent): void => {
    const touched = touchedBy(event);
    if (touched !== null) touch(touched, { x: event.clientX, y: event.clientY });
  };
  const pressed = (event: KeyboardEvent): void => {
    const touched = event.key === 'Enter' || event.key === ' ' ? touchedBy(event) : null;
    if (touched === null) return;
    event.preventDefault();
    const { left, top, width, height } = touched.element.getBoundingClientRect();
    touch(touched, { x: left + width / 2, y: top + height / 2 });
  };
  /** The focus points as the pointer does; only the keyboard needs to be followed. */
  const focused = (event: FocusEvent): void => {
    const touched = touchedBy(event);
    if (touched === null || !touched.element.matches(':focus-visible')) return;
    const tile = touched.tile ?? positions.find(({ counter }) => counter === touched.counter)?.tile;
    const bounds = tile === undefined ? null : boundsOf(laid, tile);
    if (bounds !== null) camera.reveal(bounds);
    point(touched.counter ?? touched.tile ?? null);
  };
  /** Nothing is told about a place that the keyboard has left for something beside the board; its odds and buttons stay. */
  const left = (event: FocusEvent): void => {
    const touched = touchedBy(event);
    const isWithin = event.relatedTarget instanceof Node && root.current?.contains(event.relatedTarget) === true;
    if (!isWithin && (touched?.counter ?? touched?.tile) === pointed) setPointed(null);
  };
  const hovered = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || camera.isMoving) return;
    const touched = touchedBy(event);
    point(touched?.counter ?? touched?.tile ?? null);
  };
  return (
    <div ref={pane} class={`un-pane ${free}`}>
      <Viewport camera={camera} width={laid.width} height={laid.height} label={words.board} onFocus={focused}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the lit things inside it are the buttons */}
        <div
          ref={root}
          class="un-board"
          onClick={clicked}
          onKeyDown={pressed}
          onFocusOut={left}
          onPointerOver={hovered}
          onPointerLeave={() => point(null)}
        >
          {props.children}
          <Tiles {...props} />
          {props.under}
          {props.arrows.length > 0 && <Arrows arrows={props.arrows} laid={laid} positions={positions} />}
          <Counters {...props} positions={positions} />
          {props.over}
          {props.dangers.size > 0 && <Dangers dangers={props.dangers} laid={laid} />}
          {props.chances.size > 0 && <Chances chances={props.chances} laid={laid} positions={positions} />}
        </div>
      </Viewport>
      {/* A player who takes aim looks at chances: nothing may lie on them. */}
      {pointed !== null && props.chances.size === 0 && (
        <TileInfo camera={camera} facts={facts} open={open} pointed={pointed} room={pane.current?.clientWidth ?? 0} />
      )}
    </div>
  );
}

function Tiles({ facts, open, lit, chosen, hinted, dangers, saysOf }: BoardProps): JSX.Element {
  const touchWords = (tile: TileId): string => {
    const danger = dangers.get(tile);
    const warning = danger === undefined ? '' : ` ${words.danger(danger)}`;
    return `${tileShows(facts, open, tile)}. ${saysOf(tile)}${warning}`;
  };
  return (
    <>
      {facts.laid.spots.map((spot) => {
        const { tile } = spot;
        const isLit = lit.tiles.has(tile);
        const lights: Light[] = [];
        if (isLit) lights.push('lit');
        if (chosen.tiles.has(tile)) lights.push('chosen');
        if (hinted.tiles.has(tile)) lights.push('hinted');
        return (
          <Tile
            key={tile}
            facts={facts}
            open={open}
            spot={spot}
            lights={lights}
            told={tileWords(facts, open, tile)}
            touch={isLit ? touchWords(tile) : null}
          />
        );
      })}
    </>
  );
}

interface CountersProps extends BoardProps {
  readonly positions: readonly CounterPosition[];
}

/** Each counter is drawn once and moved: that is its slide. */
function Counters(props: CountersProps): JSX.Element {
  const { facts, open, lit, chosen, hinted, chances, saysOf, positions } = props;
  const sorted = positions.toSorted((a, b) => (a.counter < b.counter ? -1 : 1));
  return (
    <>
      {sorted.map(({ counter, seat, unit, suppressed, x, y, size }) => {
        const piece = facts.edition.pieces.units[unit];
        if (piece === undefined) return null;
        const isLit = lit.counters.has(counter);
        const rim = chosen.counters.has(counter) ? 'chosen' : isLit ? 'lit' : null;
        const isHinted = hinted.counters.has(counter);
        const chance = chances.get(counter);
        const says = [
          `${counterShows(piece)}.`,
          saysOf(counter),
          chance,
          `${counterWords(facts.edition, open, counter)}.`,
        ];
        return (
          <div
            key={counter}
            class={`un-piece ${rim ?? ''} ${isHinted ? 'hinted' : ''}`}
            style={{ transform: `translate(${x}px, ${y}px)`, fontSize: `${size}px` }}
            data-counter={counter}
            {...litAs(isLit ? says.filter(Boolean).join(' ') : null)}
          >
            <UnitCounter
              side={entry(facts.edition.sides, seat).look}
              unit={piece}
              suppressed={suppressed}
              routed={facts.edition.extras?.isRouted(open, counter) === true}
              rim={isHinted ? 'hinted' : rim}
            />
          </div>
        );
      })}
    </>
  );
}
