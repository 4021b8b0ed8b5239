import { lazy, Suspense, type ComponentType } from 'react';
import type { LessonTimesProps } from '#features/bookings/web/index.ts';
import type { MarkedDraftProps, MarkingOfferProps } from '#features/teacher-marking/web/index.ts';
import type { SlotParts } from '#platform/pages/slot.tsx';
import { LoadBoundary } from '#ui/load-boundary.tsx';

declare module '#platform/pages/slot.tsx' {
  interface PageSlots {
    /** The free times of a teacher. On pages with the texts `lessonTimes` and `lessonWords`. */
    'lesson-times': LessonTimesProps;
    /** The way to the time for which a pack was bought. On pages with the texts `lessonTimes`. */
    'chosen-time': object;
    /** The homework of a learner's lessons. On pages with the texts `lessonHomework`. */
    'lesson-homework': object;
    /** A learner's next lesson and what others changed. On pages with the texts `lessonNews` and `lessonWords`. */
    'lesson-news': object;
    /** A teacher's next lesson and what others changed. On pages with the texts `lessonNews` and `lessonWords`. */
    'taught-news': object;
    /** Has a work marked by a teacher. On pages with the texts `markingOffer`. */
    'marking-offer': MarkingOfferProps;
    /** What a teacher marked in the draft before. On pages with the texts `markingOffer`. */
    'marked-draft': MarkedDraftProps;
    /** The markings of an account that are new or on their way. On pages with the texts `markingOffer`. */
    'marking-news': object;
  }
}

/** A part that is loaded when a page shows it. The page stays whole where it cannot be loaded. */
function part<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function LoadedPart(props: Props) {
    return (
      <LoadBoundary fallback={null}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </LoadBoundary>
    );
  };
}

const bookings = () => import('#features/bookings/web/index.ts');
const teacherMarking = () => import('#features/teacher-marking/web/index.ts');

/** The parts of features that pages of lower features show: they cannot import them (ARCHITECTURE.md). */
export const SLOTS: SlotParts = {
  'lesson-times': part(async () => (await bookings()).LessonTimes),
  'chosen-time': part(async () => (await bookings()).ChosenTimeLink),
  'lesson-homework': part(async () => (await bookings()).LessonHomework),
  'lesson-news': part(async () => (await bookings()).LessonNews),
  'taught-news': part(async () => (await bookings()).TaughtNews),
  'marking-offer': part(async () => (await teacherMarking()).MarkingOffer),
  'marked-draft': part(async () => (await teacherMarking()).MarkedDraft),
  'marking-news': part(async () => (await teacherMarking()).MarkingNews),
};
