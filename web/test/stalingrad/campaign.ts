import { expectOk, type Journal, Match, parseSetup, SeededChance, setupProblemText } from '@kurgan/engine';
import { stalingrad } from '@kurgan/undaunted/stalingrad/rules';

type Side = 'soviet' | 'german';
const other = (side: Side): Side => (side === 'soviet' ? 'german' : 'soviet');

/** The choice of somebody who wants to shoot and get on. */
const EAGER = /^(?:attack|suppress|antitank|demo|flame|grenade|bomb)/;

/** Rounds after which a loser withdraws: by then some have fallen. */
const LAST_ROUND = 5;

/** A campaign played to these winners and on to the next step of a kind, as a file. */
export function campaignUntil(
  step: string,
  winners: readonly Side[],
  players: Readonly<Record<Side, string>>,
): Journal {
  const setup = expectOk(parseSetup(stalingrad.scenarios, 'campaign', {}), setupProblemText);
  const match = new Match(stalingrad, setup, 'a campaign');
  const chance = SeededChance.fromSeed('a campaign');
  for (let [seat] = match.waiting; seat !== undefined; [seat] = match.waiting) {
    const { open, flow } = match.state;
    const now = flow.at(-1)?.step;
    if (open.record.length >= winners.length && now === step) break;
    const legal = match.legal(seat);
    const find = (verb: string) => legal.find((action) => action.do === verb);
    const isBeaten = seat === other(winners[open.record.length] ?? 'soviet') && open.round >= LAST_ROUND;
    const eager = legal.filter((action) => EAGER.test(action.do));
    const rest = legal.filter((action) => action.do !== 'withdraw');
    const pool = eager.length > 0 ? eager : rest;
    const action =
      find('confirm') ??
      (isBeaten ? find('withdraw') : undefined) ??
      pool[chance.below(pool.length)] ??
      find('withdraw');
    if (action === undefined) throw new Error(`nothing can be done in ${now}`);
    match.act(seat, action);
  }
  return { ...match.journal(), players };
}
