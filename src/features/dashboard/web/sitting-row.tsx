import { formatBand } from '#ielts/bands/format-band.ts';
import { type SittingView } from '#features/mock-tests/web/index.ts';
import { paths } from '#paths';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { BandScale } from '#ui/band-scale.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './dashboard.module.css';
import { skillName } from './skill-name.ts';

type SittingRowProps = {
  readonly sitting: SittingView;
  readonly now: number;
  readonly timeZone: string | null;
};

/** A whole test in the list: its open section, or its result. */
export function SittingRow({ sitting, now, timeZone }: SittingRowProps) {
  const text = useText('dashboard');
  const language = useLanguage();
  const { sitting_id: sittingId, step, started_at: startedAt } = sitting;
  const date = formatInstant(startedAt, { language, timeZone });
  const name = text('attempts.whole', { test: sitting.title });
  const goesOn = step === 'open' || step === 'begin';
  return (
    <li className={styles.attempt} data-sitting={sittingId}>
      <div className={styles.attemptName}>
        <strong>{name}</strong>
        <span className={styles.quiet}>
          <time dateTime={startedAt}>{date}</time>
        </span>
      </div>
      {goesOn ? <Running sitting={sitting} now={now} /> : <Bands sitting={sitting} />}
      <TextLink
        variant="arrow"
        className={styles.rowLink}
        to={paths.sitting({ sittingId })}
        aria-label={goesOn ? undefined : text('attempts.seeOf', { test: name, date })}
      >
        {text(goesOn ? 'attempts.goOn' : 'attempts.see')}
      </TextLink>
    </li>
  );
}

function Running({ sitting, now }: { readonly sitting: SittingView; readonly now: number }) {
  const text = useText('dashboard');
  const open = sitting.sections.find(({ attempt }) => attempt?.phase === 'open')?.attempt;
  const skill = skillName(sitting.next_skill ?? '', text);
  const minutes = open ? Math.max(0, Math.ceil((Date.parse(open.deadline_at) - now) / 60_000)) : 0;
  return (
    <p className={styles.running}>
      {open ? text('attempts.sittingOpen', { skill, minutes }) : text('attempts.sittingNext', { skill })}
    </p>
  );
}

/** The overall band. Until there is one, the bands of the marked sections. */
function Bands({ sitting }: { readonly sitting: SittingView }) {
  const text = useText('dashboard');
  const { overall_band: overall, sections, step } = sitting;
  if (overall !== null) {
    return (
      <div className={styles.score}>
        <BandScale band={overall} size="small" />
        <p>
          <strong>{text('attempts.sittingBand', { band: formatBand(overall) })}</strong>
        </p>
      </div>
    );
  }
  const bands = sections.flatMap(({ skill, attempt }) =>
    attempt === null || attempt.band === null
      ? []
      : [text('attempts.sittingBands', { skill: skillName(skill, text), band: formatBand(attempt.band) })],
  );
  return (
    <p>
      {bands.length === 0 ? text('attempts.sittingNone') : bands.join(text('attempts.and'))}
      {step === 'speaking' ? <span className={styles.rowNote}>{text('attempts.toSpeak')}</span> : null}
    </p>
  );
}
