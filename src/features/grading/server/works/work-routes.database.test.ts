import { expect, test } from 'vitest';
import { MINUTE, useWorks } from './works-fixture.ts';

const { aLearner, submit, run, call, time, enqueued, entitlements, query } = useWorks();

type Started = { readonly work_id: string };
type Shown = {
  readonly work: { readonly state: string; readonly text: string; readonly may_redraft: boolean };
  readonly queue: { readonly place: number; readonly seconds: number } | null;
  readonly grade: {
    readonly band: { readonly low: number; readonly high: number };
    readonly marks: readonly { readonly quote: string; readonly kind: string; readonly start: number }[];
    readonly families: readonly {
      readonly family: string;
      readonly count: number;
      readonly before: number | null;
    }[];
  } | null;
  readonly drafts: readonly { readonly draft: number }[];
  readonly previous_text: string | null;
  readonly entitled: boolean;
};

async function startEssay(accountId: string): Promise<string> {
  const { status, body } = await call<Started>(accountId, 'POST', '/api/works', { prompt_id: 'free-buses' });
  expect(status).toBe(200);
  return body.work_id;
}

test('a practice essay: started, saved, submitted, graded, seen, written again', async () => {
  const { accountId } = await aLearner('basic_account');
  const id = await startEssay(accountId);
  const save = (text: string, sequence: number) =>
    call<{ text: string }>(accountId, 'PUT', `/api/works/${id}/text`, { text, sequence });
  expect((await save('Buses', 1)).body.text).toBe('Buses');
  time.now += MINUTE;
  await save('Buses should be free.', 3);
  // An older packet arrives late and replaces nothing.
  expect((await save('Buses sh', 2)).body.text).toBe('Buses should be free.');
  const text = 'Buses should be free everywhere.';
  const submitted = await call<{ state: string; queue: object }>(
    accountId,
    'POST',
    `/api/works/${id}/submit`,
    { text, sequence: 4 },
  );
  expect(submitted.body).toEqual({ state: 'waiting', queue: { place: 1, seconds: expect.any(Number) } });
  expect(enqueued.map(({ name }) => name)).toEqual(['grade-works']);
  expect((await save('Too late.', 9)).body).toMatchObject({ text, state: 'waiting' });
  await run();
  const shown = await call<Shown>(accountId, 'GET', `/api/works/${id}`);
  expect(shown.body.work).toMatchObject({ state: 'graded', text, may_redraft: true });
  expect(shown.body.grade?.band).toEqual({ low: 5.5, high: 6.5 });
  for (const { quote, start } of shown.body.grade?.marks ?? []) {
    expect(text.slice(start, start + quote.length)).toBe(quote);
  }
  expect(shown.body.grade?.marks.map(({ kind }) => kind)).toContain('error');
  expect(shown.body.grade?.families).toEqual([
    { family: 'article', name: expect.any(String), count: 1, before: null },
  ]);
  const history = await call<{ steps: readonly { value: string }[] }>(
    accountId,
    'GET',
    `/api/works/${id}/history`,
  );
  expect(history.body.steps.map(({ value }) => value)).toEqual(['Buses', 'Buses should be free.', text]);

  const again = await call<Started>(accountId, 'POST', `/api/works/${id}/redrafts`);
  expect((await call<Started>(accountId, 'POST', `/api/works/${id}/redrafts`)).body).toEqual(again.body);
  const draft = await call<Shown>(accountId, 'GET', `/api/works/${again.body.work_id}`);
  expect(draft.body).toMatchObject({ work: { state: 'draft', text }, previous_text: text });
  expect(draft.body.drafts.map((each) => each.draft)).toEqual([1, 2]);
  // Opened drafts can be given up, submitted texts cannot.
  expect((await call(accountId, 'DELETE', `/api/works/${id}`)).status).toBe(409);
  expect((await call(accountId, 'DELETE', `/api/works/${again.body.work_id}`)).status).toBe(200);
});

test('the models of a prompt are seen once an answer is submitted, and never in a draft', async () => {
  const { accountId } = await aLearner('basic_account');
  const id = await startEssay(accountId);
  const look = (work: string) =>
    call<{ models: readonly object[] }>(accountId, 'GET', `/api/works/${work}`).then(({ body }) => body);
  expect((await look(id)).models).toEqual([]);
  const model = 'A model about buses.';
  expect(JSON.stringify(await look(id))).not.toContain(model);
  await call(accountId, 'POST', `/api/works/${id}/submit`, { text: 'Buses are red.', sequence: 1 });
  const comments = [{ criterion: 'task-response', text: 'It answers.' }];
  expect((await look(id)).models).toEqual([{ of: '2', band: 8, text: model, comments }]);
  await run();
  const again = await call<Started>(accountId, 'POST', `/api/works/${id}/redrafts`);
  expect((await look(again.body.work_id)).models).toEqual([]);
});

test('an answer to the learner’s own prompt has no models', async () => {
  const { accountId } = await aLearner('basic_account');
  const started = await call<Started>(accountId, 'POST', '/api/works', {
    kind: 'writing-task-2',
    own_prompt: 'Is the night train worth its price?',
  });
  await call(accountId, 'POST', `/api/works/${started.body.work_id}/submit`, { text: 'It is.', sequence: 1 });
  const { body } = await call<{ models: object[] }>(accountId, 'GET', `/api/works/${started.body.work_id}`);
  expect(body.models).toEqual([]);
});

test('errors are counted against the text before', async () => {
  const { accountId, candidateId } = await aLearner('basic_account');
  await submit(candidateId, ['One.', 'Two.']);
  await run();
  time.now += MINUTE;
  const [, second] = await submit(candidateId, ['Three.', 'Four.']);
  await run();
  const { body } = await call<Shown>(accountId, 'GET', `/api/works/${second}`);
  expect(body.grade?.families).toMatchObject([{ family: 'article', count: 1, before: 1 }]);
});

test('five practice essays are graded in 24 hours, and the sixth is saved', async () => {
  const { accountId } = await aLearner('basic_account');
  for (let count = 1; count <= 5; count += 1) {
    const id = await startEssay(accountId);
    const { status } = await call(accountId, 'POST', `/api/works/${id}/submit`, {
      text: `Essay ${count}.`,
      sequence: 1,
    });
    expect(status).toBe(200);
  }
  const sixth = await startEssay(accountId);
  const submitSixth = () =>
    call<{ type: string }>(accountId, 'POST', `/api/works/${sixth}/submit`, {
      text: 'Number six.',
      sequence: 1,
    });
  const refused = await submitSixth();
  expect([refused.status, refused.body.type]).toEqual([429, 'urn:ninefold:problem:too-many-essays']);
  const { body } = await call<Shown>(accountId, 'GET', `/api/works/${sixth}`);
  expect(body.work).toMatchObject({ state: 'draft', text: 'Number six.' });
  const list = await call<{ practice: object }>(accountId, 'GET', '/api/works');
  expect(list.body.practice).toEqual({ open: true, left: 0, most: 5 });
  time.now += 24 * 60 * MINUTE + 1;
  entitlements.set(accountId, [{ key: 'basic_account', accessUntil: new Date(time.now + MINUTE) }]);
  expect((await submitSixth()).status).toBe(200);
});

test('a locked work says which plans grade it, and is graded once there is one', async () => {
  const { accountId, candidateId } = await aLearner();
  const [id] = await submit(candidateId, ['Bought later.']);
  await run();
  const locked = await call<Shown & { plans: readonly string[] }>(accountId, 'GET', `/api/works/${id}`);
  expect(locked.body).toMatchObject({ work: { state: 'locked' }, entitled: false });
  expect(locked.body.plans).toEqual(['basic_account', 'premium_account']);
  expect((await call(accountId, 'POST', `/api/works/${id}/grade`)).status).toBe(403);
  entitlements.set(accountId, [{ key: 'basic_account', accessUntil: new Date(time.now + MINUTE) }]);
  expect((await call(accountId, 'POST', `/api/works/${id}/grade`)).body).toMatchObject({ state: 'waiting' });
  await run();
  expect((await call<Shown>(accountId, 'GET', `/api/works/${id}`)).body.work).toMatchObject({
    state: 'graded',
    may_redraft: true,
    redraft_needs_plan: false,
  });
  time.now += MINUTE;
  const ended = await call<Shown>(accountId, 'GET', `/api/works/${id}`);
  expect(ended.body.work).toMatchObject({ may_redraft: false, redraft_needs_plan: true });
  expect((await call(accountId, 'POST', `/api/works/${id}/redrafts`)).status).toBe(403);
});

test('nobody without a plan starts a practice essay, and nobody else finds it', async () => {
  const { accountId } = await aLearner();
  expect((await call(accountId, 'POST', '/api/works', { prompt_id: 'free-buses' })).status).toBe(403);
  const owner = await aLearner('basic_account');
  const id = await startEssay(owner.accountId);
  expect((await call(accountId, 'GET', `/api/works/${id}`)).status).toBe(404);
  expect((await call(owner.accountId, 'POST', '/api/works', { prompt_id: 'none' })).status).toBe(422);
});

test('the first look at a waiting work asks for the job, once', async () => {
  const { accountId, candidateId } = await aLearner('basic_account');
  const [id] = await submit(candidateId, ['Just submitted.']);
  const state = () => call<{ queue: { place: number } }>(accountId, 'GET', `/api/works/${id}/state`);
  expect((await state()).body.queue.place).toBe(1);
  await state();
  expect(enqueued).toEqual([{ name: 'grade-works', payload: {} }]);
  await run();
  const [{ seen_at: seen } = { seen_at: '' }] = await query<{ seen_at: string | null }>(
    'select seen_at from works where id = $1',
    [id],
  );
  expect(seen).toBeNull();
  await call(accountId, 'GET', `/api/works/${id}`);
  const [after] = await query<{ seen_at: string | null }>('select seen_at from works where id = $1', [id]);
  expect(after?.seen_at).not.toBeNull();
});
