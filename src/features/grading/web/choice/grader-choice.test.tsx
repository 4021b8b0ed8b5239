// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '#paths';
import { LANGUAGES, type Language } from '#platform/i18n/language.ts';
import { say } from '#tests/browser/texts.ts';
import { answerApi, noConnection, reply, type SentCall } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { GraderChoice } from './grader-choice.tsx';

const MODEL = { name: 'writer-1', host: 'llm.example.org' };
const CHOICE = '/api/grader-choice';
type Reply = {
  readonly model:
    | (typeof MODEL & { readonly reads_texts: boolean; readonly hears_recordings: boolean })
    | null;
  readonly choice: 'model' | 'local' | null;
};

function thePanel(first: Reply, save: (call: SentCall) => Response | Promise<Response>, language: Language) {
  const sent = answerApi({ [CHOICE]: (call) => (call.method === 'GET' ? reply(first) : save(call)) });
  const view = renderPage({
    page: () => <GraderChoice />,
    path: paths.work({ workId: 'one' }),
    language,
  });
  return {
    ...view,
    see: within(view.container),
    asked: () => sent.filter(({ method }) => method === 'GET'),
    saved: () => sent.filter(({ method }) => method === 'PUT'),
  };
}

const saved = ({ body }: SentCall) => reply({ choice: (body as { choice: string }).choice });

test.each(LANGUAGES)(
  'before anything is sent, the panel names the host and what is sent (%s)',
  async (language) => {
    const {
      see,
      user,
      saved: calls,
      container,
    } = thePanel(
      { model: { ...MODEL, reads_texts: true, hears_recordings: false }, choice: null },
      saved,
      language,
    );
    await see.findByText(say(language, 'graderChoice.sent', MODEL));
    expect(container.querySelector('[data-variant="primary"]')).toBeNull();
    await user.click(see.getByRole('button', { name: say(language, 'graderChoice.model', MODEL) }));
    await see.findByText(new RegExp(say(language, 'graderChoice.chosen.model', MODEL)));
    expect(calls().map(({ body }) => body)).toEqual([{ choice: 'model' }]);
  },
);

test('a choice can be changed later', async () => {
  const {
    see,
    user,
    saved: calls,
    container,
  } = thePanel(
    { model: { ...MODEL, reads_texts: true, hears_recordings: false }, choice: 'model' },
    saved,
    'en',
  );
  await user.click(await see.findByRole('button', { name: say('en', 'graderChoice.change') }));
  await user.click(see.getByRole('button', { name: say('en', 'graderChoice.local') }));
  await waitFor(() => expect(container.querySelector('[data-grader-choice="local"]')).not.toBeNull());
  expect(calls().map(({ body }) => body)).toEqual([{ choice: 'local' }]);
});

test('a choice that could not be saved changes nothing, and says so', async () => {
  const { see, user, container } = thePanel(
    { model: { ...MODEL, reads_texts: true, hears_recordings: false }, choice: null },
    noConnection,
    'en',
  );
  await user.click(await see.findByRole('button', { name: say('en', 'graderChoice.local') }));
  expect((await see.findByRole('alert')).textContent).toContain(say('en', 'graderChoice.failed'));
  expect(container.querySelector('[data-grader-choice="open"]')).not.toBeNull();
});

test('nothing is asked where the service only writes down recordings', async () => {
  const { container, asked } = thePanel(
    { model: { ...MODEL, reads_texts: false, hears_recordings: true }, choice: null },
    saved,
    'en',
  );
  await waitFor(() => expect(asked()).toHaveLength(1));
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(container.querySelector('[data-grader-choice]')).toBeNull();
});

test.each(LANGUAGES)('where the service hears recordings too, the panel says so (%s)', async (language) => {
  const model = { ...MODEL, reads_texts: true, hears_recordings: true };
  const { see } = thePanel({ model, choice: null }, saved, language);
  await see.findByText(say(language, 'graderChoice.sentWithRecordings', MODEL));
  await see.findByRole('heading', { name: say(language, 'graderChoice.titleWithRecordings') });
});
