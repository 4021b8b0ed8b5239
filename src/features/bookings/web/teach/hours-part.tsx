import { useState } from 'react';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { setHours, type HoursChange } from '../../domain/set-hours.ts';
import type { CalendarReply, TaughtLesson } from '../settings/teach-replies.ts';
import { useSaveSchedule, type SaveOutcome, type ScheduleStore } from '../settings/use-save-schedule.ts';
import { useUnsaved } from '../settings/unsaved.tsx';
import { WeekGrid } from './week-grid.tsx';
import styles from './calendar.module.css';

type HoursProps = ScheduleStore & {
  readonly monday: string;
  /** On the teacher's calendar. */
  readonly today: string;
  readonly lessons: readonly TaughtLesson[];
  readonly busy: CalendarReply['busy'];
};

/** The teacher's hours in a week, to be changed and saved. A conflict keeps the changes, on top of the newer hours. */
export function HoursPart({ saved, replace, monday, today, lessons, busy }: HoursProps) {
  const t = useText('teachCalendar');
  const [changes, setChanges] = useState<readonly HoursChange[]>([]);
  const [weekly, setWeekly] = useState(false);
  const { save, isBusy, outcome, forget } = useSaveSchedule({ saved, replace });
  useUnsaved('hours', changes.length > 0);
  const applied = changes.reduce((schedule, change) => setHours(schedule, change), saved.schedule);

  async function saveHours(): Promise<void> {
    // Changes of the time since then stay.
    if (await save(applied)) setChanges((now) => now.slice(changes.length));
  }

  return (
    <section className={styles.hoursPart} aria-labelledby="hours">
      <h2 id="hours">{t('hours.title')}</h2>
      <p className={styles.quiet}>
        {t('hours.how')}
        <SentenceSpace />
        {t('hours.stay')}
      </p>
      <div className={styles.mode}>
        <SelectField
          label={t('hours.mode')}
          value={weekly ? 'weekly' : 'date'}
          options={[
            { value: 'date', label: t('hours.date') },
            { value: 'weekly', label: t('hours.weekly') },
          ]}
          onChange={({ currentTarget }) => setWeekly(currentTarget.value === 'weekly')}
        />
      </div>
      <WeekGrid
        times={applied}
        monday={monday}
        today={today}
        lessons={lessons}
        busy={busy}
        onChange={(made) => {
          forget();
          setChanges((now) => [...now, ...made.map((each) => ({ ...each, weekly }))]);
        }}
      />
      {outcome ? <SaveOutcome outcome={outcome} /> : null}
      {changes.length === 0 ? null : (
        <div className={styles.save} data-unsaved="">
          <p>{t('save.unsaved')}</p>
          <Row>
            <Button busy={isBusy} onClick={() => void saveHours()}>
              {t('save.save')}
            </Button>
            <Button variant="quiet" disabled={isBusy} onClick={() => setChanges([])}>
              {t('save.undo')}
            </Button>
          </Row>
        </div>
      )}
    </section>
  );
}

function SaveOutcome({ outcome }: { readonly outcome: SaveOutcome }) {
  const t = useText('teachCalendar');
  switch (outcome.kind) {
    case 'saved':
      return <Notice tone="success" announce title={t('save.saved')} />;
    case 'conflict':
      return (
        <Notice tone="warning" announce title={t('save.failedTitle')}>
          <p>{t('save.conflict')}</p>
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice tone="error" announce title={t('save.failedTitle')}>
          <p>{t('save.failedText')}</p>
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="error" announce title={outcome.title}>
          <p>{outcome.detail}</p>
        </Notice>
      );
    default:
      return outcome satisfies never;
  }
}
