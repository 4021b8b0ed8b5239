// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paths } from '#paths';
import { LANGUAGES, type Language } from '#platform/i18n/language.ts';
import { say } from '#tests/browser/texts.ts';
import { answerApi, noConnection, refusal, reply } from '#tests/components/answer-api.ts';
import { addressOf, renderPage } from '#tests/components/render-page.tsx';
import MarkingPage from './marking-page.tsx';
import { aMarking, aReply, ORDER_ID, signIn, WORK_ID } from './marking-view-fixture.ts';
import type { MarkingReply } from './marking-replies.ts';

const MARKING = `/api/markings/${ORDER_ID}`;
type Answers = Parameters<typeof answerApi>[0];

function thePage(answers: Answers, language: Language = 'en') {
  const sent = answerApi(answers);
  const view = renderPage({
    page: MarkingPage,
    path: paths.marking({ markingOrderId: ':markingOrderId' }),
    address: paths.marking({ markingOrderId: ORDER_ID }),
    language,
  });
  return { ...view, sent, see: within(view.container) };
}
const show = (marking: MarkingReply, language?: Language) =>
  thePage({ [MARKING]: () => reply(marking) }, language);
const t = (key: Parameters<typeof say>[1], values = {}) => say('en', key, values);
const waiting = { state: 'waiting', place: 3, done_at: null, band: null } as const;

beforeEach(signIn);
afterEach(() => localStorage.clear());

test('a waiting work shows its place, its deadline, what happens then, and the text', async () => {
  const { see, container } = show(aReply({ order: waiting, marking: null, question_until: null }));
  await see.findByText(t('markingOffer.place', { place: 3 }));
  see.getByText(t('markingOffer.due', { date: '26 Nov 2026, 18:00' }));
  see.getByText(t('markingOffer.meanwhile'));
  see.getByText(/In conclusion, towns grow\./);
  expect(container.querySelector('[data-marking-question]')).toBeNull();
});

test('a late work is admitted to be late', async () => {
  const { see } = show(aReply({ order: { ...waiting, is_late: true }, marking: null }));
  await see.findByText(t('markingOffer.late', { date: '26 Nov 2026, 18:00' }));
});

test('a cancelled one has the reason', async () => {
  const order = { state: 'cancelled', place: null, cancelled_because: 'Sent twice.' } as const;
  const { see } = show(aReply({ order, marking: null }));
  await see.findByText('Sent twice.');
  see.getByText(t('markingPage.again'));
});

test('a marking has its band, the teacher, the reasons, the letter, and the estimate beside it', async () => {
  const { see, container } = show(aReply());
  await see.findByText(t('markingPage.band.one', { band: '6.5' }));
  expect(see.getByRole('link', { name: 'Hannah' }).getAttribute('href')).toBe(
    paths.teacher({ slug: 'teacher-01' }),
  );
  see.getByText(t('markingPage.band.estimate', { band: '5.0–6.0' }));
  const criteria = [...container.querySelectorAll('[data-criterion]')].map((each) => each.textContent);
  expect(criteria).toHaveLength(4);
  expect(criteria[0]).toContain('Your opinion is clear.');
  expect(criteria[0]).toContain('Add an example.');
  for (const point of ['one', 'two', 'three', 'four', 'five', 'six', 'Dear Mei,', 'Well done.'])
    see.getByText(point);
});

test.each([
  [2, 'markingPage.band.two', 'markingPage.band.mean'],
  [3, 'markingPage.band.three', 'markingPage.band.third'],
] as const)('%d teachers are named, and how their bands were joined is said', async (count, band, how) => {
  const teachers = ['Hannah', 'Tom', 'Ada'].slice(0, count).map((name) => ({ name, slug: null }));
  const { see } = show(aReply({ marking: aMarking({ teachers }) }));
  await see.findByText(t(band, { band: '6.5' }));
  see.getByText(t(how));
});

test.each(LANGUAGES)('in %s the band of the machine has the word estimate next to it', async (language) => {
  const { container } = show(aReply(), language);
  await waitFor(() => expect(container.querySelector('[data-estimate]')).not.toBeNull());
  expect(container.querySelector('[data-estimate]')?.textContent).toMatch(
    language === 'en' ? /estimate/ : /估計/,
  );
});

test('a comment and its words lead to each other, and a correction is in the text', async () => {
  const { see, user, container } = show(aReply());
  const number = await see.findByRole('link', { name: t('works.marks.number.error', { number: 1 }) });
  expect(container.querySelector('[data-marked-text] p[lang]')?.textContent).toBe('People is are1 happy.');
  expect(container.querySelector('[data-marked-text] del')?.textContent).toBe('is');
  await user.click(number);
  expect(document.activeElement?.getAttribute('data-comment')).toBe('1');
  expect(document.activeElement?.textContent).toContain('Agreement');
  await user.click(see.getByRole('link', { name: t('works.marks.back', { number: 1 }) }));
  expect(document.activeElement).toBe(number);
  expect(see.getByText('The reader knows where they are.').closest('li')?.textContent).toContain(
    t('works.marks.kind.praise'),
  );
});

test('a later version says why it was changed', async () => {
  const { see } = show(aReply({ marking: aMarking({ version: 2, changed_because: 'I misread line 3.' }) }));
  await see.findByText(t('markingPage.changed.title', { version: 2 }));
  see.getByText('I misread line 3.');
});

test('“Write it again” opens the new draft', async () => {
  const { see, user, container } = thePage({
    [MARKING]: () => reply(aReply()),
    [`/api/works/${WORK_ID}/redrafts`]: () => reply({ work_id: 'new' }),
  });
  await user.click(await see.findByRole('button', { name: t('works.actions.again') }));
  await waitFor(() => expect(addressOf(container)).toBe(paths.writeWork({ workId: 'new' })));
});

test('the essay of a lesson leads back to its lesson, and has no draft', async () => {
  const lesson = { course: 'ielts-scored-essay', lesson: 'essay-1' };
  const { see } = show(aReply({ order: { work_id: null, source: 'task', lesson } }));
  const link = await see.findByRole('link', { name: t('markingPage.trail.lesson') });
  expect(link.getAttribute('href')).toBe(paths.lesson(lesson));
  expect(see.queryByRole('button', { name: t('works.actions.again') })).toBeNull();
});

test('one question can be sent, and not an empty one', async () => {
  let now = aReply();
  const { see, user, sent } = thePage({
    [MARKING]: () => reply(now),
    [`${MARKING}/question`]: () => {
      const question = {
        text: 'Why 6?',
        asked_at: '2026-11-25T11:00:00.000Z',
        answer: null,
        answered_at: null,
      };
      now = aReply({ question, question_until: null });
      return reply({ sent: true });
    },
  });
  const button = await see.findByRole('button', { name: t('markingPage.question.send') });
  await user.click(button);
  see.getByText(t('markingPage.question.empty'));
  const field = see.getByLabelText(t('markingPage.question.label'));
  expect(document.activeElement).toBe(field);
  await user.type(field, 'Why 6?');
  await user.click(button);
  await see.findByText(t('markingPage.question.open'));
  see.getByText('Why 6?');
  expect(see.queryByLabelText(t('markingPage.question.label'))).toBeNull();
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { text: 'Why 6?' },
  ]);
});

test('a question that could not be sent stays in its field', async () => {
  const { see, user } = show(aReply());
  const field = await see.findByLabelText<HTMLTextAreaElement>(t('markingPage.question.label'));
  await user.type(field, 'Why 6?');
  await user.click(see.getByRole('button', { name: t('markingPage.question.send') }));
  await see.findByText(t('markingPage.question.failed'));
  expect(field.value).toBe('Why 6?');
});

test('the answer is shown, and when the time has passed it says so', async () => {
  const question = {
    text: 'Why 6?',
    asked_at: '2026-11-25T11:00:00.000Z',
    answer: 'Because of the verbs.',
    answered_at: '2026-11-26T11:00:00.000Z',
  };
  const { see } = show(aReply({ question, question_until: null }));
  await see.findByText('Because of the verbs.');
  const other = show(aReply({ question_until: null }));
  await other.see.findByText(t('markingPage.question.over'));
});

test('a rating needs both numbers, and only the school sees it', async () => {
  const { see, user, sent } = thePage({
    [MARKING]: () => reply(aReply()),
    [`${MARKING}/rating`]: () => reply({ rated: true }),
  });
  await see.findByText(t('markingPage.rating.intro'));
  const clear = within(see.getByRole('group', { name: t('markingPage.rating.clear') }));
  const useful = within(see.getByRole('group', { name: t('markingPage.rating.useful') }));
  await user.click(clear.getByRole('radio', { name: '4' }));
  await user.click(see.getByRole('button', { name: t('markingPage.rating.save') }));
  see.getByText(t('markingPage.rating.missing'));
  await user.click(useful.getByRole('radio', { name: '5' }));
  await user.click(see.getByRole('button', { name: t('markingPage.rating.save') }));
  await see.findByText(t('markingPage.rating.saved'));
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ clear: 4, useful: 5 });
});

test('an unknown marking leads to all markings, a lost connection to a second try', async () => {
  const unknown = thePage({ [MARKING]: () => refusal('marking-unknown', 404) });
  const link = await unknown.see.findByRole('link', { name: t('markingPage.unknown.link') });
  expect(link.getAttribute('href')).toBe(paths.myMarkings());
  unknown.unmount();
  const away = thePage({ [MARKING]: noConnection });
  await away.see.findByRole('button', { name: t('markingOffer.unreachable.retry') });
});
