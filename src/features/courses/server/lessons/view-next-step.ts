import type { z } from 'zod';
import type { Language } from '#platform/i18n/language.ts';
import type * as contract from '../../contract.ts';
import { canOpenLesson } from '../../domain/lesson-access.ts';
import { nextStep } from '../../domain/next-step.ts';
import type { OpenLesson } from '../access/open-lesson.ts';

type NextView = z.input<(typeof contract.getLesson)['reply']>['next'];

/** What follows a lesson, with its title. */
export function viewNextStep({ course, lesson, accessUntil }: OpenLesson, language: Language): NextView {
  const access = course.productId === null || accessUntil !== null ? 'open' : 'none';
  const step = nextStep(
    course.modules.map(({ number, lessons, test }) => ({
      number,
      lessons: lessons.map(({ slug, loaded, isFree }) => ({
        slug,
        canOpen: loaded !== undefined && canOpenLesson(access, isFree),
      })),
      hasTest: test !== undefined && access === 'open',
    })),
    lesson.slug,
  );
  if (step?.kind === 'lesson') {
    const found = course.modules.flatMap(({ lessons }) => lessons).find(({ slug }) => slug === step.lesson);
    return { ...step, title: found?.title[language] ?? '' };
  }
  const found = course.modules.find(({ number }) => number === step?.module);
  return step && { ...step, title: found?.title[language] ?? '' };
}
