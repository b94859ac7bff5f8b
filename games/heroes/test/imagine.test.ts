import { expectOk, Match, parseSetup, parseShape, problemText, SeededChance, viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import type { Heroes, Seat } from '../rules/state.ts';
import { CuriousPlayer } from './golden/curious.ts';
import { heroes } from './position.ts';

const SEATS: readonly Seat[] = ['soviet', 'german'];
/** Of so many moments one is looked at. */
const SHARE = 7;
const MOST_MOMENTS = 700;

/** What a seat sees and may do. */
const told = (state: Match<Heroes>['state'], seat: Seat) =>
  JSON.stringify([viewOf(state, seat), heroes.waiting(state), heroes.legal(state, seat)]);

test.each(['2', '5', '7', '9', 'free'])(
  'HS-R-134 HS-SCN-16: in scenario %s a side can imagine the rest so that nothing it sees tells the difference',
  (scenario) => {
    const chance = SeededChance.fromSeed(`imagined ${scenario}`);
    const match = new Match<Heroes>(
      heroes,
      expectOk(parseSetup(heroes.scenarios, scenario, { simultaneous: scenario === '2' })),
      'imagined',
    );
    const player = new CuriousPlayer(chance);
    const found = new Set<string>();
    for (let moment = 0; match.outcome === null && moment < MOST_MOMENTS; moment++) {
      const [seat] = match.waiting;
      if (seat === undefined) break;
      if (chance.below(SHARE) === 0)
        for (const observer of SEATS) {
          const view = viewOf(match.state, observer);
          const imagined = heroes.imagine(view, observer, chance);
          expectOk(parseShape(heroes.shape, imagined), (problems) => problems.map(problemText).join('; '));
          expect(heroes.audit(imagined)).toEqual([]);
          expect(told(imagined, observer) === told(match.state, observer)).toBe(true);
          const other = observer === 'soviet' ? 'german' : 'soviet';
          found.add(JSON.stringify(imagined.private[other]));
        }
      match.act(seat, player.choose(match.view(seat), seat, match.legal(seat)));
    }
    expect(found.size).toBeGreaterThan(20);
  },
);
