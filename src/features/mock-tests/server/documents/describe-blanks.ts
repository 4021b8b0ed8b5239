import type { PdfBlock } from '#platform/pdf/pdf-content.ts';
import { choiceText } from '#ielts/paper/choice-text.ts';
import type { MarkedSection } from '#ielts/paper/paper.ts';
import { questionTexts } from '#ielts/paper/question-texts.ts';
import { describeStay } from './describe-stay.ts';
import type { DocumentVoice } from './document-voice.ts';
import { english } from '../english.ts';
import type { DocumentInput } from './load-document.ts';

type Question = DocumentInput['result']['questions'][number];

/** One table of the unanswered questions: the question, the right answer, and the reason. */
export function describeBlanks(
  voice: DocumentVoice,
  opened: DocumentInput,
  section: MarkedSection,
  blanks: readonly Question[],
): PdfBlock[] {
  if (blanks.length === 0) return [];
  const { t } = voice;
  const texts = questionTexts(section.parts);
  const rows = blanks.map(({ number, accepted, explanation }) => {
    return [
      String(number),
      english(texts.get(number) ?? ''),
      english(accepted.map((value) => choiceText(section.parts, number, value)).join(' / ')),
      [explanation, describeStay(voice, opened, number)].filter((line) => line !== '').join('\n'),
    ];
  });
  return [
    { kind: 'heading', level: 2, text: { text: t('document.blanks', { count: blanks.length }) } },
    {
      kind: 'table',
      widths: [6, 29, 20, 45],
      columns: [
        t('document.number'),
        t('document.question'),
        t('mockTests.result.accepted'),
        t('mockTests.result.why'),
      ],
      rows,
    },
  ];
}
