// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { answerApi, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { LANGUAGES, type Language } from '#platform/i18n/language.ts';
import { BankProvider } from './bank-provider.tsx';
import type { BankEntryView, TakenEntry } from './bank-reply.ts';
import { CommentBankPart } from './comment-bank-part.tsx';

const OWN = '00000000-0000-4000-8000-000000000001';
const entry = (id: string, part: Partial<BankEntryView> = {}): BankEntryView => ({
  entry_id: id,
  owner: 'school',
  uses: 0,
  kind: 'error',
  criterion: 'grammatical-range-and-accuracy',
  family: 'article',
  text: { en: `Say “the {quote}”, {name}.`, 'zh-Hant': '{name}，要說「the {quote}」。' },
  suggestion: 'the {quote}',
  ...part,
});
const ENTRIES = [
  entry('article-the'),
  entry('word-stress', {
    criterion: 'pronunciation',
    family: null,
    text: { en: 'The stress is on another syllable.', 'zh-Hant': '重音在另一個音節。' },
    suggestion: null,
  }),
  entry(OWN, { owner: 'own', uses: 3, text: { en: 'My own words.', 'zh-Hant': null }, suggestion: null }),
];

type Show = {
  readonly language?: Language;
  readonly learnerLanguage?: Language;
  readonly body?: string;
  readonly quote?: string;
};

function show({ language = 'en', learnerLanguage = 'en', body = '', quote = 'school' }: Show = {}) {
  const taken: TakenEntry[] = [];
  const sent = answerApi({
    '/api/teach/bank': () => reply({ entries: ENTRIES }),
    [`/api/teach/bank/${OWN}`]: () => reply({ deleted: true, saved: true }),
    '/api/teach/bank/article-the/uses': () => reply({ uses: 1 }),
  });
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <BankProvider language={learnerLanguage} firstName="Mei">
        <CommentBankPart
          comment={{ kind: 'error', criterion: null, family: null, body, suggestion: null }}
          quote={quote}
          isOpen={isOpen}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          onTake={(each) => {
            taken.push(each);
            setOpen(false);
          }}
        />
      </BankProvider>
    );
  }
  return { ...renderPage({ page: Page, path: '/page', language }), taken, sent };
}

async function open(options?: Show) {
  const view = show(options);
  expect(view.sent).toHaveLength(0);
  await view.user.click(view.container.querySelector('[data-open-bank]') as Element);
  await vi.waitFor(() => expect(view.container.querySelectorAll('[data-entry]')).toHaveLength(3));
  return view;
}
const shown = (container: Element) =>
  Array.from(container.querySelectorAll('[data-entry]')).map((each) => each.getAttribute('data-entry'));

test.each(LANGUAGES)(
  'the page’s words are in its language, an entry in the learner’s: %s',
  async (language) => {
    const { container } = await open({ language, learnerLanguage: 'zh-Hant' });
    expect(container.querySelector('[data-entry="article-the"]')?.textContent).toContain(
      'Mei，要說「the school」。',
    );
    expect(container.textContent).toContain(language === 'en' ? 'used 3 times' : '用過 3 次');
    // This one has no Chinese.
    expect(container.querySelector(`[data-entry="${OWN}"] [lang="en"]`)?.textContent).toBe('My own words.');
  },
);

test('an entry is found by typing and taken with Enter, filled in; the use is counted', async () => {
  const { container, user, taken, sent } = await open();
  expect(document.activeElement?.getAttribute('role')).toBe('combobox');
  await user.keyboard('the say');
  expect(shown(container)).toEqual(['article-the']);
  await user.keyboard('{Enter}');
  expect(taken).toEqual([
    {
      kind: 'error',
      criterion: 'grammatical-range-and-accuracy',
      family: 'article',
      body: 'Say “the school”, Mei.',
      suggestion: 'the school',
    },
  ]);
  await vi.waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/teach/bank/article-the/uses'));
});

test('arrow keys choose, around the ends, and the screen reader is told which', async () => {
  const { container, user } = await open();
  const active = () =>
    document
      .getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')
      ?.getAttribute('data-entry');
  const [first, second, third] = shown(container);
  expect(active()).toBe(first);
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe(second);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toBe(third);
});

test('the other language is taken after a switch', async () => {
  const { user, taken, getByRole } = await open();
  await user.click(getByRole('button', { name: 'Chinese' }));
  await user.keyboard('the say{Enter}');
  expect(taken[0]?.body).toBe('Mei，要說「the school」。');
});

test('without a quote there is nothing to replace, and the place to write is an ellipsis', async () => {
  const { user, taken } = await open({ quote: '' });
  await user.keyboard('the say{Enter}');
  expect(taken[0]).toMatchObject({ body: 'Say “the …”, Mei.', suggestion: null });
});

test('words that no comment has are said so; Escape closes', async () => {
  const { container, user, getByText } = await open();
  await user.keyboard('zebra');
  expect(getByText('No comment has these words.')).toBeTruthy();
  await user.keyboard('{Enter}{Escape}');
  expect(container.querySelector('[data-comment-bank]')).toBeNull();
});

test('a comment is saved as an entry, with placeholders for its quote and the name; a failure is said', async () => {
  const { container, user, sent, findByText } = show({ body: 'Mei, say “the school”.' });
  await user.click(container.querySelector('[data-keep-comment]') as Element);
  expect(await findByText(/no connection/)).toBeTruthy();
  expect(sent).toMatchObject([
    {
      method: 'PUT',
      body: { kind: 'error', text: { en: '{name}, say “the {quote}”.', 'zh-Hant': null }, suggestion: null },
    },
  ]);
});

test('own entries are changed, deleted and restored in a dialog; the school’s are not in it', async () => {
  const { user, container, getByRole, findByRole, sent } = await open();
  await user.click(container.querySelector('[data-own-entries]') as Element);
  const dialog = await findByRole('dialog');
  expect(dialog.querySelectorAll('[data-own-entry]')).toHaveLength(1);
  await user.click(getByRole('button', { name: 'Change' }));
  const [english] = Array.from(dialog.querySelectorAll('textarea'));
  await user.clear(english as Element);
  await user.click(getByRole('button', { name: 'Save' }));
  expect(dialog.textContent).toContain('Write the comment in one language or both.');
  await user.type(english as Element, 'New words.');
  await user.click(getByRole('button', { name: 'Save' }));
  await vi.waitFor(() =>
    expect(dialog.querySelector('[data-own-entry]')?.textContent).toContain('New words.'),
  );
  await user.click(getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(dialog.querySelectorAll('[data-own-entry]')).toHaveLength(0));
  await user.click(getByRole('button', { name: 'Restore' }));
  await vi.waitFor(() => expect(dialog.querySelectorAll('[data-own-entry]')).toHaveLength(1));
  expect(sent.filter(({ path }) => path === `/api/teach/bank/${OWN}`).map(({ method }) => method)).toEqual([
    'PUT',
    'DELETE',
    'PUT',
  ]);
});
