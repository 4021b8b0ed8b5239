import type { PdfBlock } from '#platform/pdf/pdf-content.ts';
import { planInterview, responseOf, type InterviewStep } from '#ielts/paper/interview.ts';
import { WHOLE_INTERVIEW, type SpeakingSection } from '#ielts/paper/speaking-paper.ts';
import { describeJudged } from './describe-judged.ts';
import type { DocumentVoice } from './document-voice.ts';
import { english } from './english.ts';
import type { ResultToTell } from './load-document.ts';

const kilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1024));

/** What was asked; of the talk the whole card. */
function askedBy(step: InterviewStep): string {
  if (step.kind === 'ask') return step.question.text;
  if (step.kind !== 'talk') return '';
  const { topic, lead, points, closing } = step.card;
  return [topic, lead, ...points.map((point) => `– ${point}`), closing].join('\n');
}

/** Speaking: part by part what was asked, how long an answer may be, and what was recorded of it. */
export function describeSpeaking(
  voice: DocumentVoice,
  given: ResultToTell,
  section: SpeakingSection,
): PdfBlock[] {
  const { t, lasting } = voice;
  const { recorded } = given;
  const asked = planInterview(section).flatMap((step) => {
    const response = responseOf(step);
    return response ? [{ step, ...response }] : [];
  });
  const whole = recorded.get(WHOLE_INTERVIEW);
  const blocks: PdfBlock[] = [
    describeJudged(voice, given, {
      title: t('speaking.review.waiting'),
      text: t('document.recordingsWait'),
    }),
    ...(whole === undefined
      ? []
      : [{ kind: 'text', text: { text: t('document.whole', { size: kilobytes(whole) }) } } as const]),
  ];
  asked.forEach(({ step, id, seconds }, place) => {
    if (step.part !== asked[place - 1]?.step.part)
      blocks.push({ kind: 'heading', level: 2, text: { text: t('document.part', { number: step.part }) } });
    const bytes = recorded.get(id);
    const kept =
      bytes === undefined ? t('document.notRecorded') : t('document.recorded', { size: kilobytes(bytes) });
    blocks.push({
      kind: 'card',
      number: place + 1,
      tone: 'plain',
      verdict:
        step.kind === 'talk'
          ? t('speaking.review.talk')
          : t('speaking.review.question', { number: place + 1 }),
      text: english(askedBy(step)),
      rows: [
        { label: t('document.most'), value: { text: lasting(seconds * 1000) } },
        { label: t('document.recording'), value: { text: kept } },
      ],
      quotes: [],
    });
  });
  return blocks;
}
