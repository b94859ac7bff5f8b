import { id, keysOf } from '../../../rules/ids.ts';
import { entry } from '../../../rules/pieces.ts';
import { cardFacts, SEATS } from '../../box.ts';
import { wayTo } from '../../campaign/city.ts';
import { deckList } from '../../campaign/muster.ts';
import { STATES } from '../../data/campaign.ts';
import { handSize, initiativeMod, isForbidden, otherEntrances, rulesIn } from '../../effects.ts';
import { campaign } from '../campaign-scene.ts';

const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const SOLDIERS = [...cardFacts.values()].filter(({ kind }) => kind !== 'fog');

/** Every state of the campaign as its game begins, with what its special rules come to for each side. */
export function states(): string {
  return `${STATES.map(({ code }) => stateText(code)).join('\n\n')}\n`;
}

function stateText(code: string): string {
  const game = campaign({ at: code }).until('turn');
  const { open } = game;
  const { maxRange, tunnelsFor, roundLimit } = rulesIn(open);
  const way = wayTo(code).map((state) => state.code);
  const { city, smoke, smoked, watched, tunnels, marker, integrated } = open;
  const mines = open.mines.map(({ seat, squad, kind, edge }) => `${seat} ${squad} ${kind} ${edge.join('-')}`);
  const lines = [
    `${code}: scenario ${open.scenario}, after ${way.join(' ')}`,
    `  ${JSON.stringify({ city, smoke, smoked, watched, tunnels, marker, integrated, maxRange, tunnelsFor, roundLimit })}`,
    `  mines ${mines.join(', ')}`,
  ];
  for (const seat of SEATS) {
    const { counters } = entry(open.sides, seat);
    const units = keysOf(counters);
    const standing = units.map((unit) => {
      const counter = counters[unit];
      return `${unit} ${counter ? `${counter.at}${counter.suppressed ? ' suppressed' : ''}` : 'off'}`;
    });
    const marks = Object.entries(open.tiles).flatMap(([tile, both]) => (both[seat] ? [`${tile} ${both[seat]}`] : []));
    const forbidden = new Set(
      SOLDIERS.filter((card) => id.seat(card.side) === seat).flatMap((card) =>
        card.actions
          .filter(({ do: use }) => isForbidden(open, seat, id.kind(card.id), use))
          .map(({ do: use }) => `${card.title} ${use}`),
      ),
    );
    const elsewhere = units.flatMap((unit) => {
      const tiles = otherEntrances(open, seat, unit);
      return tiles.length === 0 ? [] : [`${unit} at ${tiles.join()}`];
    });
    const hands = ROUNDS.map((round) => handSize({ ...open, round }, seat)).join(' ');
    lines.push(
      `  ${seat}: ${standing.join(', ')}`,
      `    deck ${Array.from(deckList(open, seat), ([name, n]) => `${name} x${n}`).join(', ')}`,
      `    ${marks.join(', ')}`,
      `    hands ${hands}, initiative +${initiativeMod(open, seat)}, not ${[...forbidden].join(', ')}, enters ${elsewhere.join('; ')}`,
    );
  }
  return lines.join('\n');
}
