import { defineOpening, notation, type Opening, type ScenarioInfo } from '@kurgan/engine';
import { bidding } from '../rules/bidding.ts';
import { resigned } from '../rules/end.ts';
import type { Seat } from '../rules/ids.ts';
import { declarations } from './actions.ts';
import { areaName } from './area-name.ts';
import { addScenarios } from './box.ts';
import { decksStep } from './campaign/choices.ts';
import { campaignStep } from './campaign/course.ts';
import { briefingStep, musterStep } from './campaign/muster.ts';
import { roundStartStep, shuffleStep } from './campaign/opening.ts';
import { PLATOONS } from './campaign/platoon-code.ts';
import { clone } from './clone.ts';
import type { ScenarioFacts } from './data/types.ts';
import { narrateOpening } from './narrate-opening.ts';
import { openingEdition as edition, ids } from './opening-edition.ts';
import { OPTIONS } from './options.ts';
import { outcome } from './outcome.ts';
import { CAMPAIGN, setup } from './setup.ts';
import type { Stalingrad } from './state.ts';

/** Those that can be played: the campaign, and every scenario that is loaded. */
const scenarios: ScenarioInfo[] = [
  {
    id: CAMPAIGN,
    title: 'Campaign',
    summary: 'Up to fifteen linked games for the city center.',
    options: OPTIONS,
    isLong: true,
  },
];

/** Adds scenarios to those that can be played. */
export function makePlayable(facts: readonly ScenarioFacts[]): void {
  for (const { id, title, area } of addScenarios(facts)) {
    const summary = area === null ? 'A tactical game.' : `For ${areaName(area)}.`;
    scenarios.push({ id, title, summary, options: [PLATOONS, ...OPTIONS] });
  }
}

/** Stalingrad until the first bids, in a scenario that asks for nothing else before: everything that a first board needs. */
export const openingDefinition = {
  id: edition.id,
  title: edition.title,
  version: edition.version,
  seats: edition.seats,
  seatNames: edition.seatNames,
  sides: edition.seats,
  scenarios,
  notation: notation(declarations),
  frameRules: ids({ over: 'US-END-01', turn: 'US-TURN-01' }),
  /** In play order. */
  steps: {
    campaign: campaignStep,
    briefing: briefingStep,
    muster: musterStep,
    decks: decksStep,
    shuffle: shuffleStep,
    roundStart: roundStartStep,
    ...bidding(
      edition,
      ids({
        round: 'US-RND-01',
        drawn: 'US-DRAW-01',
        reshuffled: 'US-DRAW-02',
        bid: 'US-INIT-01',
        bidFromHand: 'US-INIT-01',
        bidIsFinal: 'US-INIT-01',
        nothingToBid: 'US-R-09',
      }),
    ),
  },
  setup,
  outcome,
  clone,
  narrate: narrateOpening,
  landmarks: [
    'briefed',
    'unlocked',
    'fortified',
    'damaged',
    'integrated',
    'round',
    'recorded',
    'lostForGood',
    'upgraded',
    'campaignOver',
  ],
  resigned: (seat: Seat) => resigned(edition, seat, 'US-END-12'),
} satisfies Opening<Stalingrad>;

export const opening = defineOpening<Stalingrad>(openingDefinition);
