import { blob, draw, points, TURN, toward } from '@kurgan/kit/drawing';
import * as land from '../land.ts';
import * as plants from '../plants.ts';
import type { Part } from './part.ts';

/** The land and the plants of the countryside, as parts of a place. */
export const crater =
  (x: number, y: number, radius: number): Part =>
  ({ random }) =>
    land.crater([x, y], radius, random);
export const tree =
  (x: number, y: number, radius: number): Part =>
  ({ random }) =>
    plants.tree([x, y], radius, random, plants.DUSTY);
export const scrub =
  (x: number, y: number, radius: number): Part =>
  ({ random }) =>
    plants.scrub([x, y], radius, random);
export const hedge =
  (along: string): Part =>
  ({ random }) =>
    plants.hedge(points(along), random);
export const fence =
  (along: string): Part =>
  ({ random }) =>
    land.fence(points(along), random);
export const path =
  (along: string, width: number): Part =>
  ({ random }) =>
    land.track(points(along), width, random);
export const ruts =
  (along: string): Part =>
  ({ random }) =>
    land.ruts(points(along), random);

/** Trodden grass inside a curb. */
export const lawn =
  (x: number, y: number, radius: number): Part =>
  ({ random }) => {
    const ring = blob([x, y], radius, random, 0.03, 14);
    return (
      draw({ fill: '#b7b28a', stroke: '#7d7158', width: 2.2 }, ring) +
      draw({ stroke: '#efe6cc', width: 0.8 }, ring) +
      draw({ fill: '#a09f72', opacity: 0.5 }, blob([x - 4, y + 3], radius * 0.6, random, 0.3)) +
      draw(
        { stroke: '#5b6132', width: 0.45, opacity: 0.8 },
        Array.from({ length: 40 }, () =>
          plants.tuft(toward([x, y], random() * TURN, radius * 0.85 * Math.sqrt(random())), random),
        ).join(''),
      )
    );
  };
