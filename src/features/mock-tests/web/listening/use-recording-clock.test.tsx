// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRecordingClock } from './use-recording-clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A recording of a minute with half a minute to check, and the last time left that was reported. */
function listen(positionMs: number) {
  const told = { seconds: 0 };
  const input = (place: number, playing: boolean) => ({
    attemptId: 'a',
    lengths: [60_000],
    place: { part: 0, positionMs: place },
    speed: 1 as const,
    playing,
    running: true,
    checkMs: 30_000,
    onTimeLeft: (seconds: number) => {
      told.seconds = seconds;
    },
  });
  const { rerender } = renderHook(useRecordingClock, { initialProps: input(positionMs, false) });
  return { told, goTo: (place: number, playing: boolean) => rerender(input(place, playing)) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the clock stands still while the recording waits or is stopped', async () => {
  const { told, goTo } = listen(0);
  await pass(600_000);
  expect(told.seconds).toBe(90);
  goTo(20_000, true);
  goTo(20_000, false);
  await pass(600_000);
  expect(told.seconds).toBe(70);
});

test('after the recording the time to check passes, also over a reload, and hearing a passage again adds to it', async () => {
  const { told, goTo } = listen(60_000);
  await pass(10_000);
  expect(told.seconds).toBe(20);
  goTo(45_000, true);
  expect(told.seconds).toBe(35);
  cleanup();
  expect(listen(60_000).told.seconds).toBe(20);
});

test('the section ends when the time to check is over', async () => {
  const { told } = listen(60_000);
  await pass(31_000);
  expect(told.seconds).toBe(0);
});
