// Runs in a thread: holds the database and commits everything that came in during the last commit as one transaction.
import { fdatasyncSync, openSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Statement, Value } from '../database.ts';
import { type Answer, type Answers, type Call, type Packet, type Rows, type ThreadData, Unpacker } from './messages.ts';

if (parentPort === null) throw new Error('this module runs in a thread');
const port = parentPort;
const { file, isDurable }: ThreadData = workerData;

/** Pages in the log before they are copied into the file: by then each match has changed its last page several times. */
const LOG_PAGES = 8000;

const database = new DatabaseSync(file);
database.exec(`
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = ${isDurable ? 'NORMAL' : 'OFF'};
  PRAGMA busy_timeout = 5000;
  PRAGMA wal_autocheckpoint = ${LOG_PAGES};
`);

/** SQLite's log, as a file of our own. */
let log: number | null = null;

/**
 * Makes every commit so far durable. With `synchronous = FULL` SQLite would do it, but Node's SQLite has no `fdatasync`:
 * its `fsync` also writes the time of the file. If the disk fails, nobody knows what it has kept: the thread ends,
 * and nothing is acknowledged any more.
 */
function keep(): void {
  if (!isDurable) return;
  log ??= openSync(`${file}-wal`, 'r');
  fdatasyncSync(log);
}

interface Prepared {
  readonly statement: StatementSync;
  /** Nobody changes a table after the start. */
  readonly columns: readonly string[];
}

const prepared = new Map<string, Prepared>();

function prepare(sql: string): Prepared {
  let known = prepared.get(sql);
  if (known === undefined) {
    const statement = database.prepare(sql.replace(/\$(\d+)/g, '?$1'));
    statement.setReturnArrays(true);
    known = { statement, columns: statement.columns().map(({ name }) => name) };
    prepared.set(sql, known);
  }
  return known;
}

const faultOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const begin = database.prepare('BEGIN IMMEDIATE');
const commit = database.prepare('COMMIT');

/** False if a statement changed another number of rows than it must. */
const writes = (statements: readonly Statement[]): boolean =>
  statements.every(({ sql, values, changes }) => {
    const result = prepare(sql).statement.run(...values);
    return changes === undefined || Number(result.changes) === changes;
  });

/** Writes everything as one transaction, or nothing. */
function wroteTogether(calls: readonly WriteCall[]): boolean {
  try {
    begin.run();
    if (calls.every(({ write }) => writes(write))) {
      commit.run();
      return true;
    }
  } catch {
    // The longer way tells which one failed.
  }
  if (database.isTransaction) database.exec('ROLLBACK');
  return false;
}

/** Runs one write inside the transaction under way; it leaves nothing behind if it fails. */
function tryWrite(statements: readonly Statement[]): boolean {
  database.exec('SAVEPOINT one');
  try {
    const isDone = writes(statements);
    database.exec(isDone ? 'RELEASE one' : 'ROLLBACK TO one; RELEASE one');
    return isDone;
  } catch (error) {
    database.exec('ROLLBACK TO one; RELEASE one');
    throw error;
  }
}

function read({ sql, values }: Statement): Rows {
  const { statement, columns } = prepare(sql);
  const rows = statement.all(...values) as unknown as readonly Value[][];
  return { columns, cells: rows.flat() };
}

type WriteCall = Extract<Call, { write: unknown }>;

const unpacker = new Unpacker();

function attempt(number: number, work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    return { number, fault: faultOf(error) };
  }
}

/** Each one for itself, but still in one transaction: one that fails leaves the others alone. */
function writeApart(calls: readonly WriteCall[]): Answer[] {
  try {
    begin.run();
    const answers = calls.map(({ number, write }) => attempt(number, () => ({ number, isDone: tryWrite(write) })));
    commit.run();
    return answers;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    return calls.map(({ number }) => ({ number, fault: faultOf(error) }));
  }
}

function flush(calls: readonly Call[]): void {
  const answers: (number | Answer)[] = [];
  // Reads come first: they must not see writes that could still be undone.
  for (const call of calls) {
    const { number } = call;
    if ('read' in call) answers.push(attempt(number, () => ({ number, ...read(call.read) })));
  }
  const toWrite = calls.filter((call) => 'write' in call);
  if (toWrite.length > 0 && wroteTogether(toWrite)) for (const { number } of toWrite) answers.push(number);
  else if (toWrite.length > 0) answers.push(...writeApart(toWrite));
  if (toWrite.length > 0) keep();
  const closing = calls.find((call) => 'close' in call);
  if (closing !== undefined) {
    database.close();
    answers.push(closing.number);
  }
  port.postMessage(answers satisfies Answers);
  if (closing !== undefined) port.close();
}

port.on('message', (packet: Packet) => {
  const calls = unpacker.calls(packet);
  // Packets that came in during the last commit are here already: they share the next one.
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) {
    calls.push(...unpacker.calls(next.message as Packet));
  }
  flush(calls);
});
