import type { Seat } from '../../../rules/ids.ts';
import { sideNamed } from '../../../stalingrad/box.ts';
import type { Side } from '../../../stalingrad/data/types.ts';
import type { Room, StalingradFrame, StalingradOpen, View } from '../../../stalingrad/state.ts';
import type { UndauntedModel } from '../../model.ts';
import { type GameStory, storyOf } from './story.ts';

/** The campaign as the seat at the screen sees it. */
export interface CampaignFacts {
  readonly view: View;
  readonly open: StalingradOpen;
  readonly step: StalingradFrame['step'] | undefined;
  /** Null for who only watches, and behind the curtain: then there is no room either. */
  readonly seat: Seat | null;
  readonly side: Side | null;
  readonly room: Room | null;
  readonly games: readonly GameStory[];
}

export function factsIn(model: UndauntedModel): CampaignFacts {
  const view = model.view.value as unknown as View; // the table of this edition shows views of this game
  const { open } = view;
  const { seat } = model;
  return {
    view,
    open,
    step: view.flow.at(-1)?.step,
    seat,
    side: seat === null ? null : sideNamed(seat),
    room: seat === null ? null : (view.private[seat] ?? null),
    games: storyOf(model.controller.session.log.value, seat),
  };
}

/** The game that was played last, once its campaign step has begun. */
export const lastGame = ({ games }: Pick<CampaignFacts, 'games'>): GameStory | null =>
  games.findLast(({ winner }) => winner !== null) ?? null;
