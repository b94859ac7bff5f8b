import type { Odds } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { AreaId } from '../../data/areas.ts';
import { entryCost } from '../../rules/board.ts';
import type { Open } from '../../rules/state.ts';
import { attacksWithAll } from '../batches.ts';
import { areaOf, type Props, type VolgaModel } from '../model.ts';
import { takingChance } from '../words/chance.ts';
import { LABEL, nameBox } from './label.ts';
import { cornersOf, middleOf, placeOf, SHEETS, type Turn } from './layout.ts';
import { stackOf } from './pieces.tsx';
import type { Box, Point } from './place.ts';
import { COUNTER } from './stack.ts';

/** Arrows of units that wait to attack. */
export function Arrows({ model }: Props): JSX.Element {
  return (
    <>
      {arrowsOf(model.open.value).map(({ from, to, units }) => (
        <Arrow key={`${from}-${to}`} from={from} to={to} units={units} turn={model.turn.value} />
      ))}
    </>
  );
}

/** On each lit target the chance to take it, or the cost of the way. */
export function Pills({ model }: Props): JSX.Element {
  return (
    <div class="pills">
      {targetsOf(model).map((target) => (
        <Pill key={target.to} target={target} model={model} />
      ))}
    </div>
  );
}

interface Advance {
  readonly from: AreaId;
  readonly to: AreaId;
  readonly units: number;
}

/** Units waiting to attack a Soviet Area, or attacking it, with their origins. */
function arrowsOf({ activation, battle }: Open): Advance[] {
  const groups = [...(activation?.groups ?? [])];
  if (battle !== null && battle.kind !== 'inside') groups.push({ area: battle.area, units: battle.attackers });
  return groups.flatMap(({ area: to, units }) => {
    const origins = [...new Set(units.map(({ from }) => from))].filter((from) => from !== to);
    return origins.map((from) => ({ from, to, units: units.filter((each) => each.from === from).length }));
  });
}

interface Target {
  readonly to: AreaId;
  /** Null where nobody is attacked, undefined until it is known. */
  readonly odds: Odds | null | undefined;
}

/** Areas that the unit in hand can enter or everybody can attack, and those in which a group waits for the order. */
function targetsOf(model: VolgaModel): Target[] {
  const { controller } = model;
  const moment = controller.session.moment.value;
  const hasUnit = moment.now?.step === 'march' || controller.path.wordOf('unit') !== undefined;
  const targets = new Map<AreaId, string>();
  for (const { verb, text, words } of controller.path.left.value) {
    const to = areaOf(verb === 'move' ? words.to : verb === 'attack' ? words.area : undefined);
    if (to !== undefined && (hasUnit || verb === 'attack')) targets.set(to, text);
  }
  controller.wantOdds([...targets.values()]);
  const together = hasUnit ? [] : attacksWithAll(moment).map(({ to }) => ({ to, odds: model.oddsWithAll(to) }));
  return [...together, ...[...targets].map(([to, text]) => ({ to, odds: controller.oddsOf(text) }))];
}

/** Half the length of an arrow, and half the width of its head for one unit. */
const SHAFT = 24;
const BARB = 13;

/** Distance from a point to a box, 0 inside it. */
const distance = ([x, y]: Point, box: Box): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));

/** Point on the border of two Areas farthest from their counters and names. */
function meeting(from: AreaId, to: AreaId, turn: Turn): Point {
  const others = new Set(cornersOf(to, turn).map(String));
  const shared = cornersOf(from, turn).filter((point) => others.has(String(point)));
  const boxes = [from, to].flatMap((id) => {
    const { counters, name } = placeOf(id, turn);
    return [counters, nameBox(name)];
  });
  const room = (point: Point): number => Math.min(...boxes.map((box) => distance(point, box)));
  const { width, height } = SHEETS[turn];
  const isInside = ([x, y]: Point): boolean => x > SHAFT && y > SHAFT && x < width - SHAFT && y < height - SHAFT;
  return shared.filter(isInside).toSorted((a, b) => room(b) - room(a))[0] ?? middleOf(placeOf(to, turn).counters);
}

/** A stout arrow over the border that units have crossed. */
function Arrow({ from, to, units, turn }: Advance & { readonly turn: Turn }): JSX.Element {
  const [x1, y1] = middleOf(placeOf(from, turn).counters);
  const [x2, y2] = middleOf(placeOf(to, turn).counters);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [x, y] = meeting(from, to, turn);
  const along = (far: number, aside = 0): string => `${x + ux * far - uy * aside} ${y + uy * far + ux * aside}`;
  const width = 4 + units;
  const corners = [
    along(-SHAFT, -width),
    along(4, -width),
    along(4, -BARB - units),
    along(SHAFT),
    along(4, BARB + units),
    along(4, width),
    along(-SHAFT, width),
  ];
  return <path class="arrow" d={`M${corners.join('L')}Z`} />;
}

/** From the middle of an identifier to the middle of a pill. */
const BESIDE = 34;
const BELOW = 22;

/** On the Soviet counter; in a Vacant Area beside its number, where the terrain modifier stands: nobody attacks there. */
function pillPoint({ open, turn }: VolgaModel, to: AreaId): Point {
  const { soviet } = stackOf(open.value, to, turn.value);
  if (soviet !== null) return [soviet[0], soviet[1] + COUNTER / 2 - 11];
  const { sign, counters } = placeOf(to, turn.value);
  const { fresh, spent } = open.value.areas[to];
  if (fresh.length + spent.length === 0) return middleOf(counters);
  const half = LABEL.badge / 2;
  const isAtFoot = sign.y + LABEL.badge + BELOW > SHEETS[turn.value].height;
  const isBeside = sign.modifier === 'beside' || isAtFoot;
  return isBeside ? [sign.x + half + BESIDE, sign.y + half] : [Math.max(sign.x + half, BESIDE), sign.y + half + BELOW];
}

interface PillProps {
  readonly target: Target;
  readonly model: VolgaModel;
}

function Pill({ target: { to, odds }, model }: PillProps): JSX.Element {
  const [x, y] = pillPoint(model, to);
  return (
    <b class="pill" data-pill={to} style={{ left: `${x}px`, top: `${y}px` }}>
      {odds === null ? `${entryCost(model.open.value, to)} MF` : odds === undefined ? '…' : takingChance(odds)}
    </b>
  );
}
