// @vitest-environment happy-dom
import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextProvider } from '#platform/i18n/text-provider.tsx';
import { learnEn } from '../texts-en.ts';
import { WorkshopClock } from './workshop-clock.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

const open = () =>
  render(
    <TextProvider language="en" catalogue={{ learn: learnEn }}>
      <WorkshopClock name="course/lesson/task" minutes={20} />
    </TextProvider>,
  );

test('the clock starts when it is wanted, goes on over a reload, ends without taking anything, and can be switched off', () => {
  const first = open();
  fireEvent.click(first.getByRole('button', { name: learnEn.clock.start }));
  expect(first.getByRole('timer').textContent).toBe('20:00');
  act(() => void vi.advanceTimersByTime(61_000));
  expect(first.getByRole('timer').textContent).toBe('18:59');
  first.unmount();
  act(() => void vi.advanceTimersByTime(60_000));
  const second = open();
  expect(second.getByRole('timer').textContent).toBe('17:59');
  act(() => void vi.advanceTimersByTime(18 * 60_000));
  expect(second.getByRole('status').textContent).toBe(learnEn.clock.over);
  fireEvent.click(second.getByRole('button', { name: learnEn.clock.off }));
  expect(second.getByRole('button', { name: learnEn.clock.start })).toBeTruthy();
});
