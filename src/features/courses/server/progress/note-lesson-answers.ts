import { noteAnswers } from '#features/practice/server/index.ts';
import { paths } from '#paths';
import { questionPrompt } from '#ielts/exercises/question-prompt.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Learner } from '../access/learner.ts';
import type { OpenLesson } from '../access/open-lesson.ts';
import { groupsByNumber } from '../../domain/groups-by-number.ts';
import type { StoredAnswer } from './answer-store.ts';

/** Takes answers of a lesson into the learner’s mistakes, in the transaction that stores them. */
export async function noteLessonAnswers(
  transaction: Transaction,
  { candidateId }: Learner,
  { course, loaded }: OpenLesson,
  { answers, now }: { readonly answers: readonly StoredAnswer[]; readonly now: Date },
): Promise<void> {
  const { content, key } = loaded;
  const groupOf = groupsByNumber(content);
  const noted = answers.flatMap(({ number, value, mark }) => {
    const group = groupOf.get(number);
    const keyed = key.answers.find((each) => each.number === number);
    if (!keyed || !('right' in mark) || mark.rule === 'blank') return [];
    return [
      {
        reference: `${course.slug}/${content.slug}#${number}`,
        right: mark.right,
        title: content.title,
        path: paths.lesson({ course: course.slug, lesson: content.slug }),
        number,
        type: group?.type ?? '',
        skill: keyed.skill,
        error: keyed.error,
        prompt: group ? questionPrompt(group, number) : '',
        given: value,
        rule: mark.rule,
        accepted: mark.accepted,
        explanation: keyed.explanation ?? { en: '', 'zh-Hant': '' },
      },
    ];
  });
  if (noted.length > 0) {
    await noteAnswers(transaction, { candidateId, source: 'lesson', at: now }, noted);
  }
}
