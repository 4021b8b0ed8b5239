import { expect, test } from 'vitest';
import { withRetry } from './with-retry.ts';

function failing(times: number, code: string) {
  let calls = 0;
  const work = async () => {
    calls += 1;
    if (calls <= times) throw new Error('Failed query', { cause: Object.assign(new Error(code), { code }) });
    return calls;
  };
  return { work, calls: () => calls };
}

test.each(['40001', '40P01'])('%s is tried again', async (code) => {
  await expect(withRetry(failing(2, code).work)).resolves.toBe(3);
});

test('another refusal is not tried again', async () => {
  const { work, calls } = failing(2, '23505');
  await expect(withRetry(work)).rejects.toThrow('Failed query');
  expect(calls()).toBe(1);
});

test('the last attempt’s failure is passed on', async () => {
  const { work, calls } = failing(9, '40001');
  await expect(withRetry(work, { attempts: 3 })).rejects.toThrow('Failed query');
  expect(calls()).toBe(3);
});
