import { expect, test } from 'vitest';
import { fitsSocket } from './socket-directory.ts';

const LIMIT = process.platform === 'darwin' ? 103 : 107;
const NAME = '/.s.PGSQL.5432'.length;

test.each([
  ['/tmp/short', true],
  [`/${'a'.repeat(LIMIT - NAME - 1)}`, true],
  [`/${'a'.repeat(LIMIT - NAME)}`, false],
  // Bytes, not letters.
  [`/${'資'.repeat(40)}`, false],
])('%s fits: %s', (directory, fits) => {
  expect(fitsSocket(directory)).toBe(fits);
});
