import { expect, test } from 'vitest';
import { aSet } from '#tests/practice/a-set.ts';
import { anAnswer, usePractice } from '#tests/practice/use-practice.ts';
import { forgetMistake, type NotedAnswer, noteAnswers } from './note-answers.ts';

const { aBrowser, aSession, dependencies, query } = usePractice([
  aSet('reading/one', { skill: 'R-false-ng', error: null }),
  aSet('reading/two', { skill: 'R-false-ng', error: null }),
]);

const anOutsideAnswer = (changes: Partial<NotedAnswer> = {}): NotedAnswer => ({
  reference: 'academic-1 reading#4',
  right: false,
  title: { en: 'Reading of a mock test', 'zh-Hant': '模擬測驗的閱讀' },
  path: '/attempts/one/result',
  number: 4,
  type: 'true-false-not-given',
  skill: 'R-false-ng',
  error: null,
  prompt: '',
  given: 'FALSE',
  rule: 'wrong-choice',
  accepted: ['NOT GIVEN'],
  explanation: { en: 'The text does not say it.', 'zh-Hant': '文章沒有提到。' },
  ...changes,
});

/** A learner who has practised, so that there is a candidate. */
async function aLearner() {
  const { token, account } = await aSession();
  const learner = aBrowser(token);
  await learner.start({ mode: 'set', set: 'reading/two' });
  const [row] = await query('select id from candidates where account_id = $1', [account.id]);
  const candidateId = String(row?.['id']);
  const note = (day: number, ...answers: readonly NotedAnswer[]) =>
    dependencies().database.transaction((transaction) =>
      noteAnswers(
        transaction,
        { candidateId, source: 'mock-test', at: new Date(Date.UTC(2026, 10, day, 9)) },
        answers,
      ),
    );
  const open = () => learner.send('GET', 'mistakes?zone=UTC&state=open');
  return { learner, candidateId, note, open };
}

test('a wrong answer of a mock test is a mistake with its receipt, and its skill is due in practice', async () => {
  const { learner, note, open } = await aLearner();
  await note(20, anOutsideAnswer(), anOutsideAnswer({ reference: 'academic-1 reading#5', right: true }));
  expect((await open()).body).toMatchObject({
    mistakes: [
      {
        source: 'mock-test',
        path: '/attempts/one/result',
        number: 4,
        given: 'FALSE',
        accepted: ['NOT GIVEN'],
        skill: { tag: 'R-false-ng', name: 'False or not given' },
      },
    ],
    counts: { open: 1, fixed: 0 },
  });
  const today = await learner.send('GET', 'today?zone=UTC&minutes=10');
  expect(today.body['due']).toMatchObject({ questions: 1 });
  expect(today.body['parts']).toMatchObject([{ reason: { because: 'due' } }, {}]);
});

test('it is fixed when it was right on two later days', async () => {
  const { note, open } = await aLearner();
  const right = anOutsideAnswer({ right: true });
  await note(18, anOutsideAnswer());
  await note(18, right);
  await note(19, right);
  await note(19, right);
  expect((await open()).body['mistakes']).toMatchObject([{ right_days: 1 }]);
  await note(20, right);
  expect((await open()).body['counts']).toEqual({ open: 0, fixed: 1 });
  await note(21, anOutsideAnswer());
  expect((await open()).body['counts']).toEqual({ open: 1, fixed: 0 });
});

test('a mark that is upheld takes its mistake out, and what practice says stays', async () => {
  const { learner, candidateId, note, open } = await aLearner();
  const started = await learner.start({ mode: 'set', set: 'reading/one' });
  const session = String(started.body['session']);
  await learner.answer(anAnswer(session, 1, { set: 'reading/one', value: 'Wrong.' }));
  await note(20, anOutsideAnswer());
  await dependencies().database.transaction((transaction) =>
    forgetMistake(transaction, { candidateId, source: 'mock-test' }, 'academic-1 reading#4'),
  );
  expect((await open()).body['mistakes']).toMatchObject([{ source: 'practice' }]);
});
