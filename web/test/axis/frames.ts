/**
 * Measures what a frame costs while the boards of Axis & Allies: Stalingrad are zoomed and dragged in the middle of a game, on a
 * processor slowed four times: `node web/test/axis/frames.ts`. It counts the processor's time on the main thread, so that a busy
 * machine or one without a graphics card tells the same; a frame of 60 in a second has 16.7 ms.
 */
import { bots } from '@kurgan/axis/bot';
import { axis } from '@kurgan/axis/tools';
import { expectOk, Match, parseSetup, SeededChance } from '@kurgan/engine';
import { measureFrames } from '../frame-costs.ts';

/** The Axis moves in the second round, when most units are on the boards. */
function journalOf(scenario: string): string {
  const match = new Match(axis, expectOk(parseSetup(axis.scenarios, scenario, {})), 'frames');
  const chance = SeededChance.fromSeed('frames');
  const [recruit] = bots;
  const first = match.state.open.round;
  for (let [seat] = match.waiting; seat !== undefined && recruit !== undefined; [seat] = match.waiting) {
    const frame = match.state.flow.at(-1);
    if (match.state.open.round > first && frame?.step === 'movement' && seat === 'axis') break;
    match.act(seat, recruit.choose(match.view(seat), seat, match.legal(seat), chance));
  }
  return JSON.stringify(match.journal({ axis: 'person', allies: 'recruit' }));
}

await measureFrames(axis.scenarios.map(({ id }) => ({ name: id, journal: journalOf(id) })));
