// Runs in a thread: holds the database and commits everything that came in during the last commit as one transaction.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Row, Statement } from '../database.ts';
import type { Answer, Call, ThreadData } from './messages.ts';

if (parentPort === null) throw new Error('this module runs in a thread');
const port = parentPort;
const { file, isDurable }: ThreadData = workerData;

const database = new DatabaseSync(file);
database.exec(`
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = ${isDurable ? 'FULL' : 'OFF'};
  PRAGMA busy_timeout = 5000;
`);

const prepared = new Map<string, StatementSync>();

function prepare(sql: string): StatementSync {
  let known = prepared.get(sql);
  if (known === undefined) {
    known = database.prepare(sql.replace(/\$(\d+)/g, '?$1'));
    prepared.set(sql, known);
  }
  return known;
}

const faultOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs one write inside the transaction under way; it leaves nothing behind if it fails. */
function tryWrite(statements: readonly Statement[]): boolean {
  database.exec('SAVEPOINT one');
  try {
    for (const { sql, values, changes } of statements) {
      const result = prepare(sql).run(...values);
      if (changes !== undefined && Number(result.changes) !== changes) {
        database.exec('ROLLBACK TO one; RELEASE one');
        return false;
      }
    }
    database.exec('RELEASE one');
    return true;
  } catch (error) {
    database.exec('ROLLBACK TO one; RELEASE one');
    throw error;
  }
}

function read({ sql, values }: Statement): readonly Row[] {
  // Plain objects: rows without a prototype would not survive a comparison.
  return prepare(sql)
    .all(...values)
    .map((row) => ({ ...row }) as Row);
}

let waiting: Call[] = [];

function attempt(number: number, work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    return { number, fault: faultOf(error) };
  }
}

function writeAll(calls: readonly Extract<Call, { write: unknown }>[]): Answer[] {
  if (calls.length === 0) return [];
  try {
    database.exec('BEGIN IMMEDIATE');
    const answers = calls.map(({ number, write }) => attempt(number, () => ({ number, isDone: tryWrite(write) })));
    database.exec('COMMIT');
    return answers;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    return calls.map(({ number }) => ({ number, fault: faultOf(error) }));
  }
}

function flush(): void {
  const calls = waiting;
  waiting = [];
  const answers: Answer[] = [];
  // Reads come first: they must not see writes that could still be undone.
  for (const call of calls) {
    const { number } = call;
    if ('read' in call) answers.push(attempt(number, () => ({ number, rows: read(call.read) })));
  }
  answers.push(...writeAll(calls.filter((call) => 'write' in call)));
  port.postMessage(answers);
  for (const call of calls) {
    if (!('close' in call)) continue;
    database.close();
    port.postMessage([{ number: call.number, isDone: true }] satisfies Answer[]);
    port.close();
  }
}

port.on('message', (call: Call) => {
  if (waiting.length === 0) setImmediate(flush);
  waiting.push(call);
});
