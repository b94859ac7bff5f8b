import { BoardInWords, type Choice, percent } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { TileId } from '../rules/edition.ts';
import { entry } from '../rules/pieces.ts';
import { counterParts } from '../rules/state.ts';
import { tileWords } from './board/words.ts';
import { hitChance, targetOf, tileOfTarget } from './considered.ts';
import { actorOf, isShot, type UndauntedModel } from './model.ts';
import { isCounter, namedIn } from './named.ts';
import { describe } from './words/actions.ts';
import { dialogWords } from './words/dialogs.ts';
import { words } from './words/table.ts';

/** Place of an action: the tile it names, its target's, or the acting unit's. */
function placeOf(model: UndauntedModel, choice: Choice): TileId | undefined {
  const { to, counter } = namedIn(choice.words);
  if (to !== undefined) return to;
  const target = isShot(choice) ? targetOf(model, choice) : (counter ?? null);
  if (target !== null) return tileOfTarget(model, target);
  const actor = choice.verb === 'bid' || choice.verb === 'take' ? null : actorOf(model.pieces, choice);
  return actor === null ? undefined : model.tileOf(model.near.value, actor);
}

/** Starting point: the element pointed at, the acting unit, or the first place with something to do. */
function startOf(model: UndauntedModel): TileId | undefined {
  const { pointed, acting, useful } = model;
  const at = acting === null ? undefined : model.tileOf(...counterParts(acting));
  const first = useful.value.flatMap((choice) => placeOf(model, choice) ?? [])[0];
  const under = pointed.value !== null && !isCounter(pointed.value) ? pointed.value : undefined;
  return under ?? at ?? first;
}

/** The board as text. */
export function InWords({ model, onClose }: { readonly model: UndauntedModel; onClose(): void }): JSX.Element | null {
  const { tiles, neighbours } = entry(model.pieces.boards, model.scenario.id);
  const start = startOf(model) ?? tiles[0];
  if (start === undefined) return null;
  const tell = (tile: TileId): string => tileWords(model.facts, model.open.value, tile);
  return (
    <BoardInWords
      controller={model.controller}
      title={words.inWords}
      placeLabel={dialogWords.place}
      places={tiles}
      start={start}
      nameOf={(tile) => model.names.tile(tile)}
      tell={tell}
      tellNext={tell}
      neighboursOf={(tile) => neighbours[tile] ?? []}
      choicesAt={(tile) => model.useful.value.filter((choice) => placeOf(model, choice) === tile)}
      describe={(choice) => describe(model.names, choice)}
      chanceWords={(odds) => dialogWords.chance(percent(hitChance(odds)))}
      onClose={onClose}
    />
  );
}
