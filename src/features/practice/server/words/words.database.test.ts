import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { usePractice } from '#tests/practice/use-practice.ts';

const { aBrowser, aSession } = usePractice();
type Browser = ReturnType<typeof aBrowser>;

const aCard = (word: string, sequence = 1) => ({
  word,
  meaning: '',
  example: '',
  partners: [],
  from: null,
  suspended: false,
  sequence,
  zone: 'UTC',
});
const save = (learner: Browser, id: string, card: object) => learner.send('PUT', `words/${id}`, card);
const aReview = (card: string, rating: number, changes: object = {}) => ({
  review: randomUUID(),
  card,
  rating,
  ms: 1_000,
  at: '2026-11-28T09:00:00.000Z',
  undone: false,
  ...changes,
});
const review = (learner: Browser, ...reviews: readonly object[]) =>
  learner.send('POST', 'reviews', { zone: 'UTC', reviews });

test('a card is changed by newer packets alone, and deleted for good', async () => {
  const learner = aBrowser((await aSession()).token);
  const id = randomUUID();
  await save(learner, id, aCard('third', 3));
  expect((await save(learner, id, aCard('second', 2))).body['card']).toMatchObject({ word: 'third' });
  expect((await learner.send('DELETE', `words/${id}`)).status).toBe(200);
  expect((await save(learner, id, aCard('late', 9))).body['card']).toBeNull();
});

test('reviews lead to one state, in whatever order and however often they come', async () => {
  const states = [];
  for (const turned of [false, true]) {
    const learner = aBrowser((await aSession()).token);
    const id = randomUUID();
    await save(learner, id, aCard('wick'));
    const reviews = [aReview(id, 3), aReview(id, 1), aReview(id, 4)];
    for (const each of turned ? [...reviews].reverse() : [...reviews, ...reviews])
      await review(learner, each);
    const { cards } = (await learner.send('GET', 'words?zone=UTC')).body as unknown as {
      cards: { state: string; due_on: string }[];
    };
    states.push(cards.map(({ state, due_on }) => ({ state, due_on })));
  }
  expect(states[0]).toEqual(states[1]);
});

test('who wants to remember more has cards earlier', async () => {
  const learner = aBrowser((await aSession()).token);
  const id = randomUUID();
  await save(learner, id, aCard('wick'));
  await review(learner, aReview(id, 4));
  const dueWith = async (retention: number) => {
    await learner.send('PUT', 'habit', { zone: 'UTC', pause: null, reminder_hour: null, retention });
    const { cards } = (await learner.send('GET', 'words?zone=UTC')).body as unknown as {
      cards: { due_on: string }[];
    };
    return cards[0]?.due_on ?? '';
  };
  const [less, usual, more] = [await dueWith(85), await dueWith(90), await dueWith(95)];
  expect(more < usual && usual < less, [more, usual, less].join(' ')).toBe(true);
});

test('a slip never counts, whichever comes first', async () => {
  const learner = aBrowser((await aSession()).token);
  const id = randomUUID();
  await save(learner, id, aCard('wick'));
  const slip = aReview(id, 1, { undone: true });
  await review(learner, slip);
  const reply = await review(learner, { ...slip, undone: false });
  expect(reply.body['cards']).toMatchObject([{ state: 'new' }]);
});

test('reviews of a card of somebody else are refused', async () => {
  const [one, other] = [aBrowser((await aSession()).token), aBrowser((await aSession()).token)];
  const id = randomUUID();
  await save(one, id, aCard('wick'));
  await save(other, randomUUID(), aCard('lamp'));
  const mine = aReview(id, 3);
  expect((await review(other, mine)).body).toMatchObject({ saved: [], refused: [mine.review] });
});
