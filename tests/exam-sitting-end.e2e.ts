import { byMouse } from './browser/answering.ts';
import { startExam, sitFromWriting, submitToReading, WITH_SOUND } from './browser/exam-journey.ts';
import { open, test } from './browser/site-test.ts';
import { paths } from '#paths';

/** The second half of a whole test; `npm run test:all` takes both halves in one. */

test.use(WITH_SOUND);

test('a learner sits Writing and Speaking of an Academic test, and sees the overall band', async ({
  browser,
}) => {
  // On a busy machine the sound and the examiner take their time.
  test.setTimeout(180_000);
  const exam = await startExam(browser, {
    language: 'zh-Hant',
    hand: byMouse,
    answers: 'few',
    colorScheme: 'light',
  });
  const sittingId = await submitToReading(exam);
  await open(exam.page, paths.sitting({ sittingId }));
  await sitFromWriting(exam, sittingId, false);
  await exam.close();
});
