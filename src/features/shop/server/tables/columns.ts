import { sql } from 'drizzle-orm';
import { bigint, type AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * The tables of the shop. Money is US cents in integers. Triggers (migrations/, ADR 0014) also refuse a wrong next
 * state, a ledger transaction that does not add up to zero, a change of the ledger, and a refund beyond its payment.
 */

/** An amount in US cents. */
export const minor = (name: string) => bigint(name, { mode: 'number' });

/** A column whose values are a closed set of the domain. */
export const isOneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
