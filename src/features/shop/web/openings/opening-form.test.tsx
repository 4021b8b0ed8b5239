// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '#paths';
import { clearStoredSession, saveStoredSession } from '#platform/api-client/stored-session.ts';
import { LANGUAGES, type Language } from '#platform/i18n/language.ts';
import { say } from '#tests/browser/texts.ts';
import { answerApi, noConnection, refusal, reply } from '#tests/components/answer-api.ts';
import { descriptionOf, renderPage } from '#tests/components/render-page.tsx';
import { OpeningForm } from './opening-form.tsx';

const SUBJECT = 'lessons:teacher_01';
const REQUESTS = '/api/opening-requests';
const WITHDRAWAL = '/api/opening-requests/withdrawal';
type Answers = Parameters<typeof answerApi>[0];

function theForm(answers: Answers = {}, language: Language = 'en') {
  const sent = answerApi(answers);
  const page = () => <OpeningForm subject={SUBJECT} />;
  const { container, user } = renderPage({ page, path: paths.teacher({ slug: 'hannah' }), language });
  const see = within(container);
  const button = (key: 'submit' | 'withdraw' | 'reload') =>
    see.getByRole('button', { name: say(language, `openingRequest.${key}`) });
  const posts = () => sent.filter(({ method }) => method === 'POST');
  return { container, user, see, button, posts };
}

function signIn(): void {
  saveStoredSession({ user: { id: 'mei', email: 'mei@example.org' }, role: 'learner', token: 'a-token' });
  onTestFinished(clearStoredSession);
}

/** A GET lists, a POST requests. */
const listed = (subjects: readonly string[]) => (call: { readonly method: string }) =>
  call.method === 'GET' ? reply({ subjects }) : reply({ email: 'm•••@example.org', withdrawal: null });

test.each(LANGUAGES)(
  'a visitor leaves an address, sees it confirmed, and takes it back (%s)',
  async (language) => {
    const token = 'id.secret';
    const { user, see, button, posts } = theForm(
      {
        [REQUESTS]: () => reply({ email: 'm•••@example.org', withdrawal: token }),
        [WITHDRAWAL]: () => reply({}),
      },
      language,
    );
    expect(
      see.getByText(new RegExp(say(language, 'openingRequest.consentVisitor').slice(0, 30))),
    ).toBeTruthy();
    expect(
      see.getByRole('link', { name: say(language, 'openingRequest.privacy') }).getAttribute('href'),
    ).toBe(paths.privacy());
    await user.type(see.getByLabelText(say(language, 'openingRequest.emailField')), 'mei@example.org');
    await user.click(button('submit'));
    await see.findByText(say(language, 'openingRequest.waitingText', { email: 'm•••@example.org' }));
    await user.click(button('withdraw'));
    expect((await see.findByRole('status')).textContent).toBe(say(language, 'openingRequest.withdrawn'));
    expect(posts()).toMatchObject([
      { path: REQUESTS, body: { subject: SUBJECT, email: 'mei@example.org', language, website: '' } },
      { path: WITHDRAWAL, body: { subject: SUBJECT, withdrawal: token } },
    ]);
  },
);

test.each([
  ['', 'Email is required'],
  ['mei@example', 'Please enter a valid email address'],
])('the address "%s" is not sent; the field says why until it is corrected', async (address, why) => {
  const { user, see, button, posts } = theForm();
  const field = see.getByLabelText('Email');
  if (address !== '') await user.type(field, address);
  await user.click(button('submit'));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect([field.getAttribute('aria-invalid'), descriptionOf(field)]).toEqual(['true', why]);
  await user.type(field, 'x');
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  expect(posts()).toEqual([]);
});

test('a learner needs one click: no field, the account’s own address, no address in the request', async () => {
  signIn();
  const { container, user, see, button, posts } = theForm({ [REQUESTS]: listed([]) });
  expect(container.querySelector('[name="email"]')).toBeNull();
  expect(container.textContent).toContain(
    say('en', 'openingRequest.consentOwn', { email: 'mei@example.org' }),
  );
  await user.click(button('submit'));
  await see.findByText(say('en', 'openingRequest.waitingText', { email: 'mei@example.org' }));
  expect(posts()).toMatchObject([{ token: 'a-token', body: { email: null } }]);
});

test('a learner who has asked sees it when the page opens, and can withdraw', async () => {
  signIn();
  const { user, see, button, posts } = theForm({
    [REQUESTS]: listed([SUBJECT]),
    [WITHDRAWAL]: () => reply({}),
  });
  await see.findByText(say('en', 'openingRequest.waitingTitle'));
  await user.click(button('withdraw'));
  await see.findByText(say('en', 'openingRequest.withdrawn'));
  expect(posts()).toMatchObject([{ path: WITHDRAWAL, body: { subject: SUBJECT, withdrawal: null } }]);
  expect(button('submit')).toBeTruthy();
});

test('what has opened meanwhile can be bought: the page is loaded again', async () => {
  const { user, see, button } = theForm({ [REQUESTS]: () => refusal('already-open', 409) });
  await user.type(see.getByLabelText('Email'), 'mei@example.org');
  await user.click(button('submit'));
  await see.findByText('What happened, what is safe, what to do.');
  expect(button('reload')).toBeTruthy();
});

test.each<[string, Answers[string], string]>([
  ['the connection', noConnection, say('en', 'openingRequest.unreachable')],
  ['the limit', () => refusal('throttled', 429), 'What happened, what is safe, what to do.'],
])('%s can fail: the form says so and keeps the address', async (_, answer, why) => {
  const { user, see, button } = theForm({ [REQUESTS]: answer });
  await user.type(see.getByLabelText('Email'), 'mei@example.org');
  await user.click(button('submit'));
  expect((await see.findByRole('alert')).textContent).toContain(why);
  expect(see.getByLabelText<HTMLInputElement>('Email').value).toBe('mei@example.org');
});
