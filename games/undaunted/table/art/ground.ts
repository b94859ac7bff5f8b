import { blob, draw, num, type Point, range, seeded } from '@kurgan/kit/drawing';
import type { TileFeature } from '../../normandy/data/tile-features.ts';
import { tuft } from './plants.ts';

type Ground = Extract<TileFeature, { kind: 'ground' }>['of'] | 'grass' | CityGround;
export type CityGround = 'dust' | 'plaza' | 'garden' | 'ballast' | 'bluff';

interface Soil {
  readonly fill: string;
  readonly stains: readonly [string, string, string];
  readonly blades: string;
  readonly tufts: number;
}
const SOILS: Readonly<Record<Ground, Soil>> = {
  grass: { fill: '#d3c99d', stains: ['#a9aa66', '#c9ad6c', '#e4d9b3'], blades: '#6d6c35', tufts: 74 },
  meadow: { fill: '#c6c391', stains: ['#98a05b', '#c2ab68', '#dcd5a8'], blades: '#606530', tufts: 60 },
  forest: { fill: '#9aa06c', stains: ['#6c7a43', '#8b8450', '#b2b37f'], blades: '#454e24', tufts: 80 },
  yard: { fill: '#d6caa3', stains: ['#a9a967', '#c4a36a', '#e9dfbd'], blades: '#716a38', tufts: 52 },
  heath: { fill: '#cdbd8a', stains: ['#a69d58', '#b9935a', '#e2d3a1'], blades: '#6b6230', tufts: 70 },
  dust: { fill: '#cdc3a6', stains: ['#a99d7c', '#bda77c', '#e0d7bc'], blades: '#77704a', tufts: 16 },
  plaza: { fill: '#d5cbb0', stains: ['#b0a587', '#c3b08a', '#e6dec6'], blades: '#77704a', tufts: 5 },
  garden: { fill: '#bdb68f', stains: ['#99996a', '#b5a474', '#d0c9a6'], blades: '#63643a', tufts: 64 },
  ballast: { fill: '#bfb496', stains: ['#978a6e', '#a8946d', '#d2c8ab'], blades: '#6d6844', tufts: 14 },
  bluff: { fill: '#c9bb92', stains: ['#a1965f', '#b8955e', '#dccfa4'], blades: '#6b6538', tufts: 44 },
};

/** Paper, stains of watercolour, and what grows between: grass, flowers, pebbles. */
export function ground(of: Ground, key: string): string {
  const random = seeded('ground', key);
  const { fill, stains, blades, tufts } = SOILS[of];
  const spot = (): Point => [range(random, -2, 100), range(random, 1, 102)];
  const washes = stains.map((stain, index) =>
    draw(
      { fill: stain, opacity: index === 2 ? 0.4 : 0.28 },
      Array.from({ length: 4 }, () => blob(spot(), range(random, 9, 24), random, 0.34)).join(''),
    ),
  );
  const clumps = Array.from({ length: 13 }, spot);
  const grass = Array.from({ length: tufts }, (_, index) => {
    const clump = clumps[index % clumps.length] ?? spot();
    const near: Point = [clump[0] + range(random, -9, 9), clump[1] + range(random, -7, 7)];
    return tuft(index % 3 === 0 ? spot() : near, random);
  });
  const dots = (count: number, size: number) =>
    Array.from({ length: count }, () => {
      const [x, y] = spot();
      return `M${num(x)} ${num(y)}h${num(size)}`;
    }).join('');
  return (
    `<rect x="-3" y="-3" width="106" height="106" fill="${fill}"/>` +
    washes.join('') +
    draw({ stroke: blades, width: 0.42, opacity: 0.62 }, grass.join('')) +
    draw({ stroke: '#8a7d58', width: 0.9, opacity: 0.5 }, dots(16, 0.4)) +
    draw({ stroke: '#f4edd0', width: 0.9, opacity: 0.85 }, of === 'forest' ? '' : dots(12, 0.05)) +
    draw({ stroke: '#c7694b', width: 0.9, opacity: 0.75 }, of === 'meadow' || of === 'grass' ? dots(6, 0.05) : '')
  );
}
