import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aMarking, DAY, ESSAY_TEXT, HOUR, MINUTE, NINE_O_CLOCK, useMarking } from '../marking-fixture.ts';

const marking = useMarking();
const { aLearner, aTeacher, aWork, call, submit, mark, afterUndo, grant, query, mails, time, typeOf } =
  marking;

type Order = {
  readonly marking_order_id: string;
  readonly state: string;
  readonly paid_by: string;
  readonly place: number | null;
  readonly due_at: string;
  readonly is_late: boolean;
  readonly band: number | null;
};
type Shown = {
  readonly order: Order;
  readonly work: { readonly text: string };
  readonly marking: {
    readonly band: number;
    readonly teachers: readonly { readonly name: string; readonly slug: string | null }[];
    readonly letter: { readonly steps: readonly string[] };
  } | null;
  readonly estimate: { readonly low: number; readonly high: number } | null;
  readonly question: { readonly answer: string | null } | null;
  readonly question_until: string | null;
  readonly rating: object | null;
};

const send = (learner: Parameters<typeof call>[0], workId: string, isAppeal = false) =>
  call<{ order: Order }>(learner, 'POST', '/api/markings', { work_id: workId, is_appeal: isAppeal });
const show = (learner: Parameters<typeof call>[0], id: string) =>
  call<Shown>(learner, 'GET', `/api/markings/${id}`);

describe('a submission', () => {
  test('of a full test is included in premium once, and tells its place and due time', async () => {
    const learner = await aLearner('premium_account');
    const first = await send(learner, await aWork(learner));
    expect(first.body.order).toMatchObject({
      state: 'waiting',
      paid_by: 'plan',
      place: 1,
      due_at: new Date(NINE_O_CLOCK + 48 * HOUR).toISOString(),
      is_late: false,
      band: null,
    });
    time.now += MINUTE;
    const other = await send(learner, await aWork(learner, { kind: 'writing-task-1' }));
    expect(other.body.order).toMatchObject({ paid_by: 'plan', place: 2 });
    // The same task of the same test, taken again.
    const again = await send(learner, await aWork(learner));
    expect([again.status, typeOf(again)]).toEqual([403, 'credit-needed']);
  });

  test('uses a credit where nothing includes it, and none without one', async () => {
    const learner = await aLearner();
    const workId = await aWork(learner, { source: 'practice' });
    expect(typeOf(await send(learner, workId))).toBe('credit-needed');
    await grant(learner, 'speaking', 1);
    expect(typeOf(await send(learner, workId))).toBe('credit-needed');
    await grant(learner, 'essay', 1);
    expect((await send(learner, workId)).body.order.paid_by).toBe('credit');
    expect(typeOf(await send(learner, await aWork(learner)))).toBe('credit-needed');
    const { body } = await call<{ credits: object }>(learner, 'GET', '/api/markings');
    expect(body.credits).toMatchObject([
      { kind: 'essay', left: 0 },
      { kind: 'speaking', left: 1 },
    ]);
  });

  test('is one order however often and from wherever it is sent at the same time', async () => {
    const learner = await aLearner('premium_account');
    const workId = await aWork(learner);
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(learner, workId)));
    expect(new Set(replies.map(({ body }) => body.order.marking_order_id)).size).toBe(1);
  });

  test('of two works at the same time does not use one credit twice', async () => {
    const learner = await aLearner();
    await grant(learner, 'essay', 1);
    const works = await Promise.all(Array.from({ length: 6 }, () => aWork(learner)));
    const statuses = (await Promise.all(works.map((id) => send(learner, id)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 403, 403, 403, 403, 403]);
  });

  test('of a draft, of another’s work and of a test that is free for everybody is refused', async () => {
    const learner = await aLearner('premium_account');
    expect(typeOf(await send(learner, await aWork(learner, { state: 'draft' })))).toBe('work-open');
    expect(typeOf(await send(await aLearner('premium_account'), await aWork(learner)))).toBe('work-unknown');
    expect(typeOf(await send(learner, await aWork(learner, { mockTest: 'free-trial' })))).toBe(
      'credit-needed',
    );
  });

  test('of an interview waits until its recordings are there', async () => {
    const learner = await aLearner('premium_account');
    const workId = await aWork(learner, { kind: 'speaking' });
    marking.spoken.settled = false;
    expect(typeOf(await send(learner, workId))).toBe('recordings-arriving');
    marking.spoken.settled = true;
    expect(typeOf(await send(learner, workId))).toBe('nothing-recorded');
    marking.spoken.answers = ['p1q1'];
    const { body } = await send(learner, workId);
    const { body: shown } = await show(learner, body.order.marking_order_id);
    expect(shown.work).toMatchObject({ recordings: [{ question: 'p1q1', asked: 'Do you like buses?' }] });
    const heard = await call<string>(
      learner,
      'GET',
      `/api/markings/${body.order.marking_order_id}/recordings/p1q1`,
    );
    expect(heard.body).toContain('what was said');
  });

  test('of a scored lesson is included in its course, once for each task', async () => {
    const learner = await aLearner('tested');
    await query(
      `insert into task_submissions (candidate_id, course, lesson, id, state, text, sequence, version, saved_at, submitted_at)
       values ($1, 'tested', 'essay', gen_random_uuid(), 'submitted', $2, 1, 'v1', now(), now())`,
      [learner.candidateId, ESSAY_TEXT],
    );
    const lesson = { course: 'tested', lesson: 'essay' };
    const offer = await call<{ paid_by: string; hours: number }>(
      learner,
      'GET',
      '/api/marking-offer?course=tested&lesson=essay',
    );
    expect(offer.body).toMatchObject({ paid_by: 'course', hours: 48, order: null });
    const { body } = await call<{ order: Order }>(learner, 'POST', '/api/markings', lesson);
    expect(body.order).toMatchObject({ paid_by: 'course', lesson, state: 'waiting' });
    await mark(await aTeacher(), body.order.marking_order_id, 6.5);
    await afterUndo();
    const [task] = await query('select state from task_submissions where candidate_id = $1', [
      learner.candidateId,
    ]);
    expect(task).toEqual({ state: 'marked' });
  });

  test('is no appeal without a machine’s grade, and every appeal goes to two teachers', async () => {
    const learner = await aLearner('premium_account');
    const ungraded = await aWork(learner, { ungraded: true });
    expect(typeOf(await send(learner, ungraded, true))).toBe('work-not-graded');
    const orderId = await submit(learner, await aWork(learner), true);
    expect(await query('select needs_second from marking_orders where id = $1', [orderId])).toEqual([
      { needs_second: true },
    ]);
  });
});

describe('an order that the school cancelled', () => {
  test('says why, frees what paid for it, and the work can be submitted again', async () => {
    const learner = await aLearner('premium_account');
    const workId = await aWork(learner);
    const orderId = await submit(learner, workId);
    const path = `/api/admin/marking/${orderId}/cancellation`;
    const body = { reason: 'The text is empty.' };
    const headers = { 'idempotency-key': randomUUID() };
    expect((await call(await marking.anAdmin(), 'POST', path, body, headers)).status).toBe(200);
    const offer = await call(learner, 'GET', `/api/marking-offer?work_id=${workId}`);
    expect(offer.body).toMatchObject({
      order: null,
      paid_by: 'plan',
      cancelled: { marking_order_id: orderId, state: 'cancelled', cancelled_because: 'The text is empty.' },
    });
    const again = await submit(learner, workId);
    const list = await call<{ markings: readonly Order[] }>(learner, 'GET', '/api/markings');
    expect(list.body.markings.map((each) => [each.marking_order_id, each.state])).toEqual(
      expect.arrayContaining([
        [orderId, 'cancelled'],
        [again, 'waiting'],
      ]),
    );
    const second = await call(learner, 'GET', `/api/marking-offer?work_id=${workId}`);
    expect(second.body).toMatchObject({ order: { marking_order_id: again }, cancelled: null });
  });
});

describe('a released marking', () => {
  test('counts the families of its errors, named in the language of the request', async () => {
    const learner = await aLearner('premium_account');
    const orderId = await submit(learner, await aWork(learner));
    const teacher = await aTeacher();
    const order = `/api/teach/orders/${orderId}`;
    const comment = (family: string | null, kind = 'error') => ({
      id: randomUUID(),
      anchor: { in: 'text', start: 0, end: 5, quote: 'Buses' },
      criterion: 'grammatical-range-and-accuracy',
      kind,
      family,
      body: 'Look at this again.',
      suggestion: null,
    });
    await call(teacher, 'POST', `${order}/claim`);
    const comments = [
      comment('article'),
      comment('s-missing'),
      comment('s-missing'),
      comment(null),
      comment('article', 'praise'),
    ];
    const draft = { ...aMarking(6), comments, revision: 0, complete: true };
    expect((await call(teacher, 'PUT', `${order}/draft`, draft)).status).toBe(200);
    await call(teacher, 'POST', `${order}/send`, { revision: 1 });
    await afterUndo();
    const headers = { 'accept-language': 'zh-Hant' };
    const { body } = await call(learner, 'GET', `/api/markings/${orderId}`, undefined, headers);
    expect(body).toMatchObject({
      order: { prompt: 'Should buses be free?' },
      marking: {
        families: [
          { family: 's-missing', name: '主詞動詞一致與字尾 -s', count: 2 },
          { family: 'article', name: '冠詞', count: 1 },
        ],
      },
    });
  });

  test('is for its learner alone, counts before the machine’s band, and is announced once', async () => {
    const learner = await aLearner('premium_account');
    const workId = await aWork(learner);
    const orderId = await submit(learner, workId);
    expect((await show(learner, orderId)).body).toMatchObject({ marking: null, question_until: null });
    await mark(await aTeacher(), orderId, 7);
    expect((await show(learner, orderId)).body).toMatchObject({ marking: null, order: { place: null } });
    expect(await afterUndo()).toBe(1);
    const { body } = await show(learner, orderId);
    expect(body).toMatchObject({
      order: { state: 'done', band: 7 },
      marking: {
        band: 7,
        teachers: [{ name: 'Hannah', slug: 'hannah' }],
        letter: { steps: ['four', 'five', 'six'] },
      },
      estimate: { low: 5.5, high: 6.5 },
      question_until: expect.any(String),
    });
    expect(mails.map(({ subject }) => subject)).toEqual(['Your teacher has marked your work']);
    expect(mails[0]?.text).toContain('Your overall band is 7.0.');
    expect(mails[0]?.text).toContain(`https://www.ninefold.example/markings/${orderId}`);
    expect((await show(await aLearner(), orderId)).status).toBe(404);
    const grades = await query(
      `select low_times_two, high_times_two from grades where work_id = $1 and grader = 'teacher'`,
      [workId],
    );
    expect(grades).toEqual([{ low_times_two: 14, high_times_two: 14 }]);
  });

  test('of a work that no plan graded grades it', async () => {
    const learner = await aLearner('premium_account');
    const workId = await aWork(learner, { state: 'locked', ungraded: true });
    await mark(await aTeacher(), await submit(learner, workId), 6);
    await afterUndo();
    expect(await query('select state from works where id = $1', [workId])).toEqual([{ state: 'graded' }]);
  });

  test('takes one question within 14 days, one answer, and a rating', async () => {
    const learner = await aLearner('premium_account');
    const teacher = await aTeacher();
    const orderId = await submit(learner, await aWork(learner));
    const ask = (text = 'Why not 7?') => call(learner, 'POST', `/api/markings/${orderId}/question`, { text });
    const rate = () => call(learner, 'PUT', `/api/markings/${orderId}/rating`, { clear: 5, useful: 4 });
    const answer = () => call(teacher, 'POST', `/api/teach/orders/${orderId}/answer`, { text: 'Because.' });
    expect([typeOf(await ask()), typeOf(await rate())]).toEqual(['marking-open', 'marking-open']);
    await mark(teacher, orderId, 6);
    await afterUndo();
    expect(typeOf(await answer())).toBe('question-unknown');
    expect((await ask()).status).toBe(200);
    expect(typeOf(await ask())).toBe('question-exists');
    expect((await answer()).status).toBe(200);
    expect(typeOf(await answer())).toBe('question-answered');
    expect((await rate()).status).toBe(200);
    expect((await show(learner, orderId)).body).toMatchObject({
      question: { text: 'Why not 7?', answer: 'Because.' },
      question_until: null,
      rating: { clear: 5, useful: 4 },
    });
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your teacher has marked your work',
      'A learner asks about your marking',
      'Your teacher has answered your question',
    ]);
    expect(mails[1]?.text).toContain('https://www.ninefold.example/teach');
    expect(mails[2]?.text).toContain(`https://www.ninefold.example/markings/${orderId}`);
  });

  test('takes no question after 14 days', async () => {
    const learner = await aLearner('premium_account');
    const orderId = await submit(learner, await aWork(learner));
    await mark(await aTeacher(), orderId, 6);
    await afterUndo();
    time.now += 14 * DAY;
    const late = await call(learner, 'POST', `/api/markings/${orderId}/question`, { text: 'Why?' });
    expect(typeOf(late)).toBe('question-over');
  });
});
