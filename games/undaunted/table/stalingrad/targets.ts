import { id } from '../../rules/ids.ts';

import { isCounter } from '../named.ts';
import type { Names } from '../words/names.ts';

const TUNNEL = 'tunnel-';

/** The target of an attack in words: `German Riflemen A`, `the building on 607 Gerhardt's Mill`. */
export function targetWords(names: Names, at: string | undefined): string {
  if (at === undefined) return '';
  const counter = id.counter(at);
  if (isCounter(counter)) return names.counter(counter);
  if (at.startsWith(TUNNEL)) return `the tunnel on ${names.tile(id.tile(at.slice(TUNNEL.length)))}`;
  return /^\d+$/.test(at) ? `the building on ${names.tile(id.tile(at))}` : names.unit(id.unit(at));
}
