import { Controller } from '@kurgan/kit';
import * as kit from '@kurgan/kit/testing';
import { expect, test } from 'vitest';
import { counterId, id } from '../../rules/ids.ts';
import { pieces, SEATS } from '../../stalingrad/box.ts';
import { cityFor } from '../../stalingrad/campaign/city.ts';
import type { Mine } from '../../stalingrad/state.ts';
import { stalingrad } from '../../stalingrad/tools.ts';
import { titleCorner } from '../board/cartouche.tsx';
import { layTiles, TILE } from '../board/geometry.ts';
import { enteringOn } from '../board/mini-map.tsx';
import { UndauntedModel } from '../model.ts';
import { bidWords } from '../panels/bids.tsx';
import { STALINGRAD_TABLE } from '../stalingrad/extras.tsx';
import { kindsOn, legendCorner } from '../stalingrad/legend.tsx';
import { secretWords } from '../stalingrad/secret.tsx';
import { cityOf, secretsOf, viewOf } from '../stalingrad/view.ts';
import { touchPolicyOf } from '../touch-policy.ts';
import { seatedInCity } from './stalingrad-play.ts';

const [SOVIET, GERMAN] = SEATS;

test('the legend names the kinds of markers that lie on the board, and no others', () => {
  const { model } = seatedInCity('074', 'legend');
  const bare = { ...cityOf(model.open.value), mines: [], watched: {}, routed: [], tunnels: [] };
  expect(kindsOn(bare)).toEqual([]);
  const gunner = counterId(GERMAN, id.unit('machine-gunner-A'));
  const mine: Mine = { seat: SOVIET, squad: null, kind: 'antitank', edge: [id.tile('607'), id.tile('608')] };
  expect(kindsOn({ ...bare, mines: [mine], tunnels: [id.tile('607')] })).toEqual(['antitank', 'tunnel']);
  expect(kindsOn({ ...bare, watched: { [gunner]: id.tile('607') }, routed: [gunner] })).toEqual([
    'overwatch',
    'routed',
  ]);
});

test('the legend lies on no tile and not on the title', () => {
  for (const scenario of pieces.scenarios) {
    const laid = layTiles(scenario);
    const room = legendCorner(laid);
    if (room === null) continue;
    expect(room.corner).not.toBe(titleCorner(laid)?.corner);
    for (const { x, y } of laid.spots) {
      const isApart = x + TILE <= room.x || x >= room.x + room.width || y + TILE <= room.y || y >= room.y + room.height;
      expect(isApart, scenario.id).toBe(true);
    }
  }
  expect(legendCorner(layTiles(pieces.boards['074']!.scenario))?.corner).toBe('north-east');
});

test('US-INFO-10 secret intel is told to its owner and to nobody else', () => {
  const told = SEATS.map((seat) => secretWords(seatedInCity('042', 'secret', seat).model));
  expect(told).toEqual(['', 'You also win if you rout 4 enemy units.']);
  const { extras } = STALINGRAD_TABLE;
  expect(SEATS.map((seat) => extras?.hasSecret(seatedInCity('053', 'secret', seat).model))).toEqual([true, false]);
});

test('US-INFO-10 neither a bystander nor a curtain tells secret intel', () => {
  const tableFor = (players: Record<string, string>) => {
    const { screen, session, show } = kit.localSession(stalingrad, '053', 'secret', players);
    const controller = new Controller(session, touchPolicyOf(STALINGRAD_TABLE));
    return { screen, show, model: new UndauntedModel(controller, STALINGRAD_TABLE) };
  };
  expect(secretWords(tableFor({ [SOVIET]: 'nobody', [GERMAN]: 'nobody' }).model)).toBe('');
  const { model, screen, show } = tableFor({});
  expect(secretWords(model)).toBe('');
  screen.lift(SOVIET);
  show();
  expect(secretWords(model)).toContain('You also win');
});

test('a mine that everybody knows is no secret', () => {
  const { model } = seatedInCity('091', 'known', 'german');
  expect(secretWords(model)).toBe('A hidden antipersonnel mine lies between 202 and 203.');
  const view = viewOf(model);
  const room = { ...view.private[GERMAN]!, hidden: [] };
  expect(secretsOf({ ...view, private: { [GERMAN]: room } }, GERMAN)).toEqual([]);
});

test('US-R-93 the small map of a scenario shows its tiles as the game begins', () => {
  const { thumb } = STALINGRAD_TABLE;
  for (const scenario of pieces.scenarios) {
    const open = seatedInCity(scenario.id, 'map').model.open.value;
    for (const spot of layTiles(scenario).spots)
      expect(thumb(spot, undefined, scenario.id), scenario.id).toEqual(thumb(spot, open, scenario.id));
  }
});

test('a fortified tile shows its other face on the small map', () => {
  const { thumb } = STALINGRAD_TABLE;
  const [tile] = Object.keys(cityFor('074')).map(id.tile);
  const spot = { tile: tile!, x: 0, y: 0, lie: 0 } as const;
  expect(thumb(spot, undefined, '074')).not.toEqual(thumb(spot, undefined, '011'));
});

test('a side that starts nowhere on the small map has no line below it', () => {
  const { scenario } = pieces.boards['074']!;
  const mission = STALINGRAD_TABLE.mission('074');
  const sides = { [SOVIET]: scenario.sides[SOVIET]!, [GERMAN]: { ...scenario.sides[GERMAN]!, counters: [] } };
  const shown = new Set(scenario.tiles.flatMap(([tile]) => enteringOn({ sides }, mission, tile)));
  expect([...shown]).toEqual([SOVIET]);
});

test('US-R-70 the bids panel names what the scenario adds to each bid of a side', () => {
  const { model } = seatedInCity('021', 'bids');
  const told = SEATS.map((seat) => {
    const [card] = model.edition.broughtBy(model.open.value, seat);
    return card === undefined ? '' : bidWords(model, seat, model.kindOf(card).id);
  });
  expect(told.map((words) => words.split(' ').at(-1))).toEqual([expect.not.stringMatching(/^\+/), '+1']);
  expect(bidWords(model, GERMAN, null)).toBe('no card');
});
