import { beforeEach, describe, expect, test } from 'vitest';
import { aSession, anAccount, freshAddress } from '#tests/security/known-world.ts';
import { SECRET, useSiteApi } from '#tests/security/site-api.ts';

const { send, database, mails } = useSiteApi();
beforeEach(() => void mails.splice(0));

const SCHOOL = 'hello@ninefold.example';
const LIST = '/api/admin/appeals';
const REASON = 'The third paragraph says so, <b>see</b> http://evil.example there.';
type Appeal = { readonly id: string; readonly number: number; readonly verdict: string | null };
type Someone = { readonly headers: Readonly<Record<string, string>>; readonly email: string };

async function someone(role: 'learner' | 'admin', language: 'en' | 'zh-Hant' = 'en'): Promise<Someone> {
  const { id, email } = await anAccount(database().db, { role, language });
  const { token } = await aSession(database().db, SECRET, { id, role });
  return { headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': freshAddress() }, email };
}

async function ask<T>(who: Pick<Someone, 'headers'>, method: string, path: string, body?: object) {
  const response = await send(path, {
    method,
    headers: { ...who.headers, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as T, cookie: response.headers };
}

async function anAttempt(who: Someone, { over = true } = {}): Promise<string> {
  const { body } = await ask<{ attempt_id: string }>(who, 'POST', '/api/attempts', {
    mock_test: 'free-trial',
    skill: 'reading',
  });
  if (over) await ask(who, 'POST', `/api/attempts/${body.attempt_id}/submission`, { answers: [] });
  return body.attempt_id;
}
const appeal = (who: Someone, id: string, number = 3, reason = REASON) =>
  ask<Appeal>(who, 'POST', `/api/attempts/${id}/appeals`, { number, reason });

async function openAppeal(admin: Someone, reason: string): Promise<Appeal & Record<string, unknown>> {
  const { body } = await ask<{ appeals: (Appeal & { reason: string })[] }>(
    admin,
    'GET',
    '/api/admin/appeals',
  );
  const found = body.appeals.find((each) => each.reason === reason);
  if (!found) throw new Error('The appeal is not listed.');
  return found;
}

describe('an appeal', () => {
  test('and its answer are learning events of the learner, and so are marks that it changes', async () => {
    const learner = await someone('learner');
    const admin = await someone('admin');
    const id = await anAttempt(learner, { over: false });
    const answers = [{ number: 3, value: 'PERHAPS', sequence: 1 }];
    await ask(learner, 'POST', `/api/attempts/${id}/submission`, { answers });
    const reason = `${REASON} ${id}`;
    await appeal(learner, id, 3, reason);
    await appeal(learner, id, 3, reason);
    const { id: appealId } = await openAppeal(admin, reason);
    const answer = { verdict: 'upheld', answer: 'Thank you: both answers are right.' };
    for (let times = 0; times < 2; times += 1) {
      await ask(admin, 'POST', `/api/admin/appeals/${appealId}/answer`, answer);
    }
    const { rows } = await database().pool.query(
      `select event.kind, event.detail, event.candidate_id = attempts.candidate_id as learners
       from learning_events event join attempts on attempts.id = event.subject_id
       where event.subject_id = $1 and event.kind like any (array['appeal-%', 'section-marked']) order by event.id`,
      [id],
    );
    expect(rows).toMatchObject([
      { kind: 'section-marked', detail: { rawScore: 0 }, learners: true },
      { kind: 'appeal-made', detail: { number: 3 }, learners: true },
      { kind: 'appeal-answered', detail: { number: 3, verdict: 'upheld' }, learners: true },
      { kind: 'section-marked', detail: { rawScore: 1 }, learners: true },
    ]);
  });

  test('is kept, listed, answered once, and the learner is told by mail in their language', async () => {
    const learner = await someone('learner', 'zh-Hant');
    const admin = await someone('admin');
    const id = await anAttempt(learner);
    const reason = `${REASON} ${id}`;
    expect(await appeal(learner, id, 3, reason)).toMatchObject({
      status: 200,
      body: { number: 3, reason, verdict: null, answer: null },
    });
    const listed = await openAppeal(admin, reason);
    expect(listed).toMatchObject({ mock_test: 'free-trial', skill: 'reading', given: '', right: false });
    expect(listed).toMatchObject({ email: learner.email });
    expect(listed.accepted).not.toEqual([]);
    expect(listed.question).not.toBe('');
    expect(listed).toMatchObject({ name: 'Mei Lin' });

    const answer = { verdict: 'upheld', answer: 'Thank you: both answers are right.' };
    const path = `/api/admin/appeals/${listed.id}/answer`;
    expect((await ask(admin, 'POST', path, answer)).status).toBe(200);
    expect((await ask(admin, 'POST', path, { ...answer, verdict: 'declined' })).status).toBe(409);
    const own = await ask<{ appeals: Appeal[] }>(learner, 'GET', `/api/attempts/${id}/appeals`);
    expect(own.body.appeals).toMatchObject([{ number: 3, ...answer }]);

    const [, answered] = mails;
    expect(mails).toHaveLength(2);
    expect(answered).toMatchObject({ to: learner.email, language: 'zh-Hant' });
    expect(answered?.subject).toContain('第 3 題');
    expect(answered?.text).toContain(answer.answer);
    expect(answered?.html).toContain(`https://www.ninefold.example/attempts/${id}/result`);
    for (const { html } of mails) {
      expect(html).not.toContain('http://evil.example');
      expect(html).not.toContain('<b>see</b>');
    }
  });

  test('reaches the school by mail, with the answer and the key, and a way to the page that answers it', async () => {
    const learner = await someone('learner');
    const id = await anAttempt(learner);
    await appeal(learner, id, 3, REASON);
    const admin = await someone('admin');
    const { appeals } = (await ask<{ appeals: { accepted: string[] }[] }>(admin, 'GET', LIST)).body;
    expect(mails).toMatchObject([{ to: SCHOOL, replyTo: learner.email }]);
    expect(mails[0]?.subject).toContain('Reading, question 3');
    expect(mails[0]?.text).toContain('The third paragraph says so');
    expect(mails[0]?.text).toContain(appeals[appeals.length - 1]?.accepted[0]);
    expect(mails[0]?.html).toContain('https://www.ninefold.example/admin/appeals');
    // One that is not stored sends nothing.
    await appeal(learner, id, 3, REASON);
    expect(mails).toHaveLength(1);
  });

  test('that is upheld makes the answer right, and the score and the mail say so', async () => {
    const learner = await someone('learner');
    const admin = await someone('admin');
    const id = await anAttempt(learner, { over: false });
    const answers = [{ number: 3, value: 'nothing like the key', sequence: 1 }];
    await ask(learner, 'POST', `/api/attempts/${id}/submission`, { answers });
    type Result = {
      attempt: { raw_score: number; band: number };
      questions: { number: number; right: boolean; rule: string }[];
    };
    const read = async () => (await ask<Result>(learner, 'GET', `/api/attempts/${id}/result`)).body;
    expect((await read()).attempt).toMatchObject({ raw_score: 0 });
    const answer = async (number: number, verdict: string) => {
      const reason = `${REASON} ${id} ${number} ${verdict}`;
      await appeal(learner, id, number, reason);
      const listed = await openAppeal(admin, reason);
      const path = `/api/admin/appeals/${listed.id}/answer`;
      return ask<{ remarked: boolean }>(admin, 'POST', path, { verdict, answer: 'Looked at.' });
    };
    // A blank answer cannot be called right.
    expect((await answer(4, 'upheld')).body).toEqual({ answered: true, remarked: false });
    expect((await read()).attempt.raw_score).toBe(0);
    expect((await answer(5, 'declined')).body).toEqual({ answered: true, remarked: false });
    mails.splice(0);

    expect((await answer(3, 'upheld')).body).toEqual({ answered: true, remarked: true });
    const { attempt, questions } = await read();
    expect(attempt.raw_score).toBe(1);
    expect(questions.find(({ number }) => number === 3)).toMatchObject({ right: true, rule: 'upheld' });
    const answered = mails.find(({ to }) => to === learner.email);
    expect(answered?.text).toContain('your score is now 1');
  });

  test('of a visitor is answered beside the question, without a mail', async () => {
    const visitor = { headers: { 'x-forwarded-for': freshAddress() }, email: '' };
    const started = await ask<{ attempt_id: string }>(visitor, 'POST', '/api/attempts', {
      mock_test: 'free-trial',
      skill: 'reading',
    });
    const cookie = started.cookie.getSetCookie()[0]?.split(';')[0] ?? '';
    const known = { ...visitor, headers: { ...visitor.headers, cookie } };
    const id = started.body.attempt_id;
    await ask(known, 'POST', `/api/attempts/${id}/submission`, { answers: [] });
    expect((await appeal(known, id, 1, `From a visitor ${id}`)).status).toBe(200);
    const admin = await someone('admin');
    const listed = await openAppeal(admin, `From a visitor ${id}`);
    expect(listed.email).toBeNull();
    await ask(admin, 'POST', `/api/admin/appeals/${listed.id}/answer`, {
      verdict: 'declined',
      answer: 'No.',
    });
    expect(mails.map(({ to }) => to)).toEqual([SCHOOL]);
    const own = await ask<{ appeals: Appeal[] }>(known, 'GET', `/api/attempts/${id}/appeals`);
    expect(own.body.appeals).toMatchObject([{ verdict: 'declined' }]);
  });

  test('is made once for each question', async () => {
    const learner = await someone('learner');
    const id = await anAttempt(learner);
    await appeal(learner, id);
    expect((await appeal(learner, id)).status).toBe(409);
    expect((await appeal(learner, id, 4)).status).toBe(200);
  });

  test.each([
    ['while the attempt is open', false, 3, REASON, 409],
    ['against a question that there is not', true, 40, REASON, 422],
    ['without a reason', true, 3, '          ', 422],
    ['with a reason without end', true, 3, 'x'.repeat(1001), 422],
  ])('is refused %s', async (_, over, number, reason, status) => {
    const learner = await someone('learner');
    const id = await anAttempt(learner, { over });
    expect((await appeal(learner, id, number, reason)).status).toBe(status);
  });

  test('cannot be made or seen by somebody else', async () => {
    const id = await anAttempt(await someone('learner'));
    const stranger = await someone('learner');
    expect((await appeal(stranger, id)).status).toBe(404);
    expect((await ask(stranger, 'GET', `/api/attempts/${id}/appeals`)).status).toBe(404);
  });
});
