import { PgDialect } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import { saveBatch } from '#features/mock-tests/server/attempts/answer-store.ts';
import { openBounds } from '#features/mock-tests/domain/attempts/attempt.ts';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { aBatch } from './candidates.ts';

/** An attempt of a visitor, found by the hash of the visitor's cookie. */
export type SavePlace = { readonly visitorHash: Buffer; readonly attemptId: string };
export type Statement = { readonly sql: string; readonly params: readonly unknown[] };

/** The statement of a save as the product itself writes it, caught before it reaches a database. */
export async function catchSaveStatement(
  { visitorHash, attemptId }: SavePlace,
  sequence: number,
): Promise<Statement> {
  const caught: Statement[] = [];
  const recorder = {
    async execute(query: SQL) {
      caught.push(new PgDialect().sqlToQuery(query));
      return { rows: [] };
    },
  };
  const now = new Date();
  const database = recorder as unknown as DatabaseOrTransaction;
  const filter = { candidates: { visitorHash }, attemptId };
  await saveBatch(database, filter, aBatch(sequence), { now, ...openBounds(now.getTime()) });
  const [statement, ...more] = caught;
  if (!statement || more.length > 0) throw new Error(`A save takes ${caught.length} statements, not one.`);
  return statement;
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
const arrayText = (values: readonly unknown[]) =>
  `{${values.map((value) => (typeof value === 'string' ? JSON.stringify(value) : String(value))).join(',')}}`;
const parameterText = (value: unknown) => {
  if (Array.isArray(value)) return arrayText(value);
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  return value instanceof Date ? value.toISOString() : String(value);
};

/**
 * The same statement as a pgbench script in which every client saves at a place of its own, each time with a greater
 * sequence. Its parameters are pgbench's variables, so they travel as parameters; the array of sequences, which
 * pgbench cannot write, is made from one number.
 */
export async function toPgbenchScript(places: readonly SavePlace[], firstSequence: number): Promise<string> {
  const statements = await Promise.all(places.map((place) => catchSaveStatement(place, firstSequence)));
  const [example] = statements;
  if (!example) throw new Error('There is no place to save at.');
  const isSequences = (value: unknown) =>
    Array.isArray(value) && value.every((each) => Number(each) === firstSequence);
  const names = example.params.map((_, index) => `given_${index + 1}`);
  const rows = statements.map(({ params }, client) => {
    const cells = params.map((value) => quote(parameterText(value)));
    return `(${[client, ...cells].join(', ')})`;
  });
  const body = example.sql.replaceAll(/\$(\d+)/g, (_, number: string) => {
    const value = example.params[Number(number) - 1];
    // A variable of pgbench is never null: the text "null" would travel instead.
    if (value === null) return 'null';
    return isSequences(value)
      ? `array_fill(:sequence::bigint, '{${aBatch(1).length}}'::int[])`
      : `:given_${number}`;
  });
  return [
    '\\if :ready',
    '\\else',
    `select ${names.join(', ')} from (values ${rows.join(', ')}) as places (client, ${names.join(', ')}) where client = :client_id \\gset`,
    `\\set sequence ${firstSequence}`,
    '\\set ready 1',
    '\\endif',
    '\\set sequence :sequence + 1',
    `${body.trim()};`,
    '',
  ].join('\n');
}
