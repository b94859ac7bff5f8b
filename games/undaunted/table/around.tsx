import { BoardInWords, type Choice, percent } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { TileId } from '../rules/edition.ts';
import { entry } from '../rules/pieces.ts';
import { counterParts } from '../rules/state.ts';
import { hitChance, targetOf } from './aim.ts';
import { tileWords } from './board/words.ts';
import { actorOf, type Desk } from './desk.ts';
import { PIECES } from './pieces.ts';
import { describe } from './speech/actions.ts';
import { words } from './speech/panels.ts';
import { tileName } from './words/names.ts';

/** Where an action takes place: the tile it names, its target's, or that of the unit that acts. */
function placeOf(desk: Desk, choice: Choice): TileId | undefined {
  if (choice.words.to !== undefined) return choice.words.to;
  const target = choice.verb === 'guide' ? null : targetOf(desk, choice);
  if (target !== null) return desk.tileOf(...counterParts(target));
  const actor = choice.verb === 'bid' || choice.verb === 'take' ? null : actorOf(choice);
  return actor === null ? undefined : desk.tileOf(desk.near.value, actor);
}

/** Where to begin: what is pointed at, who acts, or the first place where something can be done. */
function startOf(desk: Desk): TileId {
  const { pointed, acting, useful, scenario } = desk;
  const at = acting === null ? undefined : desk.tileOf(...counterParts(acting));
  const first = useful.value.flatMap((choice) => placeOf(desk, choice) ?? [])[0];
  const under = pointed.value !== null && !pointed.value.includes('/') ? pointed.value : undefined;
  return under ?? at ?? first ?? scenario.tiles[0]?.[0] ?? '';
}

/** The board as text. */
export function Around({ desk, onClose }: { readonly desk: Desk; onClose(): void }): JSX.Element {
  const { tiles, neighbours } = entry(PIECES.boards, desk.scenario.id);
  const tell = (tile: TileId): string => tileWords(desk.facts, desk.open.value, tile);
  return (
    <BoardInWords
      controller={desk.controller}
      title={words.around}
      placeLabel={words.place}
      places={tiles}
      start={startOf(desk)}
      nameOf={tileName}
      tell={tell}
      tellNext={tell}
      neighboursOf={(tile) => neighbours[tile] ?? []}
      choicesAt={(tile) => desk.useful.value.filter((choice) => placeOf(desk, choice) === tile)}
      describe={describe}
      chanceWords={(odds) => words.chance(percent(hitChance(odds)))}
      onClose={onClose}
    />
  );
}
