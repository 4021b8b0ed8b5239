import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { usePractice } from '#tests/practice/use-practice.ts';

const { aBrowser, anAccount, query } = usePractice();
type Browser = ReturnType<typeof aBrowser>;
type Card = { readonly card: string; readonly word: string };

const aCard = (word: string, changes: object = {}) => ({
  word,
  meaning: '',
  example: '',
  partners: [],
  from: null,
  suspended: false,
  sequence: 1,
  zone: 'UTC',
  ...changes,
});
const aReview = (card: string, rating: number, day: number) => ({
  review: randomUUID(),
  card,
  rating,
  ms: 1_000,
  at: new Date(Date.UTC(2026, 10, day, 9)).toISOString(),
  undone: false,
});
const review = (browser: Browser, ...reviews: readonly object[]) =>
  browser.send('POST', 'reviews', { zone: 'UTC', reviews });
const save = async (browser: Browser, card: object, id = randomUUID()) => {
  expect((await browser.send('PUT', `words/${id}`, card)).status).toBe(200);
  // Cards are older than their reviews.
  await query("update practice_words set created_at = '2026-11-01' where id = $1", [id]);
  return id;
};
const cardsOf = async (browser: Browser) =>
  (await browser.send('GET', 'words?zone=UTC')).body['cards'] as unknown as readonly Card[];

/** An account with a card of the word and a visitor with another, before the visitor signs in to it. */
async function twoCards() {
  const { email } = await anAccount();
  const account = aBrowser();
  await account.signIn(email);
  const kept = await save(account, aCard('Lamp', { meaning: 'a light', partners: ['a dim lamp'] }));
  const visitor = aBrowser();
  const other = await save(visitor, aCard('lamp', { meaning: '燈', example: 'He lit the lamp.' }));
  await query("update practice_words set created_at = '2026-11-02' where id = $1", [other]);
  return { email, account, visitor, kept, other };
}

test('a card of the account and a visitor’s of the same word are one after the sign-in', async () => {
  const { email, account, visitor, kept } = await twoCards();
  const wick = await save(visitor, aCard('wick'));
  await visitor.signIn(email);
  const cards = await cardsOf(account);
  expect(new Set(cards.map(({ card }) => card))).toEqual(new Set([kept, wick]));
  expect(cards.find(({ card }) => card === kept)).toMatchObject({
    word: 'Lamp',
    meaning: 'a light; 燈',
    example: 'He lit the lamp.',
    partners: ['a dim lamp'],
    sequence: 2,
  });
});

test('what the card has no room for stays in the row of the other', async () => {
  const { email } = await anAccount();
  const account = aBrowser();
  await account.signIn(email);
  const kept = await save(account, aCard('tide', { meaning: 'a'.repeat(200) }));
  const visitor = aBrowser();
  const other = await save(visitor, aCard('tide', { meaning: 'b'.repeat(200) }));
  await query("update practice_words set created_at = '2026-11-02' where id = $1", [other]);
  await visitor.signIn(email);
  expect(await cardsOf(account)).toMatchObject([{ card: kept, meaning: 'a'.repeat(200) }]);
  expect(await query('select meaning from practice_words where id = $1', [other])).toEqual([
    { meaning: 'b'.repeat(200) },
  ]);
  // Who deletes the card deletes all of it.
  await account.send('DELETE', `words/${kept}`);
  const left = "select id from practice_words where id in ($1, $2) and meaning <> ''";
  expect(await query(left, [kept, other])).toEqual([]);
});

test('one card that is stored under both is one, and can be changed', async () => {
  const { email } = await anAccount();
  const account = aBrowser();
  await account.signIn(email);
  const id = await save(account, aCard('oar'));
  const visitor = aBrowser();
  await save(visitor, aCard('oar'), id);
  await visitor.signIn(email);
  expect(await cardsOf(account)).toMatchObject([{ card: id }]);
  const changed = aCard('oar', { meaning: 'rows a boat', sequence: 9 });
  expect((await account.send('PUT', `words/${id}`, changed)).status).toBe(200);
  expect(await cardsOf(account)).toMatchObject([{ card: id, meaning: 'rows a boat' }]);
});

test('the reviews of both lead to what one card with all of them would', async () => {
  const { email, account, visitor, kept, other } = await twoCards();
  const [first, second, third] = [3, 6, 12] as const;
  await review(account, aReview(kept, 3, first), aReview(kept, 3, third));
  await review(visitor, aReview(other, 1, second));
  await visitor.signIn(email);

  const alone = aBrowser();
  await alone.signIn((await anAccount()).email);
  const one = await save(alone, aCard('Lamp'));
  await review(alone, aReview(one, 3, first), aReview(one, 1, second), aReview(one, 3, third));
  const stateOf = (id: string) =>
    query("select state from practice_cards where card = $1 and kind = 'word'", [id]);
  expect(await stateOf(kept)).toEqual(await stateOf(one));
  expect(await stateOf(kept)).toHaveLength(1);
  expect(await stateOf(other)).toEqual([]);
});

test('a review of the card that is gone, from a session that was open, counts for the one that stays', async () => {
  const { email, account, visitor, kept, other } = await twoCards();
  await visitor.signIn(email);
  const late = aReview(other, 3, 20);
  const reply = await review(visitor, late, late);
  expect(reply.body).toMatchObject({ saved: [late.review], refused: [], cards: [{ card: kept }] });
  expect(await cardsOf(account)).toMatchObject([{ card: kept, state: 'learning' }]);
  // Taken back, it never was.
  await review(account, { ...late, undone: true });
  expect(await cardsOf(account)).toMatchObject([{ card: kept, state: 'new' }]);
});

test('the card that is gone is not changed, and does not return', async () => {
  const { email, account, visitor, kept, other } = await twoCards();
  await visitor.signIn(email);
  expect(
    (await visitor.send('PUT', `words/${other}`, aCard('lamp', { sequence: 9 }))).body['card'],
  ).toBeNull();
  const before = await cardsOf(account);
  const restored = await visitor.send('POST', `words/${other}/restore`, aCard('lamp', { sequence: 9 }));
  expect(restored.body['card']).toEqual(before[0]);
  expect(await cardsOf(account)).toEqual(before);
  expect(before.map(({ card }) => card)).toEqual([kept]);
});

test('from a page that shows the card that is gone, the one that stays is deleted and taken back', async () => {
  const { email, account, visitor, kept, other } = await twoCards();
  await review(visitor, aReview(other, 3, 3));
  await visitor.signIn(email);
  const [before] = await cardsOf(account);
  const remove = () => visitor.send('DELETE', `words/${other}`);
  const restore = (card: object) => visitor.send('POST', `words/${other}/restore`, { ...card, zone: 'UTC' });

  const { card: deleted } = (await remove()).body as unknown as { card: Card & { created_at: string } };
  expect(await cardsOf(account)).toEqual([]);
  const texts = 'select id from practice_words where id in ($1, $2) and (word || meaning || example) <> $3';
  expect(await query(texts, [kept, other, ''])).toEqual([]);
  expect((await remove()).body).toEqual({ deleted: true, card: null });

  const { card, created_at: _, ...changes } = deleted;
  expect(card).toBe(kept);
  const back = { ...before, sequence: 3 };
  expect((await restore({ ...changes, sequence: 3 })).body['card']).toEqual(back);
  expect(await cardsOf(account)).toEqual([back]);
  // A second try, after a lost reply, changes nothing.
  expect((await restore({ ...changes, sequence: 4 })).body['card']).toEqual(back);

  // A page that has the old texts alone brings it back too, and no late packet overwrites it.
  await remove();
  const old = await restore(aCard('lamp', { meaning: '燈', sequence: 2 }));
  expect(old.body['card']).toMatchObject({ card: kept, meaning: '燈', sequence: 4, state: 'learning' });
  await remove();
  await account.send('PUT', `words/${randomUUID()}`, aCard('LAMP'));
  expect((await restore(aCard('lamp'))).status).toBe(409);
});

test('a third browser’s card joins them, and its reviews with those of the second', async () => {
  const { email, account, visitor, kept, other } = await twoCards();
  await visitor.signIn(email);
  const third = aBrowser();
  const oldest = await save(third, aCard('LAMP'));
  await query("update practice_words set created_at = '2026-10-01' where id = $1", [oldest]);
  await third.signIn(email);
  expect(await cardsOf(account)).toMatchObject([{ card: oldest, word: 'LAMP', meaning: 'a light; 燈' }]);
  const late = await review(visitor, aReview(other, 3, 20), aReview(kept, 3, 21));
  expect(late.body).toMatchObject({ refused: [], cards: [{ card: oldest }] });
});

test('while a browser that signed up may still be read by its cookie, its card stays its own', async () => {
  const visitor = aBrowser();
  const own = await save(visitor, aCard('lamp'));
  const email = 'still.a.visitor@example.org';
  await visitor.signUp(email);
  const other = aBrowser();
  const second = await save(other, aCard('lamp'));
  await query("update practice_words set created_at = '2026-10-01' where id = $1", [second]);
  await other.signIn(email);
  expect((await cardsOf(visitor)).map(({ card }) => card)).toEqual([own]);
  await visitor.signIn(email);
  expect((await cardsOf(visitor)).map(({ card }) => card)).toEqual([second]);
});

/** A visitor and an account who both have cards of the same words, each reviewed by both. Gives the sign-in. */
async function manyDoubles(many: number) {
  const { email, account, visitor, kept, other } = await twoCards();
  for (const own of [kept, other]) {
    await query(
      `with card as (insert into practice_words
        select (jsonb_populate_record(own, jsonb_build_object('id', gen_random_uuid(), 'word', 'word ' || number))).*
        from practice_words own, generate_series(1, $2::int) number where own.id = $1 returning candidate_id, id)
      insert into practice_reviews (candidate_id, id, kind, card, rating, ms, at, day, received_at)
        select candidate_id, gen_random_uuid(), 'word', id::text, 3, 1000, now(), '2026-11-20', now() from card`,
      [own, many],
    );
  }
  return { account, signIn: () => visitor.signIn(email) };
}

test('a sign-in with many doubled cards needs as many statements as one with a few', async () => {
  const statements: number[] = [];
  for (const many of [2, 500]) {
    const { account, signIn } = await manyDoubles(many);
    const sent = vi.spyOn(Client.prototype, 'query');
    await signIn();
    statements.push(sent.mock.calls.length);
    sent.mockRestore();
    const { cards, counts } = (await account.send('GET', 'words?zone=UTC')).body as unknown as {
      cards: { word: string; meaning: string; state: string }[];
      counts: { all: number };
    };
    expect(counts.all).toBe(many + 1);
    const merged = cards.filter(({ word }) => word !== 'Lamp');
    expect(new Set(merged.map(({ meaning, state }) => `${meaning} ${state}`))).toEqual(
      new Set(['a light; 燈 learning']),
    );
  }
  expect(statements[1]).toBe(statements[0]);
});
