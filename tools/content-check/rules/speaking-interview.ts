import { EXAMINER_LINES, TALK } from '#ielts/paper/speaking-paper.ts';
import { countWrittenWords } from '#ielts/marking/written-words.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import { type Content, findKeySection } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';

const TALK_WORDS = [200, 320] as const;
const FULL_PARTS = 3;

type Speaking = Extract<Content['papers'][number]['value']['sections'][number], { skill: 'speaking' }>;

/**
 * Every question has a separate name and a model answer, the talk one of two minutes, and the examiner has
 * all lines.
 */
export const speakingInterview: ContentRule = {
  name: 'speaking-interview',
  check: (content) =>
    content.papers.flatMap(({ file, value: { module, form, sections } }) =>
      sections.flatMap((section): ContentProblem[] => {
        if (section.skill !== 'speaking') return [];
        const full = form === 'full' && module !== 'demonstration';
        const short = full && section.parts.length < FULL_PARTS;
        const partsMissing = {
          file,
          place: 'speaking',
          what: `There are ${section.parts.length} parts.`,
          how: 'A full test has three; write "form": "short" for less.',
        };
        return [
          ...(short ? [partsMissing] : []),
          ...checkNames(file, section),
          ...checkLines(file, section),
          ...checkModels(content, file, section, module !== 'demonstration'),
        ];
      }),
    ),
};

function listQuestionIds({ parts }: Speaking): string[] {
  return parts.flatMap((part) =>
    part.part === 2
      ? [TALK, ...part.roundingOff.map(({ id }) => id)]
      : part.topics.flatMap(({ questions }) => questions.map(({ id }) => id)),
  );
}

function checkNames(file: string, section: Speaking): ContentProblem[] {
  const ids = [...listQuestionIds(section), ...section.examiner.lines.map(({ id }) => id)];
  return ids
    .filter((id, i) => ids.indexOf(id) < i)
    .map((id) => ({ file, place: `speaking ${id}`, what: 'This name is there twice.', how: 'Rename one.' }));
}

/** The lines that lead into the parts there are. */
function checkLines(file: string, { parts, examiner }: Speaking): ContentProblem[] {
  const has = (number: number) => parts.some(({ part }) => part === number);
  return EXAMINER_LINES.filter(
    (id) =>
      (!id.startsWith('part-2') || has(2)) &&
      (!id.startsWith('part-3') || has(3)) &&
      !examiner.lines.some((line) => line.id === id),
  ).map((id) => ({
    file,
    place: 'speaking examiner',
    what: `The line “${id}” is missing.`,
    how: 'Write what the examiner says there.',
  }));
}

function checkModels(content: Content, paper: string, section: Speaking, isTest: boolean): ContentProblem[] {
  const found = findKeySection(content, paper, 'speaking');
  if (found?.section.skill !== 'speaking') return [];
  const { file, section: key } = found;
  const ids = listQuestionIds(section);
  const problem = (id: string, what: string, how: string) => ({ file, place: `speaking ${id}`, what, how });
  const [least, most] = TALK_WORDS;
  return [
    ...ids
      .filter((id) => !key.models.some(({ question }) => question === id))
      .map((id) => problem(id, 'There is no model answer.', 'Write one.')),
    ...key.models
      .filter(({ question }) => !ids.includes(question))
      .map(({ question }) => problem(question, 'There is no such question.', 'Mend the name, or delete it.')),
    ...key.models.flatMap(({ question, text }) => {
      const words = countWrittenWords(text);
      if (!isTest || question !== TALK || (words >= least && words <= most)) return [];
      const how = `A talk of up to two minutes has ${least} to ${most}.`;
      return [problem(question, `The model talk has ${words} words.`, how)];
    }),
  ];
}
