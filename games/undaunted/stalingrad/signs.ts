import { type CardId, counterParts, entriesOf, id, type Seat, type TileId, type UnitId } from '../rules/ids.ts';
import { agree } from '../rules/narrate.ts';
import { entry } from '../rules/pieces.ts';
import type { View as AnyView, Open } from '../rules/state.ts';
import { sideNamed } from './box.ts';
import type { Objective } from './data/types.ts';
import { edition, faceAt } from './edition.ts';
import { rulesIn } from './effects.ts';
import { isRouted, type Mine, type StalingradOpen, type View } from './state.ts';
import { progress } from './victory.ts';

/** The library's terminal reads rooms that it knows; a match of this edition has these. */
const cityOf = (open: Open): StalingradOpen => open as StalingradOpen;

const side = (seat: Seat): string => entry(edition.sideNames, seat);

/** `German antitank mine, squad C, between 607 and 608`. */
const mineLine =
  (hidden: string) =>
  ({ seat, squad, kind, edge: [one, other] }: Mine): string =>
    `${hidden}${side(seat)} ${kind} mine${squad === null ? '' : `, squad ${squad}`}, between ${one} and ${other}`;

const unitTitle = (unit: string): string => entry(edition.units, id.unit(unit)).title;

/** What an objective counts. */
function countedBy(objective: Objective): string {
  switch (objective.type) {
    case 'control':
      return 'points';
    case 'rout':
      return `enemy units routed${'units' in objective ? ` (${objective.units.map(unitTitle).join(', ')})` : ''}`;
    case 'gain':
      return 'mission points gained';
    case 'hold':
      return 'mission points held';
    case 'occupy': {
      const places = objective.all.flatMap(({ tile, units }) => units.map((unit) => `${unitTitle(unit)} on ${tile}`));
      return `units in place (${places.join(', ')})`;
    }
  }
}

function goalFor(
  open: StalingradOpen,
  seat: Seat,
  objective: Objective,
): { readonly told: string; readonly short: string } {
  const { have, need } = progress(open, seat, objective);
  return { told: `${have} of ${need} ${countedBy(objective)}`, short: `${have}/${need}` };
}

const secretGoals = (open: StalingradOpen, seat: Seat): string[] =>
  rulesIn(open)
    .of('alt-objective')
    .filter(({ side: owner }) => owner === sideNamed(seat))
    .map(({ objective }) => `${side(seat)}, ${goalFor(open, seat, objective).told}`);

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
          const gunners = entry(edition.units, unit);
          return `${side(seat)} ${gunners.title} ${agree(gunners, 'watch')} ${tile}`;
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
      ...some(
        'secret objective',
        entriesOf(rooms).flatMap(([seat]) => secretGoals(open, seat)),
      ),
    ];
  },
  codeOf: (card: CardId): string | null => (edition.groupOf[card] === edition.fog ? null : card),
  goal(open: Open, seat: Seat) {
    const city = cityOf(open);
    return goalFor(city, seat, rulesIn(city).scenario.sides[sideNamed(seat)].objective);
  },
  key: '[tile cover/from outside ^fortified w structure x no vehicles *points]  + scouted  # controlled  ! suppressed  ? routed; the first letters of a counter are its title and squad',
};
