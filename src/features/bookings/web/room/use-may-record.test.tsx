// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMayRecord } from './use-may-record.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a page without the server records for two minutes, and again when it hears from it', () => {
  const { result, rerender } = renderHook(
    (isReachable: boolean) => useMayRecord({ isReachable, closesIn: 60 * MINUTE }),
    { initialProps: true },
  );
  wait(10 * MINUTE);
  rerender(false);
  wait(2 * MINUTE - 1);
  expect(result.current).toBe(true);
  wait(1);
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(true);
});

test('no page records after its room has closed', () => {
  const { result } = renderHook(() => useMayRecord({ isReachable: true, closesIn: 5 * MINUTE }));
  wait(5 * MINUTE - 1);
  expect(result.current).toBe(true);
  wait(1);
  expect(result.current).toBe(false);
});
