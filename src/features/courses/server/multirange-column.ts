import { customType } from 'drizzle-orm/pg-core';
import type { Ranges } from '../domain/watched-ranges.ts';

/** PostgreSQL's text of a multirange, such as `{[0,1000),[2000,3000)}`. */
export function formatMultirange(ranges: Ranges): string {
  return `{${ranges.map(([from, to]) => `[${from},${to})`).join()}}`;
}

export function parseMultirange(text: string): Ranges {
  return [...text.matchAll(/\[(\d+),(\d+)\)/gu)].map(([, from, to]) => [Number(from), Number(to)] as const);
}

/** Stretches of time in ms. PostgreSQL joins and orders them. */
export const multirange = customType<{ data: Ranges; driverData: string }>({
  dataType: () => 'int4multirange',
  toDriver: formatMultirange,
  fromDriver: parseMultirange,
});
