import { expect, test } from 'vitest';
import { withChanged } from './change-words.ts';
import { loadWords, withMore, type ShownWords } from './load-words.ts';
import type { Words } from './words-reply.ts';

const aCard = (card: string, sequence = 1): Words['cards'][number] => ({
  card,
  word: `${card} ${sequence}`,
  meaning: '',
  example: '',
  partners: [],
  from: null,
  suspended: false,
  sequence,
  created_at: '2026-11-28T12:00:00.000Z',
  state: 'new',
  due_on: '2026-11-29',
});
const theWords = (cards: Words['cards'], changes: Partial<Words> = {}): Words => ({
  cards,
  counts: { all: cards.length, due: 0 },
  next_cursor: null,
  search: '',
  ...changes,
});
const wordsOf = ({ cards }: Pick<Words, 'cards'>) => cards.map(({ word }) => word);

test('of two changes of a card the newer stays, whichever reply arrives last', () => {
  const [second, third] = [aCard('one', 2), aCard('one', 3)];
  const before = theWords([aCard('one'), aCard('two')]);
  for (const replies of [
    [second, third],
    [third, second],
  ])
    expect(wordsOf(replies.reduce(withChanged, before))).toEqual(['one 3', 'two 1']);
});

test.each([
  ['follows the list that it was requested for', { next_cursor: 'b' }, ['a 1', 'b 1', 'c 1']],
  ['is left out of a list that ends elsewhere', { next_cursor: 'c' }, ['a 1', 'b 1']],
  ['is left out of a list that has ended', {}, ['a 1', 'b 1']],
  ['is left out of the list of another search', { next_cursor: 'b', search: 'x' }, ['a 1', 'b 1']],
])('another page %s, and doubles no card', (_, changes, expected) => {
  const words = theWords([aCard('a'), aCard('b')], changes);
  expect(wordsOf(withMore(words, theWords([aCard('b'), aCard('c')]), 'b'))).toEqual(expected);
});

test('a list whose cards were changed while it was loaded is loaded again', async () => {
  const shown: ShownWords = { changes: 0 };
  const replies = [aCard('one', 1), aCard('one', 2)];
  const loaded = await loadWords(
    async () => {
      const [card = aCard('none')] = replies.splice(0, 1);
      if (card.sequence === 1) shown.changes += 1;
      return { ok: true, reply: theWords([card]) } as Awaited<ReturnType<typeof loadWords>>;
    },
    '',
    shown,
  );
  expect(loaded.ok && wordsOf(loaded.reply)).toEqual(['one 2']);
});
