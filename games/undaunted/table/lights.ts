import { percent } from '@kurgan/kit';
import type { TileId } from '../rules/edition.ts';
import { type CounterId, counterId, counterParts } from '../rules/state.ts';
import { hitChance, targetOf } from './aim.ts';
import { type BoardArrow, boundsOf, type Things } from './board/index.ts';
import { actorOf, type Desk, isShot } from './desk.ts';
import { PIECES } from './pieces.ts';
import { eventOf } from './shots.ts';
import { describe } from './speech/actions.ts';

/** What can be touched on the board now. As long as no card is chosen, only counters that stand for one. */
export function litThings(desk: Desk): Things {
  const { path, session } = desk.controller;
  const { choices, seat } = session.moment.value;
  const tiles = new Set<TileId>();
  const counters = new Set<CounterId>();
  if (seat === null) return { tiles, counters };
  const { step } = desk;
  if (step === 'march' || step === 'blast') {
    for (const { words } of choices) {
      if (words.to !== undefined) tiles.add(words.to);
      if (words.counter !== undefined) counters.add(words.counter as CounterId);
    }
    return { tiles, counters };
  }
  if (step !== 'turn') return { tiles, counters };
  if (path.wordOf('card') === undefined) {
    for (const choice of desk.fitting(['verb', 'unit', 'to'])) {
      const actor = choice.verb === 'hunker' || choice.verb === 'guide' ? null : actorOf(choice);
      if (actor !== null) counters.add(counterId(seat, actor));
    }
    return { tiles, counters };
  }
  for (const choice of desk.fitting(['card', 'verb'])) {
    const target = isShot(choice) ? targetOf(desk, choice) : null;
    if (target !== null) counters.add(target);
    if (choice.verb === 'guide') counters.add(counterId(seat, choice.words.unit ?? ''));
    const isReady = choice.verb !== 'guide' || path.wordOf('unit') === choice.words.unit;
    if (choice.words.to !== undefined && isReady) tiles.add(choice.words.to);
  }
  return { tiles, counters };
}

/** Where the unit enters that acts but is not on the board yet. */
function entryOf(desk: Desk): TileId | undefined {
  if (desk.acting === null) return undefined;
  const [seat, unit] = counterParts(desk.acting);
  return desk.tileOf(seat, unit) === undefined ? PIECES.boards[desk.scenario.id]?.entries[seat]?.[unit] : undefined;
}

export function chosenThings(desk: Desk): Things {
  const { path, proposed } = desk.controller;
  const counters = new Set<CounterId>();
  if (desk.acting !== null) counters.add(desk.acting);
  const target = proposed.value === null ? null : targetOf(desk, proposed.value);
  if (target !== null) counters.add(target);
  const unit = path.wordOf('unit');
  if (unit !== undefined && path.left.value.some(isShot)) counters.add(counterId(desk.far.value, unit));
  const tiles = [path.wordOf('to'), entryOf(desk)].flatMap((tile) => tile ?? []);
  return { tiles: new Set(tiles), counters };
}

export function hintedThings(desk: Desk): Things {
  const hinted = desk.controller.hinted;
  if (hinted === null) return { tiles: new Set(), counters: new Set() };
  const target = isShot(hinted) ? targetOf(desk, hinted) : null;
  const actor = hinted.verb === 'bid' ? null : actorOf(hinted);
  const counters = [target, actor === null ? null : counterId(desk.near.value, actor)].flatMap((each) => each ?? []);
  return { tiles: new Set(hinted.words.to === undefined ? [] : [hinted.words.to]), counters: new Set(counters) };
}

/** The chance of every shot that the chosen card can fire. */
export function chancesOf(desk: Desk): ReadonlyMap<CounterId, string> {
  const { controller } = desk;
  const isReady = controller.path.wordOf('card') !== undefined || desk.step === 'blast';
  const shots = isReady ? desk.fitting(['card', 'verb']).filter(isShot) : [];
  controller.wantOdds(shots.map(({ text }) => text));
  const chances = new Map<CounterId, string>();
  for (const shot of shots) {
    const at = targetOf(desk, shot);
    const odds = controller.oddsOf(shot.text);
    if (at !== null && odds && !chances.has(at)) chances.set(at, percent(hitChance(odds)));
  }
  return chances;
}

/** From who acts to whom it is aimed at; before that, what was done last. */
export function arrowsOf(desk: Desk): readonly BoardArrow[] {
  const { controller, acting, pointed } = desk;
  const { proposed, path, session } = controller;
  const isAiming = acting !== null && path.wordOf('card') !== undefined;
  const chosen = proposed.value !== null && isShot(proposed.value) ? targetOf(desk, proposed.value) : null;
  const unit = path.wordOf('unit');
  const to = chosen ?? (unit === undefined ? pointed.value : counterId(desk.far.value, unit));
  const isTarget = to !== null && desk.fitting(['card', 'verb']).some((c) => isShot(c) && targetOf(desk, c) === to);
  if (isAiming && to !== null && isTarget) return [{ from: entryOf(desk) ?? acting, to, kind: 'aim' }];
  if (path.touched.value.length > 0) return [];
  const { made } = session.moment.value;
  return session.log.value.flatMap((line): BoardArrow[] => {
    if (line.after !== made) return [];
    const event = eventOf(line);
    if (event.event === 'marched') return [{ from: event.from, to: event.to, kind: 'march', seat: event.seat }];
    if (event.event !== 'shot') return [];
    return [
      {
        from: counterId(event.seat, event.by),
        to: counterId(event.at.seat, event.at.unit),
        kind: 'shot',
        seat: event.seat,
      },
    ];
  });
}

/** What touching a lit thing does, in words. */
export function saysOf(desk: Desk, id: TileId | CounterId): string {
  const isCounter = id.includes('/');
  const fitting = desk.fitting(['card', 'verb']);
  const meant = fitting.filter((choice) => (isCounter ? targetOf(desk, choice) === id : choice.words.to === id));
  const [only, another] = meant;
  if (only !== undefined) return another === undefined ? `${describe(only)}.` : `${meant.length} choices.`;
  if (!isCounter) return '';
  const [, unit] = counterParts(id as CounterId);
  return `Play ${desk.kindOfUnit(unit).replaceAll('-', ' ')}.`;
}

/** Whether the shot that is proposed goes down the board; null while none is, or nobody fires it. */
export function aimsDown(desk: Desk): boolean | null {
  const [from, to] = lookAt(desk).map((tile) => boundsOf(desk.facts.laid, tile)?.y ?? 0);
  const { value } = desk.controller.proposed;
  return value === null || !isShot(value) || from === undefined || to === undefined ? null : to > from;
}

/** Who acts; before that is chosen, the first of those whom a Blast can hit or a Guide can lead. */
function lookedAt(desk: Desk): CounterId | null {
  const isOpen = desk.step === 'blast' || desk.controller.path.wordOf('verb') === 'guide';
  const [first = null] = isOpen ? litThings(desk).counters : [];
  return desk.acting ?? first;
}

/** What the view should go to: who acts, with all that it can reach or fire at, the nearest first. */
export function lookAt(desk: Desk): readonly TileId[] {
  const acting = lookedAt(desk);
  const at = acting === null ? undefined : (desk.tileOf(...counterParts(acting)) ?? entryOf(desk));
  if (at === undefined) return [];
  const aimed = desk.controller.proposed.value;
  const meant = aimed === null ? desk.fitting(['card', 'verb', 'unit']) : [aimed];
  const goals = meant.flatMap((choice) => {
    const target = isShot(choice) ? targetOf(desk, choice) : null;
    return choice.words.to ?? (target === null ? undefined : desk.tileOf(...counterParts(target))) ?? [];
  });
  const { laid } = desk.facts;
  const spot = boundsOf(laid, at);
  const distance = (tile: TileId): number => {
    const to = boundsOf(laid, tile);
    return spot === null || to === null ? 0 : Math.hypot(to.x - spot.x, to.y - spot.y);
  };
  return [at, ...goals.sort((a, b) => distance(a) - distance(b))];
}
