import type { CardType, UnitType } from '../../rules/edition.ts';
import type { SideLook } from '../sides.ts';

/** What an edition draws on a counter and on the cards of a kind, in 24 x 24; of a vehicle in 34 x 22. */
export interface Figure {
  /** Carried by a soldier in the side's helmet; else it stands there by itself. */
  readonly isCarried: boolean;
  readonly shape: string;
  /** Cut out of the shape: wheels of a vehicle. */
  readonly cut?: string;
  /** Wider than a soldier, with armor instead of a shield. */
  readonly isVehicle?: boolean;
}

/** A unit or a card that may have a figure of its edition. */
export interface FiguredUnit {
  readonly type: UnitType & { readonly figure?: Figure };
  readonly squad: string | null;
}
export interface FiguredKind {
  readonly type: CardType & { readonly figure?: Figure };
}

/** How much wider than others the counter of a vehicle is. */
export const VEHICLE = 1.34;

/** Painted one after the other. */
interface Drawn {
  readonly solid: string;
  /** Lighter, so that a face stays apart from its helmet. */
  readonly face: string;
  /** Set off by a line in the counter's color. */
  readonly carried: string;
  /** In the counter's color. */
  readonly cut: string;
}

/** Soldiers in 24 x 24: the helmet tells the side, what he carries the unit. */
const BODY = 'M3.5 23.5c0-5.6 3.2-8.3 8.5-8.3s8.5 2.7 8.5 8.3z';
const FACE = 'M8.3 10.5h7.4c0 3.2-1.4 5.2-3.7 5.2s-3.7-2-3.7-5.2z';

export const drawn = ({ helmet }: SideLook, { isCarried, shape, cut = '' }: Figure): Drawn =>
  isCarried
    ? { solid: `${BODY}${helmet}`, face: FACE, carried: shape, cut }
    : { solid: shape, face: '', carried: '', cut };
