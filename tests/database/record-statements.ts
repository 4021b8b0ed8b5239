import { afterAll, expect } from 'vitest';
import { recordStatements, writeStatements } from './statements.ts';

/** Set up before each file of the project `database`; tests/database/run-on-postgres-15.ts reads what it records. */
if (process.env['TEST_POSTGRES'] !== '15') {
  recordStatements();
  afterAll(() => writeStatements(expect.getState().testPath ?? ''));
}
