import type { LogLine } from '@kurgan/kit';
import type { CardId, Seat, TileId } from '../../../rules/ids.ts';
import type { Letter } from '../../../stalingrad/data/city.ts';
import type { StalingradEvent } from '../../../stalingrad/state.ts';

/** One game of a campaign, as the log tells it to one side. */
export interface GameStory {
  readonly state: string;
  readonly scenario: string;
  /** The entry of the journal at which it begins. */
  readonly from: number;
  /** Cards that its orders brought to the platoon. */
  readonly unlocked: CardId[];
  /** Tiles that its orders have changed. */
  readonly changed: { readonly tile: TileId; readonly letter: Letter }[];
  /** Two squads of this side became one before it. */
  isIntegrated: boolean;
  /** Null while it is being played. */
  winner: Seat | null;
  area: string | null;
  /** The campaign step after it: null until it is told. */
  aftermath: { lost: readonly CardId[]; reserves: readonly CardId[]; upgraded: readonly CardId[] | null } | null;
}

const isOf = (seat: Seat | null, event: { readonly seat: Seat }): boolean => event.seat === seat;

/** The games of a campaign, the first one first. Cards are those of the seat whose log this is. */
export function storyOf(lines: readonly LogLine[], seat: Seat | null): readonly GameStory[] {
  const games: GameStory[] = [];
  for (const { after, event: logged } of lines) {
    const event = logged as StalingradEvent; // a session carries events of any game
    if (event.event === 'briefed') {
      const { state, scenario } = event;
      games.push({
        state,
        scenario,
        from: after,
        unlocked: [],
        changed: [],
        isIntegrated: false,
        winner: null,
        area: null,
        aftermath: null,
      });
    }
    const game = games.at(-1);
    if (game !== undefined) tell(game, event, seat);
  }
  return games;
}

function tell(game: GameStory, event: StalingradEvent, seat: Seat | null): void {
  switch (event.event) {
    case 'unlocked':
      if (!isOf(seat, event)) return;
      if (game.winner === null) game.unlocked.push(...(event.cards ?? []));
      else if (game.aftermath !== null) game.aftermath.reserves = [...game.aftermath.reserves, ...(event.cards ?? [])];
      return;
    case 'fortified':
    case 'damaged':
      // Shells damage buildings too, but those are the fight and not its orders.
      if (event.rule !== 'US-CITY-05') game.changed.push({ tile: event.tile, letter: event.letter });
      return;
    case 'integrated':
      if (isOf(seat, event)) game.isIntegrated = true;
      return;
    case 'recorded':
      game.winner = event.winner;
      game.area = event.area;
      return;
    case 'lostForGood':
      if (isOf(seat, event))
        game.aftermath = { lost: event.cards ?? [], reserves: event.reserves ?? [], upgraded: null };
      return;
    case 'upgraded':
      if (isOf(seat, event) && game.aftermath !== null) game.aftermath.upgraded = event.cards ?? [];
      return;
    default:
  }
}

/** Soldiers lost for good, each with the scenario in which it fell. */
export const fallenIn = (
  games: readonly GameStory[],
): readonly { readonly card: CardId; readonly scenario: string }[] =>
  games.flatMap(({ scenario, aftermath }) => (aftermath?.lost ?? []).map((card) => ({ card, scenario })));
