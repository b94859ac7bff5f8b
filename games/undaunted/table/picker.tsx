import type { Balance, ScenarioPicker } from '@kurgan/kit';
import type { BalanceRow } from '../rules/balance.ts';
import type { CardId, ScenarioFacts, Seat } from '../rules/edition.ts';
import { entriesOf } from '../rules/ids.ts';
import { entry } from '../rules/pieces.ts';
import { enteringOn, MiniMap } from './board/mini-map.tsx';
import type { TableEdition } from './edition.ts';
import './picker.css';
import './sides.css';
import { linesOf } from './panels/count.ts';
import { capital, dateWords, Names } from './words/names.ts';
import { words } from './words/picker.ts';

/** The cards that a side starts with, and those it can bring in. */
function forceOf({ pieces }: TableEdition, scenario: string, seat: Seat): string {
  const board = entry(pieces.boards, scenario);
  const [deck, supply] = [entry(board.decks, seat), entry(board.supplies, seat)];
  const listed = (cards: readonly CardId[]): string =>
    linesOf(pieces, cards)
      .map(({ title, counts }) => `${title} ${counts}`)
      .join(', ');
  const fighters = supply.filter((card) => entry(pieces.kindOf, card) !== pieces.fog);
  return `${words.inDeck(deck.length, listed(deck))}; ${words.inSupply(listed(fighters))}`;
}

/** Results of games between two Regulars, for both sides; null where not measured. */
export function balanceOf({ pieces }: TableEdition, row: BalanceRow | undefined): Balance | null {
  if (row === undefined) return null;
  const { games, share, low, high, rounds } = row;
  const [first = '', second = ''] = pieces.seats;
  return {
    games,
    wins: [
      { seat: first, share, low, high },
      { seat: second, share: 1 - share, low: 1 - high, high: 1 - low },
    ],
    rounds,
  };
}

/** An edition's scenario previews. */
export function pickerOf(edition: TableEdition): Pick<ScenarioPicker, 'Preview' | 'briefing'> {
  const names = new Names(edition);
  const scenarioOf = (id: string): ScenarioFacts => entry(edition.pieces.boards, id).scenario;
  return {
    /** The layout of a scenario, with its objectives and where each side enters. */
    Preview({ scenario }) {
      const facts = scenarioOf(scenario);
      const mission = edition.mission(scenario);
      const shown = new Set(facts.tiles.flatMap(([tile]) => enteringOn(facts, mission, tile)));
      return (
        <figure class="un-preview">
          <MiniMap scenario={facts} edition={edition} />
          <figcaption>
            {edition.pieces.seats
              .filter((seat) => shown.has(seat))
              .map((seat) => (
                <span key={seat}>
                  <span class="un-mini" style={{ '--ratio': '1' }}>
                    <i class={`entry ${seat} ${names.side(seat).look.corner}`} />
                  </span>
                  {words[mission.entrances.length > 0 ? 'enters' : 'starts'](names.side(seat).name)}
                </span>
              ))}
          </figcaption>
        </figure>
      );
    },
    briefing(id) {
      const { date, place, introduces, objectives, initiative } = scenarioOf(id);
      const goals = entriesOf(edition.mission(id).goals).map(([seat, goal]) => words.goal(names.side(seat).name, goal));
      const points = objectives.reduce((sum, [, each]) => sum + each, 0);
      return {
        facts: [
          { label: words.when, value: `${dateWords(date)}, ${place}` },
          { label: words.toWin, value: `${goals.join('; ')}${points > 0 ? ` (${words.onTheBoard(points)})` : ''}` },
          ...edition.pieces.seats.map((seat) => ({
            label: words.force(names.side(seat).adjective),
            value: forceOf(edition, id, seat),
          })),
          { label: words.initiative, value: names.side(initiative).name },
          ...(introduces === '' ? [] : [{ label: words.isNew, value: capital(introduces) }]),
        ],
      };
    },
  };
}
