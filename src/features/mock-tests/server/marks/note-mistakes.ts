import { getMarkedVersion, getSectionVersion } from '#features/library/server/index.ts';
import { forgetMistake, noteAnswers, noteSection, skillOfType } from '#features/practice/server/index.ts';
import { paths } from '#paths';
import type { KeyedAnswer } from '#ielts/marking/answer-key.ts';
import { questionPrompt } from '#ielts/exercises/question-prompt.ts';
import { type MarkedSection, partsOf } from '#ielts/paper/paper.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { StoredAttempt } from '../attempts/attempt-store.ts';

const SECTIONS = {
  reading: { en: 'Reading of a mock test', 'zh-Hant': '模擬測驗的閱讀' },
  listening: { en: 'Listening of a mock test', 'zh-Hant': '模擬測驗的聽力' },
} as const;

type Upheld = {
  readonly section: MarkedSection;
  readonly number: number;
  readonly marks: NonNullable<StoredAttempt['marks']>;
};

const referenceOf = ({ mockTest }: StoredAttempt, skill: string, number: number) =>
  `${mockTest} ${skill}#${number}`;

/** The marks of the questions that were answered, with their groups. */
function answeredMarks(section: MarkedSection, marks: NonNullable<StoredAttempt['marks']>) {
  const groupOf = new Map(
    partsOf(section).flatMap(({ groups }) =>
      groups.flatMap((group) =>
        (group.questions as readonly { readonly number: number }[]).map(
          ({ number }) => [number, group] as const,
        ),
      ),
    ),
  );
  return marks
    .filter(({ rule }) => rule !== 'blank')
    .map((mark) => {
      const group = groupOf.get(mark.number);
      return { ...mark, group, type: group?.type ?? '' };
    });
}

/**
 * Takes the marks of a section into the learner’s mistakes, and into the mastery of its types, when its result is opened
 * for the first time. A question without an answer is no mistake: time ran out, or the learner did not know.
 */
export async function noteMistakes(transaction: Transaction, attempt: StoredAttempt): Promise<void> {
  const { candidateId, id: attemptId, marks, submittedAt } = attempt;
  // Writing and Speaking have bands, and no marks.
  if (!marks || marks.length === 0 || submittedAt === undefined) return;
  const version = await getSectionVersion(transaction, attempt.sectionVersion);
  const { section, answerKey } = getMarkedVersion(version);
  const { skill } = section;
  const keys: readonly KeyedAnswer[] = answerKey.answers;
  const at = new Date(submittedAt);
  const given = answeredMarks(section, marks);
  await noteSection(transaction, { candidateId, attemptId, at }, given);
  await noteAnswers(
    transaction,
    { candidateId, source: 'mock-test', at },
    given.map(({ number, given: value, right, rule, accepted, group, type }) => ({
      reference: referenceOf(attempt, skill, number),
      right,
      title: SECTIONS[skill],
      path: paths.attemptResult({ attemptId }),
      number,
      type,
      skill: skillOfType(skill, type),
      error: null,
      prompt: group ? questionPrompt(group, number) : '',
      given: value,
      rule,
      accepted,
      explanation: keys.find((each) => each.number === number)?.explanation ?? { en: '', 'zh-Hant': '' },
    })),
  );
}

/**
 * Takes a mistake out whose answer the school has judged right, and counts it as right in the mastery of its type.
 * `marks`: those of the attempt as they are now.
 */
export async function forgetUpheldMistake(
  transaction: Transaction,
  attempt: StoredAttempt,
  { section, number, marks }: Upheld,
): Promise<void> {
  const { candidateId, id: attemptId, submittedAt } = attempt;
  const reference = referenceOf(attempt, section.skill, number);
  await forgetMistake(transaction, { candidateId, source: 'mock-test' }, reference);
  if (submittedAt === undefined) return;
  const answers = answeredMarks(section, marks);
  await noteSection(transaction, { candidateId, attemptId, at: new Date(submittedAt) }, answers);
}
