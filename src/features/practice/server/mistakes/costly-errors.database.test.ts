import { expect, test } from 'vitest';
import { aSet } from '#tests/practice/a-set.ts';
import { usePractice } from '#tests/practice/use-practice.ts';
import { listCostlyErrors } from './costly-errors.ts';
import { type NotedAnswer, noteAnswers } from './note-answers.ts';

const { aBrowser, aSession, catalogue, dependencies, lessons, query } = usePractice([aSet('grammar/one')]);

const aMistake = (error: string | null, given: string, accepted: string[] = []): NotedAnswer => ({
  reference: `an answer ${given}`,
  right: false,
  title: { en: 'An essay', 'zh-Hant': '作文' },
  path: null,
  number: null,
  type: 'write',
  skill: error === null ? 'R-scan' : null,
  error,
  prompt: '',
  given,
  rule: 'different',
  accepted,
  explanation: { en: '', 'zh-Hant': '' },
});

const list = (accountId: string, most: number) =>
  listCostlyErrors({ ...dependencies(), catalogue, lessons }, accountId, { most, language: 'en' });

async function aLearner() {
  const { token, account } = await aSession();
  await aBrowser(token).start({ mode: 'set', set: 'grammar/one' });
  const [row] = await query('select id from candidates where account_id = $1', [account.id]);
  const candidateId = String(row?.['id']);
  const note = (day: number, ...answers: readonly NotedAnswer[]) =>
    dependencies().database.transaction((transaction) =>
      noteAnswers(
        transaction,
        { candidateId, source: 'grading', at: new Date(Date.UTC(2026, 10, day, 9)) },
        answers,
      ),
    );
  return { accountId: account.id, note };
}

test('the errors with most open mistakes come first, each with its latest mistake', async () => {
  const { accountId, note } = await aLearner();
  await note(18, aMistake('E-article', 'She is teacher.'), aMistake('E-countable', 'many advices'));
  await note(19, aMistake('E-article', 'I like the music.', ['I like music.']), aMistake(null, 'TRUE'));
  await note(20, aMistake('E-order', 'Always I go.'));
  expect(await list(accountId, 3)).toEqual([
    {
      name: { en: expect.any(String), 'zh-Hant': expect.any(String) },
      count: 2,
      example: { given: 'I like the music.', better: 'I like music.' },
    },
    { name: expect.anything(), count: 1, example: { given: 'Always I go.', better: '' } },
    { name: expect.anything(), count: 1, example: { given: 'many advices', better: '' } },
  ]);
  expect(await list(accountId, 1)).toHaveLength(1);
});

test('a mistake that is fixed costs nothing, and others have their own', async () => {
  const { accountId, note } = await aLearner();
  const mistake = aMistake('E-article', 'She is teacher.');
  await note(18, mistake);
  for (const day of [19, 20]) await note(day, { ...mistake, right: true });
  expect(await list(accountId, 3)).toEqual([]);
  const other = await aLearner();
  await other.note(18, mistake);
  expect(await list(accountId, 3)).toEqual([]);
});
