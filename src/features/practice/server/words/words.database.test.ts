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

const listed = async (learner: Browser) =>
  (await learner.send('GET', 'words?zone=UTC')).body['cards'] as { card: string; word: string }[];

test('no word has two cards of one learner, in whatever letters; another learner has one too', async () => {
  const [one, other] = [aBrowser((await aSession()).token), aBrowser((await aSession()).token)];
  const id = randomUUID();
  await save(one, id, aCard('Wick'));
  expect(await save(one, randomUUID(), aCard('wick '))).toMatchObject({
    status: 409,
    body: { type: 'urn:ninefold:problem:word-kept' },
  });
  expect((await save(other, randomUUID(), aCard('wick'))).status).toBe(200);
  const lamp = randomUUID();
  await save(one, lamp, aCard('lamp'));
  expect((await save(one, lamp, aCard('WICK', 2))).status).toBe(409);
  expect((await save(one, id, aCard('wick', 2))).status).toBe(200);
  expect((await listed(one)).map(({ word }) => word).sort()).toEqual(['lamp', 'wick']);
});

test('of two devices that keep a word at once, one makes the card', async () => {
  const { token } = await aSession();
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => save(aBrowser(token), randomUUID(), aCard('wick'))),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('a deletion is taken back with what is remembered, unless the word has a new card', async () => {
  const learner = aBrowser((await aSession()).token);
  const id = randomUUID();
  await save(learner, id, aCard('wick'));
  const [reviewed] = (await review(learner, aReview(id, 3))).body['cards'] as object[];
  const restore = () => learner.send('POST', `words/${id}/restore`, aCard('wick', 2));
  await learner.send('DELETE', `words/${id}`);
  expect((await restore()).body['card']).toEqual({ ...reviewed, sequence: 2 });
  await learner.send('DELETE', `words/${id}`);
  await save(learner, randomUUID(), aCard('wick'));
  expect((await restore()).status).toBe(409);
});

test('a resting card is not due, and is again when its rest ends', async () => {
  const learner = aBrowser((await aSession()).token);
  const id = randomUUID();
  const due = async () =>
    ((await learner.send('GET', 'words?zone=UTC')).body['counts'] as { due: number }).due;
  await save(learner, id, aCard('wick'));
  expect(await due()).toBe(1);
  await save(learner, id, { ...aCard('wick', 2), suspended: true });
  expect(await due()).toBe(0);
  await save(learner, id, aCard('wick', 3));
  expect(await due()).toBe(1);
});

test('words of a topic become cards once, and a card of one’s own stays as it is', async () => {
  const learner = aBrowser((await aSession()).token);
  await save(learner, randomUUID(), { ...aCard('Tenant'), meaning: 'mine' });
  const topic = async () => (await learner.send('GET', 'word-topics/home')).body['words'] as Offered[];
  type Offered = { word: string; meaning: string; example: string; partners: string[]; kept: boolean };
  const words = (await topic()).map(({ word }) => word);
  expect((await topic()).filter(({ kept }) => kept).map(({ word }) => word)).toEqual(['tenant']);

  const keep = (...chosen: readonly string[]) =>
    learner.send('POST', 'word-topics/home/cards', { zone: 'UTC', words: chosen });
  const [first = ''] = words;
  expect((await keep(first, 'none of this topic')).body['kept']).toHaveLength(2);
  expect((await keep(...words)).body['kept']).toHaveLength(words.length);
  await keep(...words);
  const cards = await listed(learner);
  expect(cards).toHaveLength(words.length);
  const { word, meaning, example, partners } = (await topic())[1] as Offered;
  expect(cards.find((card) => card.word === word)).toMatchObject({
    meaning,
    example,
    partners,
    state: 'new',
  });
  expect(cards.find((card) => card.word === 'Tenant')).toMatchObject({ meaning: 'mine' });
  const { topics } = (await learner.send('GET', 'word-topics')).body as unknown as {
    topics: { topic: string; words: number; kept: number }[];
  };
  expect(topics.find((each) => each.topic === 'home')).toMatchObject({ words: 20, kept: 20 });
  expect((await learner.send('GET', 'word-topics/none')).status).toBe(404);
});
