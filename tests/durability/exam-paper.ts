import { createAudioFiles, loadPapers } from '#features/library/server/index.ts';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import { createMediaFiles } from '#platform/content/media-files.ts';
import { markSection } from '#ielts/marking/mark-section.ts';
import { listQuestionNumbers } from '#ielts/paper/question-numbers.ts';
import { listResponses } from '#ielts/paper/speaking-paper.ts';
import type { Random } from './seeded-random.ts';

const MOCK_TEST = 'free-trial';
const WORDS = [
  'harbour',
  'telegraph',
  'noon',
  'railway',
  'TRUE',
  'B',
  'a clock',
  'Dublin time',
  'charts',
  '65',
];
const SENTENCES = [
  'The number of items that were borrowed rose steadily over the whole period. ',
  'By contrast, the figures for tools were almost the same in every year. ',
  'Many people would say that this is a matter for each family alone. ',
  'In my view 這個問題 has two sides, “and both” deserve a hearing. ',
];

/** The paper that everybody here can sit, and the same marking that the site does, on the tester's side. */
export function loadExamPaper() {
  const papers = contentOrThrow(loadPapers('content', createMediaFiles('media'), createAudioFiles('media')));
  const reading = papers.findEdition(MOCK_TEST, 'reading');
  const writing = papers.findEdition(MOCK_TEST, 'writing');
  const speaking = papers.findEdition(MOCK_TEST, 'speaking');
  if (
    reading?.section.skill !== 'reading' ||
    writing?.section.skill !== 'writing' ||
    speaking?.section.skill !== 'speaking'
  )
    throw new Error(`${MOCK_TEST} lacks a section.`);
  const { section, answerKey } = reading;
  if (!('answers' in answerKey)) throw new Error('Reading has no key.');
  const key = answerKey;
  const keyTexts = new Map(key.answers.map((answer) => [answer.number, answer.key.replace(/[()]/g, '')]));
  const numbers = {
    reading: listQuestionNumbers(section),
    writing: writing.section.tasks.map(({ number }) => number),
  };
  return {
    mockTest: MOCK_TEST,
    numbers,
    spokenQuestions: listResponses(speaking.section).map(({ id }) => id),
    /** An answer as it might be next: every other one of Reading is right, and a text of Writing grows. */
    compose(random: Random, skill: 'reading' | 'writing', number: number, before: string): string {
      if (skill === 'writing')
        return before.length > 2_000 ? before.slice(0, 300) : before + random.pick(SENTENCES);
      return random.chance(0.5)
        ? (keyTexts.get(number) ?? '')
        : `${random.pick(WORDS)} ${random.between(1, 99)}`;
    },
    /** The score of answers of Reading. */
    mark(answers: ReadonlyMap<number, string>): { readonly rawScore: number; readonly band: number } {
      return markSection(section, key, answers);
    },
  };
}

export type ExamPaper = ReturnType<typeof loadExamPaper>;
