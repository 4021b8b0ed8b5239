import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useCourses } from '#tests/courses/use-courses.ts';

const { aBuyer, aBrowser, buy } = useCourses();
type Browser = ReturnType<typeof aBrowser>;

const NOTES = '/api/courses/lamps/notes';
const aNote = (text: string, sequence = 1, changes: object = {}) => ({
  lesson: 'oil',
  block: 'opening',
  anchor: { language: 'en', start: 0, end: 4, quote: 'Read' },
  text,
  sequence,
  ...changes,
});
const save = (learner: Browser, id: string, note: object) => learner.send('PUT', `${NOTES}/${id}`, note);
const textsOf = async (learner: Browser, filter = '') =>
  ((await learner.send('GET', `${NOTES}${filter}`)).body['notes'] as unknown as { text: string }[]).map(
    ({ text }) => text,
  );
const aLearner = async () => aBrowser((await aBuyer()).token);

test('a note is stored under the browser’s id, changed by newer packets alone, and deleted for good', async () => {
  const learner = await aLearner();
  const id = randomUUID();
  await save(learner, id, aNote('first', 1));
  await save(learner, id, aNote('third', 3));
  expect((await save(learner, id, aNote('second', 2))).body['note']).toMatchObject({ text: 'third' });
  expect(await textsOf(learner)).toEqual(['third']);
  expect((await learner.send('DELETE', `${NOTES}/${id}`)).status).toBe(200);
  expect((await save(learner, id, aNote('late', 9))).body['note']).toBeNull();
  expect(await textsOf(learner)).toEqual([]);
  expect((await learner.send('DELETE', `${NOTES}/${id}`)).status).toBe(200);
});

test('notes are listed by lesson, and nobody sees another’s', async () => {
  const [one, other] = [await aLearner(), await aLearner()];
  const id = randomUUID();
  await save(one, id, aNote('in oil'));
  await save(one, randomUUID(), aNote('in wicks', 1, { lesson: 'wicks' }));
  expect(await textsOf(one, '?lesson=wicks')).toEqual(['in wicks']);
  expect(await textsOf(other)).toEqual([]);
  expect((await other.send('DELETE', `${NOTES}/${id}`)).status).toBe(404);
  // The same id is another note of another learner.
  await save(other, id, aNote('of the other'));
  expect(await textsOf(one, '?lesson=oil')).toEqual(['in oil']);
});

test('a lesson whose name no database can store is refused', async () => {
  const learner = await aLearner();
  expect((await learner.send('GET', `${NOTES}?lesson=%00`)).status).toBe(422);
});

describe('a note is refused', () => {
  test.each([
    [{ block: 'gone' }, 422],
    [{ lesson: 'gone' }, 404],
    [{ anchor: { language: 'en', start: 4, end: 4, quote: 'x' } }, 422],
    [{ text: 'x'.repeat(4001) }, 422],
  ])('with %j: %d', async (changes, status) => {
    expect((await save(await aLearner(), randomUUID(), aNote('x', 1, changes))).status).toBe(status);
  });
});

test('after the end of access notes are readable and exported, by lesson, and no new one is written', async () => {
  const { account, token } = await aBuyer();
  const learner = aBrowser(token);
  await save(learner, randomUUID(), aNote('Mine about wicks.', 1, { lesson: 'wicks', anchor: null }));
  await save(learner, randomUUID(), aNote('Mine about oil.'));
  buy(account.id, 'lamps', new Date(0));
  expect(await textsOf(learner)).toHaveLength(2);
  expect((await save(learner, randomUUID(), aNote('new', 1, { lesson: 'wicks' }))).status).toBe(403);
  const { text, headers } = await learner.send('GET', `${NOTES}-export`);
  expect(headers.get('content-type')).toContain('text/markdown');
  expect(text).toBe(
    '# Lamps: Notes\n\n## 1.1 oil\n\n> Read\n\nMine about oil.\n\n## 1.2 wicks\n\nMine about wicks.\n',
  );
});
