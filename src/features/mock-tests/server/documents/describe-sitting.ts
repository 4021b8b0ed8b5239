import type { PdfBlock, PdfContent } from '#platform/pdf/pdf-content.ts';
import { formatBand } from '#ielts/bands/format-band.ts';
import type { Skill } from '#ielts/paper/paper.ts';
import { decideOverall, listStandings, type Standing } from '../../domain/sittings/standing.ts';
import type { SittingView } from '../../sittings-contract.ts';
import { describeAttempt } from './describe-attempt.ts';
import { candidateRow, frameOf, type DocumentFrame } from './describe-result.ts';
import type { DocumentVoice } from './document-voice.ts';
import type { DocumentInput } from './load-document.ts';

type Section = SittingView['sections'][number];

/** The overall band of a whole test, or what it still needs. */
function overallOf({ t }: DocumentVoice, sitting: SittingView): PdfBlock {
  const { overall_band: overall } = sitting;
  const verdict = decideOverall(listStandings(sitting));
  const names = (skills: readonly Skill[]) =>
    skills.map((skill) => t(`mockTests.skill.${skill}`)).join(t('sitting.and'));
  const wanted =
    verdict.kind === 'later'
      ? [
          ...(verdict.toSit.length > 0 ? [t('sitting.overall.toSit', { skills: names(verdict.toSit) })] : []),
          ...(verdict.toMark.length > 0
            ? [t('sitting.overall.toMark', { skills: names(verdict.toMark) })]
            : []),
        ]
      : verdict.kind === 'never'
        ? [t('sitting.overall.missing', { skills: names(verdict.missing) })]
        : [];
  const band = overall === null ? undefined : formatBand(overall);
  const none = t(verdict.kind === 'never' ? 'sitting.overall.none' : 'sitting.overall.notYet');
  return {
    kind: 'score',
    label: band === undefined ? none : t('sitting.overall.bandLabel', { band }),
    figure: band === undefined ? none : t('sitting.overall.band', { band }),
    steps: overall ?? undefined,
    lines: [t('sitting.overall.title'), ...wanted, t('sitting.overall.how')],
  };
}

const SAID = {
  'to-come': 'sitting.sections.toCome',
  open: 'sitting.sections.open',
  missed: 'sitting.sections.missed',
  waiting: 'sitting.sections.waiting',
  marked: 'sitting.sections.handedIn',
} as const satisfies Record<Standing, string>;

function rowOf({ t }: DocumentVoice, { skill, attempt }: Section, standing: Standing): string[] {
  const marked = standing === 'marked' && attempt !== null;
  const band = marked ? formatBand(attempt.band ?? 0) : '—';
  const raw = marked && attempt.raw_score !== null ? `${attempt.raw_score}/${attempt.question_count}` : '—';
  const standingText = marked && attempt.timed_out ? 'sitting.sections.timedOut' : SAID[standing];
  return [t(`mockTests.skill.${skill}`), band, raw, t(standingText)];
}

/** A whole test as a document: the four skills and the overall band first, then every section that is over. */
export function describeSitting(
  voice: DocumentVoice,
  frame: DocumentFrame,
  sitting: SittingView,
  results: readonly DocumentInput[],
): PdfContent {
  const { t, at } = voice;
  const standings = listStandings(sitting);
  const columns = [
    t('document.section'),
    t('mockTests.result.bandTableBand'),
    t('mockTests.result.bandTableRaw'),
    t('document.standing'),
  ];
  const rows = [
    { label: t('document.test'), value: { text: sitting.title } },
    candidateRow(voice, frame, sitting.sitting_id),
    { label: t('document.begun'), value: { text: at(sitting.started_at) } },
    { label: t('document.how'), value: { text: t('sitting.asInExam') } },
  ];
  return {
    ...frameOf(voice, frame, sitting.title),
    blocks: [
      { kind: 'title', eyebrow: frame.site, title: t('document.wholeTest') },
      { kind: 'facts', rows },
      overallOf(voice, sitting),
      { kind: 'heading', level: 2, text: { text: t('sitting.sections.title') } },
      {
        kind: 'table',
        columns,
        rows: sitting.sections.map((section) =>
          rowOf(voice, section, standings.get(section.skill) ?? 'to-come'),
        ),
      },
      ...results.flatMap((given): PdfBlock[] => [
        {
          kind: 'heading',
          level: 2,
          text: { text: t(`mockTests.skill.${given.result.attempt.skill}`) },
          chapter: true,
        },
        ...describeAttempt(voice, given),
      ]),
    ],
  };
}
