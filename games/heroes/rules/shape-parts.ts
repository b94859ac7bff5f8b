import { type Shape, shape } from '@kurgan/engine';
import { NONE, SEATS } from './state.ts';

/** Shapes that a state and its frames have in common. */

const { object, oneOf, whole } = shape;

/** More than any number of things in a game: rules count them one by one. */
const MOST = 999;
export const count = whole(0, MOST);
export const list = <T>(item: Shape<T>, most = MOST) => shape.list(item, most);

export const seat = oneOf(SEATS);
export const bySeat = <T>(item: Shape<T>) => object({ soviet: item, german: item });

export const unit = whole(0, 255);
export const maybeUnit = whole(NONE, 255);
export const square = whole(NONE, 9999);
export const small = whole(NONE, 999);
export const row = list(whole(-999, 9999));
