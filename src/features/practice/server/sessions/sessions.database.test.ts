import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { anAnswer, usePractice } from '#tests/practice/use-practice.ts';

const { aBrowser, aSession, givePlan, lessons } = usePractice();

const idOf = (reply: { readonly body: Readonly<Record<string, unknown>> }) => String(reply.body['session']);

describe('a session', () => {
  test('is the same under the same id, whatever is asked for then', async () => {
    const learner = aBrowser((await aSession()).token);
    const session = randomUUID();
    const first = await learner.start({ mode: 'set', set: 'grammar/one' }, session);
    const again = await learner.start({ mode: 'set', set: 'grammar/two' }, session);
    expect(again.body['parts']).toEqual(first.body['parts']);
    expect((await learner.send('GET', `sessions/${session}?zone=UTC`)).body['parts']).toEqual(
      first.body['parts'],
    );
  });

  test('has the parts that today has said', async () => {
    const learner = aBrowser((await aSession()).token);
    const today = await learner.send('GET', 'today?zone=UTC&minutes=10');
    const started = await learner.start({ mode: 'today' });
    const units = (started.body['parts'] as unknown as { units: string[] }[]).flatMap((part) => part.units);
    expect(units).toHaveLength(Number(today.body['questions']));
  });

  test('of a set that was bought needs a plan', async () => {
    const { token, account } = await aSession();
    const learner = aBrowser(token);
    expect((await learner.start({ mode: 'set', set: 'grammar/bought' })).status).toBe(403);
    givePlan(account.id);
    expect((await learner.start({ mode: 'set', set: 'grammar/bought' })).status).toBe(200);
  });

  test('says of a lesson which course it is in, where the learner does not have it', async () => {
    const title = { en: 'A or an?', 'zh-Hant': 'a 還是 an？' };
    const found = {
      bySlug: (course: string, lesson: string) => ({ course, lesson, title }),
      courseNeeded: ({ course }: { readonly course: string }) =>
        course === 'grammar-basics' ? { en: 'Grammar Basics', 'zh-Hant': '文法基礎' } : undefined,
    };
    onTestFinished(() => void vi.restoreAllMocks());
    vi.spyOn(lessons, 'bySlug').mockImplementation(found.bySlug as unknown as () => undefined);
    vi.spyOn(lessons, 'courseNeeded').mockImplementation(found.courseNeeded as unknown as () => undefined);
    const { body } = await aBrowser((await aSession()).token).start({ mode: 'set', set: 'grammar/one' });
    const rules = body['rules'] as unknown as Record<string, { readonly lessons: readonly object[] }>;
    const links = rules['E-article']?.lessons;
    expect(links).toContainEqual({
      course: 'grammar-advanced',
      lesson: 'articles-general-and-abstract',
      title,
    });
    expect(links).toContainEqual({
      course: 'grammar-basics',
      lesson: 'the',
      title: { en: 'A or an? (in the course Grammar Basics)', 'zh-Hant': 'a 還是 an？（「文法基礎」課程）' },
      closed: true,
    });
  });

  test('is found by its learner alone', async () => {
    const session = idOf(await aBrowser((await aSession()).token).start());
    const other = aBrowser((await aSession()).token);
    expect((await other.send('GET', `sessions/${session}?zone=UTC`)).status).toBe(404);
  });
});

describe('an answer', () => {
  test('counts once, however often it is sent', async () => {
    const learner = aBrowser((await aSession()).token);
    const session = idOf(await learner.start());
    const wrong = anAnswer(session, 1, { value: 'Wrong.' });
    const first = await learner.answer(wrong);
    const again = await learner.answer(wrong);
    expect(again.body['saved']).toEqual(first.body['saved']);
    const finished = await learner.send('POST', `sessions/${session}/finish`, { zone: 'UTC' });
    expect(finished.body['summary']).toMatchObject({ answered: 1, right: 0, mistakes_opened: 1 });
  });

  test('of another device to the same question is superseded', async () => {
    const learner = aBrowser((await aSession()).token);
    const session = idOf(await learner.start());
    const first = anAnswer(session, 1);
    await learner.answer(first);
    const second = anAnswer(session, 1, { value: 'Wrong.' });
    expect((await learner.answer(second)).body).toMatchObject({
      saved: [],
      superseded: [{ answer: second.answer, by: { answer: first.answer, right: true } }],
    });
  });

  test('that was undone does not count, also when it comes after its undoing', async () => {
    const learner = aBrowser((await aSession()).token);
    const session = idOf(await learner.start());
    const slip = anAnswer(session, 1, { value: 'Wrong.' });
    await learner.send('POST', 'undone-answers', { answers: [slip.answer] });
    expect((await learner.answer(slip)).body).toMatchObject({
      refused: [{ answer: slip.answer, because: 'undone' }],
    });
    const other = anAnswer(session, 2, { value: 'Wrong.' });
    await learner.answer(other);
    await learner.send('POST', 'undone-answers', { answers: [other.answer] });
    const mistakes = await learner.send('GET', 'mistakes?zone=UTC&state=open');
    expect(mistakes.body['counts']).toEqual({ open: 0, fixed: 0 });
    expect((await learner.answer(anAnswer(session, 2))).body).toMatchObject({ saved: [{ right: true }] });
  });

  test('to a question outside the session is refused, and the others are saved', async () => {
    const learner = aBrowser((await aSession()).token);
    const session = idOf(await learner.start());
    const sent = [anAnswer(session, 1), anAnswer(session, 1, { set: 'grammar/two' })];
    expect((await learner.answer(...sent)).body).toMatchObject({
      saved: [{ number: 1 }],
      refused: [{ because: 'question-unknown' }],
    });
  });
});

test('a visitor answers ten questions a day', async () => {
  const visitor = aBrowser();
  const one = idOf(await visitor.start());
  await visitor.answer(...[1, 2, 3, 4, 5, 6].map((number) => anAnswer(one, number)));
  const started = await visitor.start({ mode: 'set', set: 'grammar/two' });
  const units = (started.body['parts'] as unknown as { units: string[] }[]).flatMap((part) => part.units);
  expect(units).toHaveLength(4);
  const two = idOf(started);
  await visitor.answer(...[1, 2, 3, 4].map((number) => anAnswer(two, number, { set: 'grammar/two' })));
  expect((await visitor.send('GET', 'today?zone=UTC&minutes=10')).body).toMatchObject({ left_today: 0 });
  expect((await visitor.start({ mode: 'set', set: 'grammar/three' })).status).toBe(429);
});
