import { expect, test } from 'vitest';
import { parsePostmasterPid } from './postmaster-pid.ts';

const whole =
  '4711\n/srv/data/postgres/cluster\n1790000000\n5432\n/srv/data/postgres/socket\n\n  8193   42\nready   \n';

test('a lock file tells the process and its socket', () => {
  const found = { pid: 4711, port: 5432, socketDirectory: '/srv/data/postgres/socket', text: whole };
  expect(parsePostmasterPid(whole)).toEqual(found);
});

test('a server that is starting has no socket yet', () => {
  expect(parsePostmasterPid('4711\n/srv/data\n1790000000\n5432\n\n')).toMatchObject({
    pid: 4711,
    socketDirectory: '',
  });
});

test.each(['', '\n', '4711', '4711\n/srv/data\n17900'])('%j is not a whole lock file', (text) => {
  expect(parsePostmasterPid(text)).toBeUndefined();
});
