import type { PdfBlock, PdfRow } from '#platform/pdf/pdf-content.ts';
import { isMarkedSection } from '#ielts/paper/paper.ts';
import type { DocumentVoice } from './document-voice.ts';
import { describeMarks } from './describe-marks.ts';
import { describeSpeaking } from './describe-speaking.ts';
import { describeWriting } from './describe-writing.ts';
import type { DocumentInput } from './load-document.ts';

/** The mode of an attempt, in words. */
function modeText({ t }: DocumentVoice, { result: { attempt } }: DocumentInput): string {
  const how = t(
    attempt.mode === 'exam'
      ? 'document.exam'
      : attempt.timed
        ? 'document.practice'
        : 'document.practiceNoClock',
  );
  const { extra_time_percent: percent } = attempt;
  return percent === 100 ? how : t('document.extraTime', { how, percent });
}

function factsOf(voice: DocumentVoice, opened: DocumentInput): PdfRow[] {
  const { t, at } = voice;
  const { attempt } = opened.result;
  const end = attempt.submitted_at ?? attempt.deadline_at;
  return [
    { label: t('document.begun'), value: { text: at(attempt.started_at) } },
    { label: t(attempt.timed_out ? 'document.closed' : 'document.handedIn'), value: { text: at(end) } },
    { label: t('document.how'), value: { text: modeText(voice, opened) } },
  ];
}

/** The result of a section of any skill: facts first, then its marks, texts or questions. */
export function describeAttempt(voice: DocumentVoice, opened: DocumentInput): PdfBlock[] {
  const { section } = opened.result;
  const facts: PdfBlock = { kind: 'facts', rows: factsOf(voice, opened), keep: true };
  if (isMarkedSection(section)) return [facts, ...describeMarks(voice, opened, section)];
  return section.skill === 'writing'
    ? [facts, ...describeWriting(voice, opened, section)]
    : [facts, ...describeSpeaking(voice, opened, section)];
}
