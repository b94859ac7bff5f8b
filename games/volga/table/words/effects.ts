import { EVENTS, type EventId, ORDINARY_TURN } from '../../data/charts.ts';
import type { RuleId } from '../../rules/rule-ids.ts';

/** Effects of this Turn's event, one sentence each. */
export function effectWords(event: EventId): string[] {
  const { noAir, artillery, defense, supplyDice, pausedCorps, move, withdraw } = EVENTS[event].effects;
  const sentences: string[] = [];
  if (withdraw) sentences.push('A division leaves the map until the next Dawn.');
  if (noAir) sentences.push('No Air support.');
  if (artillery !== ORDINARY_TURN.artillery) sentences.push(`Each Artillery marker adds only ${artillery}.`);
  if (defense > 0) sentences.push(`Every Soviet Defense Value +${defense}.`);
  if (supplyDice !== ORDINARY_TURN.supplyDice) sentences.push(`Supply is rolled with ${supplyDice} dice.`);
  if (pausedCorps !== null) sentences.push(`Units of ${pausedCorps} Corps cannot be activated.`);
  if (move !== null) sentences.push(`Nobody moves farther than ${move}.`);
  return sentences;
}

/** The rule of an event's effect. */
export const EVENT_RULES: Readonly<Record<EventId, RuleId>> = {
  breakthrough64: 'AV-EVT-02',
  offensive64: 'AV-EVT-08',
  shells: 'AV-EVT-05',
  pauseXLVIII: 'AV-EVT-07',
  pauseLI: 'AV-EVT-07',
  rain: 'AV-FAC-21',
  commissars: 'AV-EVT-06',
  offensive66: 'AV-EVT-08',
  breakthrough66: 'AV-EVT-09',
};
