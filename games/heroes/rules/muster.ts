import { no, type Refusal } from '@kurgan/engine';
import { BOARD_FACES, type BoardFace } from '../data/boards.ts';
import { FREE_BATTLE } from '../data/free-battle.ts';
import { RECRUITMENT_TILES } from '../data/recruitment.ts';
import type { Recruited } from '../data/scenarios/facts.ts';
import { battleOf, isLaid, sizeOf } from './battlefield.ts';
import { filledSlots } from './recruitment/ids.ts';
import { refuseArmy, refuseOption, refuseTile } from './recruitment/limits.ts';
import {
  type ArmyList,
  optionsFor,
  pointsOf,
  tilesFor,
  withOption,
  withoutOption,
  withoutTile,
  withTile,
} from './recruitment/lists.ts';
import { writeArmy } from './recruitment/text.ts';
import { namesIn, tilesOf } from './recruits.ts';
import type { RuleId } from './rule-ids.ts';
import { deploying, enlist } from './setup.ts';
import {
  type Action,
  type Automatic,
  type Choosing,
  finish,
  type HeroesContext,
  type Open,
  type Own,
  only,
  proceed,
  SEATS,
  type Seat,
  type State,
  type View,
} from './state.ts';
import { TILE_NAMES } from './unit-names.ts';

/** Before a Free Battle: armies in secret, then boards, then edges (HS-SCN-16, HS-SCN-17). */

/** An army as a room keeps it. */
export const packed = (army: ArmyList): Own['army'] =>
  army.map((recruited) => ({
    tile: recruited.tile,
    options: filledSlots(recruited).map(({ slot, option }) => ({ slot: slot.id, option })),
  }));

export const unpacked = (army: readonly Pick<Own['army'][number], 'tile' | 'options'>[]): ArmyList =>
  army.map(
    ({ tile, options }): Recruited => ({
      tile,
      options: Object.fromEntries(options.map(({ slot, option }) => [slot, option])),
    }),
  );

export const pointsFor = (open: Open): number => sizeOf(battleOf(open)).points;
const armyOf = (view: View, seat: Seat): ArmyList => unpacked(view.private[seat]?.army ?? []);
const tileIndex = (name: string): number => TILE_NAMES.indexOf(name);

type Verb = 'recruit' | 'equip' | 'unequip' | 'dismiss' | 'muster';

function refuseMuster(view: View, seat: Seat, action: Action<Verb>): Refusal<RuleId> | null {
  const army = armyOf(view, seat);
  const points = pointsFor(view.open);
  switch (action.do) {
    case 'recruit':
      return refuseTile(army, points, seat, action.tile);
    case 'equip':
      return refuseOption(army, points, tileIndex(action.tile), action.slot, action.option);
    case 'unequip':
      return army[tileIndex(action.tile)]?.options[action.slot] === undefined ? no('HS-REC-02') : null;
    case 'dismiss':
      return army[tileIndex(action.tile)] === undefined ? no('HS-SET-04') : null;
    case 'muster':
      return refuseArmy(army, points, seat);
  }
}

/** Both build at once; nobody sees anything before both are done. */
export const muster: Choosing<'muster', Verb> = {
  rule: 'HS-SCN-16',
  verbs: ['recruit', 'equip', 'unequip', 'dismiss', 'muster'],
  who: (_view, { seats }) => seats,
  propose(view, _frame, seat) {
    const actions: Action<Verb>[] = tilesFor(seat).map((tile) => ({ do: 'recruit', tile }));
    for (const [i, { tile: id, options }] of armyOf(view, seat).entries()) {
      const tile = TILE_NAMES[i] ?? '';
      actions.push({ do: 'dismiss', tile });
      for (const { id: slot } of RECRUITMENT_TILES[id].slots) {
        if (options[slot] !== undefined) actions.push({ do: 'unequip', tile, slot });
        for (const option of optionsFor(seat)) actions.push({ do: 'equip', tile, slot, option });
      }
    }
    return [...actions, { do: 'muster' }];
  },
  refuse: (view, _frame, action, seat) => refuseMuster(view, seat, action),
  act(state, { seats }, action, context, seat) {
    const own = state.private[seat];
    const army = unpacked(own.army);
    switch (action.do) {
      case 'recruit':
        own.army = packed(withTile(army, action.tile));
        break;
      case 'equip':
        own.army = packed(withOption(army, tileIndex(action.tile), action.slot, action.option));
        break;
      case 'unequip':
        own.army = packed(withoutOption(army, tileIndex(action.tile), action.slot));
        break;
      case 'dismiss':
        own.army = packed(withoutTile(army, tileIndex(action.tile)));
        break;
      case 'muster': {
        const waiting = seats.filter((each) => each !== seat);
        context.log({ event: 'mustered', rule: 'HS-SCN-16', seat });
        if (waiting.length > 0) proceed(state, { step: 'muster', seats: waiting });
        else finish(state);
        break;
      }
    }
  },
};

/** Both armies are shown together (HS-SCN-16). */
export const shown: Automatic<'shown'> = {
  run(state, _frame, context) {
    finish(state);
    for (const seat of SEATS) show(state, seat, context);
    context.learn();
  },
};

function show(state: State, seat: Seat, context: HeroesContext): void {
  const own = state.private[seat];
  const army = unpacked(own.army);
  own.army = [];
  state.open.army[seat] = tilesOf(army);
  context.log({
    event: 'army',
    rule: 'HS-SCN-16',
    seat,
    text: writeArmy(seat, army),
    points: pointsOf(army),
    brings: namesIn(army),
  });
}

/** Faces of one physical board have the same letter. */
const boardOf = (face: BoardFace): string => face.slice(0, 1);

function refuseBoard(open: Open, face: BoardFace): Refusal<RuleId> | null {
  const battle = battleOf(open);
  const { boards } = battle;
  const { columns, rows } = sizeOf(battle);
  if (boards.some((laid) => boardOf(laid) === boardOf(face))) return no('HS-SCN-17', { 'board used': true });
  const row = Math.floor(boards.length / columns) + 1;
  if (row < rows && FREE_BATTLE.bottomRowOnly.includes(face)) return no('HS-SCN-17', { row, 'last row': rows });
  return null;
}

function layFace(state: State, seat: Seat | null, face: BoardFace, context: HeroesContext): void {
  const { open } = state;
  const battle = battleOf(open);
  open.battle = { ...battle, boards: [...battle.boards, face] };
  context.log({ event: 'laid', rule: 'HS-SCN-17', seat, board: face, place: battle.boards.length + 1 });
}

/** The next place of the battlefield, row by row from the north-west. */
export const laying: Choosing<'laying', 'lay'> = {
  rule: 'HS-SCN-17',
  verbs: ['lay'],
  who: (_view, { seat }) => only(seat),
  propose: () => BOARD_FACES.map((board) => ({ do: 'lay', board })),
  refuse: ({ open }, _frame, { board }) => refuseBoard(open, board),
  act(state, { seat }, { board }, context) {
    finish(state);
    layFace(state, seat, board, context);
  },
};

/** By option, chance lays the battlefield instead. */
export const drawing: Automatic<'drawing'> = {
  run(state, _frame, context) {
    const { open } = state;
    finish(state);
    while (!isLaid(battleOf(open))) {
      const faces = BOARD_FACES.filter((face) => refuseBoard(open, face) === null);
      const face = faces[context.below(faces.length)];
      if (face === undefined) return;
      layFace(state, null, face, context);
    }
  },
};

const EDGES = ['north', 'south'] as const;

/** The holder of the Initiative takes an edge; then everybody is ready to deploy. */
export const edges: Choosing<'edges', 'edge'> = {
  rule: 'HS-SCN-17',
  verbs: ['edge'],
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose: () => EDGES.map((edge) => ({ do: 'edge', edge })),
  refuse: () => null,
  act(state, { seat }, { edge }, context) {
    const { open } = state;
    const north = (edge === 'north') === (seat === 'soviet') ? 'soviet' : 'german';
    open.battle = { ...battleOf(open), north };
    context.log({ event: 'edge', rule: 'HS-SCN-17', seat, edge });
    enlist(state, { soviet: unpacked(open.army.soviet), german: unpacked(open.army.german) }, context);
    state.flow = deploying(open);
  },
};
