import type { PdfContent, PdfRow } from '#platform/pdf/pdf-content.ts';
import { candidateNumber } from '../../domain/attempts/candidate-number.ts';
import { describeAttempt } from './describe-attempt.ts';
import type { DocumentVoice } from './document-voice.ts';
import type { DocumentInput } from './load-document.ts';

/** The learner, the time and the site of a document. */
export type DocumentFrame = {
  /** The site's name. */
  readonly site: string;
  /** Undefined: a visitor. */
  readonly candidate: string | undefined;
  /** ISO 8601. */
  readonly now: string;
};

/** The frame of every document: its metadata and the foot of its pages. */
export function frameOf(
  { t, at, language }: DocumentVoice,
  { site, now }: DocumentFrame,
  title: string,
): Omit<PdfContent, 'blocks'> {
  return {
    title: `${title} – ${site}`,
    subject: t('document.subject'),
    author: site,
    language,
    createdAt: now,
    foot: {
      left: `${site} · ${title} · ${t('document.madeAt', { date: at(now) })}`,
      pages: t('document.pages'),
    },
  };
}

/** The learner's name and number. `id` is the id of the whole test, or of a section taken on its own. */
export function candidateRow({ t }: DocumentVoice, { candidate }: DocumentFrame, id: string): PdfRow {
  const number = candidateNumber(id);
  const text = candidate === undefined ? number : `${candidate} · ${number}`;
  return { label: t('document.candidate'), value: { text } };
}

/** The result of one section as a document: what its page shows, for paper. */
export function describeResult(
  voice: DocumentVoice,
  frame: DocumentFrame,
  opened: DocumentInput,
): PdfContent {
  const { t, language } = voice;
  const { attempt } = opened.result;
  const skill = t(`mockTests.skill.${attempt.skill}`);
  const test = opened.title[language];
  const rows = [
    { label: t('document.test'), value: { text: test } },
    { label: t('document.section'), value: { text: skill } },
    candidateRow(voice, frame, attempt.sitting_id ?? attempt.attempt_id),
  ];
  return {
    ...frameOf(voice, frame, `${test}${t('mockTests.start.colon')}${skill}`),
    blocks: [
      { kind: 'title', eyebrow: frame.site, title: t('mockTests.result.title', { skill }) },
      { kind: 'facts', rows },
      ...describeAttempt(voice, opened),
    ],
  };
}
