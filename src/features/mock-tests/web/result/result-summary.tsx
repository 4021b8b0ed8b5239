import { paths } from '#paths';
import { BandScale } from '#ui/band-scale.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { candidateNumber } from '../../domain/attempts/candidate-number.ts';
import { formatBand } from '#ielts/bands/format-band.ts';
import { lessonFor } from '../../domain/results/lesson-for-type.ts';
import { isMarkedSection, type MarkedSection } from '#ielts/paper/paper.ts';
import type { QuestionType } from '#ielts/question-types/registry.ts';
import { msSpent } from '../../domain/attempts/spent-time.ts';
import { FULL_FORM, marksByType } from '#ielts/marking/marks-by-type.ts';
import { TestName } from '../attempts/test-name.tsx';
import type { ResultReply } from '../result-reply.ts';
import { ResultActions } from './result-actions.tsx';
import styles from './result-summary.module.css';
import { spentTime } from './spent-time.ts';

type LessonLinkProps = {
  readonly skill: MarkedSection['skill'];
  readonly type: QuestionType;
  readonly right: number;
  readonly count: number;
};

/** A link to the lesson about a weak question type, where one teaches it. Its page says which course has it. */
function LessonLink({ skill, type, right, count }: LessonLinkProps) {
  const t = useText('mockTests');
  const r = useText('result');
  const place = lessonFor(skill, type, { right, count });
  if (!place) return null;
  return (
    <TextLink to={paths.lesson(place)} variant="arrow">
      {r('lesson')}
      <span className="visually-hidden">{r('lessonAbout', { type: t(`type.${type}`) })}</span>
    </TextLink>
  );
}

/** The band and the marks by question type, and how the band was worked out. */
export function ResultSummary({ result }: { readonly result: ResultReply }) {
  const t = useText('mockTests');
  const r = useText('result');
  const { attempt, section, questions, band_table: bandTable } = result;
  const band = attempt.band ?? 0;
  const count = attempt.question_count;
  const raw = attempt.raw_score ?? 0;
  const right = new Set(questions.filter((question) => question.right).map(({ number }) => number));
  const scores = isMarkedSection(section)
    ? marksByType(section, right).map((score) => ({ ...score, skill: section.skill }))
    : [];
  return (
    <section className={styles.summary}>
      <div className={styles.main}>
        <TestName attempt={attempt} />
        <h1 className={styles.title}>{t('result.title', { skill: t(`skill.${section.skill}`) })}</h1>
        <p className={styles.band} data-band={formatBand(band)}>
          {t('result.band', { band: formatBand(band) })}
        </p>
        <BandScale band={band} size="large" label={t('result.bandLabel', { band: formatBand(band) })} />
        <p className={styles.raw} data-raw-score={raw}>
          {t('result.raw', { raw, count })}
        </p>
        <p className={styles.quiet}>
          {attempt.timed_out
            ? t('result.timedOut')
            : t('result.submittedAt', { time: spentTime(r, msSpent(attempt)) })}
        </p>
        <p className={styles.quiet}>
          {t('player.candidateNumber', { number: candidateNumber(attempt.sitting_id ?? attempt.attempt_id) })}
        </p>
        <p className={styles.quiet}>{t(count < FULL_FORM ? 'result.estimate' : 'result.estimateFull')}</p>
      </div>
      <div className={styles.side}>
        <h2 className={styles.sideTitle}>{t('result.byType')}</h2>
        <ul className={styles.types}>
          {scores.map(({ skill, type, right, count: of }) => (
            <li key={type}>
              <span>{t(`type.${type}`)}</span>
              <b>
                {right}/{of}
              </b>
              <progress max={of} value={right} aria-label={t(`type.${type}`)} />
              <LessonLink skill={skill} type={type} right={right} count={of} />
            </li>
          ))}
        </ul>
        <details className={styles.table}>
          <summary>{t('result.bandTable', { count })}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('result.bandTableRaw')}</th>
                <th scope="col">{t('result.bandTableBand')}</th>
              </tr>
            </thead>
            <tbody>
              {bandTable.map((row) => (
                <tr key={row.min_raw} data-reached={row.band === band || undefined}>
                  <td>{row.min_raw}</td>
                  <td>{formatBand(row.band)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
        <ResultActions attempt={attempt} isOfCourse={result.of_course} />
      </div>
    </section>
  );
}
