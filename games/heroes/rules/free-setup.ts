import type { Setup } from '@kurgan/engine';
import { BATTLE_SIZES, type BattleSize } from '../data/free-battle.ts';
import { sizeOf } from './battlefield.ts';
import { packed } from './muster.ts';
import { refuseArmy } from './recruitment/limits.ts';
import { readArmy } from './recruitment/text.ts';
import { setupScenario, unpack } from './setup.ts';
import { type Battle, type Frame, type HeroesContext, other, SEATS, type State } from './state.ts';

/** Any game: a Free Battle begins with its armies and boards, a scenario has both. */
export function setup(chosen: Setup, context: HeroesContext): State {
  if (chosen.scenario !== 'free') return setupScenario(chosen, context);
  const battle: Battle = { size: sizeChosen(chosen.options.size), boards: [], north: null };
  const state = unpack(chosen, battle, context);
  state.flow = preparing(state, battle, chosen.options);
  return state;
}

function sizeChosen(value: unknown): BattleSize {
  const [named] = Array.isArray(value) ? value : [];
  return BATTLE_SIZES.find((size) => size === named) ?? 'skirmish';
}

/** Frames before a Free Battle, the last to come first. A side that brings a legal army has mustered already. */
function preparing(state: State, battle: Battle, options: Setup['options']): Frame[] {
  const { initiative } = state.open;
  const { columns, rows, points } = sizeOf(battle);
  const builders = SEATS.filter((seat) => {
    const brought = readArmy(String(options[seat] ?? ''));
    if (!brought.ok || brought.value.side !== seat) return true;
    state.private[seat].army = packed(brought.value.army);
    return refuseArmy(brought.value.army, points, seat) !== null;
  });
  const places = Array.from({ length: columns * rows }, (_, i): Frame => {
    return { step: 'laying', seat: i % 2 === 0 ? initiative : other(initiative) };
  });
  return [
    { step: 'edges', seat: initiative },
    ...(options.drawn === true ? [{ step: 'drawing' } as const] : places.reverse()),
    { step: 'shown' },
    ...(builders.length > 0 ? [{ step: 'muster', seats: builders } as const] : []),
  ];
}
