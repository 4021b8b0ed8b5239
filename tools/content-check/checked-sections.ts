import type { AnswerKey, KeyedAnswer } from '#features/mock-tests/domain/answer-key.ts';
import type { Module, Part, QuestionGroup, Section } from '#features/mock-tests/domain/paper.ts';
import { parsePassage } from '#features/mock-tests/domain/parse-passage.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import type { Content } from './content.ts';

/** A section of a mock test with its passages and its key, as the marker sees it. */
export type CheckedSection = {
  readonly module: Module;
  readonly section: Section;
  readonly answerKey: AnswerKey;
  /** Files below `content/`; of passages in the order of the parts. */
  readonly files: { readonly paper: string; readonly key: string; readonly passages: readonly string[] };
};

export type KeyedQuestion = {
  readonly number: number;
  readonly part: Part;
  readonly group: QuestionGroup;
  readonly answer: KeyedAnswer;
};

/** The sections that can be put together; what keeps the others from it, other rules report. */
export function listCheckedSections({ papers, answerKeys, files }: Content): CheckedSection[] {
  return papers.flatMap(({ file: paper, value: { module, sections } }) => {
    const folder = paper.replace('paper.json', '');
    const key = `${folder}answer-key.json`;
    const keys = answerKeys.find(({ file }) => file === key)?.value.sections ?? [];
    return sections.flatMap(({ skill, durationMinutes, parts: named }): CheckedSection[] => {
      const answerKey = keys.find((each) => each.skill === skill);
      const passages = named.map(({ passage }) => folder + passage);
      const parts = named.flatMap(({ groups }, i): Part[] => {
        const parsed = parsePassage(files.get(passages[i] ?? '') ?? '');
        return parsed.ok ? [{ passage: parsed.passage, groups: groups.map(withPictureSize) }] : [];
      });
      if (!answerKey || parts.length < named.length) return [];
      return [
        { module, section: { skill, durationMinutes, parts }, answerKey, files: { paper, key, passages } },
      ];
    });
  });
}

type GroupContent = Content['papers'][number]['value']['sections'][number]['parts'][number]['groups'][number];

/** No rule asks how large a picture is; whether it is there, the rule on pictures does. */
function withPictureSize(group: GroupContent): QuestionGroup {
  return 'picture' in group ? { ...group, picture: { ...group.picture, width: 1, height: 1 } } : group;
}

/** Every question that has a key, in the order of the paper. */
export function listKeyedQuestions({ section, answerKey }: CheckedSection): KeyedQuestion[] {
  return section.parts.flatMap((part) =>
    part.groups.flatMap((group) =>
      group.questions.flatMap(({ number }) => {
        const answer = answerKey.answers.find((each) => each.number === number);
        return answer ? [{ number, part, group, answer }] : [];
      }),
    ),
  );
}

/** A problem with the key of one question. */
export function keyProblem(
  { section, files }: CheckedSection,
  number: number,
  what: string,
  how: string,
): ContentProblem {
  return { file: files.key, place: `${section.skill} question ${number}`, what, how };
}
