// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { officePaths } from '#paths';
import { say } from '#tests/browser/texts.ts';
import { answerApi, refusal, reply, type SentCall } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import CouponsPage from './admin-coupons-page.tsx';
import { asAdmin, withEmptyCache } from './as-admin-fixture.ts';

const COUPON = {
  code: 'SPRING-26',
  kind: 'percentage',
  percent: 20,
  amount_minor: null,
  active: true,
  state: 'not-yet',
  starts_at: '2026-11-21T16:30:00.000Z',
  ends_at: null,
  limit: 100,
  limit_per_learner: 1,
  uses: 3,
  changed_at: '2026-11-20T20:24:00.000Z',
  changed_by: { account_id: null, name: 'Ada Admin', email: 'ada@example.org' },
};
const LIST = '/api/admin/coupons';
const words = (path: Parameters<typeof say>[1], parameters?: Parameters<typeof say>[2]) =>
  say('en', path, parameters);
const found = (coupons: readonly object[], timeZone = 'Asia/Taipei') =>
  reply({ coupons, next_cursor: null, time_zone: timeZone });

withEmptyCache();

function openCoupons(answers: Readonly<Record<string, (call: SentCall) => Response | Promise<Response>>>) {
  asAdmin();
  const sent = answerApi(answers);
  const view = renderPage({ page: CouponsPage, path: officePaths.coupons() });
  const openForm = async (button: 'new' | 'change') => {
    await view.user.click(await view.findByRole('button', { name: words(`backOffice.coupons.${button}`) }));
    const dialog = view.getByRole('dialog');
    const field = (name: string) => dialog.querySelector(`[name="${name}"]`) as HTMLInputElement;
    const submit = () => view.user.click(dialog.querySelector('[type="submit"]') as Element);
    return { dialog, field, submit };
  };
  return { sent, openForm, ...view };
}

const bodyOf = (sent: readonly SentCall[]) => sent.find(({ method }) => method !== 'GET')?.body;

describe('the page of the coupons', () => {
  test('shows discount, state, uses and the period in the zone of the account', async () => {
    const { findByRole, getByRole } = openCoupons({ [LIST]: () => found([COUPON]) });
    await findByRole('rowheader', { name: 'SPRING-26' });
    const row = getByRole('table').textContent;
    for (const shown of [
      '20 %',
      words('backOffice.coupons.states.not-yet'),
      words('backOffice.coupons.from', { date: '22 Nov 2026, 00:30' }),
      words('backOffice.coupons.uses', { uses: 3, limit: 100 }),
      'Ada Admin',
    ])
      expect(row).toContain(shown);
  });

  test('offers the first coupon where there is none', async () => {
    const { findByText, getByRole } = openCoupons({ [LIST]: () => found([]) });
    await findByText(words('backOffice.coupons.none'));
    getByRole('button', { name: words('backOffice.coupons.new') });
  });
});

describe('the form of a coupon', () => {
  test.each([
    ['Asia/Taipei', '2026-12-01T08:00', '2026-12-01T00:00:00.000Z'],
    ['America/New_York', '2026-12-01T08:00', '2026-12-01T13:00:00.000Z'],
  ])('reads its times in %s, which it shows', async (zone, typed, instant) => {
    const { sent, openForm, findByText, user } = openCoupons({
      [LIST]: ({ method }) =>
        method === 'GET' ? found([], zone) : reply({ coupon: { ...COUPON, code: 'NEW' } }),
    });
    const { dialog, field, submit } = await openForm('new');
    expect(within(dialog).getAllByText(words('backOffice.coupons.zone', { zone }))).toHaveLength(2);
    await user.type(field('code'), 'new');
    await user.type(field('value'), '15');
    field('starts').value = typed;
    await submit();
    await findByText(words('backOffice.coupons.created', { code: 'NEW' }));
    expect(bodyOf(sent)).toEqual({
      code: 'NEW',
      value: { kind: 'percentage', percent: 15 },
      active: true,
      starts_at: instant,
      ends_at: null,
      limit: null,
      limit_per_learner: null,
    });
  });

  test('shows the stored times and sends them back unchanged', async () => {
    const path = `${LIST}/SPRING-26`;
    const { sent, openForm, findByText, user } = openCoupons({
      [LIST]: () => found([COUPON]),
      [path]: () => reply({ coupon: COUPON }),
    });
    const { field, submit } = await openForm('change');
    expect(field('starts').value).toBe('2026-11-22T00:30');
    expect(field('code')).toBeNull();
    await user.clear(field('limit'));
    await submit();
    await findByText(words('backOffice.coupons.saved', { code: 'SPRING-26' }));
    expect(bodyOf(sent)).toEqual({
      active: true,
      starts_at: COUPON.starts_at,
      ends_at: null,
      limit: null,
      limit_per_learner: 1,
    });
  });

  test('says at each field what is wrong, sends nothing, and focuses the first one', async () => {
    const { sent, openForm, user } = openCoupons({ [LIST]: () => found([]) });
    const { dialog, field, submit } = await openForm('new');
    await user.type(field('limit'), 'many');
    await submit();
    for (const wrong of ['codeWrong', 'valueWrong', 'limitWrong'] as const)
      within(dialog).getByText(words(`backOffice.coupons.${wrong}`));
    expect(document.activeElement).toBe(field('code'));
    expect(bodyOf(sent)).toBeUndefined();
  });

  test('has the server’s refusal at its field', async () => {
    const errors = [{ field: 'ends_at', code: 'ends-before-start', message: 'The end must be later' }];
    const { openForm, findByText } = openCoupons({
      [LIST]: () => found([COUPON]),
      [`${LIST}/SPRING-26`]: () => refusal('form-invalid', 422, { errors }),
    });
    const { field, submit } = await openForm('change');
    await submit();
    await findByText('The end must be later');
    expect(field('ends').getAttribute('aria-invalid')).toBe('true');
  });
});
