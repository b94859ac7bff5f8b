import { describe, expect, test } from 'vitest';
import { BOARD_FACES, type BoardFace } from '../data/boards.ts';
import { UNIT_TYPES } from '../data/units.ts';
import { CATEGORIES } from '../data/vocabulary.ts';
import { fieldFor } from '../rules/areas.ts';
import { openProfile } from '../rules/counters.ts';
import { squareAt } from '../rules/field/field.ts';
import { BLOCKED } from '../rules/field/sight.ts';
import { DX, DY } from '../rules/field/squares.ts';
import { type Fire, lineOfFire } from '../rules/lines-of-fire.ts';
import { HEAVY, kindNumber, PROFILES } from '../rules/profiles.ts';
import { NONE, WHERE } from '../rules/state.ts';
import { type SlowUnit, slowFire } from './field/slow-fire.ts';
import { lehmer, type SlowSquare, slowBoard } from './field/slow-sight.ts';
import { position } from './position.ts';

/** Infantry, a truck and a tank on either side; the last two of the Germans only stand in the way. */
const SOVIETS = ['sov-fire-group', 'sov-gazaa', 'sov-t34'] as const;
const GERMANS = ['ger-fire-group', 'ger-sdkfz251', 'ger-pz3', 'ger-fire-group', 'ger-kuebel'] as const;
/** Instead of the Soviet tank, one of any make. */
const ARMOR = UNIT_TYPES.filter((type) => PROFILES[2 * kindNumber(type)]?.category === HEAVY);
const INFANTRY_IN_THE_WAY = 6;
const VEHICLE_IN_THE_WAY = 7;
const SHOTS = 40;

/** Each face above another one. */
const PAIRS = BOARD_FACES.map((face, i) => [face, BOARD_FACES[(i + 3) % BOARD_FACES.length] ?? 'A1'] as const);

/** Units in a row, wherever that is; the test puts them elsewhere. */
function battleOf(boards: readonly [BoardFace, BoardFace]) {
  const unit = <T>(is: T, i: number) => ({ is, at: `${'ABCDEFGHIJ'[i]}8` });
  const { open } = position({
    soviet: SOVIETS.map(unit),
    german: GERMANS.map((is, i) => unit(is, i + SOVIETS.length)),
  });
  return Object.assign(open, { scenario: 'free', battle: { size: 'skirmish', boards, north: 'german' } });
}

describe('HS-R-14 HS-R-16 HS-GEO-16 HS-GEO-17 HS-BLD-17 HS-R-128: against a second implementation', () => {
  test.each(PAIRS)('the best line of fire on %s and %s', (...boards) => {
    const open = battleOf(boards);
    const { units } = open;
    const field = fieldFor(open);
    const random = lehmer(boards[0].charCodeAt(0) * 2 + Number(boards[0][1]));
    const blocks = field.tiles.filter(({ parts, facts }) => facts.kind === 'building' && parts.length > 1);
    let seen = 0;
    for (let shot = 0; shot < SHOTS; shot++) {
      // Where one part of a house has fallen, its other parts have the better cover on some lines only.
      const half = blocks[random(2 * blocks.length)];
      open.ruined = half === undefined ? random(1 << field.parts.length) : 1 << (half.parts[random(2)] ?? 0);
      const board = slowBoard(
        boards.map((face) => [face]),
        (part) => ((open.ruined >> part) & 1) === 1,
      );
      units.where.fill(WHERE.destroyed);
      units.at.fill(NONE);
      units.rear.fill(NONE);
      const taken: SlowSquare[] = [];
      const put = (u: number, where: readonly SlowSquare[] = board.squares): SlowUnit | null => {
        const { category, size, defense } = openProfile(open, u);
        const facing = random(8);
        const [dx, dy] = [DX[facing] ?? 0, DY[facing] ?? 0];
        const front = where[random(where.length)];
        if (front === undefined) return null;
        const rear = board.squares.find(
          ({ center }) => center[0] === front.center[0] - 2 * dx && center[1] === front.center[1] - 2 * dy,
        );
        const squares = size === 1 ? [front] : rear === undefined ? [] : [front, rear];
        if (squares.length < size || squares.some((each) => taken.includes(each))) return null;
        taken.push(...squares);
        const [at = NONE, behind = NONE] = squares.map(({ center: [x, y] }) => squareAt(field, x, y));
        units.where[u] = WHERE.field;
        units.at[u] = at;
        units.rear[u] = behind;
        units.facing[u] = facing;
        return { squares, category: CATEGORIES[category], defense, facing: [dx, dy] };
      };
      const rooms = board.squares.filter(({ inside, part }) => inside !== null && half?.parts.includes(part) !== false);
      units.kind[2] = kindNumber(ARMOR[random(ARMOR.length)] ?? 'sov-t34');
      const target = half === undefined ? random(SOVIETS.length) : 0;
      const firer = SOVIETS.length + random(3);
      const [aimed, firing] = [put(target, half && rooms), put(firer)];
      const [man, car] = [put(INFANTRY_IN_THE_WAY), put(VEHICLE_IN_THE_WAY)];
      if (aimed === null || firing === null) continue;
      const arc = ([360, 180, 90] as const)[random(3)] ?? 360;
      const kind = random(6);
      const fire = {
        arc,
        keen: kind === 1 || kind === 2,
        over: kind === 2,
        heedless: kind === 3,
        flames: kind === 4,
      } satisfies Fire;
      const isOnFoot = aimed.category === 'infantry' && firing.category === 'infantry' && !fire.flames;
      const blocked = (square: SlowSquare): boolean =>
        car?.squares.includes(square) === true || (isOnFoot && man?.squares.includes(square) === true);
      const found = lineOfFire(open, firer, target, fire);
      const best = slowFire(board, firing, aimed, fire, blocked);
      const strength = fire.heedless ? 0 : aimed.defense[found.facing] + found.cover;
      if (found.penalty !== BLOCKED) seen++;
      const name = `${boards} ${shot}: ${open.ruined}`;
      const told = found.penalty === BLOCKED ? null : { strength, ...(fire.keen ? {} : { penalty: found.penalty }) };
      const expected = best && { strength: best.strength, ...(fire.keen ? {} : { penalty: best.penalty }) };
      expect({ name, line: told }).toEqual({ name, line: expected });
    }
    expect(seen).toBeGreaterThan(SHOTS / 8);
  });
});
