import { type Line, type Point, points, type Random, seeded } from '@kurgan/kit/drawing';
import { type FaceId, TILE_FEATURES, type TileFeature } from '../../normandy/data/tile-features.ts';
import { church, graveyard, house, paving, ruin } from './buildings.ts';
import type { Lie, Picture } from './faces.ts';
import { field } from './fields.ts';
import { ground } from './ground.ts';
import { crater, fence, hillside, ledge, rock, ruts, stones, track } from './land.ts';
import { onPaper } from './paper.ts';
import { hedge, scrub, tree, wood } from './plants.ts';
import { hayrick, tractor } from './things.ts';
import { bridge, islet, pond, river } from './water.ts';

/** A face as a picture without letters or figures: those are set live. */
export function tileSvg({ face, lie }: Picture): string {
  const drawn = new Drawing(face, lie);
  const seed = (Number.parseInt(face, 10) * 2 + (face.endsWith('B') ? 1 : 0)) % 37;
  return onPaper(face, seed, drawn.svg());
}

/** Points with a third number, a radius. */
const rounds = (text: string): number[][] => text.split(' ').map((each) => each.split(',').map(Number));

class Drawing {
  readonly #face: FaceId;
  readonly #lie: Lie;
  readonly #features: readonly TileFeature[];

  constructor(face: FaceId, lie: Lie) {
    this.#face = face;
    this.#lie = lie;
    this.#features = TILE_FEATURES[face];
  }

  svg(): string {
    const soil = this.#features.find(({ kind }) => kind === 'ground');
    const base = ground(soil?.kind === 'ground' ? soil.of : 'grass', this.#face);
    const ledges = this.#features.flatMap((each) => (each.kind === 'contour' ? [this.#line(each.along)] : []));
    const hill = ledges.length === 0 ? '' : hillside(ledges, seeded(this.#face, 'hill'));
    return base + hill + this.#features.map((each, index) => this.#draw(each, index)).join('');
  }

  #point = ([x, y]: Point): Point => (this.#lie === 0 ? [x, y] : [100 - x, 100 - y]);
  #line = (text: string): Line => points(text).map(this.#point);

  #draw(feature: TileFeature, index: number): string {
    const random: Random = seeded(this.#face, index);
    const turned = (turn: number): number => turn + this.#lie;
    switch (feature.kind) {
      case 'ground':
        return '';
      case 'field':
        return field(feature.crop, feature.rows, this.#line(feature.around), `field-${this.#face}-${index}`, random);
      case 'hedge':
        return hedge(this.#line(feature.along), random);
      case 'contour':
        return ledge(this.#line(feature.along), random);
      case 'fence':
        return fence(this.#line(feature.along), random);
      case 'ruts':
        return ruts(this.#line(feature.along), random);
      case 'track':
        return track(this.#line(feature.along), feature.width, random);
      case 'river':
        return river(this.#line(feature.along), feature.width, random);
      case 'tree':
        return tree(this.#point(feature.at), feature.radius, random);
      case 'scrub':
        return scrub(this.#point(feature.at), feature.radius * 1.25, random);
      case 'crater':
        return crater(this.#point(feature.at), feature.radius, random);
      case 'pond':
        return pond(this.#point(feature.at), feature.radius, random);
      case 'stones':
        return stones(this.#point(feature.at), feature.radius, random);
      case 'wood':
        return wood(
          rounds(feature.trees).map(([x = 0, y = 0, r = 0]) => [...this.#point([x, y]), r]),
          random,
        );
      case 'house':
        return house(this.#point(feature.at), feature.size, turned(feature.turn), feature.roof, random);
      case 'ruin':
        return ruin(this.#point(feature.at), feature.size, turned(feature.turn), random);
      case 'hayrick':
        return hayrick(this.#point(feature.at), feature.size, turned(feature.turn), random);
      case 'church':
        return church(this.#point(feature.at), feature.size, turned(feature.turn), random);
      case 'islet':
        return islet(this.#point(feature.at), feature.size, turned(feature.turn), random);
      case 'bridge':
        return bridge(this.#point(feature.at), feature.size, turned(feature.turn), feature.of, random);
      case 'tractor':
        return tractor(this.#point(feature.at), turned(feature.turn));
      case 'graveyard':
        return graveyard(this.#line(feature.around), random);
      case 'paving':
        return paving(this.#line(feature.around), random);
      case 'rock':
        return rock(this.#line(feature.around), random);
    }
  }
}
