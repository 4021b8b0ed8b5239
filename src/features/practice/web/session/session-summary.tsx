import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { MasteryLine } from '../parts/mastery-line.tsx';
import { useDayText } from '../parts/use-day-text.ts';
import { StartProblemNotice } from '../start/start-problem-notice.tsx';
import { useStartSession } from '../start/use-start-session.ts';
import { AnotherLookList } from './another-look.tsx';
import { listAnotherLook } from './list-another-look.ts';
import type { SessionView, SessionWork } from './session-work.ts';
import styles from './session.module.css';

type SessionSummaryProps = {
  readonly work: SessionWork;
  readonly view: SessionView;
  /** Answers are not on the server yet. */
  readonly isWaiting: boolean;
};

/** What was done and what moved. Without a connection: what this browser knows. */
export function SessionSummary({
  work,
  view: { answers, reviewed, summary },
  isWaiting,
}: SessionSummaryProps) {
  const t = useText('practice');
  const type = useText('exercises');
  const day = useDayText();
  const { starting, problem, start } = useStartSession();
  const { choice } = work.reply;
  const own = [...answers.values()];
  const marked = own.filter(({ right }) => right !== null);
  const right = marked.filter((each) => each.right).length;
  const unmarked = own.filter((each) => each.right === null && each.value.trim() !== '').length;
  const looks = listAnotherLook(work.reply, own);
  return (
    <div className={styles.summary} data-summary={summary ? 'moved' : 'own'}>
      <p className={styles.score}>
        {marked.length > 0 ? t('summary.right', { right, all: marked.length }) : t('summary.done')}
      </p>
      <ul>
        {unmarked > 0 ? <li>{t('summary.own', { count: unmarked })}</li> : null}
        {reviewed.size > 0 ? <li>{t('summary.words', { count: reviewed.size })}</li> : null}
        {summary && summary.mistakes_fixed > 0 ? (
          <li>{t('summary.fixed', { count: summary.mistakes_fixed })}</li>
        ) : null}
        {summary && summary.mistakes_opened > 0 ? (
          <li>{t('summary.opened', { count: summary.mistakes_opened })}</li>
        ) : null}
        {summary && summary.reviewed > 0 ? (
          <li>{t('summary.reviewed', { count: summary.reviewed })}</li>
        ) : null}
        {summary?.next_due_on ? <li>{t('summary.nextDue', { day: day(summary.next_due_on) })}</li> : null}
      </ul>
      {summary && summary.types.length > 0 ? (
        <section className={styles.movedTypes}>
          <h2>{t('summary.moved')}</h2>
          <ul>
            {summary.types.map((each) => (
              <li key={each.type}>
                <b>{type(`type.${each.type as 'cloze'}`)}</b>{' '}
                {t('summary.share', { right: each.right, all: each.answers })}
                <MasteryLine before={each.before} level={each.after} reason={each.reason} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {!summary && isWaiting ? (
        <Notice tone="warning" announce>
          <p>{t('summary.waiting')}</p>
        </Notice>
      ) : null}
      {looks.length > 0 ? <AnotherLookList looks={looks} starting={starting} start={start} /> : null}
      <StartProblemNotice problem={problem} />
      <div className={styles.actions}>
        {choice.mode === 'generator' ? (
          <Button
            size="large"
            busy={starting !== undefined}
            data-again=""
            onClick={() => void start('again', choice, 10)}
          >
            {t('summary.again')}
          </Button>
        ) : null}
        <ButtonLink
          to={paths.practice()}
          variant={choice.mode === 'generator' ? 'secondary' : 'primary'}
          size="large"
        >
          {t('session.toToday')}
        </ButtonLink>
        {looks.length > 0 ? (
          <ButtonLink to={paths.practice({ page: 'mistakes' })} variant="secondary" size="large">
            {t('mistakes.title')}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
