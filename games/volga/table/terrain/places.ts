import { degrees, type Point, seeded } from '@kurgan/kit/drawing';
import { AREA_IDS, type AreaId } from '../../data/areas.ts';
import { cottages, type Streets } from './cottages.ts';
import { type Landmark, landmarks } from './landmarks.ts';
import { footprint, type Site, siteOf } from './sites.ts';
import { steppe } from './steppe.ts';
import { townBlocks } from './town.ts';
import { woods } from './woods.ts';
import { type Works, works } from './works.ts';

/** Fills an Area's ground around its special drawings. */
type Cover =
  | { readonly kind: 'cottages'; readonly streets: Streets }
  | { readonly kind: 'village'; readonly streets: Streets; readonly farmed: number }
  | { readonly kind: 'town'; readonly angle: number; readonly ruined: number }
  | { readonly kind: 'works'; readonly works: Works }
  | { readonly kind: 'steppe'; readonly farmed: number }
  | { readonly kind: 'woods' };

function streets(angle: number, more: Omit<Streets, 'angle'> = {}): Cover {
  return { kind: 'cottages', streets: { angle: degrees(angle), ...more } };
}

/** Houses around a middle point, thinning out to fields at `reach`. */
function village(angle: number, [x, y]: Point, reach: number, farmed: number): Cover {
  const near = (point: Point) => 1.5 - (1.5 * Math.hypot(point[0] - x, point[1] - y)) / reach;
  return { kind: 'village', farmed, streets: { angle: degrees(angle), density: 1, burnt: 0.05, reach: near } };
}

function factory(angle: number, length: number, chimneys: number, ruined: number): Cover {
  return { kind: 'works', works: { angle: degrees(angle), length, chimneys, ruined } };
}

const steppeWith = (farmed: number): Cover => ({ kind: 'steppe', farmed });

const COVERS: Readonly<Record<AreaId, Cover>> = {
  1: steppeWith(0.35),
  2: steppeWith(0.35),
  3: { kind: 'woods' },
  4: { kind: 'woods' },
  5: steppeWith(0.45),
  6: steppeWith(0.4),
  7: streets(78, { density: 0.8 }),
  8: streets(-14, { density: 0.8 }),
  9: streets(14, { burnt: 0.35 }),
  10: factory(24, 30, 1, 0.55),
  11: streets(84),
  12: streets(-60),
  13: { kind: 'town', angle: degrees(-62), ruined: 0.62 },
  14: { kind: 'town', angle: degrees(-38), ruined: 0.66 },
  15: streets(20, { burnt: 0.2 }),
  16: streets(8),
  17: streets(86),
  18: streets(-10),
  19: steppeWith(0),
  20: streets(-16),
  21: steppeWith(0),
  22: factory(4, 44, 3, 0.4),
  23: streets(78, { burnt: 0.25 }),
  24: streets(36),
  25: factory(-8, 92, 8, 0.4),
  26: factory(82, 84, 7, 0.45),
  27: streets(32),
  28: steppeWith(0),
  29: steppeWith(0),
  30: steppeWith(0.8),
  31: village(-12, [96, 585], 96, 0.75),
  32: village(6, [80, 460], 92, 0.75),
  33: steppeWith(0.8),
  34: steppeWith(0.8),
  35: streets(48),
  36: streets(-6),
  37: streets(-6, { density: 0.85 }),
  38: streets(30),
  39: streets(60),
  40: streets(4),
  41: factory(8, 96, 8, 0.35),
  42: village(86, [752, 208], 118, 0.75),
  43: steppeWith(0),
  44: steppeWith(0.8),
  45: steppeWith(0),
  46: village(100, [226, 190], 92, 0.75),
  47: steppeWith(0),
  48: village(88, [240, 62], 62, 0.75),
  49: village(-24, [470, 106], 52, 0.75),
  50: village(84, [790, 52], 56, 0.75),
};

/** Everything people have put on the land, Area by Area. */
export function places(): string {
  const marks = landmarks();
  return AREA_IDS.map((id) => {
    const own = marks.filter(({ area }) => area === id);
    const site = siteOf(
      id,
      own.flatMap(({ ground }) => ground.map(footprint)),
    );
    return cover(site, own, COVERS[id]);
  }).join('');
}

function cover(site: Site, own: readonly Landmark[], what: Cover): string {
  const random = seeded('cover', site.id);
  const on = own.map(({ svg }) => svg).join('');
  switch (what.kind) {
    case 'cottages':
      return cottages(site, what.streets, random) + on;
    case 'village':
      return (
        steppe(site, what.farmed, (point) => (what.streets.reach?.(point) ?? 0) < 0.2) +
        cottages(site, what.streets, random) +
        on
      );
    case 'town':
      return on + townBlocks(site, what.angle, what.ruined, random);
    case 'works':
      return works(site, what.works, random) + on;
    case 'steppe':
      return steppe(site, what.farmed) + on;
    case 'woods':
      return steppe(site, 0) + woods(site);
  }
}
