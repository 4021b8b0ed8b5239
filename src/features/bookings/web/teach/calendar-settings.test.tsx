// @vitest-environment happy-dom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { say } from '#tests/browser/texts.ts';
import { answerApi, refusal, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import type { ScheduleView } from '../settings/teach-replies.ts';
import CalendarPage from './calendar-page.tsx';
import { aLesson, SCHEDULE } from './calendar-fixture.ts';

const t = (key: Parameters<typeof say>[1], values = {}) => say('en', key, values);
const NOW = '2026-11-25T04:00:00.000Z';
const ADDRESS = 'https://calendar.example/secret.ics';

afterEach(() => localStorage.clear());

function show(room = 'embedded') {
  const user = { id: 'a-person', time_zone: 'Asia/Taipei' };
  localStorage.setItem('auth', JSON.stringify({ user, role: 'teacher', token: 'a token', two_factor: true }));
  const server: { schedule: ScheduleView; version: number; refused: string; room: string } = {
    schedule: SCHEDULE,
    version: 3,
    refused: '',
    room,
  };
  const times = [
    { starts_at: '2026-11-26T11:00:00.000Z', local: '2026-11-26T11:00', teacher_local: '2026-11-26T19:00' },
    { starts_at: '2026-11-26T12:00:00.000Z', local: '2026-11-26T12:00', teacher_local: '2026-11-26T20:00' },
  ];
  const sent = answerApi({
    '/api/teach/calendar': () =>
      reply({
        bookings: [aLesson()],
        zone: 'Asia/Taipei',
        courtesy_hours: 12,
        server_now: NOW,
        busy: [],
        failing_calendars: [],
      }),
    '/api/teach/schedule'({ body }) {
      if (!body) return reply({ schedule: server.schedule, version: server.version });
      const saved = body as { schedule: ScheduleView; version: number };
      if (saved.version !== server.version) return refusal('schedule-changed', 409);
      server.schedule = saved.schedule;
      server.version += 1;
      return reply({ version: server.version });
    },
    '/api/teach/busy-calendars'({ body }) {
      if (!body) return reply({ calendars: [] });
      if (server.refused !== '') return refusal(server.refused, 422);
      const at = { added_at: NOW, read_at: NOW };
      return reply({ calendar: { busy_calendar_id: 'one', host: 'calendar.example', failure: null, ...at } });
    },
    '/api/teach/room-link': ({ body }) =>
      reply({ url: null, kind: server.room, ...(body as { url: string | null } | undefined) }),
    '/api/calendar-feed': () => reply({ has_address: false }),
    '/api/teach/bookings/a-lesson/times': () =>
      reply({ times: times.map((time, at) => ({ ...time, is_free: at === 0 })) }),
    '/api/teach/bookings/a-lesson/move': () =>
      server.refused === '' ? reply({ moved: true }) : refusal(server.refused, 409),
  });
  const { container } = renderPage({ page: CalendarPage, path: '/teach/calendar' });
  return { container, sent, server, see: within(container) };
}

async function openSettings(part: string, room?: string) {
  const shown = show(room);
  fireEvent.click(await shown.see.findByRole('tab', { name: t('teachCalendar.views.settings') }));
  await shown.see.findByText(t('teachSettings.busy.none'));
  const found = shown.container.querySelector<HTMLElement>(`[data-setting="${part}"]`);
  if (!found) throw new Error(`no part ${part}`);
  const type = (name: string, value: string) =>
    fireEvent.change(found.querySelector(`[name="${name}"]`) as HTMLElement, { target: { value } });
  const press = (mark: string) => fireEvent.click(found.querySelector(`[${mark}]`) as HTMLElement);
  return { ...shown, part: within(found), type, press };
}

test('the address of the calendar is a setting like the others', async () => {
  const { part } = await openSettings('feed');
  part.getByRole('heading', { level: 2, name: t('lessonFeed.title') });
  part.getByText(t('lessonFeed.make'));
});

test('holidays are saved on top of what was changed elsewhere, and undone', async () => {
  const { part, type, press, server } = await openSettings('holidays');
  const other = { from: '2027-01-01', to: '2027-01-02' };
  server.schedule = { ...SCHEDULE, holidays: [other] };
  server.version = 7;
  type('holiday-from', '2026-12-24');
  type('holiday-to', '2026-12-23');
  press('data-add-holiday');
  await part.findByText(t('teachSettings.holidays.order'));
  type('holiday-to', '2026-12-26');
  press('data-add-holiday');
  await part.findByText(t('teachSettings.conflict'));
  press('data-add-holiday');
  await part.findByText(t('teachSettings.undo'));
  expect(server.schedule.holidays).toEqual([{ from: '2026-12-24', to: '2026-12-26' }, other]);
  press('data-undo');
  await part.findByText(t('teachSettings.undone'));
  expect(server.schedule.holidays).toEqual([other]);
});

test('an address that cannot be read stays in its field; one that can be read is shown no more', async () => {
  const { part, type, press, server, sent, container } = await openSettings('busy');
  const add = () => press('data-add-calendar');
  type('busy-address', 'http://calendar.example/secret.ics');
  add();
  await part.findByText(t('teachSettings.busy.addressMissing'));
  expect(sent.some(({ body }) => body)).toBe(false);
  server.refused = 'calendar-unreadable';
  type('busy-address', ADDRESS);
  add();
  await part.findByRole('alert');
  expect(container.querySelector<HTMLInputElement>('[name="busy-address"]')?.value).toBe(ADDRESS);
  server.refused = '';
  add();
  await part.findByText(t('teachSettings.busy.done', { host: 'calendar.example' }));
  expect(container.innerHTML).not.toContain('secret.ics');
});

test.each(['embedded', 'link'] as const)(
  'a teacher stores and removes the own meeting address where lessons are %s',
  async (room) => {
    const { part, type, press, sent } = await openSettings('meeting', room);
    await part.findByRole('textbox');
    part.getByText(t(`teachSettings.meeting.text.${room}`));
    const save = () => press('data-save-meeting');
    type('meeting-address', 'http://meet.example.org/hannah');
    save();
    await part.findByText(t('teachSettings.meeting.wrong'));
    expect(sent.some(({ body }) => body)).toBe(false);
    type('meeting-address', 'https://meet.example.org/hannah');
    save();
    await part.findByText(t('teachSettings.meeting.saved'));
    type('meeting-address', '');
    save();
    await part.findByText(t('teachSettings.meeting.removed'));
    expect(sent.flatMap(({ body }) => body ?? [])).toEqual([
      { url: 'https://meet.example.org/hannah' },
      { url: null },
    ]);
  },
);

test('a lesson is moved to a time of the list; who has it taken is said in the teacher’s words', async () => {
  const { see, server, sent } = show();
  fireEvent.click(await see.findByText(t('teachCalendar.lessons.move')));
  const dialog = within(await within(document.body).findByRole('dialog'));
  const time = await dialog.findByRole('combobox', { name: t('teachCalendar.move.time') });
  const save = () => fireEvent.click(dialog.getByRole('button', { name: t('teachCalendar.move.save') }));
  save();
  await dialog.findByText(t('teachCalendar.move.missing'));
  // The time outside of the hours is asked for.
  expect(time.querySelectorAll('option')).toHaveLength(2);
  fireEvent.click(dialog.getByRole('checkbox'));
  expect(time.querySelectorAll('option')).toHaveLength(3);
  const choose = () => fireEvent.change(time, { target: { value: '2026-11-26T12:00:00.000Z' } });
  choose();
  server.refused = 'own-time-taken';
  save();
  await dialog.findByText(t('teachCalendar.move.learnerTitle'));
  server.refused = '';
  choose();
  save();
  await see.findByText(/^The lesson is moved to/);
  expect(sent.filter(({ path }) => path.endsWith('/move')).at(-1)?.body).toEqual({
    starts_at: '2026-11-26T12:00:00.000Z',
  });
});

test('no part of the settings that has something unsaved is left without a question', async () => {
  const { container } = await openSettings('rules');
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const type = (name: string, value: string) =>
    fireEvent.change(container.querySelector(`[name="${name}"]`) as HTMLElement, { target: { value } });
  await waitFor(() => expect(container.querySelector('[name="meeting-address"]')).not.toBeNull());
  expect(asks()).toBe(false);
  for (const [field, typed, before] of [
    ['holiday-from', '2026-12-24', ''],
    ['zone', 'Europe/London', 'Asia/Taipei'],
    ['notice_hours', '24', '12'],
    ['grid_minutes', '15', '30'],
    ['busy-address', ADDRESS, ''],
    ['meeting-address', ADDRESS, ''],
  ] as const) {
    type(field, typed);
    await waitFor(() => expect(asks(), field).toBe(true));
    type(field, before);
    await waitFor(() => expect(asks(), field).toBe(false));
  }
});
