// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '#paths';
import { say } from '#tests/browser/texts.ts';
import { answerApi, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import WordsPage from './words-page.tsx';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The newest first, as the server lists them. */
const aCard = (number: number) => ({
  card: idOf(number),
  word: `word ${number}`,
  meaning: '',
  example: '',
  partners: [],
  from: null,
  suspended: false,
  sequence: 1,
  created_at: new Date(Date.UTC(2026, 10, 28, 12, 0, 60 - number)).toISOString(),
  state: 'new',
  due_on: '2026-11-29',
});

const PAGE = 2;

/** A learner with four cards on two pages. */
function openWords(holdMore: Promise<unknown> = Promise.resolve()) {
  let cards = [1, 2, 3, 4].map(aCard);
  const byId = new Map(cards.map((card) => [card.card, card]));
  const changes = Object.fromEntries(
    [...byId.keys()].flatMap((id) => [
      [
        `/api/practice/words/${id}`,
        ({ method, body }: { readonly method: string; readonly body: unknown }) => {
          if (method === 'DELETE') {
            cards = cards.filter(({ card }) => card !== id);
            return reply({ deleted: true, card: byId.get(id) ?? null });
          }
          const card = { ...aCard(0), ...byId.get(id), ...(body as object), card: id };
          cards = cards.map((each) => (each.card === id ? card : each));
          return reply({ card });
        },
      ],
      [
        `/api/practice/words/${id}/restore`,
        () => {
          const card = byId.get(id) ?? aCard(0);
          cards = [...cards, card].sort((one, other) => (one.created_at < other.created_at ? 1 : -1));
          return reply({ card });
        },
      ],
    ]),
  );
  const sent = answerApi({
    ...changes,
    async '/api/practice/words'({ query }) {
      const asked = new URLSearchParams(query);
      const found = cards.filter(({ word }) => word.includes(asked.get('search') ?? ''));
      const from = Number(asked.get('cursor') ?? 0);
      const page = reply({
        cards: found.slice(from, from + PAGE),
        counts: { all: cards.length, due: cards.length },
        next_cursor: from + PAGE < found.length ? String(from + PAGE) : null,
      });
      if (from > 0) await holdMore;
      return page;
    },
  });
  const path = paths.practice({ page: 'words' });
  return { ...renderPage({ page: WordsPage, path }), sent };
}

type Values = Parameters<typeof say>[2];
const text = (name: string, values?: Values) =>
  say('en', `practice.words.${name}` as Parameters<typeof say>[1], values);

const wordsOn = (container: HTMLElement) =>
  [...container.querySelectorAll('li h2')].map((word) => word.textContent);

async function openBothPages() {
  const page = openWords();
  const { findByRole, user } = page;
  const words = () => wordsOn(page.container);
  const press = async (name: string) => user.click(await findByRole('button', { name }));
  await findByRole('heading', { name: 'word 1' });
  await press(text('more'));
  await waitFor(() => expect(words()).toHaveLength(4));
  return { ...page, words, press };
}

test('a deleted card is taken back at its place, with the focus, and a voice says so', async () => {
  const { words, press, findByRole, findByText } = await openBothPages();
  await press(text('delete', { word: 'word 3' }));
  await waitFor(() => expect(words()).toEqual(['word 1', 'word 2', 'word 4']));
  const undo = await findByRole('button', { name: text('undoDeletion') });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  await press(text('undoDeletion'));
  await waitFor(() => expect(words()).toEqual(['word 1', 'word 2', 'word 3', 'word 4']));
  const edit = await findByRole('button', { name: text('editNamed', { word: 'word 3' }) });
  await waitFor(() => expect(document.activeElement).toBe(edit));
  const told = await findByText(text('restored', { word: 'word 3' }));
  expect(told.getAttribute('role')).toBe('status');
});

test('the pages that were turned stay when a card is put to rest or deleted', async () => {
  const { words, press, sent, findByText } = await openBothPages();
  const lists = () => sent.filter(({ path }) => path === '/api/practice/words').length;
  await press(text('restNamed', { act: text('rest'), word: 'word 4' }));
  await findByText(text('resting'));
  expect(words()).toEqual(['word 1', 'word 2', 'word 3', 'word 4']);
  const before = lists();
  await press(text('delete', { word: 'word 1' }));
  await waitFor(() => expect(lists()).toBe(before + 2));
  await findByText(text('review', { count: 3 }));
  expect(words()).toEqual(['word 2', 'word 3', 'word 4']);
});

test('a card that the search would not find any more leaves the focus at the buttons', async () => {
  const { press, findByRole, getByLabelText, user, words } = await openBothPages();
  await press(text('delete', { word: 'word 3' }));
  const undo = { name: text('undoDeletion') };
  await findByRole('button', undo);
  await user.type(getByLabelText(text('search')), '2');
  await waitFor(() => expect(words()).toEqual(['word 2']));
  await press(undo.name);
  const add = await findByRole('button', { name: text('add') });
  await waitFor(() => expect(document.activeElement).toBe(add));
  expect(words()).toEqual(['word 2']);
});

test('a page that arrives after a deletion does not bring the card back', async () => {
  const more = Promise.withResolvers<void>();
  const { container, findByRole, user } = openWords(more.promise);
  const press = async (name: string) => user.click(await findByRole('button', { name }));
  await findByRole('heading', { name: 'word 1' });
  await press(text('more'));
  await press(text('delete', { word: 'word 1' }));
  await waitFor(() => expect(wordsOn(container)).toEqual(['word 2', 'word 3']));
  more.resolve();
  await waitFor(() => expect(wordsOn(container)).toContain('word 4'));
  expect(wordsOn(container)).toEqual(['word 2', 'word 3', 'word 4']);
});
