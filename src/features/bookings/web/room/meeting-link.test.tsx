// @vitest-environment happy-dom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { paths } from '#paths';
import { say } from '#tests/browser/texts.ts';
import { answerApi, refusal, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { BOOKING_ID, NOW } from '../lesson-view-fixture.ts';
import type { RoomReply } from './room.tsx';
import RoomPage from './room-page.tsx';

const t = (key: Parameters<typeof say>[1], values = {}) => say('en', key, values);
const ROOM = `/api/bookings/${BOOKING_ID}/room`;
const ADDRESS = 'https://meet.example/hannah';

afterEach(() => localStorage.clear());

/** The open room of a school whose lessons are held elsewhere. */
function show(side: RoomReply['side'], link: string | null) {
  const user = { id: 'a-person', time_zone: 'Asia/Taipei' };
  localStorage.setItem('auth', JSON.stringify({ user, role: 'user', token: 'a token', two_factor: true }));
  const server = { link, refused: false };
  const notes = { notes: [], revision: 0, server_now: NOW };
  const room = (): RoomReply => ({
    ...notes,
    side,
    state: 'open',
    learner_name: 'Mei Lin',
    teacher_name: 'Hannah',
    starts_at: NOW,
    ends_at: '2026-11-25T04:25:00.000Z',
    opens_at: '2026-11-25T03:50:00.000Z',
    closes_at: '2026-11-25T04:40:00.000Z',
    notes_until: '2026-11-26T04:40:00.000Z',
    starts_local: '2026-11-25T12:00',
    opens_local: '2026-11-25T11:50',
    zone: 'Asia/Taipei',
    kind: 'link',
    link: server.link,
    ice_servers: [],
    reach: 'none',
    shown_work: null,
    recording_days: 90,
  });
  const sync = {
    ...notes,
    is_current: true,
    other: { presence: 'door', peer: null },
    signals: [],
    is_other_work: false,
    recording: null,
  };
  answerApi({
    [ROOM]: ({ method }) => reply(method === 'GET' ? room() : sync),
    [`${ROOM}/works`]: () => reply({ works: [] }),
    '/api/teach/room-link'({ body }) {
      if (server.refused) return refusal('invalid', 422);
      server.link = (body as { url: string | null }).url;
      return reply({ url: server.link });
    },
  });
  const path = paths.lessonRoom({ bookingId: ':bookingId' });
  const address = paths.lessonRoom({ bookingId: BOOKING_ID });
  const { container } = renderPage({ page: RoomPage, path, address });
  return { container, server, see: within(container) };
}

test('a learner opens the meeting at the teacher’s address, and no device is asked for', async () => {
  const { see, container } = show('learner', ADDRESS);
  const link = await see.findByRole('link', { name: new RegExp(t('lessonRoom.link.open')) });
  expect(link.getAttribute('href')).toBe(ADDRESS);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(container.querySelector('[data-door], [data-turn-on], [name="room_link"]')).toBeNull();
  await see.findByText(t('lessonRoom.presence.door', { name: 'Hannah' }));
  see.getByRole('heading', { name: t('lessonRoom.notes.title') });
});

test('without an address the learner reads that it is missing', async () => {
  const { see } = show('learner', null);
  await see.findByText(t('lessonRoom.link.missing'));
});

test('the teacher stores an address, which is there at once; one that is refused stays in its field', async () => {
  const { see, container, server } = show('teacher', null);
  await see.findByText(t('lessonRoom.link.missingOfYours'));
  const field = see.getByLabelText<HTMLInputElement>(new RegExp(t('lessonRoom.link.label')));
  const save = (address: string) => {
    fireEvent.change(field, { target: { value: address } });
    fireEvent.click(see.getByRole('button', { name: t('lessonRoom.link.save') }));
  };
  for (const address of ['http://meet.example/hannah', 'meet.example']) {
    save(address);
    await see.findByText(t('lessonRoom.link.noAddress'));
    expect(field.value).toBe(address);
  }
  server.refused = true;
  save(`${ADDRESS}/${'a'.repeat(500)}`);
  await see.findByText(t('lessonRoom.link.failed'));
  server.refused = false;
  save(` ${ADDRESS} `);
  await waitFor(() => expect(container.querySelector('[data-meeting-link="there"]')).not.toBeNull());
  expect(server.link).toBe(ADDRESS);
  see.getByText(t('lessonRoom.link.saved'));
  see.getByText(t('lessonRoom.link.textOfYours'));
});
