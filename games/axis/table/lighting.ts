import { type Light, type Lights, PLACE_IDS, type PlaceId } from './board/lights.ts';
import { describe } from './describe.ts';
import type { AxisModel } from './model.ts';
import { isHostile, placeInWords } from './words/places.ts';

/** Everything that can be touched now. */
export function lightsOf(model: AxisModel): Lights {
  const { controller, picking } = model;
  const open = model.open.value;
  const seat = model.seat;
  const battle = open.combat?.zone;
  const fighting = battle === undefined ? {} : { battle };
  if (seat === null || model.choices.length === 0) return { lit: new Map(), ...fighting };
  if (picking.isOn.value) return picking.lights.value;
  const lit = new Map<PlaceId, Light>();
  for (const place of PLACE_IDS) {
    const touch = model.litTouch(place);
    if (touch === undefined) continue;
    const meant = controller.path.left.value.filter(({ words }) => words[touch.name] === touch.word);
    const [only, another] = meant;
    const does = only !== undefined && another === undefined ? `${describe(seat, only, open)}. ` : '';
    const as =
      touch.name === 'zone' || touch.name === 'site' ? 'source' : isHostile(open, seat, place) ? 'target' : 'reach';
    lit.set(place, { as, label: `${does}${placeInWords(open, place)}` });
  }
  const chosen = PLACE_IDS.find((place) => controller.path.touched.value.some(({ word }) => word === place));
  return { lit, ...fighting, ...(chosen !== undefined && { chosen }) };
}
