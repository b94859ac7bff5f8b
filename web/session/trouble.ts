/** Kinds of trouble with a match; the language file has a sentence for each. */
export const TROUBLES = [
  'unknown match',
  'not on server',
  'unknown game',
  'damaged',
  'damaged file',
  'old match',
  'rules changed',
  'not a match',
  'storage full',
  'storage blocked',
  'not loaded',
  'crashed',
  'wrong setup',
  'no server',
  'too fast',
  'not yours',
  'refused',
  'defect',
] as const;
export type TroubleKind = (typeof TROUBLES)[number];

/** The reason a match cannot be saved; it goes on in memory. */
export type Unsaved = Extract<TroubleKind, 'storage full' | 'storage blocked'>;

export class Trouble extends Error {
  readonly kind: TroubleKind;
  /** For a bug report; may be empty. */
  readonly detail: string;

  constructor(kind: TroubleKind, detail = '') {
    super(detail === '' ? kind : `${kind}: ${detail}`);
    this.kind = kind;
    this.detail = detail;
  }
}

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '');

/** Error of the browser's store. Private windows and blocked cookies refuse it in several ways. */
export const storeTrouble = (error: unknown): Unsaved =>
  nameOf(error) === 'QuotaExceededError' ? 'storage full' : 'storage blocked';

/** Anything thrown, as trouble of a kind. A chunk that cannot be fetched is a TypeError in every browser. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof Trouble) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return new Trouble(
    /dynamically imported module|module script failed/i.test(detail) ? 'not loaded' : 'defect',
    detail,
  );
}
