import { describe, expect, test } from 'vitest';
import { MAX_ANNOTATIONS, type CountedAnnotation } from '../../domain/annotations/annotation.ts';
import {
  freeTrial,
  papersOf,
  rightAnswers,
  useMockTests,
  type Browser,
} from '../attempts/attempt-fixture.ts';

const mockTests = useMockTests({ papers: papersOf(freeTrial()) });
const { browser, query } = mockTests;

type Saved = {
  readonly saved: readonly Omit<CountedAnnotation, 'text'>[];
  readonly stale: readonly CountedAnnotation[];
};

const flag = (place: string, text = 'on', sequence = 1): CountedAnnotation => ({
  kind: 'flag',
  place,
  text,
  sequence,
});
const put = (visitor: Browser, id: string, ...annotations: readonly CountedAnnotation[]) =>
  visitor.send<Saved>('PUT', `/api/attempts/${id}/annotations`, { annotations });
const list = async (visitor: Browser, id: string) => {
  const { body } = await visitor.send<{ annotations: CountedAnnotation[] }>(
    'GET',
    `/api/attempts/${id}/annotations`,
  );
  return body.annotations;
};

async function anAttempt() {
  const visitor = browser();
  return { visitor, id: await visitor.startId() };
}

const NOTE: CountedAnnotation = {
  kind: 'note',
  place: 'p1.B:12-40',
  text: '重要 “dates” 𠮷\n',
  sequence: 3,
};

describe('an annotation that is called saved', () => {
  test('is in the database, and comes back', async () => {
    const { visitor, id } = await anAttempt();
    const highlight: CountedAnnotation = { kind: 'highlight', place: 'p1.B', text: '3-9', sequence: 1 };
    const { status, body } = await put(visitor, id, NOTE, flag('7'), highlight);
    expect(status).toBe(200);
    expect(body.saved).toHaveLength(3);
    expect(body.stale).toEqual([]);
    expect(await list(visitor, id)).toEqual([flag('7'), highlight, NOTE]);
  });

  test('says again that it is saved when it is sent again', async () => {
    const { visitor, id } = await anAttempt();
    const first = await put(visitor, id, NOTE);
    expect((await put(visitor, id, NOTE)).body.saved).toEqual(first.body.saved);
    expect(await list(visitor, id)).toEqual([NOTE]);
  });

  test('is kept after the attempt is over, and changes no mark', async () => {
    const { visitor, id } = await anAttempt();
    await visitor.submit(id, ...rightAnswers());
    expect((await put(visitor, id, NOTE)).body.saved).toHaveLength(1);
    expect(await list(visitor, id)).toEqual([NOTE]);
    expect((await visitor.result(id)).body.attempt.raw_score).toBe(rightAnswers().length);
  });
});

test.each([
  ['an older one', flag('7', '', 4)],
  ['another one of the same count', flag('7', '', 5)],
])('%s changes nothing, and says what is there', async (_, older) => {
  const { visitor, id } = await anAttempt();
  await put(visitor, id, flag('7', 'on', 5));
  const { body } = await put(visitor, id, older, flag('8'));
  expect(body).toMatchObject({
    saved: [{ kind: 'flag', place: '8', sequence: 1 }],
    stale: [flag('7', 'on', 5)],
  });
  expect(await list(visitor, id)).toEqual([flag('7', 'on', 5), flag('8')]);
});

test('an attempt takes so many places and no more; those it has can still be changed', async () => {
  const { visitor, id } = await anAttempt();
  const [owner] = await query<{ candidate_id: string }>('select candidate_id from attempts where id = $1', [
    id,
  ]);
  await query(
    `insert into annotations select $1, $2, 'note', 'p1.A:' || n || '-999', 'x', 1, now()
     from generate_series(1, $3::int) n`,
    [owner?.candidate_id, id, MAX_ANNOTATIONS],
  );
  const changed: CountedAnnotation = { kind: 'note', place: 'p1.A:1-999', text: 'y', sequence: 2 };
  const { body } = await put(visitor, id, changed, flag('7'));
  expect(body.saved).toEqual([{ kind: 'note', place: 'p1.A:1-999', sequence: 2 }]);
  expect(body.stale).toEqual([flag('7', '')]);
});

test('nobody but the candidate finds or changes them', async () => {
  const { visitor, id } = await anAttempt();
  await put(visitor, id, NOTE);
  const stranger = browser();
  await stranger.startId();
  expect((await put(stranger, id, flag('1'))).status).toBe(404);
  expect((await put(browser(), id, flag('1'))).status).toBe(404);
  expect((await stranger.send('GET', `/api/attempts/${id}/annotations`)).status).toBe(404);
  expect(await list(visitor, id)).toEqual([NOTE]);
});

test.each([
  ['a kind that there is not', { ...NOTE, kind: 'star' }],
  ['a place with a space', { ...NOTE, place: 'p1 B' }],
  ['a place without end', { ...NOTE, place: 'p'.repeat(61) }],
  ['too long a text', { ...NOTE, text: 'x'.repeat(2001) }],
  ['a character that cannot be kept', { ...NOTE, text: 'a\u0000' }],
  ['a count of nothing', { ...NOTE, sequence: 0 }],
])('%s is refused, and nothing is written', async (_, wrong) => {
  const { visitor, id } = await anAttempt();
  expect((await put(visitor, id, flag('2'), wrong as CountedAnnotation)).status).toBe(422);
  expect(await list(visitor, id)).toEqual([]);
});

test('a place twice in one batch is refused', async () => {
  const { visitor, id } = await anAttempt();
  expect((await put(visitor, id, flag('2'), flag('2', '', 2))).status).toBe(422);
});
