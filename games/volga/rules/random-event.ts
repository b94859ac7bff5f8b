import { EVENTS, type EventId } from '../data/charts.ts';
import { SCENARIOS, type ScenarioFacts } from '../data/scenarios.ts';
import { UNITS } from '../data/units.ts';
import { changeMorale, takeDivisionOff } from './board.ts';
import type { Automatic, State, VolgaContext } from './state.ts';
import { goTo } from './state.ts';

/** AV-EVT-01: three dice on the scenario's chart. */
export const randomEvent: Automatic<'randomEvent'> = {
  run(state, _frame, context) {
    const { open } = state;
    const scenario = SCENARIOS[open.scenario];
    goTo(state, { step: 'supplyRoll' });
    if (scenario.turnsWithoutEvent.includes(open.turn)) return context.log({ event: 'noEvent', rule: 'AV-FAC-15' });
    const dice = [context.d(6), context.d(6), context.d(6)];
    const is = readChart(
      scenario,
      dice.reduce((sum, die) => sum + die, 0),
      open.withdrawn,
    );
    const isVoid = open.turn === scenario.firstTurn && EVENTS[is].notOnFirstTurn; // AV-EVT-12
    context.log({ event: 'rolledEvent', rule: isVoid ? 'AV-EVT-12' : 'AV-EVT-01', dice, is, isVoid });
    if (isVoid) return;
    open.event = is;
    if (EVENTS[is].effects.withdraw) breakThrough(state, scenario, context);
  },
};

/** A repeated Breakthrough is read as another result where the scenario says so (AV-EVT-04, AV-R-53). */
function readChart(scenario: ScenarioFacts, roll: number, withdrawn: boolean): EventId {
  const row = scenario.events.find(({ from, to }) => from <= roll && roll <= to);
  if (row === undefined) throw new Error(`no event for a roll of ${roll}`);
  const { repeatReadAs } = scenario.breakthrough;
  const again = EVENTS[row.event].effects.withdraw && withdrawn && repeatReadAs !== null;
  return again ? readChart(scenario, repeatReadAs, withdrawn) : row.event;
}

/** AV-EVT-02, AV-EVT-03, AV-FAC-17: the division leaves the map and returns in the next Dawn Phase. */
function breakThrough(state: State, { breakthrough }: ScenarioFacts, context: VolgaContext): void {
  const { open } = state;
  const { division } = breakthrough;
  if (division !== '29Mot' && division !== '14Pz') throw new Error(`no group is called ${division}`);
  const lost = open.outOfAction.filter((unit) => UNITS[unit].division === division);
  const units = takeDivisionOff(open, division);
  open.withdrawn = true;
  context.log({ event: 'withdrawn', rule: 'AV-EVT-02', division, units, forGood: false });
  changeMorale(state, -lost.length, 'AV-EVT-03', context);
  // Units still waiting from an earlier Breakthrough return with these, in one Area (AV-R-53).
  const waiting = open.arriving.filter(({ group }) => group === division).flatMap((each) => each.units);
  open.arriving = open.arriving.filter(({ group }) => group !== division);
  const all = [...waiting, ...units];
  if (all.length > 0) open.arriving.push({ group: division, turn: open.turn + 1, area: null, units: all });
}
