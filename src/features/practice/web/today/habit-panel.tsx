import { useEffect, useRef, useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { asRetention, RETENTIONS } from '../../domain/retention.ts';
import { PRACTICE_ENDPOINTS } from '../../endpoints.ts';
import { deviceZone } from '../parts/device-zone.ts';
import type { Today } from './today-reply.ts';
import { PauseForm } from './pause-form.tsx';
import styles from './today.module.css';
import { useDayText } from '../parts/use-day-text.ts';

type Habit = Today['habit'];
type HabitPanelProps = {
  readonly habit: Habit;
  /** Today, as a day of practice. */
  readonly day: string;
  readonly onChange: (habit: Habit) => void;
};

const RETENTION_NAMES = { 85: 'less', 90: 'usual', 95: 'more' } as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const twoDigits = (hour: number) => `0${hour}`.slice(-2);

/** The weeks in which the plan was followed. They are never lost, and may be paused. */
export function HabitPanel({ habit, day, onChange }: HabitPanelProps) {
  const t = useText('practice');
  const dayText = useDayText();
  const [state, setState] = useState<'resting' | 'saving' | 'failed' | { readonly problem: string }>(
    'resting',
  );
  const acts = useRef<HTMLDivElement>(null);
  const isPausing = useRef(false);
  // The pressed button is gone with what it changed: the one in its place has the focus.
  useEffect(() => {
    if (isPausing.current && document.activeElement === document.body)
      acts.current?.querySelector('button')?.focus();
    isPausing.current = false;
  }, [habit.pause]);

  async function change(part: Partial<Pick<Habit, 'pause' | 'reminder_hour' | 'retention'>>): Promise<void> {
    setState('saving');
    isPausing.current = part.pause !== undefined;
    const { pause, reminder_hour: hour, retention } = { ...habit, ...part };
    const result = await call(PRACTICE_ENDPOINTS, 'setPracticeHabit', {
      body: { zone: deviceZone(), pause, reminder_hour: hour, retention },
    });
    if (result.ok) {
      setState('resting');
      onChange(result.reply.habit);
    } else setState(result.kind === 'refused' ? { problem: result.problem.detail } : 'failed');
  }
  return (
    <section className={styles.habit} aria-labelledby="today-habit">
      <h2 id="today-habit">{t('habit.title')}</h2>
      {habit.is_paused ? (
        <p id="today-paused">
          {habit.pause?.until
            ? t('habit.pausedUntil', { day: dayText(habit.pause.until) })
            : t('habit.paused')}
        </p>
      ) : (
        <>
          <p className={styles.week}>
            <span aria-hidden="true">
              {Array.from({ length: 7 }, (_, place) => (
                <i
                  key={place}
                  className={styles.day}
                  data-done={place < habit.days || undefined}
                  data-needed={place < habit.needed || undefined}
                />
              ))}
            </span>
            {t(habit.days >= habit.needed ? 'habit.weekDone' : 'habit.week', {
              days: habit.days,
              needed: habit.needed,
            })}
          </p>
          <p>{t('habit.weeks', { count: habit.weeks })}</p>
        </>
      )}
      <div ref={acts} className={styles.habitActs}>
        {habit.pause ? (
          <Button
            aria-describedby="today-paused"
            variant="secondary"
            size="small"
            busy={state === 'saving'}
            onClick={() => void change({ pause: null })}
          >
            {t('habit.goOn')}
          </Button>
        ) : (
          <PauseForm
            day={day}
            isSaving={state === 'saving'}
            onPause={(until) => void change({ pause: { from: day, until } })}
          />
        )}
        <SelectField
          label={t('habit.reminder')}
          value={habit.reminder_hour === null ? '' : String(habit.reminder_hour)}
          disabled={state === 'saving'}
          options={[
            { value: '', label: t('habit.noReminder') },
            ...HOURS.map((hour) => ({ value: String(hour), label: `${twoDigits(hour)}:00` })),
          ]}
          onChange={({ target }) =>
            void change({ reminder_hour: target.value === '' ? null : Number(target.value) })
          }
        />
        <SelectField
          label={t('habit.retention')}
          value={String(habit.retention)}
          disabled={state === 'saving'}
          options={RETENTIONS.map((each) => ({
            value: String(each),
            label: t(`habit.retentions.${RETENTION_NAMES[each]}`),
          }))}
          onChange={({ target }) => void change({ retention: asRetention(Number(target.value)) })}
        />
      </div>
      <p className={styles.hint}>{t('habit.retentionHint')}</p>
      {state === 'failed' || typeof state === 'object' ? (
        <Notice tone="error" announce>
          <p>{state === 'failed' ? t('habit.failed') : state.problem}</p>
        </Notice>
      ) : null}
    </section>
  );
}
