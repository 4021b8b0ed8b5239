import type { PdfBlock } from '#platform/pdf/pdf-content.ts';
import { planInterview, responseOf, type InterviewStep } from '#ielts/paper/interview.ts';
import { WHOLE_INTERVIEW, type SpeakingSection } from '#ielts/paper/speaking-paper.ts';
import { describeJudged } from './describe-judged.ts';
import type { DocumentVoice } from './document-voice.ts';
import { english } from '../english.ts';
import type { DocumentInput } from './load-document.ts';

const kilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1024));

/** The question. For the talk it is the whole card. */
function askedBy(step: InterviewStep): string {
  if (step.kind === 'ask') return step.question.text;
  if (step.kind !== 'talk') return '';
  const { topic, lead, points, closing } = step.card;
  return [topic, lead, ...points.map((point) => `– ${point}`), closing].join('\n');
}

/** Speaking, part by part: each question, the length of an answer, and the length of the recording. */
export function describeSpeaking(
  voice: DocumentVoice,
  opened: DocumentInput,
  section: SpeakingSection,
): PdfBlock[] {
  const { t, lasting } = voice;
  const { recorded } = opened;
  const spokenQuestions = planInterview(section).flatMap((step) => {
    const response = responseOf(step);
    return response ? [{ step, ...response }] : [];
  });
  const whole = recorded.get(WHOLE_INTERVIEW);
  const blocks: PdfBlock[] = [
    describeJudged(voice, opened, {
      title: t('document.estimateTitle'),
      text: t('document.recordingsWait'),
    }),
    ...(whole === undefined
      ? []
      : [{ kind: 'text', text: { text: t('document.whole', { size: kilobytes(whole) }) } } as const]),
  ];
  for (const part of [1, 2, 3]) {
    const steps = spokenQuestions.flatMap((each, place) =>
      each.step.part === part ? [{ ...each, place }] : [],
    );
    if (steps.length === 0) continue;
    blocks.push(
      { kind: 'heading', level: 2, text: { text: t('document.part', { number: part }) } },
      {
        kind: 'table',
        widths: [6, 56, 18, 20],
        columns: [t('document.number'), t('document.question'), t('document.most'), t('document.recording')],
        rows: steps.map(({ step, id, seconds, place }) => {
          const bytes = recorded.get(id);
          return [
            String(place + 1),
            english(askedBy(step)),
            lasting(seconds * 1000),
            bytes === undefined
              ? t('document.notRecorded')
              : t('document.recorded', { size: kilobytes(bytes) }),
          ];
        }),
      },
    );
  }
  return blocks;
}
