import { plural } from '@kurgan/engine';
import type { ScenarioPicker } from '@kurgan/kit';
import { SCENARIOS, type ScenarioFacts, type ScenarioId } from '../data/scenarios.ts';
import { LIMITS, ROUNDS } from '../data/track.ts';
import { isAir, type Kind } from '../data/units.ts';
import type { Side, ZoneId } from '../data/zones.ts';
import { MiniBoards } from './mini-boards.tsx';

const factsOf = (id: string): ScenarioFacts => SCENARIOS[id === 'uranus' ? 'uranus' : ('race' satisfies ScenarioId)];
const unitsIn = (facts: ScenarioFacts, side: Side, zone: ZoneId) => Object.entries(facts[side][zone] ?? {});

export const Preview: ScenarioPicker['Preview'] = ({ scenario }) => {
  const facts = factsOf(scenario);
  return (
    <figure class="axis-preview">
      <MiniBoards
        holder={(zone) => (facts.axisControls.includes(zone) ? 'axis' : 'allies')}
        hasForce={(side, zone) => unitsIn(facts, side, zone).length > 0}
      />
    </figure>
  );
};

/** `98 land units, 8 aircraft`. */
function forceText(facts: ScenarioFacts, side: Side): string {
  let [land, air] = [0, 0];
  for (const units of Object.values(facts[side]))
    for (const [kind, count] of Object.entries(units)) {
      if (isAir(kind as Kind)) air += count;
      else land += count;
    }
  return `${plural(land, 'land unit')}, ${plural(air, 'aircraft', 'aircraft')}`;
}

export const briefing: ScenarioPicker['briefing'] = (id) => {
  const facts = factsOf(id);
  const rounds = LIMITS.lastRound - facts.firstRound + 1;
  return {
    facts: [
      { label: 'When', value: `${ROUNDS[facts.firstRound - 1]?.date ?? ''}, ${plural(rounds, 'round')}` },
      {
        label: 'Axis wins',
        value: 'at once with every city zone that has RP, or in the end with one of them in supply',
      },
      {
        label: 'Allies win',
        value: 'at once with the gates of the city and all ground west of the Don, or by holding out to the end',
      },
      { label: 'Axis force', value: forceText(facts, 'axis') },
      { label: 'Soviet force', value: forceText(facts, 'allies') },
      {
        label: 'Options',
        value:
          'bid for a side, place the factories, rearrange the defenders, fly in bad weather, lose aircraft to other fronts, sacrifice heroes, fire at transports, intercept, or stack without limit',
      },
    ],
  };
};
