// @vitest-environment happy-dom
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { say } from '#tests/browser/texts.ts';
import { answerApi, refusal, reply } from '#tests/components/answer-api.ts';
import { addressOf, renderPage } from '#tests/components/render-page.tsx';
import CalendarPage from './calendar-page.tsx';
import type { ScheduleReply, TaughtLesson } from '../settings/teach-replies.ts';
import { aLesson, SCHEDULE } from './calendar-fixture.ts';

const t = (key: Parameters<typeof say>[1], values = {}) => say('en', key, values);
const NOW = '2026-11-25T04:00:00.000Z';

function show({ lessons = [], role = 'teacher' }: { lessons?: readonly TaughtLesson[]; role?: string } = {}) {
  const user = { id: 'a-person', time_zone: 'Asia/Taipei' };
  localStorage.setItem('auth', JSON.stringify({ user, role, token: 'a token', two_factor: true }));
  const server = { version: 3, refusals: 0 };
  const sent = answerApi({
    '/api/teach/calendar': () =>
      reply({ bookings: lessons, zone: 'Asia/Taipei', courtesy_hours: 12, server_now: NOW }),
    '/api/teach/schedule'({ body }) {
      if (!body) return reply({ schedule: SCHEDULE, version: server.version });
      if ((body as { version: number }).version !== server.version) return refusal('schedule-changed', 409);
      server.version += 1;
      return reply({ version: server.version });
    },
    '/api/teach/bookings/a-lesson/cancellation': () => reply({ cancelled: true }),
    '/api/teach/cancelled-days': () => reply({ cancelled: 1 }),
  });
  const view = renderPage({ page: CalendarPage, path: '/teach/calendar' });
  return { ...view, sent, server, see: within(view.container) };
}

const cellOf = (container: HTMLElement, cell: string): HTMLElement => {
  const found = container.querySelector<HTMLElement>(`[data-cell="${cell}"]`);
  if (!found) throw new Error(`no cell ${cell}`);
  return found;
};

afterEach(() => localStorage.clear());

test('a learner reads that the page is for teachers', async () => {
  const { see } = show({ role: 'user' });
  await see.findByText(t('teachCalendar.denied.title'));
});

test('keys open several half hours, and the hours are saved with their version', async () => {
  const { see, container, sent } = show();
  const evening = await waitFor(() => cellOf(container, '2 1080'));
  expect(evening.getAttribute('aria-pressed')).toBe('true');
  const morning = cellOf(container, '0 600');
  act(() => morning.focus());
  fireEvent.keyDown(morning, { key: 'ArrowDown', shiftKey: true });
  const below = cellOf(container, '0 630');
  expect(document.activeElement).toBe(below);
  // A key's click has no count.
  fireEvent.click(below, { detail: 0 });
  expect(cellOf(container, '0 600').getAttribute('aria-pressed')).toBe('true');
  expect(below.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(see.getByText(t('teachCalendar.save.save')));
  await see.findByText(t('teachCalendar.save.saved'));
  const saved = sent.find(({ body }) => body !== undefined && body !== null)?.body as ScheduleReply;
  expect(saved.version).toBe(3);
  expect(saved.schedule.exceptions).toEqual([{ date: '2026-11-23', kind: 'extra', from: 600, to: 660 }]);
});

test('a pointer drags over several days', async () => {
  const { container } = show();
  const first = await waitFor(() => cellOf(container, '0 600'));
  fireEvent.mouseDown(first, { button: 0 });
  fireEvent.mouseOver(cellOf(container, '1 630'));
  fireEvent.mouseUp(window);
  const pressed = [...container.querySelectorAll('[data-cell][aria-pressed="true"]')];
  expect(pressed).toHaveLength(4 + 2);
});

test('Escape ends a drag, and nothing is changed', async () => {
  const { container } = show();
  const first = await waitFor(() => cellOf(container, '0 600'));
  fireEvent.mouseDown(first, { button: 0 });
  fireEvent.mouseOver(cellOf(container, '1 630'));
  fireEvent.keyDown(first, { key: 'Escape' });
  fireEvent.mouseUp(window);
  expect(container.querySelectorAll('[data-cell][aria-pressed="true"]')).toHaveLength(2);
  expect(container.querySelector('[data-unsaved]')).toBeNull();
});

test('hours that were changed elsewhere keep the changes, which the next try saves', async () => {
  const { see, container, server } = show();
  const cell = await waitFor(() => cellOf(container, '0 600'));
  server.version = 7;
  fireEvent.click(cell, { detail: 0 });
  fireEvent.click(see.getByText(t('teachCalendar.save.save')));
  await see.findByText(t('teachCalendar.save.conflict'));
  expect(cellOf(container, '0 600').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(see.getByText(t('teachCalendar.save.save')));
  await see.findByText(t('teachCalendar.save.saved'));
});

test('a lesson is cancelled with a reason, and not without one', async () => {
  const { see, sent } = show({ lessons: [aLesson()] });
  fireEvent.click(await see.findByText(t('teachCalendar.lessons.cancel')));
  see.getByText(t('teachCalendar.dialog.courtesy', { hours: 12 }));
  const dialog = within(await within(document.body).findByRole('dialog'));
  const confirm = () =>
    fireEvent.click(dialog.getByRole('button', { name: t('teachCalendar.dialog.lessonSave') }));
  confirm();
  await dialog.findByText(t('teachCalendar.dialog.reasonMissing'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'I am ill.' } });
  confirm();
  await see.findByText(t('teachCalendar.done.lesson'));
  expect(sent.find(({ body }) => body !== undefined && body !== null)?.body).toEqual({ reason: 'I am ill.' });
});

/** Whether the browser would ask before the page is closed. */
const asksToLeave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('unsaved hours are not left without a question, and saved ones are', async () => {
  const { see, container, user } = show();
  const cell = await waitFor(() => cellOf(container, '0 600'));
  expect(asksToLeave()).toBe(false);
  fireEvent.click(cell, { detail: 0 });
  await waitFor(() => expect(asksToLeave()).toBe(true));
  const leave = () => user.click(see.getByText(t('teachCalendar.back')));
  await leave();
  const dialog = within(await within(document.body).findByRole('dialog'));
  await user.click(dialog.getByText(t('signedIn.leave.stay')));
  expect(addressOf(container)).toBe('/teach/calendar');
  expect(cellOf(container, '0 600').getAttribute('aria-pressed')).toBe('true');
  await user.click(see.getByText(t('teachCalendar.save.save')));
  await see.findByText(t('teachCalendar.save.saved'));
  await waitFor(() => expect(asksToLeave()).toBe(false));
  await leave();
  await waitFor(() => expect(addressOf(container)).toBe('/teach'));
});
