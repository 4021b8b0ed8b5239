import { noteAnswers } from '#features/practice/server/index.ts';
import { paths } from '#paths';
import { ERROR_FAMILIES, ERROR_FAMILY_IDS } from '#ielts/errors/error-families.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { StoredGrade } from '../stored-grade.ts';
import type { StoredWork } from './work-store.ts';

const TITLE = { en: 'An essay that was graded', 'zh-Hant': '評過的文章' };
const LONGEST_EXCERPT = 200;

/** The sentence around a place of a text, or what fits of it. */
function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(0, start).search(/[^.!?\n]*$/u);
  const after = text.slice(end).search(/[.!?\n]/u);
  const sentence = text.slice(before, after < 0 ? text.length : end + after + 1).trim();
  return sentence.length > LONGEST_EXCERPT ? text.slice(start, end).slice(0, LONGEST_EXCERPT) : sentence;
}

/**
 * Takes the errors of a graded text into the learner’s mistakes, one for each family, with the sentence of its first
 * place. The family comes back in practice.
 */
export async function noteErrors(
  transaction: Transaction,
  { candidateId, id: workId, text, task }: StoredWork,
  grade: StoredGrade,
  at: Date,
): Promise<void> {
  if (grade.grader !== 'local') return;
  const noted = ERROR_FAMILY_IDS.flatMap((family) => {
    const first = grade.errors.find(({ kind }) => kind === family);
    if (!first) return [];
    const { explanation } = ERROR_FAMILIES[family];
    return [
      {
        reference: `${workId} ${family}`,
        right: false,
        title: TITLE,
        path: paths.work({ workId }),
        number: null,
        type: 'write',
        skill: null,
        error: `E-${family}`,
        prompt: task?.prompt ?? '',
        given: sentenceAround(text, first.start, first.end),
        rule: 'different' as const,
        accepted: [],
        // What the grader says of this place, and then the rule.
        explanation: {
          en: `${first.comment.en} ${explanation.en}`,
          'zh-Hant': `${first.comment['zh-Hant']}${explanation['zh-Hant']}`,
        },
      },
    ];
  });
  if (noted.length > 0) await noteAnswers(transaction, { candidateId, source: 'grading', at }, noted);
}
