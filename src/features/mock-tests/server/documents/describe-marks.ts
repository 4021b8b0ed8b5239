import type { PdfBlock, PdfRow } from '#platform/pdf/pdf-content.ts';
import { blockQuestion, blockText } from '#ielts/paper/block-text.ts';
import { choiceText } from '#ielts/paper/choice-text.ts';
import { formatBand } from '#ielts/bands/format-band.ts';
import { FULL_FORM, marksByType } from '#ielts/marking/marks-by-type.ts';
import type { MarkedSection } from '#ielts/paper/paper.ts';
import { questionTexts } from '#ielts/paper/question-texts.ts';
import { msSpent } from '../../domain/attempts/spent-time.ts';
import { typeTimes } from '../../domain/results/type-times.ts';
import type { DocumentVoice } from './document-voice.ts';
import { english } from '../english.ts';
import { describeStay } from './describe-stay.ts';
import { describeBlanks } from './describe-blanks.ts';
import type { DocumentInput } from './load-document.ts';

type Question = DocumentInput['result']['questions'][number];

function scoreOf({ t, lasting }: DocumentVoice, { result: { attempt } }: DocumentInput): PdfBlock {
  const { raw_score: raw, question_count: count } = attempt;
  const band = formatBand(attempt.band ?? 0);
  return {
    kind: 'score',
    label: t('mockTests.result.bandLabel', { band }),
    figure: t('mockTests.result.band', { band }),
    steps: attempt.band ?? 0,
    lines: [
      t('mockTests.result.raw', { raw: raw ?? 0, count }),
      attempt.timed_out
        ? t('mockTests.result.timedOut')
        : t('mockTests.result.submittedAt', { time: lasting(msSpent(attempt)) }),
      t(count < FULL_FORM ? 'mockTests.result.estimate' : 'mockTests.result.estimateFull'),
    ],
  };
}

function profileOf({ t, lasting }: DocumentVoice, opened: DocumentInput, section: MarkedSection): PdfBlock[] {
  const { result, times } = opened;
  const right = new Set(result.questions.filter((each) => each.right).map(({ number }) => number));
  const averages = new Map(typeTimes(section, times).map(({ type, averageMs }) => [type, averageMs]));
  const rows = marksByType(section, right).map(({ type, right: value, count: of }) => ({
    label: t(`mockTests.type.${type}`),
    value,
    of,
    ...(times.size === 0 ? {} : { note: lasting(averages.get(type) ?? 0) }),
  }));
  return [
    { kind: 'heading', level: 2, text: { text: t('mockTests.result.byType') } },
    { kind: 'bars', rows },
    ...(times.size === 0
      ? []
      : [{ kind: 'text', tone: 'quiet', text: { text: t('document.averages') } } as const]),
  ];
}

/** This attempt among the others at the same section. Empty where it is the only one. */
function sittingsOf({ t, at, lasting }: DocumentVoice, { result, sittings }: DocumentInput): PdfBlock[] {
  if (sittings.length < 2) return [];
  const columns = ['date', 'right', 'band', 'time'].map((name) => t(`result.sittings.${name}`));
  return [
    { kind: 'heading', level: 2, text: { text: t('result.sittings.title') } },
    {
      kind: 'table',
      columns,
      rows: sittings.map((each) => [
        at(each.started_at),
        `${each.raw_score ?? 0}/${each.question_count}`,
        formatBand(each.band ?? 0),
        lasting(msSpent(each)),
      ]),
      strong: sittings.findIndex(({ attempt_id: id }) => id === result.attempt.attempt_id),
    },
  ];
}

function notesOf({ t }: DocumentVoice, { notes }: DocumentInput, section: MarkedSection): PdfBlock[] {
  if (notes.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: { text: t('result.notes.title') } },
    ...notes.flatMap(({ at, text }): PdfBlock[] => {
      const quote = blockText(section, at.block)?.slice(at.start, at.end);
      const number = blockQuestion(at.block);
      const where = number === undefined ? undefined : t('mockTests.player.question', { number });
      return [
        ...(quote ? [{ kind: 'text', tone: 'passage', keep: true, text: english(quote) } as const] : []),
        ...(where ? [{ kind: 'text', tone: 'quiet', keep: true, text: { text: where } } as const] : []),
        { kind: 'text', text: { text } },
      ];
    }),
  ];
}

/** An appeal against a mark, and its outcome. */
function appealRows({ t }: DocumentVoice, { appeals }: DocumentInput, { number, rule }: Question): PdfRow[] {
  const appeal = appeals.find((each) => each.number === number);
  if (!appeal) return [];
  const state = appeal.verdict === 'upheld' && rule === 'upheld' ? 'remarked' : (appeal.verdict ?? 'waiting');
  return [
    { label: t('result.appeal.yours'), value: { text: appeal.reason } },
    { label: '', value: { text: t(`result.appeal.${state}`) } },
    ...(appeal.answer === null ? [] : [{ label: t('document.school'), value: { text: appeal.answer } }]),
  ];
}

function rowsOf(
  voice: DocumentVoice,
  opened: DocumentInput,
  section: MarkedSection,
  question: Question,
): PdfRow[] {
  const { t } = voice;
  const { number, given: answer, accepted, rule, explanation, late_value: late } = question;
  const optionText = (value: string) => choiceText(section.parts, number, value);
  return [
    { label: t('mockTests.result.yourAnswer'), value: english(answer ? optionText(answer) : '—') },
    { label: t('mockTests.result.accepted'), value: english(accepted.map(optionText).join(' / ')) },
    { label: t('result.receipt.rule'), value: { text: t(`mockTests.rule.${rule}`) } },
    { label: t('mockTests.result.why'), value: { text: explanation } },
    ...(late === null ? [] : [{ label: t('document.late'), value: english(late) }]),
    ...appealRows(voice, opened, question),
  ];
}

function cardOf(
  voice: DocumentVoice,
  opened: DocumentInput,
  section: MarkedSection,
  questionText: ReadonlyMap<number, string>,
): (question: Question) => PdfBlock {
  const { t } = voice;
  return (question) => {
    const { number, right, evidence, heard } = question;
    const verdict = right ? 'right' : question.given ? 'wrong' : 'unanswered';
    return {
      kind: 'card',
      number,
      tone: right ? 'right' : 'wrong',
      verdict: t(`mockTests.result.${verdict}`),
      note: describeStay(voice, opened, number),
      text: english(questionText.get(number) ?? ''),
      rows: rowsOf(voice, opened, section, question),
      quotes: [
        ...evidence.map(({ paragraph, quote }) => ({
          text: english(quote),
          caption: t('mockTests.result.inPassage', { letter: paragraph }),
        })),
        ...heard.map(({ part, quote }) => ({
          text: english(quote),
          caption: t('listening.review.inPart', { part: part + 1 }),
        })),
      ],
    };
  };
}

/** A section that was marked by its key: the band, the profile, and every question with the reason for its mark. */
export function describeMarks(
  voice: DocumentVoice,
  opened: DocumentInput,
  section: MarkedSection,
): PdfBlock[] {
  const questionText = questionTexts(section.parts);
  const { questions } = opened.result;
  const isBlank = ({ number, given: answer, late_value: late }: Question) =>
    !answer && late === null && !opened.appeals.some((appeal) => appeal.number === number);
  const discussed = questions.filter((question) => !isBlank(question));
  return [
    scoreOf(voice, opened),
    ...profileOf(voice, opened, section),
    ...sittingsOf(voice, opened),
    ...notesOf(voice, opened, section),
    ...(discussed.length === 0
      ? []
      : [{ kind: 'heading', level: 2, text: { text: voice.t('mockTests.result.review') } } as const]),
    ...discussed.map(cardOf(voice, opened, section, questionText)),
    ...describeBlanks(voice, opened, section, questions.filter(isBlank)),
  ];
}
