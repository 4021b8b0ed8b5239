import { measureReadingEase } from '../../content/reading-ease.ts';
import { listCheckedLessons, problem } from '../checked-lessons.ts';
import type { ContentRule } from '../content-rule.ts';
import { englishOf } from './lesson-length.ts';

/** The least ease of a lesson's own text, by the band that its course leads to: a learner reads it without a teacher. */
const LEAST_EASE = [
  { upTo: 4.5, ease: 65 },
  { upTo: 5.5, ease: 58 },
  { upTo: 9, ease: 48 },
] as const;

/** The text of a lesson is as easy to read as the band of its course needs. */
export const lessonEase: ContentRule = {
  name: 'lesson-ease',
  check: (content) =>
    listCheckedLessons(content).flatMap(({ folder, course, texts }) => {
      const english = texts.get('en');
      const least = LEAST_EASE.find(({ upTo }) => (course?.bands.to ?? 9) <= upTo)?.ease ?? 0;
      if (!english) return [];
      const { ease } = measureReadingEase(
        englishOf(english)
          .replace(/^\|.*$/gmu, '')
          .replace(/[*_`#>]/gu, ''),
      );
      if (ease >= least) return [];
      const what = `The reading ease is ${Math.round(ease)}; this course needs ${least} or more.`;
      return [problem(`${folder}en.md`, '', what, 'Write shorter sentences and shorter words.')];
    }),
};
