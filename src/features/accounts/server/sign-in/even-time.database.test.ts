import { expect, test } from 'vitest';
import { useAccounts } from '../accounts-fixture.ts';
import { inEvenTime } from './even-time.ts';

const { ask } = useAccounts({ evenTime: true });

async function timeOf(work: () => Promise<string>) {
  const startedAt = performance.now();
  const outcome = await inEvenTime(work).catch((error: Error) => error.message);
  return { outcome, ms: performance.now() - startedAt };
}

test('work that is done at once is answered no sooner than other work', async () => {
  const { outcome, ms } = await timeOf(async () => 'done');
  expect(outcome).toBe('done');
  // A timer may fire a millisecond early.
  expect(ms).toBeGreaterThanOrEqual(248);
});

test('work that takes longer is waited for', async () => {
  const slow = () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), 300));
  expect((await timeOf(slow)).outcome).toBe('done');
});

test('work that fails fails', async () => {
  expect((await timeOf(() => Promise.reject(new Error('broken')))).outcome).toBe('broken');
});

const password = 'violet 7 tram';
const names = { first_name: 'Mei', last_name: 'Lin' };
test.each<[string, object]>([
  ['/api/users/signup', { ...names, password, password_confirmation: password }],
  ['/api/users/password/forgot', {}],
  ['/api/users/email/resend', {}],
])('%s answers in even time, for an unknown address too', async (path, body) => {
  const startedAt = performance.now();
  const { status } = await ask('POST', path, { body: { email: 'nobody@example.org', ...body } });
  expect(status).toBe(200);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(248);
});
