import type { ViewOf } from '@kurgan/engine';
import type { Nim } from './game.ts';

export const board = ({ open }: ViewOf<Nim>): string => `Heap: ${'o '.repeat(open.stones).trimEnd()}`;
export const status = ({ open }: ViewOf<Nim>): string => `${open.stones} stones are left.`;
