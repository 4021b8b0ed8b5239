import { expect, test } from 'vitest';
import { addTeacherGrade } from './teacher-grades.ts';
import { listGradedBands } from './graded-bands.ts';
import { NINE_O_CLOCK, useWorks } from './works-fixture.ts';

const { aLearner, db, run, submit } = useWorks();

test('each text has the band that counts: a teacher’s before a machine’s', async () => {
  const { accountId, candidateId } = await aLearner('basic_account');
  const [, essay = ''] = await submit(candidateId, ['The chart shows trains.', 'Buses should be free.']);
  const list = () => listGradedBands({ database: db() }, accountId);
  expect(await list()).toEqual([]);
  await run();
  const machine = { skill: 'writing', low: 5.5, high: 6.5, by: 'machine', at: new Date(NINE_O_CLOCK) };
  expect(await list()).toEqual([machine, machine]);
  await db().transaction((transaction) =>
    addTeacherGrade(transaction, {
      key: { candidateId, id: essay },
      version: 'first',
      band: 7,
      criteria: [],
      at: new Date(NINE_O_CLOCK),
    }),
  );
  expect(await list()).toEqual(
    expect.arrayContaining([machine, { ...machine, low: 7, high: 7, by: 'teacher' }]),
  );
  const other = await aLearner('basic_account');
  expect(await listGradedBands({ database: db() }, other.accountId)).toEqual([]);
});
