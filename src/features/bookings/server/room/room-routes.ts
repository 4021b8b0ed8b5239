import { listPeople } from '#features/accounts/server/index.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { reachOf } from '#platform/config/ice-servers.ts';
import * as contract from '../../room-contract.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { findLessonTeacher } from '../lesson-teacher-store.ts';
import { BOOKING_REFUSALS as REFUSALS } from '../refusals.ts';
import { localOf, teacherZoneAt } from '../slots/find-slots.ts';
import { enterRoom } from './enter-room.ts';
import { issueIceServers } from './issue-ice-servers.ts';
import { findRoom, findRoomLink, listNotes, lockRoom, saveRoom, type StoredNote } from './room-store.ts';
import { viewWork } from '../room-works.ts';
import { listHeard } from './record-lesson.ts';
import { saveRoomNote } from './save-note.ts';
import { syncRoom } from './sync-room.ts';
import { viewRecording } from './view-recording.ts';

const viewNotes = (notes: readonly StoredNote[]) =>
  notes.map(({ id, place, author, editor, text, version }) => ({
    note_id: id,
    place,
    author,
    editor,
    text,
    version,
  }));

/** The calls of a lesson's room, for its two people. */
export function mountRoomRoutes(api: Api, dependencies: BookingDependencies): void {
  const { database, ids, room: settings, rules, teachers, works } = dependencies;

  mountEndpoint(api, contract.getRoom, REFUSALS, async ({ actor, params }, context) => {
    const entered = await enterRoom(dependencies, params.bookingId, actor);
    if (!entered.ok) return entered;
    const { booking, side, times, state, now } = entered;
    const language = context.get('language');
    const teacher = await findLessonTeacher(database, booking.teacher);
    const [learner] = await listPeople(database, [booking.learnerId]);
    const zone =
      side === 'learner'
        ? booking.learnerZone
        : teacher
          ? teacherZoneAt(teacher.schedule, booking.startsAt)
          : 'UTC';
    // The notes are never older than the revision.
    const room = await findRoom(database, booking.id);
    const shown = room?.shownWork ?? undefined;
    const isOpen = state === 'open';
    const until = times.closesAt;
    return {
      ok: true,
      reply: {
        side,
        state,
        learner_name: learner?.name ?? '',
        teacher_name: teachers.find(({ key }) => key === booking.teacher)?.name[language] ?? '',
        starts_at: booking.startsAt.toISOString(),
        ends_at: booking.endsAt.toISOString(),
        opens_at: times.opensAt.toISOString(),
        closes_at: times.closesAt.toISOString(),
        notes_until: times.notesUntil.toISOString(),
        starts_local: localOf(booking.startsAt, zone),
        opens_local: localOf(times.opensAt, zone),
        zone,
        kind: settings.lessonRoom,
        link: (isOpen && teacher?.accountId && (await findRoomLink(database, teacher.accountId))) || null,
        ice_servers: isOpen ? issueIceServers(settings.iceServers, { until, now, visit: ids.uuid() }) : [],
        reach: reachOf(settings.iceServers),
        notes: viewNotes(await listNotes(database, booking.id)),
        revision: room?.revision ?? 0,
        shown_work: shown === undefined ? null : await findWork(booking.learnerId, shown),
        recording_days: rules.recordingDays,
        server_now: now.toISOString(),
      },
    };
  });

  async function findWork(...of: Parameters<typeof works.find>) {
    const work = await works.find(...of);
    return work ? viewWork(work) : null;
  }

  mountEndpoint(api, contract.syncRoom, REFUSALS, async ({ actor, params, body }) => {
    const entered = await enterRoom(dependencies, params.bookingId, actor);
    if (!entered.ok) return entered;
    if (entered.state !== 'open') return { ok: false, refusal: 'room-closed' };
    const synced = await syncRoom(dependencies, entered, body);
    if (!synced.ok) return synced;
    const { isCurrent, other, signals, notes, revision, shownWork } = synced;
    const [latest] = await listHeard(dependencies, entered, 1);
    return {
      ok: true,
      reply: {
        is_current: isCurrent,
        other,
        signals: signals.map(({ number, fromPeer, kind, body: text }) => ({
          number,
          from: fromPeer,
          kind,
          body: text,
        })),
        notes: viewNotes(notes),
        revision,
        is_other_work: shownWork !== body.shown_work,
        recording: latest ? viewRecording(latest, entered) : null,
        server_now: entered.now.toISOString(),
      },
    };
  });

  mountEndpoint(api, contract.saveRoomNote, REFUSALS, async ({ actor, params, body }) => {
    const entered = await enterRoom(dependencies, params.bookingId, actor);
    if (!entered.ok) return entered;
    const { base, text, save_id: saveId, revision } = body;
    const input = { noteId: params.noteId, base, text, saveId, revision };
    const saved = await saveRoomNote(dependencies, entered, input);
    if (!saved.ok) return saved;
    return {
      ok: true,
      reply: { outcome: saved.outcome, notes: viewNotes(saved.notes), revision: saved.revision },
    };
  });

  mountEndpoint(api, contract.listRoomWorks, REFUSALS, async ({ actor, params }) => {
    const entered = await enterRoom(dependencies, params.bookingId, actor);
    if (!entered.ok) return entered;
    if (entered.side !== 'learner') return { ok: false, refusal: 'not-learner' };
    const found = await works.list(actor.accountId);
    return {
      ok: true,
      reply: {
        works: found.map((work) => {
          const { text: _, ...summary } = viewWork(work);
          return summary;
        }),
      },
    };
  });

  mountEndpoint(api, contract.showRoomWork, REFUSALS, async ({ actor, params, body }) => {
    const entered = await enterRoom(dependencies, params.bookingId, actor);
    if (!entered.ok) return entered;
    if (entered.side !== 'learner') return { ok: false, refusal: 'not-learner' };
    const { work_id: workId } = body;
    // Hiding is possible at any time.
    if (entered.state !== 'open' && workId !== null) return { ok: false, refusal: 'room-closed' };
    const shown = workId === null ? null : await findWork(actor.accountId, workId);
    if (workId !== null && !shown) return { ok: false, refusal: 'work-unknown' };
    const { id: bookingId, learnerId } = entered.booking;
    await database.transaction(async (transaction) => {
      await lockRoom(transaction, { bookingId, learnerId });
      await saveRoom(transaction, bookingId, { shownWork: workId });
    });
    return { ok: true, reply: { shown_work: shown } };
  });
}
