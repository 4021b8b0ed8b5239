import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { connectionUrl, type DatabaseConnection } from './connection.ts';

const socket = { host: '/tmp/a', port: 5432, user: 'ninefold', database: 'postgres' };
const cases: DatabaseConnection[] = [
  socket,
  { ...socket, host: '/tmp/with space/and%20percent/and,comma' },
  { ...socket, host: '/資料/ü' },
  { host: '127.0.0.1', port: 40123, user: 'ninefold', database: 'a_test', password: 'p@ss/w:ord%' },
];

describe('connectionUrl', () => {
  test.each(cases)('an address leads node-postgres to $host', (connection) => {
    const client = new Client({ connectionString: connectionUrl(connection) });
    expect(client).toMatchObject(connection);
  });

  test('an address is a valid WHATWG one, as DATABASE_URL must be', () => {
    expect(URL.canParse(connectionUrl(socket))).toBe(true);
  });
});
