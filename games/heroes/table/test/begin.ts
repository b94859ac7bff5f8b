import { Controller } from '@kurgan/kit';
import { localSession } from '@kurgan/kit/testing';
import type { Frame, Seat } from '../../rules/state.ts';
import { heroes } from '../../tools.ts';
import { HeroesModel } from '../model.ts';
import { touchPolicy } from '../touch-policy.ts';

/** A side at the screen, when it is first asked at some step. Before that everybody does the first thing that is legal. */
export function beginAt(step: Frame['step'], side: Seat, seed = 'table', scenario = '1') {
  const enemy: Seat = side === 'soviet' ? 'german' : 'soviet';
  const { session, host, show } = localSession(heroes, scenario, seed, { [enemy]: 'recruit' });
  const model = new HeroesModel(new Controller(session, touchPolicy));
  const { match } = host;
  const isThere = (): boolean => model.frame.value?.step === step && session.moment.value.choices.length > 0;
  for (let most = 0; !isThere(); most++) {
    const [seat] = match.waiting;
    const action = seat === undefined ? undefined : match.legal(seat)[0];
    if (seat === undefined || action === undefined || most > 500) throw new Error(`${side} never comes to ${step}`);
    match.act(seat, action);
    show();
  }
  return { model, session, match, show };
}
