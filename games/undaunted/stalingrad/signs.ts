import { counterParts, entriesOf, type Seat, type TileId, type UnitId } from '../rules/ids.ts';
import { entry } from '../rules/pieces.ts';
import type { View as AnyView, Open } from '../rules/state.ts';
import { edition, faceAt } from './edition.ts';
import { isRouted, type Mine, type StalingradOpen, type View } from './state.ts';

/** The library's terminal reads rooms that it knows; a match of this edition has these. */
const cityOf = (open: Open): StalingradOpen => open as StalingradOpen;

const side = (seat: Seat): string => entry(edition.sideNames, seat);

/** `German antitank mine, squad C, between 607 and 608`. */
const mineLine =
  (hidden: string) =>
  ({ seat, squad, kind, edge: [one, other] }: Mine): string =>
    `${hidden}${side(seat)} ${kind} mine${squad === null ? '' : `, squad ${squad}`}, between ${one} and ${other}`;

/** Signs of the board in letters that only this edition has. */
export const signs = {
  code(open: Open, tile: TileId): string {
    const letter = cityOf(open).city[tile];
    return letter === undefined ? '' : `-${letter}`;
  },
  values(open: Open, tile: TileId): string {
    const { buildingCover, fortificationCover, wall, closed } = faceAt(cityOf(open), tile).face;
    return [
      buildingCover === null ? '' : `/${buildingCover}`,
      fortificationCover === null ? '' : `^${fortificationCover}`,
      wall === null ? '' : ` w${wall}`,
      closed ? ' x' : '',
    ].join('');
  },
  after: (open: Open, seat: Seat, unit: UnitId): string => (isRouted(cityOf(open), seat, unit) ? '?' : ''),
  lines(view: AnyView): readonly string[] {
    const { open, private: rooms } = view as unknown as View;
    const { smoke, watched, tunnels, mines, laidPoints } = open;
    const some = (title: string, of: readonly string[]): string[] =>
      of.length === 0 ? [] : [`${title}: ${of.join('; ')}`];
    return [
      ...some('smoke', Object.keys(smoke)),
      ...some('tunnels', tunnels),
      ...some(
        'overwatch',
        entriesOf(watched).map(([counter, tile]) => {
          const [seat, unit] = counterParts(counter);
          return `${side(seat)} ${entry(edition.units, unit).title} watches ${tile}`;
        }),
      ),
      ...some(
        'mission points',
        entriesOf(laidPoints).map(([tile, points]) => `${points} on ${tile}`),
      ),
      ...some('mines', [
        ...mines.map(mineLine('')),
        ...Object.values(rooms).flatMap((room) => room?.hidden.map(mineLine('hidden ')) ?? []),
      ]),
    ];
  },
  key: '[tile cover/from outside ^fortified w structure x no vehicles *points]  + scouted  # controlled  ! suppressed  ? routed; the first letters of a counter are its title and squad',
};
