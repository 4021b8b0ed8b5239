import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createServerClock } from './server-clock.ts';

const NINE = '2026-11-21T09:00:00.000Z';
const at = (ms: number) => new Date(Date.parse(NINE) + ms).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const told = (clock: ReturnType<typeof createServerClock>) => new Date(clock.now()).toISOString();

describe('the server’s time', () => {
  test('begins with what the server said, and runs on', () => {
    const clock = createServerClock(NINE);
    expect(told(clock)).toBe(NINE);
    vi.advanceTimersByTime(90_500);
    expect(told(clock)).toBe(at(90_500));
  });

  test.each(['1999-01-01T00:00:00Z', '2099-01-01T00:00:00Z'])(
    'is not moved by the device’s own clock: %s',
    (wrong) => {
      const clock = createServerClock(NINE);
      vi.setSystemTime(new Date(wrong));
      expect(told(clock)).toBe(NINE);
      vi.advanceTimersByTime(1000);
      expect(told(clock)).toBe(at(1000));
    },
  );

  test('is set right by a reply after the device has slept', () => {
    const clock = createServerClock(NINE);
    vi.advanceTimersByTime(1000);
    clock.hear(at(600_000));
    expect(told(clock)).toBe(at(600_000));
    vi.advanceTimersByTime(1000);
    expect(told(clock)).toBe(at(601_000));
  });

  test('is not put back by a reply that took long', () => {
    const clock = createServerClock(NINE);
    vi.advanceTimersByTime(30_000);
    clock.hear(at(5000));
    expect(told(clock)).toBe(at(30_000));
  });

  test('is put forward by a reply that was quicker than the first', () => {
    const clock = createServerClock(NINE);
    vi.advanceTimersByTime(1000);
    clock.hear(at(1400));
    expect(told(clock)).toBe(at(1400));
  });
});
