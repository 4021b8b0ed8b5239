import type { PdfBlock } from '#platform/pdf/pdf-content.ts';
import { describeChart } from '../charts/describe-chart.ts';
import { writingInstructions } from '#ielts/paper/writing-instructions.ts';
import type { TaskPicture, WritingSection, WritingTask } from '#ielts/paper/writing-paper.ts';
import { countWrittenWords } from '#ielts/marking/written-words.ts';
import { describeJudged } from './describe-judged.ts';
import type { DocumentVoice } from './document-voice.ts';
import { english } from '../english.ts';
import type { DocumentInput } from './load-document.ts';

/** The document has no pictures: it says what could be seen. */
const pictureBlocks = ({ title, alt }: TaskPicture): PdfBlock[] => [
  { kind: 'text', text: english(title) },
  { kind: 'text', tone: 'quiet', text: english(alt.en) },
];

/** A task as the candidate read it. */
function taskBlocks(task: WritingTask): PdfBlock[] {
  const letter: PdfBlock[] =
    task.type === 'letter'
      ? [
          { kind: 'list', items: task.points.map(english) },
          { kind: 'text', text: english(`Begin your letter as follows: ${task.opening}`) },
        ]
      : [];
  return [
    ...writingInstructions(task).map((line): PdfBlock => ({
      kind: 'text',
      tone: 'quiet',
      text: english(line),
    })),
    ...task.prompt.split('\n\n').map((text): PdfBlock => ({ kind: 'text', text: english(text) })),
    ...letter,
    ...(task.type === 'chart' && task.picture ? pictureBlocks(task.picture) : []),
    ...(task.type === 'chart' ? task.charts.flatMap(describeChart) : []),
  ];
}

function ownText({ t }: DocumentVoice, { result }: DocumentInput, task: WritingTask): PdfBlock[] {
  const own = result.texts.find(({ number }) => number === task.number);
  const text = own?.value ?? '';
  const written: PdfBlock[] =
    text.trim() === ''
      ? [{ kind: 'text', text: { text: t('writing.review.nothing') } }]
      : [
          { kind: 'text', tone: 'passage', text: english(text) },
          {
            kind: 'facts',
            rows: [
              {
                label: t('document.words'),
                value: {
                  text: t('document.wordsOf', { count: countWrittenWords(text), least: task.minWords }),
                },
              },
            ],
          },
        ];
  const late: PdfBlock[] = own?.late_value
    ? [
        { kind: 'text', text: { text: t('writing.review.late') } },
        { kind: 'text', tone: 'passage', text: english(own.late_value) },
      ]
    : [];
  return [...written, ...late];
}

/** Writing: each task with the learner's text, and a note on where its estimate is. */
export function describeWriting(
  voice: DocumentVoice,
  opened: DocumentInput,
  section: WritingSection,
): PdfBlock[] {
  const { t } = voice;
  return [
    describeJudged(voice, opened, { title: t('document.estimateTitle'), text: t('document.textsWait') }),
    ...section.tasks.flatMap((task): PdfBlock[] => [
      { kind: 'heading', level: 2, text: { text: t('writing.review.task', { task: task.number }) } },
      ...taskBlocks(task),
      { kind: 'heading', level: 3, text: { text: t('writing.review.yours') } },
      ...ownText(voice, opened, task),
    ]),
  ];
}
