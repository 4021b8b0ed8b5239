import type { Language } from '#platform/i18n/language.ts';
import type { z } from 'zod';
import type { getWork } from '../../works-contract.ts';
import { nameOfErrorKind, type ErrorKind } from '../../domain/model/found-errors.ts';
import { placeMarks, type TextMark } from '../../domain/works/text-marks.ts';
import type { LocalGrade } from '../local/local-grade.ts';
import type { ModelGrade } from '../model/model-grade.ts';
import type { TeacherGrade } from '../stored-grade.ts';
import { bandOfRow } from './band-of-row.ts';
import type { GradeRow } from './grade-store.ts';

type GradeView = NonNullable<z.input<(typeof getWork)['reply']>['grade']>;

/** The title of a lesson; undefined: the school's content has no such lesson. */
export type FindLessonTitle = (course: string, lesson: string, language: Language) => string | undefined;

/** The parts of this machine's grade that the page shows beside the grade that counts. */
type ShownGrade = Omit<LocalGrade, 'band' | 'low' | 'high'>;

type Shown = {
  readonly text: string;
  /** The grade that counts. */
  readonly counts: GradeRow;
  /** This machine's grade: its errors and advice stand beside any other grade. */
  readonly local: ShownGrade;
  /** This machine's grade of the learner's text before. */
  readonly before: ShownGrade | undefined;
  readonly language: Language;
  readonly findLessonTitle: FindLessonTitle;
};

/** The grade of a text as its page shows it, in one language. */
export function viewTextGrade({ text, counts, local, before, language, findLessonTitle }: Shown): GradeView {
  // A machine's grade of a recording is never one of a text; the row's type does not say so.
  const grade = counts.grade.grader === 'speaking' ? local : counts.grade;
  const { criteria } = grade;
  const errors: TextMark[] = local.errors.map(({ kind, ...error }) => ({
    ...error,
    kind: 'error',
    family: kind,
  }));
  const wrong = local.figures.claims.flatMap(({ verdict, comment, start, end, quote }): TextMark[] =>
    verdict === 'wrong' && comment
      ? [{ start, end, quote, comment, criterion: 'task-achievement', kind: 'error', family: 'figures' }]
      : [],
  );
  const quoted = criteria.flatMap(({ criterion, evidence }) =>
    evidence.map(({ quote, comment }) => ({ criterion, quote, comment })),
  );
  return {
    grader: counts.grader,
    ...viewGrader(grade),
    local_reason: counts.localReason,
    band: bandOfRow(counts),
    criteria: criteria.map(({ criterion, low, high }) => ({ criterion, low, high })),
    marks: placeMarks(text, [...errors, ...wrong], quoted).map(({ comment, ...mark }) => ({
      ...mark,
      comment: comment[language],
    })),
    caps: local.caps.map(({ id, cap, message }) => ({ id, cap, message: message[language] })),
    advice: viewAdvice(local, language, findLessonTitle),
    features: local.figures.features.map((feature) => ({
      text: feature.text[language],
      said: feature.isSaid,
    })),
    claims: {
      right: local.figures.claims.filter(({ verdict }) => verdict === 'right').length,
      wrong: wrong.length,
    },
    families: viewFamilies(local, before, language),
    graded_at: counts.gradedAt.toISOString(),
  };
}

/** Which program graded, and how far it can be trusted. */
function viewGrader(
  grade: ShownGrade | ModelGrade | TeacherGrade,
): Pick<GradeView, 'model' | 'calibrated' | 'confidence'> {
  switch (grade.grader) {
    case 'local':
    case 'teacher':
      return { model: null, calibrated: true, confidence: 'usual' };
    case 'model': {
      const { model: name, host, calibrated, confidence } = grade;
      return { model: { name, host }, calibrated, confidence: confidence === 'low' ? 'low' : 'usual' };
    }
    default:
      return grade satisfies never;
  }
}

function viewAdvice(local: ShownGrade, language: Language, findLessonTitle: FindLessonTitle) {
  return local.advice.map(({ topic, errors, name, explanation, lessons }) => ({
    topic,
    name: name[language],
    explanation: explanation[language],
    count: errors,
    lessons: lessons.flatMap(({ course, lesson }) => {
      const title = findLessonTitle(course, lesson, language);
      return title === undefined ? [] : [{ course, lesson, title }];
    }),
  }));
}

/** Errors by kind, the most frequent first, with those of the text before that this one no longer has. */
function viewFamilies(local: ShownGrade, before: ShownGrade | undefined, language: Language) {
  const now = countKinds(local);
  const then = before && countKinds(before);
  const kinds = [...new Set([...now.keys(), ...(then?.keys() ?? [])])];
  return kinds
    .map((kind) => ({
      family: kind,
      name: nameOfErrorKind(kind)[language],
      count: now.get(kind) ?? 0,
      before: then ? (then.get(kind) ?? 0) : null,
    }))
    .sort((a, b) => b.count - a.count || (b.before ?? 0) - (a.before ?? 0) || (a.family < b.family ? -1 : 1));
}

function countKinds({ errors }: ShownGrade): ReadonlyMap<ErrorKind, number> {
  const counts = new Map<ErrorKind, number>();
  for (const { kind } of errors) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}
