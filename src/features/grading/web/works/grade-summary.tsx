import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatBand } from '#ielts/bands/format-band.ts';
import { formatBandRange } from '#ielts/bands/format-band-range.ts';
import { BandRange } from '../status/band-range.tsx';
import { Graders } from './graders.tsx';
import type { Grade, WorkReply } from '../work-reply.ts';
import styles from './works.module.css';

type SummaryProps = { readonly reply: WorkReply; readonly grade: Grade };

/** The sentence that matters first, then the band, the four criteria, and who says so. */
export function GradeSummary({ reply, grade }: SummaryProps) {
  const text = useText('works');
  const isTeacher = grade.grader === 'teacher';
  return (
    <section className={styles.summary} aria-labelledby="band" data-grade={grade.grader}>
      <h2 id="band" className="visually-hidden">
        {text('band.title')}
      </h2>
      <p className={styles.verdict} data-verdict="">
        {isTeacher ? text('verdict.teacher') : <Verdict grade={grade} />}
      </p>
      <div className={styles.bands}>
        {grade.band ? <BandRange range={grade.band} isTeacher={isTeacher} size="large" /> : null}
        <ul className={styles.criteria}>
          {grade.criteria.map(({ criterion, low, high }) => (
            <li key={criterion} data-criterion={criterion}>
              <span>{text(`criterion.${criterion}`)}</span>
              <BandRange range={{ low, high }} isTeacher={isTeacher} />
            </li>
          ))}
        </ul>
      </div>
      {isTeacher ? null : <p className={styles.quiet}>{text('band.range')}</p>}
      <Graders reply={reply} grade={grade} />
      <p>
        <TextLink to={paths.howWeMark()}>{text('graders.how')}</TextLink>
      </p>
    </section>
  );
}

/** A cap that binds comes before advice, and advice before the band alone. */
function Verdict({ grade: { band, caps, advice } }: { readonly grade: Grade }) {
  const text = useText('works');
  if (!band) return text('verdict.none');
  const range = formatBandRange(band);
  const lowest = Math.min(...caps.map(({ cap }) => cap));
  const [cap] = caps.filter((each) => each.cap === lowest && each.cap <= band.high);
  if (cap) return text('verdict.capped', { cap: formatBand(cap.cap), message: cap.message });
  const [first] = advice;
  return first
    ? text('verdict.first', { band: range, name: first.name })
    : text('verdict.plain', { band: range });
}
