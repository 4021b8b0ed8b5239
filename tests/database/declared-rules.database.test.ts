import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Declarations in code promise nothing. The rules that the migrations made do. */

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function declaredTables(): Promise<readonly PgTable[]> {
  const files = globSync(['src/features/*/server/**/*tables.ts', 'src/platform/*/tables.ts']);
  const modules = await Promise.all(files.map((file) => import(resolve(file)) as Promise<object>));
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
  return [...new Set(tables)];
}

/** PostgreSQL cuts longer names. Characters; all of ours are of one byte. */
const LONGEST_NAME = 63;

type Rule = readonly [table: string, name: string];

/** The names of a table's rules: unique values, checks, references. */
function rulesOf(table: PgTable): Rule[] {
  const { name, columns, checks, foreignKeys, indexes, uniqueConstraints } = getTableConfig(table);
  const names = [
    ...columns.flatMap((column) => (column.isUnique ? (column.uniqueName ?? []) : [])),
    ...checks.map((check) => check.name),
    ...foreignKeys.map((key) => key.getName()),
    ...indexes.flatMap(({ config }) => (config.unique ? (config.name ?? []) : [])),
    ...uniqueConstraints.flatMap((unique) => unique.getName() ?? []),
  ];
  return names.map((each) => [name, each.slice(0, LONGEST_NAME)]);
}

test('every rule that a table declares is one of the database', async () => {
  const tables = await declaredTables();
  expect(tables.length).toBeGreaterThan(20);
  const declared = tables.flatMap(rulesOf);
  expect(declared.length).toBeGreaterThan(60);
  const { rows } = await database.pool.query<{ table: string; name: string }>(
    `select conrelid::regclass::text as table, conname as name from pg_constraint where connamespace = 'public'::regnamespace
     union select indrelid::regclass::text, indexrelid::regclass::text from pg_index where indisunique and indisvalid`,
  );
  const there = new Set(rows.map(({ table, name }) => `${table}.${name}`));
  expect(declared.map((rule) => rule.join('.')).filter((rule) => !there.has(rule))).toEqual([]);
});

test('what a table declares as never empty is so in the database, and the other way round', async () => {
  const { rows } = await database.pool.query<{ column: string; never_empty: boolean }>(
    `select attrelid::regclass::text || '.' || attname as column, attnotnull as never_empty from pg_attribute
     where attnum > 0 and not attisdropped and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  );
  const there = new Map(rows.map((row) => [row.column, row.never_empty]));
  const declared = (await declaredTables()).flatMap((table) => {
    const { name, columns, primaryKeys } = getTableConfig(table);
    const inKey = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
    return columns.map((column) => ({
      column: `${name}.${column.name}`,
      neverEmpty: column.notNull || column.primary || inKey.has(column.name),
    }));
  });
  expect(declared.length).toBeGreaterThan(150);
  expect(declared.filter(({ column, neverEmpty }) => there.get(column) !== neverEmpty)).toEqual([]);
});
