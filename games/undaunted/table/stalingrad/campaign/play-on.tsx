import { ALL } from '@kurgan/kit';
import type { JSX } from 'preact';
import { encodePlatoons } from '../../../stalingrad/campaign/encode-platoons.ts';
import { PLATOONS } from '../../../stalingrad/campaign/platoon-code.ts';
import type { View } from '../../../stalingrad/state.ts';
import type { Props } from '../../model.ts';
import { cityOf } from '../view.ts';
import { overview } from './overview-words.ts';

/** The scenario that is offered first. */
const FIRST = '011';

/** Sets up a single scenario with both platoons as the campaign left them: it is over, so they are no longer secret. */
export function PlayOn({ model }: Props): JSX.Element | null {
  const { onAgain, controller } = model;
  if (onAgain === undefined) return null;
  const playOn = async (): Promise<void> => {
    const { session } = controller;
    const { moment } = await session.at(session.moment.value.made, ALL);
    const rooms = (moment.view as unknown as View).private; // the table of this edition shows views of this game
    const platoons = encodePlatoons((seat) => rooms[seat]?.available ?? []);
    const { options = [] } = cityOf(model.open.value);
    const kept = Object.fromEntries(options.map((option) => [option, true]));
    onAgain({ scenario: FIRST, options: { [PLATOONS.id]: platoons, ...kept } });
  };
  return (
    <button type="button" class="action play-on" onClick={() => void playOn()}>
      {overview.playOn}
    </button>
  );
}
