import { type Chance, SeededChance } from '@kurgan/engine';
import type { Players } from '@kurgan/host';
import { Controller } from '@kurgan/kit';
import { UndauntedModel } from '../model.ts';
import { NORMANDY } from '../normandy/edition.ts';
import { LESSON } from '../normandy/lesson.ts';
import { touchPolicyOf } from '../touch-policy.ts';
import { localSession } from './local-session.ts';

/** A table with a person in one seat and nobody asking the other. */
export function seated(scenario: string, seed: string, seat = 'us') {
  const players: Players = { [seat === 'us' ? 'german' : 'us']: 'nobody' };
  const { host, screen, session, show } = localSession(scenario, seed, players);
  const controller = new Controller(session, touchPolicyOf(NORMANDY));
  const model = new UndauntedModel(controller, NORMANDY);
  const { touching } = model;
  /** Does actions of either seat in turn, in words. */
  const play = (...actions: readonly string[]): void => {
    for (const action of actions) {
      const by = host.match.waiting.find((each) =>
        host.match.legal(each).some((legal) => host.game.notation.format(legal) === action),
      );
      if (by === undefined) throw new Error(`nobody can ${action}`);
      host.act(by, action);
    }
    show();
  };
  return { host, screen, session, controller, model, touching, play, show };
}

/** Any action of those who wait, until something is so or the match is over. */
export function playAtRandom(
  { host, show }: Pick<ReturnType<typeof seated>, 'host' | 'show'>,
  chance: Chance,
  isEnough: () => boolean,
): void {
  while (host.match.outcome === null && !isEnough()) {
    const [seat = ''] = host.match.waiting;
    // A side that withdraws ends the game before anything has happened.
    const legal = host.match.legal(seat).filter((each) => host.game.notation.format(each) !== 'withdraw');
    const action = legal[chance.below(legal.length)];
    if (action !== undefined) host.act(seat, host.game.notation.format(action));
  }
  show();
}

export const chanceOf = (seed: string): Chance => SeededChance.fromSeed(seed);

/** The script of the lesson up to an action, by whoever makes it. */
export function untilAction(stop: string): string[] {
  const actions = LESSON.steps.flatMap((step) => step.actions).map((action) => action.replace(/^german: /, ''));
  return actions.slice(0, actions.lastIndexOf(stop));
}
