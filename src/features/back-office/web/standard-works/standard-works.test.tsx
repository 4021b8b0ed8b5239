// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { officePaths } from '#paths';
import { say } from '#tests/browser/texts.ts';
import { answerApi, noConnection, refusal, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { asAdmin, withEmptyCache } from '../as-admin-fixture.ts';
import StandardWorksPage from './admin-standard-works-page.tsx';

const WORK = '0d5c5b1e-7a30-4c1e-9f0a-000000000001';
const ORDER = '0d5c5b1e-7a30-4c1e-9f0a-000000000002';
const HANNAH = '0d5c5b1e-7a30-4c1e-9f0a-000000000003';
const LIST = '/api/admin/standard-works';
const SEEDS = '/api/admin/marking-seeds';
const PROPOSAL = `/api/admin/marking/${ORDER}/standard-work`;
const ALLOW = `/api/admin/marking-teachers/${HANNAH}/claims`;
const CRITERIA = [
  'task-response',
  'coherence-and-cohesion',
  'lexical-resource',
  'grammatical-range-and-accuracy',
];
type Path = Parameters<typeof say>[1] extends infer P ? P : never;
const words = (path: Path, parameters?: Parameters<typeof say>[2]) => say('en', path, parameters);

const agreed = CRITERIA.map((criterion) => ({ criterion, band: 6.5, reason: `Why ${criterion}.` }));
const aWork = (changes: object = {}) => ({
  standard_work_id: WORK,
  marking_order_id: ORDER,
  kind: 'writing-task-2',
  module: 'academic',
  words: 268,
  prompt: 'Should buses be free?',
  has_text: true,
  agreed,
  band: 6.5,
  made_at: '2026-11-20T01:00:00.000Z',
  made_by: 'Ada Lin',
  retired_at: null,
  retired_by: '',
  marked: 3,
  ...changes,
});
const aTeacher = (changes: object = {}) => ({
  account_id: HANNAH,
  name: 'Hannah Cole',
  stopped_at: null,
  months: [{ month: '2026-11', count: 4, mean_difference: -0.25, within: 0.75 }],
  allowed: [],
  ...changes,
});
const RULES = { criterion_tolerance: 1, overall_tolerance: 0.5, window: 5, misses: 2 };
const proposal = () =>
  reply({
    kind: 'writing-task-2',
    module: 'academic',
    words: 7,
    prompt: 'Should buses be free?',
    text: 'Buses should be free.',
    agreed,
  });

withEmptyCache();

function openPage(answers: Parameters<typeof answerApi>[0] = {}) {
  asAdmin();
  const sent = answerApi({
    [LIST]: () => reply({ standard_works: [aWork()] }),
    [SEEDS]: () => reply({ teachers: [aTeacher()], rules: RULES }),
    [PROPOSAL]: proposal,
    [ALLOW]: () => reply({ allowed: true }),
    ...answers,
  });
  return { sent, ...renderPage({ page: StandardWorksPage, path: officePaths.standardWorks() }) };
}

describe('the list of standard works', () => {
  test('shows the agreed bands, who made a work, and how many teachers marked it', async () => {
    const { container, findByText } = openPage();
    await findByText('Should buses be free?');
    const row = container.querySelector(`[data-standard-work="${WORK}"]`)?.textContent;
    for (const shown of ['Overall 6.5', 'Task Response 6.5', 'Ada Lin', '268 words', 'In use', '3'])
      expect(row).toContain(shown);
  });

  test.each([
    ['an admin retired it', { retired_at: '2026-11-21T01:00:00.000Z', retired_by: 'Ada Lin' }, true],
    ['its learner withdrew', { retired_at: '2026-11-21T01:00:00.000Z', has_text: false, prompt: '' }, false],
  ])('offers a work again only with its text: %s', async (_, changes, isOffered) => {
    const { findByText, queryByRole } = openPage({
      [LIST]: () => reply({ standard_works: [aWork(changes)] }),
    });
    await findByText(words('backOffice.standardWorks.states.retired'));
    const again = queryByRole('button', {
      name: new RegExp(words('backOffice.standardWorks.restore.label')),
    });
    expect(again !== null).toBe(isOffered);
  });

  test('that is empty says how to begin', async () => {
    const { findByText } = openPage({ [LIST]: () => reply({ standard_works: [] }) });
    await findByText(words('backOffice.standardWorks.noneText'));
  });

  test('that cannot be loaded has one notice', async () => {
    const { findAllByRole } = openPage({ [LIST]: noConnection, [SEEDS]: noConnection });
    expect(await findAllByRole('button', { name: /again/iu })).toHaveLength(1);
  });
});

describe('a new standard work', () => {
  async function openDialog(answers: Parameters<typeof answerApi>[0] = {}) {
    const page = openPage(answers);
    await page.findByText('Should buses be free?');
    await page.user.click(page.getByRole('button', { name: words('backOffice.standardWorks.make.label') }));
    const see = within(await page.findByRole('dialog'));
    const number = see.getByLabelText(words('backOffice.standardWorks.make.number'));
    const find = () =>
      page.user.click(see.getByRole('button', { name: words('backOffice.standardWorks.make.find') }));
    return { ...page, see, number, find };
  }

  test('is made of a marking by its number, with the released bands to start from', async () => {
    const { see, user, number, find, sent } = await openDialog();
    // The address of the page ends with the number.
    await user.type(number, `https://www.ninefold.example/markings/${ORDER}`);
    await find();
    const band = await see.findByLabelText('Band: Task Response');
    expect(band).toHaveProperty('value', '6.5');
    await user.selectOptions(band, '7');
    await user.click(see.getByRole('button', { name: words('backOffice.standardWorks.make.save') }));
    await waitFor(() =>
      expect(sent.find(({ method, path }) => method === 'POST' && path === PROPOSAL)?.body).toEqual({
        agreed: CRITERIA.map((criterion, at) => ({ band: at === 0 ? 7 : 6.5, reason: `Why ${criterion}.` })),
      }),
    );
  });

  test('needs a whole number, and keeps what was typed', async () => {
    const { see, user, number, find, sent } = await openDialog();
    await user.type(number, '0d5c');
    await find();
    see.getByText(words('backOffice.standardWorks.make.numberWrong'));
    expect(number).toHaveProperty('value', '0d5c');
    expect(sent.some(({ path }) => path === PROPOSAL)).toBe(false);
  });

  test('is refused in words where the learner has not agreed', async () => {
    const { see, user, number, find } = await openDialog({
      [PROPOSAL]: () => refusal('consent-missing', 409),
    });
    await user.type(number, ORDER);
    await find();
    await see.findByRole('alert');
    expect(see.queryByLabelText('Band: Task Response')).toBeNull();
  });
});

describe('how teachers mark them', () => {
  test('is shown by month', async () => {
    const { container, findByText } = openPage();
    await findByText('2026-11');
    const part = container.querySelector(`[data-seeds="${HANNAH}"]`)?.textContent;
    for (const shown of ['Hannah Cole', '4', '−0.25', '75%']) expect(part).toContain(shown);
    expect(container.querySelector('[data-allow]')).toBeNull();
  });

  test('a stopped teacher is allowed claims again with a reason', async () => {
    const stopped = { stopped_at: '2026-11-21T01:00:00.000Z' };
    const { container, findByText, findByRole, user, sent } = openPage({
      [SEEDS]: () => reply({ teachers: [aTeacher(stopped)], rules: RULES }),
    });
    await findByText(/Claims stopped since/);
    await user.click(container.querySelector('[data-allow]') as HTMLElement);
    const see = within(await findByRole('dialog'));
    const save = see.getByRole('button', { name: words('backOffice.standardWorks.allow.save') });
    await user.click(save);
    see.getByText(words('backOffice.standardWorks.allow.reasonMissing'));
    await user.type(see.getByLabelText(words('backOffice.standardWorks.allow.reason')), 'We talked.');
    await user.click(save);
    await findByText(words('backOffice.standardWorks.allow.done', { name: 'Hannah Cole' }));
    expect(sent.find(({ path }) => path === ALLOW)?.body).toEqual({ reason: 'We talked.' });
  });

  test('earlier stops say who ended them and why', async () => {
    const allowed = [
      {
        stopped_at: '2026-11-20T01:00:00.000Z',
        allowed_at: '2026-11-21T01:00:00.000Z',
        by: '',
        reason: 'We read it together.',
      },
    ];
    const { findByText } = openPage({
      [SEEDS]: () => reply({ teachers: [aTeacher({ allowed, months: [] })], rules: RULES }),
    });
    const line = await findByText(/We read it together/);
    expect(line.textContent).toContain(words('backOffice.standardWorks.somebody'));
  });
});
