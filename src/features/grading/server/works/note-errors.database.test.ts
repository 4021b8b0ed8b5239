import { expect, test } from 'vitest';
import { aLocalGrade, useWorks } from './works-fixture.ts';

const { aLearner, query, run, submit } = useWorks();

const mistakesOf = (candidateId: string) =>
  query<Record<string, unknown>>(
    `select source, reference, path, number, error, family, prompt, given, accepted, explanation
     from practice_mistakes where candidate_id = $1`,
    [candidateId],
  );

test('an error of a graded text is a mistake with its task, its sentence and what the grader says', async () => {
  const { candidateId } = await aLearner('basic_account');
  const [workId] = await submit(candidateId, ['Teacher is kind. She helps us. It is good.']);
  expect(await mistakesOf(candidateId)).toEqual([]);
  await run();
  const [task] = await query<{ prompt: string }>(
    `select task ->> 'prompt' as prompt from works where id = $1`,
    [workId],
  );
  expect(task?.prompt).toMatch(/\w/);
  expect(await mistakesOf(candidateId)).toEqual([
    {
      source: 'grading',
      reference: `${workId} article`,
      path: `/works/${workId}`,
      number: null,
      error: 'E-article',
      family: 'E-article',
      prompt: task?.prompt,
      given: 'Teacher is kind.',
      accepted: [],
      explanation: {
        en: expect.stringMatching(/^An article is missing\. \S/),
        'zh-Hant': expect.stringMatching(/\S/),
      },
    },
  ]);
  // The family is due in practice.
  expect(await query(`select kind, card from practice_cards where candidate_id = $1`, [candidateId])).toEqual(
    [{ kind: 'family', card: 'E-article' }],
  );
});

test('several errors of one family are one mistake, and a text without errors has none', async () => {
  const { candidateId } = await aLearner('basic_account');
  await submit(candidateId, ['Cat sat. Dog ran.']);
  await run({
    local: {
      async grade(work) {
        const grade = aLocalGrade(work);
        const [error] = grade.errors;
        const again = error ? [error, { ...error, start: 9, end: 12, quote: 'Dog' }] : [];
        return { ok: true, grade: { ...grade, errors: again } };
      },
    },
  });
  expect(await mistakesOf(candidateId)).toMatchObject([{ given: 'Cat sat.' }]);
  const other = await aLearner('basic_account');
  await submit(other.candidateId, ['All is well.']);
  await run({
    local: {
      grade: async (work) => ({ ok: true, grade: { ...aLocalGrade(work), errors: [] } }),
    },
  });
  expect(await mistakesOf(other.candidateId)).toEqual([]);
});
