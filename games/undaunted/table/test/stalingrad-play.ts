import type { Players } from '@kurgan/host';
import { Controller } from '@kurgan/kit';
import * as kit from '@kurgan/kit/testing';
import { stalingrad } from '../../stalingrad/tools.ts';
import { UndauntedModel } from '../model.ts';
import { STALINGRAD_TABLE } from '../stalingrad/extras.tsx';
import { touchPolicyOf } from '../touch-policy.ts';

/** A table of Stalingrad with a person in one seat and nobody asking the other. */
export function seatedInCity(scenario: string, seed: string, seat = 'soviet') {
  const players: Players = { [seat === 'soviet' ? 'german' : 'soviet']: 'nobody' };
  const { host, screen, session, show } = kit.localSession(stalingrad, scenario, seed, players);
  const controller = new Controller(session, touchPolicyOf(STALINGRAD_TABLE));
  const model = new UndauntedModel(controller, STALINGRAD_TABLE);
  return { host, screen, session, controller, model, touching: model.touching, show };
}
