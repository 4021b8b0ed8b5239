// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { officePaths } from '#paths';
import { say } from '#tests/browser/texts.ts';
import { answerApi, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { asAdmin, withEmptyCache } from '../as-admin-fixture.ts';
import BankPage from './admin-bank-page.tsx';

const BANK = '/api/admin/marking-bank';
const words = (path: Parameters<typeof say>[1], parameters?: Parameters<typeof say>[2]) =>
  say('en', path, parameters);

const ENTRY = {
  entry_id: 'article-the',
  owner: 'school',
  kind: 'error',
  criterion: 'grammatical-range-and-accuracy',
  family: 'article',
  text: { en: 'Say “the {quote}”.', 'zh-Hant': null },
  suggestion: null,
  uses: 7,
  is_shipped: true,
  is_hidden: false,
};
const OTHER = {
  ...ENTRY,
  entry_id: 'well-linked',
  kind: 'praise',
  text: { en: 'Well linked.', 'zh-Hant': null },
};

withEmptyCache();

function openBank(answers: Parameters<typeof answerApi>[0] = {}, search = '') {
  asAdmin();
  const server = { entries: [ENTRY, OTHER] as object[] };
  const sent = answerApi({
    [BANK]: () => reply({ entries: server.entries }),
    [`${BANK}/article-the`]: () => reply({ saved: true, deleted: true }),
    ...answers,
  });
  const path = officePaths.markingComments();
  const view = renderPage({ page: BankPage, path, address: path + search });
  return { ...view, sent, server, see: within(view.container) };
}

test('a comment has its words, kind, criterion, family, state and uses', async () => {
  const { see, container } = openBank();
  await see.findByText('Say “the {quote}”.');
  const row = container.querySelector('[data-entry="article-the"]')?.textContent;
  for (const part of [
    words('markingWords.kind.error'),
    words('markingWords.criterion.grammatical-range-and-accuracy'),
    words('backOffice.comments.states.shown'),
    words('backOffice.comments.shipped'),
    '7',
  ])
    expect(row).toContain(part);
});

test('the list is searched by words, without regard to capitals', async () => {
  const { see, container } = openBank({}, '?search=WELL');
  await see.findByText('Well linked.');
  expect(container.querySelectorAll('[data-entry]')).toHaveLength(1);
});

test('a withdrawn comment is offered to be used again', async () => {
  const { see, container, server, sent, user, findByRole } = openBank();
  await see.findByText('Say “the {quote}”.');
  const act = async (name: string) => {
    await user.click(
      container.querySelector(`[data-entry="article-the"] [data-action="${name}"]`) as Element,
    );
    const dialog = await findByRole('dialog');
    expect(dialog.textContent).toContain('Say “the {quote}”.');
    await user.click(dialog.querySelector('[data-confirm]') as Element);
  };
  server.entries = [{ ...ENTRY, is_hidden: true }, OTHER];
  await act('withdraw');
  await see.findByText(words('backOffice.comments.states.hidden'), { selector: '[data-entry] *' });
  server.entries = [ENTRY, OTHER];
  await act('restore');
  await see.findByText(words('backOffice.comments.restore.done'));
  const {
    entry_id: _id,
    owner: _owner,
    uses: _uses,
    is_shipped: _shipped,
    is_hidden: _hidden,
    ...body
  } = ENTRY;
  expect(
    sent
      .filter(({ path }) => path.endsWith('/article-the'))
      .map(({ method, body: given }) => [method, given]),
  ).toEqual([
    ['DELETE', undefined],
    ['PUT', body],
  ]);
});

test('a new comment is written in the form of teachers, and a failure keeps it', async () => {
  // No answer: the id of the new comment is made by the page.
  const { container, see, sent, user, findByRole } = openBank();
  await see.findByText('Well linked.');
  await user.click(container.querySelector('[data-create]') as Element);
  const dialog = within(await findByRole('dialog'));
  const english = dialog.getByLabelText(words('commentBank.languages.en'));
  const save = dialog.getByRole('button', { name: words('commentBank.save') });
  await user.click(save);
  dialog.getByText(words('commentBank.textMissing'));
  await user.type(english, 'Too long.');
  await user.click(save);
  await dialog.findByText(words('backOffice.lostTitle'));
  expect((english as HTMLTextAreaElement).value).toBe('Too long.');
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ text: { en: 'Too long.' } });
});
