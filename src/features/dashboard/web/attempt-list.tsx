import { useState } from 'react';
import { formatBand } from '#ielts/bands/format-band.ts';
import { followsRecording, type AttemptSummary, type SittingView } from '#features/mock-tests/web/index.ts';
import { paths } from '#paths';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { BandScale } from '#ui/band-scale.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { SittingRow } from './sitting-row.tsx';
import { skillName } from './skill-name.ts';
import styles from './dashboard.module.css';

/** How many are shown at first. */
const LATEST = 5;

type ListProps = {
  readonly attempts: readonly AttemptSummary[];
  readonly sittings: readonly SittingView[];
  readonly now: number;
  readonly timeZone: string | null;
};

type Row = { readonly at: string } & (
  | { readonly sitting: SittingView }
  | { readonly sitting: undefined; readonly attempt: AttemptSummary }
);

/** Whole tests and single attempts, the newest first. */
function listRows(attempts: readonly AttemptSummary[], sittings: readonly SittingView[]): Row[] {
  const whole = new Set(sittings.map(({ sitting_id: id }) => id));
  return [
    ...sittings.map((sitting) => ({ at: sitting.started_at, sitting })),
    ...attempts
      .filter(({ sitting_id: id }) => id === null || !whole.has(id))
      .map((attempt) => ({ at: attempt.started_at, sitting: undefined, attempt })),
  ].sort((one, other) => other.at.localeCompare(one.at));
}

/** The latest tests with their bands, newest first. */
export function AttemptList({ attempts, sittings, ...rest }: ListProps) {
  const text = useText('dashboard');
  const [all, setAll] = useState(false);
  const rows = listRows(attempts, sittings);
  return (
    <section aria-labelledby="latest-tests">
      <h2 id="latest-tests" className={styles.sectionTitle}>
        {text('attempts.title')}
      </h2>
      {rows.length === 0 ? (
        <NothingYet
          title={text('attempts.emptyTitle')}
          action={text('attempts.emptyAction')}
          to={paths.plans()}
        >
          {text('attempts.emptyText')}
        </NothingYet>
      ) : (
        <ul className={styles.list}>
          {(all ? rows : rows.slice(0, LATEST)).map((row) =>
            row.sitting ? (
              <SittingRow key={row.sitting.sitting_id} sitting={row.sitting} {...rest} />
            ) : (
              <AttemptRow key={row.attempt.attempt_id} attempt={row.attempt} {...rest} />
            ),
          )}
        </ul>
      )}
      {rows.length > LATEST && !all ? (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {text('attempts.showAll', { count: rows.length })}
        </Button>
      ) : null}
    </section>
  );
}

type RowProps = Omit<ListProps, 'attempts' | 'sittings'> & { readonly attempt: AttemptSummary };

/** An open attempt: its clock runs or is paused, or there is none. */
function howRunning(attempt: AttemptSummary) {
  const { timed, paused_at: pausedAt } = attempt;
  if (!timed || followsRecording(attempt)) return 'attempts.noClock' as const;
  return pausedAt === null ? ('attempts.running' as const) : ('attempts.paused' as const);
}

function AttemptRow({ attempt, now, timeZone }: RowProps) {
  const text = useText('dashboard');
  const language = useLanguage();
  const { attempt_id: attemptId, band, raw_score: raw, question_count: count } = attempt;
  const date = formatInstant(attempt.started_at, { language, timeZone });
  const name = text('attempts.name', {
    test: attempt.test_title[language],
    skill: skillName(attempt.skill, text),
  });
  const open = attempt.phase === 'open';
  const minutes = Math.max(0, Math.ceil((Date.parse(attempt.deadline_at) - now) / 60_000));
  return (
    <li className={styles.attempt} data-attempt={attemptId}>
      <div className={styles.attemptName}>
        <strong>{name}</strong>
        <span className={styles.quiet}>
          <time dateTime={attempt.started_at}>{date}</time>
          {attempt.timed_out ? `${language === 'en' ? ', ' : '，'}${text('attempts.timedOut')}` : null}
        </span>
      </div>
      {open ? (
        <p className={styles.running}>{text(howRunning(attempt), { minutes })}</p>
      ) : band === null ? (
        <p className={styles.quiet}>
          {text(attempt.waiting_for_sitting ? 'attempts.bandLater' : 'attempts.noBand')}
        </p>
      ) : (
        <div className={styles.score}>
          <BandScale band={band} size="small" />
          <p>
            <strong>{text('attempts.band', { band: formatBand(band) })}</strong>
            {raw === null ? null : (
              <span className={styles.quiet}>{text('attempts.right', { raw, count })}</span>
            )}
          </p>
        </div>
      )}
      <TextLink
        variant="arrow"
        className={styles.rowLink}
        to={open ? paths.attempt({ attemptId }) : paths.attemptResult({ attemptId })}
        aria-label={open ? undefined : text('attempts.reviewOf', { test: name, date })}
      >
        {text(open ? 'attempts.goOn' : 'attempts.review')}
      </TextLink>
    </li>
  );
}
