import { lazy, useState } from 'react';
import { deskPaths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useWallText } from '../words/use-wall-text.ts';
import { LaterPart } from './later-part.tsx';
import { LessonDialog, type LessonAct } from './lesson-dialog.tsx';
import type { TaughtLesson } from '../settings/teach-replies.ts';
import styles from './calendar.module.css';

const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));

type LessonsProps = {
  readonly lessons: readonly TaughtLesson[];
  readonly serverNow: string;
  /** On the teacher's calendar. */
  readonly today: string;
  readonly courtesyHours: number;
  /** A lesson has changed. */
  readonly onChange: () => void;
};

/** The lessons of a week by day, and what the teacher can do about them. */
export function LessonsPart({ lessons, serverNow, today, courtesyHours, onChange }: LessonsProps) {
  const t = useText('teachCalendar');
  const wall = useWallText();
  const [act, setAct] = useState<LessonAct>();
  const [moved, setMoved] = useState<TaughtLesson>();
  const [done, setDone] = useState('');
  const shown = lessons.filter(({ state }) => state !== 'held');
  function close(): void {
    setAct(undefined);
    setMoved(undefined);
  }
  function leave(isUncertain: boolean): void {
    close();
    if (isUncertain) onChange();
  }
  function finish(sentence: string): void {
    close();
    setDone(sentence);
    onChange();
  }
  const days = [...new Set(shown.map(({ teacher_local: at }) => at.slice(0, 10)))];
  return (
    <section aria-labelledby="lessons">
      <Stack>
        <h2 id="lessons">{t('lessons.title')}</h2>
        {done === '' ? null : <Notice tone="success" announce title={done} />}
        {days.length === 0 ? <p>{t('lessons.none')}</p> : null}
        {days.map((date) => {
          const ofDay = shown.filter(({ teacher_local: at }) => at.slice(0, 10) === date);
          const isAhead = ofDay.some(({ state, starts_at: at }) => state === 'booked' && at > serverNow);
          return (
            <div key={date}>
              <h3>{wall.day(date)}</h3>
              <ul className={styles.lessons}>
                {ofDay.map((lesson) => (
                  <Lesson
                    key={lesson.booking_id}
                    lesson={lesson}
                    serverNow={serverNow}
                    onAct={setAct}
                    onMove={setMoved}
                  />
                ))}
              </ul>
              {isAhead ? (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => setAct({ kind: 'day', date })}
                  data-cancel-day=""
                >
                  {t('lessons.cancelDay')}
                </Button>
              ) : null}
            </div>
          );
        })}
      </Stack>
      {act ? <LessonDialog act={act} courtesyHours={courtesyHours} onClose={leave} onDone={finish} /> : null}
      {moved ? (
        <LaterPart>
          <MoveDialog lesson={moved} today={today} onClose={leave} onDone={finish} />
        </LaterPart>
      ) : null}
    </section>
  );
}

type LessonProps = {
  readonly lesson: TaughtLesson;
  readonly serverNow: string;
  readonly onAct: (act: LessonAct) => void;
  readonly onMove: (lesson: TaughtLesson) => void;
};

function Lesson({ lesson, serverNow, onAct, onMove }: LessonProps) {
  const t = useText('teachCalendar');
  const words = useText('lessonWords');
  const wall = useWallText();
  const { minutes, state } = lesson;
  const isAhead = lesson.starts_at > serverNow;
  return (
    <li className={styles.lesson} data-lesson={state}>
      <p>
        <strong>{wall.time(lesson.teacher_local)}</strong>{' '}
        {t('lessons.line', {
          name: lesson.learner_name || t('hours.somebody'),
          length: minutes === 15 ? words('trial') : words('minutes', { minutes }),
          state: words(`state.${state}`),
        })}
      </p>
      <p className={styles.quiet}>
        {t('lessons.clocks', { time: `${wall.shortDay(lesson.local)} ${wall.time(lesson.local)}` })}
      </p>
      {lesson.wish === '' ? null : <p>{t('lessons.wish', { wish: lesson.wish })}</p>}
      {lesson.cancelled_because === null ? null : (
        <p>{t('lessons.because', { reason: lesson.cancelled_because })}</p>
      )}
      {state === 'cancelled' ? null : (
        <Row>
          <TextLink to={deskPaths.lesson({ bookingId: lesson.booking_id })} data-taught-link="">
            {t(isAhead ? 'lessons.brief' : 'lessons.after')}
          </TextLink>
          {state === 'booked' && isAhead ? (
            <Button variant="secondary" size="small" onClick={() => onMove(lesson)} data-move-button="">
              {t('lessons.move')}
            </Button>
          ) : null}
          {state === 'booked' && isAhead ? (
            <Button
              variant="secondary"
              size="small"
              onClick={() => onAct({ kind: 'lesson', lesson })}
              data-cancel-button=""
            >
              {t('lessons.cancel')}
            </Button>
          ) : null}
          {lesson.can_report ? (
            <Button variant="secondary" size="small" onClick={() => onAct({ kind: 'absent', lesson })}>
              {t('lessons.absent')}
            </Button>
          ) : null}
        </Row>
      )}
    </li>
  );
}
