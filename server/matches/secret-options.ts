import { defaultOf, type OptionInfo } from '@kurgan/engine';
import { fault } from '../fault.ts';
import type { Options, Stored, StoredMatch } from './stored.ts';

type Parted = Pick<StoredMatch, 'options' | 'secret'>;

const idsOf = (infos: readonly OptionInfo[], of: (info: OptionInfo) => boolean): readonly string[] =>
  infos.filter(of).map(({ id }) => id);

const only = (options: Options, ids: readonly string[]): Options =>
  Object.fromEntries(Object.entries(options).filter(([id]) => ids.includes(id)));

/** Parts options for everybody from those that seats keep to themselves; of the latter only some seats' are kept. */
export const partedOptions = (infos: readonly OptionInfo[], options: Options, seats: readonly string[]): Parted => ({
  options: only(
    options,
    idsOf(infos, ({ seat }) => seat === undefined),
  ),
  secret: Object.fromEntries(
    seats.map((each) => [
      each,
      only(
        options,
        idsOf(infos, ({ seat }) => seat === each),
      ),
    ]),
  ),
});

/** Refuses options that are for others to choose. */
export function mustBeOwn(infos: readonly OptionInfo[], options: Options, isOwn: (info: OptionInfo) => boolean): void {
  const foreign = infos.find(
    (info) => !isOwn(info) && JSON.stringify(options[info.id] ?? defaultOf(info)) !== JSON.stringify(defaultOf(info)),
  );
  if (foreign !== undefined) throw fault('refused', `${foreign.title}: this is for another player to choose.`);
}

/** Every option as the rules take them: not for anybody's eyes before the end. */
export const allOptions = ({ options, secret }: Parted): Record<string, unknown> =>
  Object.assign({}, options, ...Object.values(secret));

/** Options as a player may see them: those of its own seat too; once the match is over there are no secrets. */
export function optionsFor({ match, seats }: Pick<Stored, 'match' | 'seats'>, player: string | null): Options {
  if (match.phase === 'over') return allOptions(match);
  const own = seats.filter((seat) => player !== null && seat.player === player);
  return Object.assign({}, match.options, ...own.map(({ seat }) => match.secret[seat] ?? {}));
}
