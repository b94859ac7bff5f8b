import { draw, num, type Random } from '@kurgan/kit/drawing';
import { INK } from '../palette.ts';
import { rect } from './part.ts';
import type { Area } from './rubble.ts';

export interface Wall {
  readonly fill: string;
  readonly dark: string;
  /** Around windows. */
  readonly trim: string;
  readonly brick: boolean;
  readonly ground: 'door' | 'shop' | 'gates' | 'columns' | 'none';
}

const GLASS = '#3b4145';
const GUTTED = '#120e0a';

interface Grid {
  readonly rows: number;
  readonly columns: number;
  readonly across: number;
  readonly down: number;
}
function gridOf({ w, h }: Area, wall: Wall): Grid {
  const rows = Math.max(1, Math.round((h - 2) / 5.3));
  const columns = Math.max(2, Math.floor(w / (wall.brick ? 5.8 : 5.1)));
  return { rows, columns, across: w / columns, down: (h - 2.6) / rows };
}

/** Windows in rows; `burnt` is the share that fire has eaten, with soot above them. */
function windows(area: Area, wall: Wall, burnt: number, random: Random): string {
  const { rows, columns, across, down } = gridOf(area, wall);
  const high = Math.min(3.3, down - 1.5);
  let [whole, gutted, plumes, bars, sills] = ['', '', '', '', ''];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = area.x + across * (column + 0.5) - 1.2;
      const y = area.y + 2.2 + down * row + 0.4;
      if (random() < burnt) {
        gutted += rect(x, y, 2.4, high);
        plumes += `M${num(x - 0.5)} ${num(y)}q-.6-1.8.9-4 .8 1 1 .2.6-.9 1 .1.9 1.8.5 3.7z`;
      } else {
        whole += rect(x, y, 2.4, high);
        bars += `M${num(x + 1.2)} ${num(y)}v${num(high)}M${num(x)} ${num(y + high * 0.4)}h2.4`;
        sills += `M${num(x - 0.3)} ${num(y + high + 0.3)}h3`;
      }
    }
  }
  return (
    draw({ fill: '#191009', opacity: 0.55 }, plumes) +
    draw({ fill: GLASS, stroke: wall.trim, width: 0.5 }, whole) +
    draw({ stroke: wall.trim, width: 0.28, opacity: 0.8 }, bars) +
    draw({ stroke: wall.dark, width: 0.5 }, sills) +
    draw({ fill: GUTTED, stroke: wall.dark, width: 0.4 }, gutted)
  );
}

function courses({ x, y, w, h }: Area, stroke: string, random: Random): string {
  const joints: string[] = [];
  for (let v = y + 1.6; v < y + h; v += 1.5) {
    for (let u = x + random() * 4; u < x + w - 1.6; u += 2.4 + random() * 5) joints.push(`M${num(u)} ${num(v)}h1.3`);
  }
  return draw({ stroke, width: 0.3, opacity: 0.7 }, joints.join(''));
}

/** Door, shop windows, gates or columns at the foot of a wall. */
function groundFloor({ x, y, w, h }: Area, wall: Wall): string {
  const foot = y + h;
  const middle = x + w / 2;
  switch (wall.ground) {
    case 'none':
      return '';
    case 'door':
      return (
        draw({ fill: '#3a2a1c', stroke: wall.trim, width: 0.5 }, rect(middle - 1.8, foot - 4.8, 3.6, 4.8)) +
        draw({ fill: '#d9cfb4', stroke: INK, width: 0.4 }, rect(middle - 3, foot - 0.2, 6, 1.5))
      );
    case 'shop': {
      const panes = Array.from({ length: Math.floor(w / 8) }, (_, index) =>
        rect(x + 1.6 + index * 8, foot - 4.6, 5.6, 3.8),
      );
      const blinds = Array.from({ length: Math.floor(w / 8) }, (_, index) =>
        rect(x + 1 + index * 8, foot - 6, 6.8, 1.6),
      );
      return (
        draw({ fill: '#2f3a3e', stroke: wall.trim, width: 0.6 }, panes.join('')) +
        draw({ fill: '#8a4a36', stroke: INK, width: 0.35 }, blinds.join(''))
      );
    }
    case 'gates': {
      const gates = Array.from({ length: Math.max(2, Math.floor(w / 13)) }, (_, index) =>
        rect(x + 3 + index * 13, foot - 6.4, 8, 6.4),
      );
      const boards = Array.from(
        { length: Math.max(2, Math.floor(w / 13)) },
        (_, index) =>
          `M${num(x + 7 + index * 13)} ${num(foot - 6.4)}v6.4M${num(x + 3 + index * 13)} ${num(foot - 3.2)}h8`,
      );
      return (
        draw({ fill: '#5a4630', stroke: INK, width: 0.6 }, gates.join('')) +
        draw({ stroke: '#2b2015', width: 0.4 }, boards.join(''))
      );
    }
    case 'columns': {
      const wide = Math.min(34, w * 0.46);
      const left = middle - wide / 2;
      const shafts = Array.from({ length: 6 }, (_, index) =>
        rect(left + 1 + index * ((wide - 4.2) / 5), y + 2.6, 2.2, h - 4.4),
      );
      return (
        draw({ fill: '#2a2219', opacity: 0.75 }, rect(left, y + 1.6, wide, h - 2)) +
        draw({ fill: '#f0e6cc', stroke: INK, width: 0.4 }, shafts.join('')) +
        draw(
          { fill: '#ebe0c3', stroke: INK, width: 0.6 },
          `M${num(left - 2)} ${num(y + 2.4)}l${num(wide / 2 + 2)} -6 ${num(wide / 2 + 2)} 6z`,
        ) +
        draw(
          { fill: '#d2c6a6', stroke: INK, width: 0.5 },
          rect(left - 2, foot - 1.6, wide + 4, 1.8) + rect(left - 3.4, foot + 0.2, wide + 6.8, 1.6),
        )
      );
    }
  }
}

/** A wall folded down to the south, under its roof. */
export function front(area: Area, wall: Wall, burnt: number, random: Random): string {
  const { x, y, w, h } = area;
  const piers: string[] = [];
  const { columns, across } = gridOf(area, wall);
  for (let column = 3; column < columns - 1; column += 3)
    piers.push(`M${num(x + across * column)} ${num(y + 1.6)}v${num(h - 3)}`);
  return (
    draw({ fill: wall.fill, stroke: INK, width: 0.8 }, rect(x, y, w, h)) +
    (wall.brick
      ? courses(area, wall.dark, random)
      : draw({ stroke: wall.dark, width: 0.5, opacity: 0.6 }, piers.join(''))) +
    draw({ fill: wall.dark }, rect(x, y, w, 1.5) + rect(x, y + h - 1.5, w, 1.5)) +
    draw({ stroke: wall.trim, width: 0.4, opacity: 0.7 }, `M${num(x)} ${num(y + 1.7)}h${num(w)}`) +
    windows(area, wall, burnt, random) +
    groundFloor(area, wall)
  );
}

/** The ruin of a front: a jagged wall with empty windows, rubble behind it. */
export function standingFront(area: Area, wall: Wall, random: Random): string {
  const { x, y, w, h } = area;
  const top: string[] = [];
  let at = 0;
  while (at < w) {
    const step = Math.min(w - at, 1.6 + random() * 3.4);
    const share = (at + step / 2) / w;
    const sag = h * (0.08 + 0.5 * Math.abs(share - 0.35) ** 1.3 + random() * 0.14);
    top.push(`L${num(x + at)} ${num(y + sag)}L${num(x + at + step)} ${num(y + sag + random() * 1.4)}`);
    at += step;
  }
  const outline = `M${num(x)} ${num(y + h)}${top.join('')}L${num(x + w)} ${num(y + h)}Z`;
  const { rows, columns, across, down } = gridOf(area, wall);
  const gaps: string[] = [];
  const plumes: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const u = x + across * (column + 0.5) - 1.3;
      const v = y + 2.2 + down * row + 0.4;
      const share = (u - x + 1.3) / w;
      if (v < y + h * (0.2 + 0.5 * Math.abs(share - 0.35) ** 1.3)) continue;
      gaps.push(rect(u, v, 2.6, Math.min(3.4, down - 1.4)));
      if (random() < 0.6) plumes.push(`M${num(u - 0.3)} ${num(v)}q1.6 -3.6 3.2 0z`);
    }
  }
  return (
    draw({ fill: '#1d150a', opacity: 0.4 }, `M${num(x)} ${num(y + h)}h${num(w)}l3 3.4h${num(-w)}z`) +
    draw({ fill: wall.fill, stroke: INK, width: 0.95 }, outline) +
    draw({ fill: wall.dark }, rect(x, y + h - 1.5, w, 1.5)) +
    draw({ fill: '#1d1610', opacity: 0.5 }, plumes.join('')) +
    draw({ fill: '#221a12', stroke: wall.dark, width: 0.45 }, gaps.join(''))
  );
}
