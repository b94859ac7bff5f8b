import type { Seat } from '../../rules/ids.ts';
import { seatNamed, sideNamed } from '../box.ts';
import { ENDS } from '../data/campaign.ts';
import { campaignState, rulesIn } from '../effects.ts';
import type { StalingradContext, State } from '../state.ts';

/** At the bottom of a campaign: after a game its record and the campaign step, then the next game (US-CS-01). */
export const campaignStep = {
  run(state: State, _frame: unknown, context: StalingradContext): void {
    const { open } = state;
    const { outcome } = open;
    if (outcome === null || open.record.length >= Number.parseInt(open.state, 10)) {
      open.state = outcome === null ? open.state : nextState(open.state, outcome.winner);
      state.flow.push({ step: 'briefing' });
      return;
    }
    const { winner, how } = outcome;
    open.record.push({ state: open.state, scenario: open.scenario, winner, how });
    const { area } = rulesIn(open).scenario;
    if (area !== null) open.areas = { ...open.areas, [area]: winner };
    const next = nextState(open.state, winner);
    context.log({ event: 'recorded', rule: 'US-VICT-01', winner, area, next });
    const end = ENDS.find(({ code }) => code === next);
    if (end !== undefined) {
      open.ended = next;
      state.flow = [];
      context.log({ event: 'campaignOver', rule: 'US-CAMP-02', winner: seatNamed(end.winner), state: next });
      return;
    }
    state.flow.push({ step: 'upgrades' }, ...(open.integrated ? [{ step: 'reserves' } as const] : []), {
      step: 'casualties',
    });
  },
};

/** The next state from this one and the winner (US-VICT-04). */
const nextState = (code: string, winner: Seat): string => campaignState(code).next[sideNamed(winner)];
