export type Point = readonly [x: number, y: number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Layout of an Area, in units of the turned or upright map. */
export interface Place {
  readonly name: { readonly lines: readonly string[]; readonly x: number; readonly y: number };
  /** The identifier: its terrain modifier stands beside or under it. */
  readonly sign: { readonly modifier: 'beside' | 'under' | 'none'; readonly x: number; readonly y: number };
  /** Room for the counters. */
  readonly counters: Box;
}
