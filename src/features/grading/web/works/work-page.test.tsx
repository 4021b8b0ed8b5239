// @vitest-environment happy-dom
import { act, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { paths } from '#paths';
import { LANGUAGES, type Language } from '#platform/i18n/language.ts';
import { say } from '#tests/browser/texts.ts';
import { answerApi, noConnection, refusal, reply } from '#tests/components/answer-api.ts';
import { addressOf, renderPage } from '#tests/components/render-page.tsx';
import { aGrade, aReply, WORK_ID } from './work-fixture.ts';
import WorkPage from './work-page.tsx';
import type { WorkReply } from '../work-reply.ts';

const WORK = `/api/works/${WORK_ID}`;
const NO_MODEL = { '/api/grader-choice': () => reply({ model: null, choice: null }) };
type Answers = Parameters<typeof answerApi>[0];

function thePage(answers: Answers, language: Language = 'en') {
  const sent = answerApi({ ...NO_MODEL, ...answers });
  const view = renderPage({
    page: WorkPage,
    path: paths.work({ workId: ':workId' }),
    address: paths.work({ workId: WORK_ID }),
    language,
  });
  return { ...view, sent, see: within(view.container) };
}

const show = (work: WorkReply, language: Language = 'en') => thePage({ [WORK]: () => reply(work) }, language);
const t = (key: Parameters<typeof say>[1], values = {}) => say('en', key, values);

test('a lost connection keeps nothing back: a second try shows the work', async () => {
  let isAway = true;
  const { see, user } = thePage({ [WORK]: () => (isAway ? noConnection() : reply(aReply())) });
  await see.findByText(t('works.unreachable.title'));
  isAway = false;
  await user.click(see.getByRole('button', { name: t('works.unreachable.retry') }));
  await see.findByText(t('works.first.title'));
});

test('an unknown work offers a visitor to sign in and return', async () => {
  const { see } = thePage({ [WORK]: () => refusal('work-unknown', 404) });
  const link = await see.findByRole('link', { name: t('works.unknown.signIn') });
  expect(link.getAttribute('href')).toBe(paths.signin({ next: paths.work({ workId: WORK_ID }) }));
});

test('a draft leads to where it is written', async () => {
  const { see } = show(aReply({ grade: null, work: { state: 'draft', submitted_at: null } }));
  const link = await see.findByRole('link', { name: t('works.draft.action') });
  expect(link.getAttribute('href')).toBe(paths.writeWork({ workId: WORK_ID }));
});

test('a waiting text says its place and an honest time, and fills without a reload once it is graded', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const queue = { place: 3, seconds: 41 };
  let isGraded = false;
  const waiting = aReply({ grade: null, queue, work: { state: 'waiting', band: null, grader: null } });
  const { container, sent } = thePage({
    [WORK]: () => reply(isGraded ? aReply() : waiting),
    [`${WORK}/state`]: () =>
      reply(
        isGraded ? { state: 'graded', queue: null } : { state: 'waiting', queue: { place: 1, seconds: 8 } },
      ),
  });
  const asked = () => sent.filter(({ path }) => path.endsWith('/state')).length;
  await pass(0);
  expect(container.textContent).toContain(
    t('workStatus.place', { place: 3, time: t('workStatus.seconds', { count: 45 }) }),
  );
  await pass(2_000);
  expect(container.textContent).toContain(
    t('workStatus.next', { time: t('workStatus.seconds', { count: 10 }) }),
  );

  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  const before = asked();
  await pass(120_000);
  expect(asked()).toBe(before);
  hidden.mockReturnValue(false);
  isGraded = true;
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(0);
  expect(container.querySelector('[data-graded-notice]')?.textContent).toBe(
    t('works.nowGraded', { band: '5.0–6.0' }),
  );
  expect(container.querySelector('[data-verdict]')).not.toBeNull();
  const after = asked();
  await pass(120_000);
  expect(asked()).toBe(after);
  hidden.mockRestore();
});

test('a page that opens on a graded text announces nothing', async () => {
  const { see, container } = show(aReply());
  await see.findByText(t('works.first.title'));
  expect(container.querySelector('[data-graded-notice]')?.textContent).toBe('');
});

test('a locked work names the plans that grade it', async () => {
  const { see } = show(
    aReply({
      grade: null,
      entitled: false,
      plans: ['basic_account', 'premium_account'],
      work: { state: 'locked' },
    }),
  );
  const link = await see.findByRole('link', { name: t('workStatus.plan.basic') });
  expect(link.getAttribute('href')).toBe(paths.plan({ slug: 'basic-account' }));
  expect(see.queryByRole('button', { name: t('works.locked.action') })).toBeNull();
});

test.each([
  ['locked', 'works.locked.action'],
  ['failed', 'works.failed.action'],
] as const)('a %s work of a learner with a plan is graded on request', async (state, label) => {
  let now: WorkReply['work']['state'] = state;
  const { see, user, container } = thePage({
    [WORK]: () => reply(aReply({ grade: null, work: { state: now } })),
    [`${WORK}/grade`]: () => {
      now = 'waiting';
      return reply({ state: now, queue: null });
    },
  });
  await user.click(await see.findByRole('button', { name: t(label) }));
  await waitFor(() => expect(container.querySelector('[data-work="waiting"]')).not.toBeNull());
});

test.each(LANGUAGES)('in %s every band of a machine has the word estimate next to it', async (language) => {
  const { see, container } = show(aReply(), language);
  await see.findByText(say(language, 'works.first.title'));
  const ranges = [...container.querySelectorAll('[data-band-range]')];
  expect(ranges).toHaveLength(5);
  for (const range of ranges) expect(range.textContent).toMatch(language === 'en' ? /Estimate/ : /估計/);
});

test.each([
  [aGrade(), t('works.verdict.first', { band: '5.0–6.0', name: 'Agreement' })],
  [aGrade({ advice: [] }), t('works.verdict.plain', { band: '5.0–6.0' })],
  [aGrade({ band: null }), t('works.verdict.none')],
  [
    aGrade({ caps: [{ id: 'too-short', cap: 6, message: 'It is short.' }] }),
    t('works.verdict.capped', { cap: '6.0', message: 'It is short.' }),
  ],
  // A cap above the range holds nothing back.
  [
    aGrade({ caps: [{ id: 'template', cap: 7, message: 'A frame.' }] }),
    t('works.verdict.first', { band: '5.0–6.0', name: 'Agreement' }),
  ],
])('the sentence that matters comes first: case %#', async (grade, sentence) => {
  const { container } = show(aReply({ grade }));
  await waitFor(() => expect(container.querySelector('[data-verdict]')?.textContent).toBe(sentence));
});

test('who graded a text is named, with what makes the band less sure', async () => {
  const grade = aGrade({
    grader: 'model',
    model: { name: 'writer-1', host: 'llm.example.org' },
    calibrated: false,
    confidence: 'low',
  });
  const { see, container } = show(
    aReply({ grade, other_grades: [{ grader: 'local', band: { low: 6.5, high: 7 } }] }),
  );
  await see.findByText(t('works.graders.unsureTitle'));
  const words = container.querySelector('[data-graders]')?.textContent ?? '';
  for (const part of ['writer-1', 'llm.example.org', t('works.graders.uncalibrated'), '6.5–7.0'])
    expect(words).toContain(part);
  expect(words).toContain(`${t('works.by.model')}: 5.0–6.0 (${t('works.graders.countsEstimate')})`);
  expect(words).toContain(`${t('works.by.local')}: 6.5–7.0 (${t('works.graders.estimate')})`);
});

test.each(['not-agreed', 'chosen', 'over-budget', 'model-failed'] as const)(
  'the reason %s is said in a sentence',
  async (reason) => {
    const { see } = show(aReply({ grade: aGrade({ local_reason: reason }) }));
    await see.findByText(new RegExp(t(`works.reason.${reason}`)));
  },
);

test('a teacher’s band is no estimate', async () => {
  const { see, container } = show(aReply({ grade: aGrade({ grader: 'teacher' }) }));
  await see.findByText(new RegExp(t('works.graders.teacher')));
  expect(container.querySelector('[data-grade]')?.textContent).not.toMatch(/estimate: band/i);
});

test('a cap of the program says nothing against a teacher’s band, and its comments are named as its own', async () => {
  const caps = [{ id: 'too-short', cap: 4, message: 'It is short.' }];
  const { see, container } = show(aReply({ grade: aGrade({ grader: 'teacher', caps }) }));
  await see.findByText(t('works.marks.program'));
  expect(container.querySelector('[data-verdict]')?.textContent).toBe(t('works.verdict.teacher'));
  expect(container.textContent).not.toContain('It is short.');
});

test('a mark leads to its comment and the comment back, and one kind can be shown alone', async () => {
  const { see, user, container } = show(aReply());
  await see.findByText(t('works.first.title'));
  const paragraph = container.querySelector('[data-marked-text] p[lang]');
  expect(paragraph?.textContent).toBe('People is2 happy1.');
  const number = see.getByRole('link', { name: t('works.marks.number.error', { number: 2 }) });
  expect(document.getElementById(number.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'The verb must be plural.',
  );
  await user.click(number);
  expect(document.activeElement?.getAttribute('data-comment')).toBe('2');
  await user.click(see.getByRole('link', { name: t('works.marks.back', { number: 2 }) }));
  expect(document.activeElement).toBe(number);
  await user.click(see.getByText('happy', { selector: 'mark' }).closest('mark') ?? number);
  await user.selectOptions(see.getByLabelText(t('works.marks.show')), 'error');
  expect(container.querySelectorAll('[data-comment]')).toHaveLength(1);
  expect(container.querySelectorAll('mark')).toHaveLength(1);
});

test('“Write it again” opens the new draft', async () => {
  const { see, user, container } = thePage({
    [WORK]: () => reply(aReply()),
    [`${WORK}/redrafts`]: () => reply({ work_id: 'new' }),
  });
  await user.click(await see.findByRole('button', { name: t('works.actions.again') }));
  await waitFor(() => expect(addressOf(container)).toBe(paths.writeWork({ workId: 'new' })));
});

test('without a plan the page says that writing it again needs one, before anything is pressed', async () => {
  const { see } = show(aReply({ work: { may_redraft: false, redraft_needs_plan: true } }));
  await see.findByText(t('works.actions.planNeeded'), { exact: false });
  expect(see.queryByRole('button', { name: t('works.actions.again') })).toBeNull();
  expect(see.getByRole('link', { name: t('works.actions.plans') }).getAttribute('href')).toBe(paths.plans());
});

test('where the plan has ended meanwhile, “Write it again” says what is needed', async () => {
  const { see, user } = thePage({
    [WORK]: () => reply(aReply()),
    [`${WORK}/redrafts`]: () => refusal('plan-needed', 403),
  });
  await user.click(await see.findByRole('button', { name: t('works.actions.again') }));
  await see.findByText(t('works.actions.planNeeded'));
  expect(see.getByRole('link', { name: t('works.actions.plans') }).getAttribute('href')).toBe(paths.plans());
});

test('the drafts are listed with their bands, and one that is open leads to where it is written', async () => {
  const { work } = aReply();
  const drafts = [work, { ...work, work_id: 'second', state: 'draft' as const, draft: 2, band: null }];
  const { see, container } = show(aReply({ drafts, work: { may_redraft: false } }));
  await see.findByText(t('works.drafts.title'));
  expect(container.querySelector('[data-drafts]')?.textContent).toContain(
    t('works.drafts.estimate', { band: '5.0–6.0' }),
  );
  for (const link of [
    see.getByRole('link', { name: t('works.drafts.other', { draft: 2 }) }),
    see.getByRole('link', { name: t('works.actions.continue') }),
  ])
    expect(link.getAttribute('href')).toBe(paths.writeWork({ workId: 'second' }));
});

test('errors are counted by family, next to those of the text before', async () => {
  const families = [{ family: 's-missing', name: 'Agreement', count: 1, before: 4 }];
  const { see } = show(aReply({ grade: aGrade({ families }) }));
  expect((await see.findByRole('row', { name: /^Agreement/ })).textContent).toBe('Agreement14');
});

test('a report says which features of its charts it has, and how many figures are right', async () => {
  const features = [
    { text: 'A has the highest figure.', said: true },
    { text: 'B fell.', said: false },
  ];
  const { see } = show(aReply({ grade: aGrade({ features, claims: { right: 4, wrong: 1 } }) }));
  await see.findByText(t('works.charts.claims', { right: 4, wrong: 1 }));
  expect(see.getByText(/B fell/).textContent).toContain(t('works.charts.missing'));
});
