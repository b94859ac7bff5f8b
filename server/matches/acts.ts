import type { CallOf } from '@kurgan/wire';
import { Fault, fault } from '../fault.ts';
import type { Table } from './table.ts';
import { isStale, unlessMoved } from './unless-moved.ts';

export const act = (table: Table, player: string, { text, ...entered }: CallOf<'act'>): Promise<number> =>
  table.enter(player, entered, (host, seat) => {
    const whyNot = host.act(seat, text);
    if (whyNot === null) return;
    if ('unreadable' in whyNot) throw fault('unreadable', whyNot.unreadable);
    throw new Fault({ error: 'refused', rule: whyNot.rule, facts: whyNot.facts });
  });

export const undo = (table: Table, player: string, entered: CallOf<'undo'>): Promise<number> =>
  table.enter(player, entered, (host, seat) => {
    if (!host.undo(seat)) throw fault('refused');
  });

export const redo = (table: Table, player: string, entered: CallOf<'redo'>): Promise<number> =>
  table.enter(player, entered, (host, seat) => {
    const before = host.match.length;
    host.redo(seat);
    if (host.match.length === before) throw fault('refused');
  });

export const resign = (table: Table, player: string, entered: CallOf<'resign'>): Promise<number> =>
  table.enter(player, entered, (host, seat) => {
    if (!host.match.end(seat, 'resign')) throw fault('refused');
  });

export const order = (table: Table, player: string, { kind, until, ...entered }: CallOf<'order'>): Promise<number> =>
  table.enter(player, entered, (host, seat) => {
    if (!host.match.order(seat, kind, until)) throw fault('refused');
  });

/** An action of a bot, on the match as it stood when the bot was asked; false if it has gone on. */
export const actForBot = (table: Table, seat: string, text: string, after: number): Promise<boolean> =>
  table.inTurn(() => unlessMoved(table, () => actNow(table, seat, text, after)).catch(falseIfStale));

/** It could not be stored in time. */
function falseIfStale(error: unknown): boolean {
  if (isStale(error)) return false;
  throw error;
}

async function actNow(table: Table, seat: string, text: string, after: number): Promise<boolean> {
  if (table.stored.match.phase !== 'running') return false; // it ended while the bot was thinking
  const host = table.playing();
  if (host.match.stale(seat, after) !== null || !host.bots.includes(seat)) return false;
  const whyNot = host.act(seat, text);
  if (whyNot !== null && after < host.match.length) return false; // another process was faster
  if (whyNot !== null) throw new Error(`the bot of ${seat} chose ${text} in match ${table.id}`);
  await table.commit(seat, null);
  return true;
}
