import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../after-contract.ts';
import { isBriefOpen, mayWriteAfter, writeUntil } from '../../domain/after/after-lesson.ts';
import type { AfterText } from '../../domain/after/homework.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { BOOKING_REFUSALS as REFUSALS } from '../refusals.ts';
import { findTaughtLesson, viewTaughtLesson } from '../taught-lesson.ts';
import { findAfter } from './after-store.ts';
import { storeOpened } from './answer-store.ts';
import { viewAnswer, viewAttendance, viewSent } from './view-after.ts';
import { saveAfterText, sendAfterText } from './write-after.ts';

const NOTHING: AfterText = { note: '', homework: [] };

const viewText = ({ note, homework }: AfterText) => ({
  note,
  homework: homework.map(({ id, kind, target, text, dueOn }) => ({
    homework_id: id,
    kind,
    target,
    text,
    due_on: dueOn,
  })),
});

/** A teacher's calls about what comes after the lessons of that teacher. */
export function mountTeachAfterRoutes(api: Api, dependencies: BookingDependencies): void {
  const { database, clock, targets } = dependencies;

  mountEndpoint(api, contract.listHomeworkTargets, REFUSALS, async ({ actor, params }, context) => {
    const found = await findTaughtLesson(dependencies, actor, params.bookingId);
    if (!found.ok) return found;
    const language = context.get('language');
    const known = await targets.listFor(found.booking.learnerId);
    return {
      ok: true,
      reply: {
        targets: known.map(({ kind, target, title, group }) => ({
          kind,
          target,
          title: title[language],
          group: group?.[language] ?? null,
        })),
      },
    };
  });

  mountEndpoint(api, contract.getTaughtLesson, REFUSALS, async ({ actor, params }, context) => {
    const found = await findTaughtLesson(dependencies, actor, params.bookingId);
    if (!found.ok) return found;
    const { booking } = found;
    const language = context.get('language');
    const now = clock.now();
    const after = await findAfter(database, booking.id);
    return {
      ok: true,
      reply: {
        booking: await viewTaughtLesson(dependencies, found, language),
        attendance: await viewAttendance(database, booking),
        text: viewText(after?.draft ?? NOTHING),
        version: after?.version ?? 0,
        is_sent: after !== undefined && after.sentVersion === after.version,
        sent: await viewSent(dependencies, after, { language, reader: 'teacher' }),
        can_write: mayWriteAfter(booking, now),
        write_until: writeUntil(booking).toISOString(),
        is_brief_open: isBriefOpen(booking, now),
        server_now: now.toISOString(),
      },
    };
  });

  mountEndpoint(api, contract.saveAfterText, REFUSALS, async ({ actor, params, body }) => {
    const found = await findTaughtLesson(dependencies, actor, params.bookingId);
    if (!found.ok) return found;
    const { base, save_id: saveId, text } = body;
    const saved = await saveAfterText(dependencies, found.booking, {
      base,
      saveId,
      text: {
        note: text.note,
        homework: text.homework.map(({ homework_id: id, due_on: dueOn, kind, target, text: words }) => ({
          id,
          kind,
          target,
          text: words,
          dueOn,
        })),
      },
    });
    return saved.ok ? { ok: true, reply: { version: saved.version } } : saved;
  });

  mountEndpoint(api, contract.sendAfterText, REFUSALS, async ({ actor, params, body }, context) => {
    const found = await findTaughtLesson(dependencies, actor, params.bookingId);
    if (!found.ok) return found;
    const sent = await sendAfterText(dependencies, found.booking, body.version);
    const language = context.get('language');
    if (!sent.ok) {
      if (sent.refusal !== 'homework-closed') return sent;
      const errors = sent.closed.map(({ id, kind, target }) => ({
        field: id,
        code: sent.refusal,
        message: targets.titleOf(kind, target, language) ?? target,
      }));
      return { ok: false, refusal: sent.refusal, errors };
    }
    const view = await viewSent(dependencies, sent.after, { language, reader: 'teacher' });
    if (!view) throw new Error('A note that was sent is not there.');
    return { ok: true, reply: { sent: view } };
  });

  mountEndpoint(api, contract.openAnswer, REFUSALS, async ({ actor, params }) => {
    const found = await findTaughtLesson(dependencies, actor, params.bookingId);
    if (!found.ok) return found;
    const homework = { bookingId: found.booking.id, id: params.homeworkId };
    const opened = await storeOpened(database, homework, clock.now());
    const answer = opened && viewAnswer(opened, 'teacher');
    return answer ? { ok: true, reply: { answer } } : { ok: false, refusal: 'answer-unknown' };
  });
}
