import { listPeople } from '#features/accounts/server/index.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { isNewsEvent } from '../../domain/booking.ts';
import * as contract from '../../news-contract.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import type { StoredBooking } from '../booking-store.ts';
import { findTeacherOfAccount, listLessonTeachers } from '../lesson-teacher-store.ts';
import { viewBooking, viewHistory } from '../lessons/view-booking.ts';
import { findNextLesson, listAnswered, listNews, type NewsOf } from './news-store.ts';

/** What is new about lessons, for the overview of a learner and the desk of a teacher. */
export function mountNewsRoutes(api: Api, dependencies: BookingDependencies): void {
  const { database, clock } = dependencies;

  async function readNews<View>(
    whose: NewsOf,
    language: Language,
    viewMore: (lessons: readonly StoredBooking[]) => Promise<(lesson: StoredBooking) => View>,
    also: readonly StoredBooking[] = [],
  ) {
    const now = clock.now();
    const [next, news, teachers] = await Promise.all([
      findNextLesson(database, whose, now),
      listNews(database, whose, now),
      listLessonTeachers(database),
    ]);
    const more = await viewMore([...(next ? [next] : []), ...news.map(({ booking }) => booking), ...also]);
    const view = (lesson: StoredBooking) => ({
      ...viewBooking(dependencies, lesson, {
        teacher: teachers.find(({ teacher }) => teacher === lesson.teacher),
        language,
      }),
      ...more(lesson),
    });
    const reply = {
      next: next ? view(next) : null,
      news: news.flatMap(({ booking, event }) =>
        viewHistory([event]).flatMap((seen) =>
          isNewsEvent(event.kind) ? [{ booking: view(booking), event: { ...seen, kind: event.kind } }] : [],
        ),
      ),
      server_now: now.toISOString(),
    };
    return { reply, view };
  }

  mountEndpoint(api, contract.listLessonNews, {}, async ({ actor }, context) => {
    const whose = { learnerId: actor.accountId };
    const { reply } = await readNews(whose, context.get('language'), async () => () => ({}));
    return { ok: true, reply };
  });

  mountEndpoint(api, contract.listTaughtNews, {}, async ({ actor }, context) => {
    const teacher = await findTeacherOfAccount(database, actor.accountId);
    if (!teacher)
      return {
        ok: true,
        reply: { next: null, news: [], answers: [], server_now: clock.now().toISOString() },
      };
    const answered = await listAnswered(database, teacher.teacher, clock.now());
    const { reply, view } = await readNews(
      { teacher: teacher.teacher },
      context.get('language'),
      async (lessons) => {
        const people = await listPeople(database, [...new Set(lessons.map(({ learnerId }) => learnerId))]);
        const names = new Map(people.map(({ accountId, name }) => [accountId, name]));
        return ({ learnerId }) => ({ learner_name: names.get(learnerId) ?? '' });
      },
      answered.map(({ booking }) => booking),
    );
    const answers = answered.map(({ booking, answeredAt }) => ({
      booking: view(booking),
      answered_at: answeredAt.toISOString(),
    }));
    return { ok: true, reply: { ...reply, answers } };
  });
}
