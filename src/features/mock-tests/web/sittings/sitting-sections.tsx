import { paths } from '#paths';
import { AttemptStatus } from '#features/grading/web/index.ts';
import { BandScale } from '#ui/band-scale.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatBand } from '#ielts/bands/format-band.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { needsPlanToSpeak } from '../../domain/sittings/plan-access.ts';
import { listStandings } from '../../domain/sittings/standing.ts';
import type { SittingView } from '../../sittings-contract.ts';
import styles from './sitting.module.css';

type Section = SittingView['sections'][number];

/** The size and length of a section: `40 questions, 60 minutes`. */
export function SectionFacts({ section }: { readonly section: Section }) {
  const s = useText('sitting');
  const { skill, questions, minutes } = section;
  const what =
    questions === null
      ? s(skill === 'speaking' ? 'sections.interview' : 'sections.tasks')
      : s('sections.questions', { count: questions });
  return (
    <p className={styles.quiet}>
      {what}
      {minutes === null ? null : ` · ${s('sections.minutes', { minutes })}`}
    </p>
  );
}

/** The sections in the order of the test, with their state and links to their marks. */
export function SittingSections({ sitting }: { readonly sitting: SittingView }) {
  const s = useText('sitting');
  // Between sections without a break nothing is said about the last one: the clock of the next runs.
  const { tells_marks: tells } = sitting;
  return (
    <section className={styles.sections} aria-labelledby="sections">
      <h2 id="sections">{s('sections.title')}</h2>
      <ol>
        {sitting.sections.map((section) => (
          <SectionRow key={section.skill} section={section} sitting={sitting} tells={tells} />
        ))}
      </ol>
    </section>
  );
}

type SectionRowProps = {
  readonly section: Section;
  readonly sitting: SittingView;
  /** Whether marks are shown. */
  readonly tells: boolean;
};

function SectionRow({ section, sitting, tells }: SectionRowProps) {
  const t = useText('mockTests');
  const s = useText('sitting');
  const { skill, attempt } = section;
  const standing = listStandings(sitting).get(skill) ?? 'to-come';
  const over = attempt?.phase === 'submitted';
  const standingText =
    standing === 'open'
      ? s('sections.open')
      : standing === 'to-come'
        ? s(needsPlanToSpeak([section]) ? 'sections.locked' : 'sections.toCome')
        : standing === 'missed'
          ? s('sections.missed')
          : s(attempt?.timed_out ? 'sections.timedOut' : 'sections.handedIn');
  return (
    <li className={styles.section} data-section={skill} data-standing={standing}>
      <div>
        <h3>{t(`skill.${skill}`)}</h3>
        <SectionFacts section={section} />
      </div>
      <div>
        {tells && standing === 'marked' ? (
          <p className={styles.score}>
            <BandScale band={attempt?.band ?? 0} size="small" />
            <strong>{s('sections.band', { band: formatBand(attempt?.band ?? 0) })}</strong>
          </p>
        ) : null}
        {tells && standing === 'waiting' && attempt ? (
          <AttemptStatus attemptId={attempt.attempt_id} fallback={s('sections.waiting')} />
        ) : null}
        <p className={styles.quiet}>
          {standingText}
          {tells && section.questions !== null && attempt && attempt.raw_score !== null
            ? ` · ${s('sections.raw', { raw: attempt.raw_score, count: attempt.question_count })}`
            : null}
        </p>
      </div>
      {tells && over && attempt ? (
        <TextLink
          variant="arrow"
          to={paths.attemptResult({ attemptId: attempt.attempt_id })}
          data-review={skill}
        >
          {s('sections.review', { skill: t(`skill.${skill}`) })}
        </TextLink>
      ) : null}
    </li>
  );
}
