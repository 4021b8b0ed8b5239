import { findLearnerGoal } from '#features/accounts/server/index.ts';
import type { Language } from '#platform/i18n/language.ts';
import { bandsBySkill } from '../../domain/brief/band-trend.ts';
import { findLastWithHomework, listHomeworkOf } from '../after/after-store.ts';
import { viewHomework } from '../after/view-after.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import type { StoredBooking } from '../booking-store.ts';
import type { StoredTeacher } from '../lesson-teacher-store.ts';
import { localOf, teacherZoneAt } from '../slots/find-slots.ts';
import { addLook, findShares } from './brief-store.ts';

const MOST_ERRORS = 3;

/** What the learner of a lesson shares with its teacher. The look is stored before anything is read. */
export async function viewBrief(
  dependencies: BookingDependencies,
  { booking, teacher: stored }: { readonly booking: StoredBooking; readonly teacher: StoredTeacher },
  language: Language,
) {
  const { database, clock, ids } = dependencies;
  const { id: bookingId, learnerId, teacher } = booking;
  const shown = await findShares(database, learnerId);
  await addLook(database, { bookingId, id: ids.uuid(), learnerId, teacher, shown, lookedAt: clock.now() });
  return {
    goal: shown.includes('goal') ? await viewGoal(dependencies, learnerId) : null,
    bands: shown.includes('bands') ? await viewBands(dependencies, learnerId) : null,
    errors: shown.includes('errors') ? await viewErrors(dependencies, learnerId, language) : null,
    last_homework: await viewLastHomework(dependencies, { booking, teacher: stored }, language),
  };
}

async function viewGoal({ database }: Pick<BookingDependencies, 'database'>, learnerId: string) {
  const { targetBandTimesTwo, examDate } = await findLearnerGoal(database, learnerId);
  return { target_band: targetBandTimesTwo === null ? null : targetBandTimesTwo / 2, exam_date: examDate };
}

async function viewBands({ brief }: Pick<BookingDependencies, 'brief'>, learnerId: string) {
  return bandsBySkill(await brief.listBands(learnerId)).map(({ skill, series, trend }) => ({
    skill,
    trend,
    series: series.map(({ low, high, by, at }) => ({ low, high, by, at: at.toISOString() })),
  }));
}

async function viewErrors(
  { brief }: Pick<BookingDependencies, 'brief'>,
  learnerId: string,
  language: Language,
) {
  const errors = await brief.listErrors(learnerId, { most: MOST_ERRORS, language });
  return errors.map(({ name, count, example }) => ({ name: name[language], count, example }));
}

async function viewLastHomework(
  dependencies: Pick<BookingDependencies, 'database' | 'targets' | 'teachers'>,
  {
    booking: { learnerId, startsAt },
    teacher,
  }: { readonly booking: StoredBooking; readonly teacher: StoredTeacher },
  language: Language,
) {
  const { database, teachers } = dependencies;
  const last = await findLastWithHomework(database, learnerId, startsAt);
  if (!last) return null;
  const homework = await listHomeworkOf(database, last.id);
  return {
    day: localOf(last.startsAt, teacherZoneAt(teacher.schedule, last.startsAt)).slice(0, 10),
    teacher_name: teachers.find(({ key }) => key === last.teacher)?.name[language] ?? '',
    homework: homework.map((each) => viewHomework(dependencies, each, language)),
  };
}
