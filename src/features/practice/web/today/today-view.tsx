import { lazy, Suspense } from 'react';
import { paths } from '#paths';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadBoundary } from '#ui/load-boundary.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Minutes } from '../parts/practice-session.ts';
import { StartProblemNotice } from '../start/start-problem-notice.tsx';
import { useStartSession } from '../start/use-start-session.ts';
import { PartReason } from '../parts/part-reason.tsx';
import type { Today } from './today-reply.ts';
import styles from './today.module.css';

/** The last part of the page, and none of what a learner comes for. */
const HabitPanel = lazy(async () => ({ default: (await import('./habit-panel.tsx')).HabitPanel }));

const MINUTES: readonly Minutes[] = [10, 20, 40];

type TodayViewProps = {
  readonly today: Today;
  readonly minutes: Minutes;
  readonly onMinutes: (minutes: Minutes) => void;
  readonly onHabit: (habit: Today['habit']) => void;
};

/** Why there is nothing to start. */
function whyEmpty({ left_today: left, open_session: open, is_visitor: isVisitor }: Today) {
  if (left !== 0) return { title: 'today.nothing', text: 'today.nothingText' } as const;
  if (open && open.done < open.steps) return { title: 'today.begun', text: 'today.begunText' } as const;
  return { title: 'today.usedUp', text: isVisitor ? 'today.usedUpText' : 'today.freeUsedUpText' } as const;
}

/** The parts of a session that are there for the same reason, in the order of the first of each. */
function groupByReason(parts: Today['parts']) {
  const keyOf = ({ reason }: Today['parts'][number]) => JSON.stringify(reason);
  return parts.flatMap((part, place) => {
    const key = keyOf(part);
    const isFirst = parts.findIndex((each) => keyOf(each) === key) === place;
    return isFirst ? { key, reason: part.reason, parts: parts.filter((each) => keyOf(each) === key) } : [];
  });
}

/** The session of today part by part, its start, and the other ways in. */
export function TodayView({ today, minutes, onMinutes, onHabit }: TodayViewProps) {
  const t = useText('practice');
  const { starting, problem, start } = useStartSession();
  const isVisitor = today.is_visitor;
  const empty = whyEmpty(today);
  const isEmpty = today.parts.length === 0 && today.words === 0;
  return (
    <>
      <section className={styles.today} aria-labelledby="today-mix">
        <h2 id="today-mix">{t('today.mix')}</h2>
        {isEmpty ? null : (
          <fieldset className={styles.minutes}>
            <legend className="visually-hidden">{t('today.howLong')}</legend>
            {MINUTES.map((each) => (
              <label key={each} className={styles.minute} data-chosen={each === minutes || undefined}>
                <input
                  type="radio"
                  name="minutes"
                  checked={each === minutes}
                  onChange={() => onMinutes(each)}
                  className={styles.radio}
                />
                {t('today.minutes', { minutes: each })}
              </label>
            ))}
          </fieldset>
        )}
        {today.due.spread_over === null ? null : (
          <Notice>
            <p>{t('today.spread', { count: today.due.spread_over })}</p>
          </Notice>
        )}
        {isEmpty ? (
          <EmptyState title={t(empty.title)} level={3}>
            <p>{t(empty.text)}</p>
          </EmptyState>
        ) : (
          <>
            <ul className={styles.parts}>
              {today.words > 0 ? (
                <li>
                  <b>{t('today.words', { count: today.words })}</b>
                  <span>{t('why.words')}</span>
                </li>
              ) : null}
              {groupByReason(today.parts).map(({ key, reason, parts }) => (
                <li key={key}>
                  {parts.map(({ skill, questions }) => (
                    <b key={skill.tag}>
                      {skill.name} · {t('today.questions', { count: questions })}
                    </b>
                  ))}
                  <span>
                    <PartReason reason={reason} />
                  </span>
                </li>
              ))}
            </ul>
            {today.questions < Math.min(today.minutes, today.left_today ?? today.minutes) ? (
              <p className={styles.short}>{t('today.short', { minutes: today.minutes })}</p>
            ) : null}
            <Button
              size="large"
              busy={starting === 'today'}
              data-start=""
              onClick={() => void start('today', { mode: 'today' }, minutes)}
            >
              {t('today.start')}
            </Button>
          </>
        )}
        <StartProblemNotice problem={problem} />
        {isVisitor ? (
          <p className={styles.visitor}>
            {today.left_today ? t('today.visitor', { count: today.left_today }) : null}
            <SentenceSpace />
            <TextLink to={paths.signup({ next: paths.practice() })}>{t('today.signUp')}</TextLink>
          </p>
        ) : today.left_today !== null ? (
          <p className={styles.visitor} data-free="">
            {t('today.free', { count: today.left_today })}
            <SentenceSpace />
            <TextLink to={paths.plans()}>{t('plans')}</TextLink>
          </p>
        ) : null}
      </section>
      <section className={styles.more} aria-labelledby="today-more">
        <h2 id="today-more">{t('today.more')}</h2>
        <ul className={styles.ways}>
          <li>
            <TextLink variant="arrow" to={paths.practice({ page: 'mistakes' })}>
              {t('today.mistakes', { count: today.mistakes_open })}
            </TextLink>
          </li>
          <li>
            <TextLink variant="arrow" to={paths.practice({ page: 'words' })}>
              {t('today.wordCards', { count: today.due.words })}
            </TextLink>
          </li>
          <li>
            <TextLink variant="arrow" to={paths.practice({ page: 'skills' })}>
              {t('today.byType')}
            </TextLink>
          </li>
          <li>
            <TextLink variant="arrow" to={paths.practice({ page: 'sets' })}>
              {t('today.sets')}
            </TextLink>
          </li>
          <li>
            <TextLink variant="arrow" to={`${paths.practice({ page: 'skills' })}#endless`}>
              {t('today.endless')}
            </TextLink>
          </li>
        </ul>
        <div className={styles.quick}>
          <Button
            variant="secondary"
            disabled={today.left_today === 0}
            busy={starting === 'record'}
            onClick={() => void start('record', { mode: 'type', type: 'record' }, 10)}
          >
            {t('today.speak')}
          </Button>
          <Button
            variant="secondary"
            disabled={today.left_today === 0}
            busy={starting === 'dictation'}
            onClick={() => void start('dictation', { mode: 'type', type: 'dictation' }, 10)}
          >
            {t('today.dictation')}
          </Button>
        </div>
      </section>
      {isVisitor ? null : (
        <LoadBoundary fallback={null}>
          <Suspense fallback={null}>
            <HabitPanel habit={today.habit} day={today.day} onChange={onHabit} />
          </Suspense>
        </LoadBoundary>
      )}
    </>
  );
}
