import { type Shape, type StateOf, shape } from '@kurgan/engine';
import { counterId } from '../../rules/ids.ts';
import { fieldsOf } from '../../tools/shape.ts';
import { ENDS, STATES } from '../data/campaign.ts';
import { edition } from '../edition.ts';
import { OPTIONS } from '../options.ts';
import type { Mine, Stalingrad, Step, Strike, Target } from '../state.ts';

const { dictionary, flag, list, nullable, object, oneOf, tagged, text, whole } = shape;

const count = whole(0, 1_000);
const few = whole(0, 9);
const seat = oneOf(edition.seats);
const tile = oneOf(edition.tileIds);
const unit = oneOf(edition.unitIds);
const card = oneOf(edition.cardIds);
const squad = nullable(oneOf(['A', 'B', 'C']));
const counters = edition.seats.flatMap((each) => edition.unitIds.map((id) => counterId(each, id)));
const counter = oneOf(counters);
const code = oneOf(STATES.map((state) => state.code));
const edge = list(tile, 2);

const mine: Shape<Mine> = object({ seat, squad, kind: oneOf(['antipersonnel', 'antitank']), edge });
const target: Shape<Target> = tagged('what', { unit: { seat, unit }, building: { tile }, tunnel: { tile } });
const aim = { seat, by: nullable(unit), from: nullable(tile), as: text, dice: few };
const strike: Shape<Strike> = object(
  { ...aim, at: target },
  { wasRouted: flag, isSpent: flag, stops: object({ seat, unit }, { edge }) },
);
const step: Shape<Step> = object(
  { seat, unit, kind: oneOf(['move', 'scout', 'stalk', 'guide']), to: tile },
  { way: oneOf(['tunnel', 'street']), shotBy: list(counter) },
);

/** The strict shape of a state: every id is one of the data's. */
export function stateShape(): Shape<StateOf<Stalingrad>> {
  const { seats, open, side, room, sealed, frames: library } = fieldsOf(edition);
  const { inspire: _inspire, blast: _blast, ...frames } = library;
  const part = { seat, card };
  return object({
    open: object(
      {
        ...open,
        sides: seats(object(side)),
        state: code,
        campaign: flag,
        record: list(object({ state: code, scenario: open.scenario, winner: seat, how: text })),
        areas: dictionary(seat),
        ended: nullable(oneOf(ENDS.map((end) => end.code))),
        city: dictionary(oneOf(['A', 'B', 'C']), edition.tileIds),
        tunnelsLost: list(tile),
        integrated: flag,
        brought: seats(list(card)),
        routed: list(counter),
        mines: list(mine),
        laid: dictionary(count),
        smoke: dictionary(seat, edition.tileIds),
        smoked: dictionary(count, counters),
        watched: dictionary(tile, counters),
        tunnels: list(tile),
        gained: seats(count),
        laidPoints: dictionary(count, edition.tileIds),
        done: list(text),
        entered: list(counter),
        ready: list(seat, 2),
        begun: flag,
      },
      { options: list(oneOf(OPTIONS.map(({ id }) => id)), OPTIONS.length) },
    ),
    private: seats(
      object({
        ...room,
        available: list(card),
        gone: list(card),
        hidden: list(mine),
        picked: list(card),
        owed: list(text),
      }),
    ),
    sealed: object(sealed),
    flow: list(
      tagged('step', {
        ...frames,
        attack: { job: strike, next: text },
        enter: { job: step, next: text },
        campaign: {},
        briefing: {},
        integrate: {},
        muster: {},
        decks: {},
        freeBolster: { seat, left: few, to: oneOf(['deck', 'discard']) },
        shuffle: {},
        freeScout: { seat, left: few },
        bombard: { seat, tiles: list(tile), dice: few, wall: few },
        roundStart: {},
        roundEnd: {},
        casualties: {},
        reserves: {},
        upgrades: {},
        acting: { seat, card },
        lose: { seat, unit, zone: oneOf(['play', 'hand', 'discard', 'deck']) },
        push: { seat, at: object({ seat, unit }), flame: flag },
        targets: { ...aim, wall: few, left: list(text) },
        way: { seat },
        watch: { seat, left: list(counter) },
        support: { seat, squad, left: few },
        mining: { seat, unit, left: few },
        choosing: { seat, by: card, squad, left: few, chosen: list(card), force: flag },
        inspired: { seat, by: card, left: list(card), all: list(card), force: flag },
        act: { seat, left: list(card), force: flag },
        assault: part,
        assaultFire: part,
        reposition: part,
        repositionMove: part,
        antiair: { seat, by: seat, left: few, card, any: flag },
        shotDown: { seat },
        stow: { seat, card },
      }),
    ),
  });
}
