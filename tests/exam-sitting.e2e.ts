import { sitFromWriting, sitToReading, startExam, WITH_SOUND } from './browser/exam-journey.ts';
import { byKeyboard, byMouse } from './browser/answering.ts';
import { LONG, test } from './browser/site-test.ts';
import { LANGUAGES } from './browser/texts.ts';

/**
 * A whole Academic test as in the exam, from the page of a plan to the overall result. Hours pass by moving
 * everything of the sitting into the past: the clock is the server's.
 */

test.use(WITH_SOUND);

test('a learner sits Listening and Reading of an Academic test', async ({ browser }) => {
  // On a busy machine the sound and the examiner take their time.
  test.setTimeout(180_000);
  const exam = await startExam(browser, {
    language: 'zh-Hant',
    hand: byMouse,
    answers: 'few',
    colorScheme: 'light',
  });
  await sitToReading(exam);
  await exam.close();
});

const HANDS = [
  [byMouse, 'by mouse', 'light'],
  [byKeyboard, 'by keyboard alone', 'dark'],
] as const;

for (const language of LANGUAGES) {
  for (const [hand, how, colorScheme] of HANDS) {
    test(`a learner sits a whole Academic test ${how}, in ${language}`, LONG, async ({ browser }) => {
      // Up to four minutes on a machine that has nothing else to do.
      test.setTimeout(900_000);
      const exam = await startExam(browser, { language, hand, answers: 'all', colorScheme });
      const sittingId = await sitToReading(exam);
      // The examiner speaks as long as it takes: heard to the end once with each hand.
      await sitFromWriting(exam, sittingId, (language === 'en') === (hand === byMouse));
      await exam.close();
    });
  }
}
