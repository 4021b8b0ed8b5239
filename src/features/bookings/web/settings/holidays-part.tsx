import { useRef, useState, type FormEvent } from 'react';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatCalendarDate } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { TextField } from '#ui/text-field.tsx';
import { addHoliday, removeHoliday } from '../../domain/change-schedule.ts';
import { MOST_HOLIDAYS, type Holiday } from '../../domain/schedule.ts';
import type { ScheduleStore } from './use-save-schedule.ts';
import { findBooked, type BookedLessons } from './find-booked.ts';
import { SettingNews } from './setting-news.tsx';
import { SettingSection } from './setting-section.tsx';
import { useUnsaved } from './unsaved.tsx';
import { useSetting } from './use-setting.ts';
import styles from './settings.module.css';

type HolidaysProps = ScheduleStore & {
  /** On the teacher's calendar. */
  readonly today: string;
  readonly onShowDay: (date: string) => void;
};

const NOTHING: Holiday = { from: '', to: '' };
type Mistakes = { readonly [Field in keyof Holiday]?: 'missing' | 'order' | 'over' };

function findMistakes({ from, to }: Holiday, today: string): Mistakes {
  if (from === '') return { from: 'missing', ...(to === '' && { to: 'missing' }) };
  if (to === '') return { to: 'missing' };
  if (to < from) return { to: 'order' };
  return to < today ? { to: 'over' } : {};
}

/** Days that nobody can book. Lessons that are booked in them are named, as they stay. */
export function HolidaysPart({ saved, replace, today, onShowDay }: HolidaysProps) {
  const t = useText('teachSettings');
  const language = useLanguage();
  const setting = useSetting({ saved, replace });
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [days, setDays] = useState(NOTHING);
  const [isChecked, setChecked] = useState(false);
  const [booked, setBooked] = useState<BookedLessons>();
  useUnsaved('holidays', days.from !== '' || days.to !== '');
  const { holidays } = saved.schedule;
  const coming = holidays.filter(({ to }) => to >= today);
  const mistakes = findMistakes(days, today);
  const dayText = (date: string) => formatCalendarDate(date, language);
  const nameOf = ({ from, to }: Holiday) =>
    from === to ? dayText(from) : t('holidays.days', { from: dayText(from), to: dayText(to) });
  const errorOf = (field: keyof Holiday) => {
    const mistake = isChecked ? mistakes[field] : undefined;
    return mistake === undefined ? undefined : t(`holidays.${mistake}`);
  };

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(mistakes).length > 0) {
      // The errors are there after the next drawing.
      requestAnimationFrame(() => focusFirstError(form.current));
      return;
    }
    setBooked(undefined);
    const changed = { holidays: [...addHoliday(holidays, days, today)] };
    if (!(await setting.change(changed, t('holidays.added', { days: nameOf(days) })))) return;
    setDays(NOTHING);
    setChecked(false);
    setBooked(await findBooked({ from: days.from < today ? today : days.from, to: days.to }));
  }

  async function remove(holiday: Holiday): Promise<void> {
    setBooked(undefined);
    const changed = { holidays: [...removeHoliday(holidays, holiday)] };
    const isRemoved = await setting.change(changed, t('holidays.removed', { days: nameOf(holiday) }));
    if (isRemoved) heading.current?.focus();
  }

  const isFull = coming.length >= MOST_HOLIDAYS;
  return (
    <SettingSection id="holidays" title={t('holidays.title')} text={t('holidays.text')} heading={heading}>
      {coming.length === 0 ? <p>{t('holidays.none')}</p> : null}
      <ul className={styles.entries}>
        {coming.map((holiday) => (
          <li key={`${holiday.from} ${holiday.to}`} className={styles.entry} data-holiday={holiday.from}>
            <span>{nameOf(holiday)}</span>
            <Button
              variant="quiet"
              size="small"
              disabled={setting.isBusy}
              aria-label={t('holidays.removeNamed', { days: nameOf(holiday) })}
              onClick={() => void remove(holiday)}
            >
              {t('holidays.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <SettingNews
        setting={setting}
        next={
          booked === undefined ? null : (
            <Button variant="secondary" size="small" onClick={() => onShowDay(booked.first)}>
              {t('holidays.show')}
            </Button>
          )
        }
      >
        {booked === undefined || setting.done?.before === undefined ? undefined : (
          <p data-booked-lessons={booked.count}>{t('holidays.booked', { count: booked.count })}</p>
        )}
      </SettingNews>
      {isFull ? (
        <p>{t('holidays.full', { most: MOST_HOLIDAYS })}</p>
      ) : (
        <form ref={form} noValidate className={styles.form} onSubmit={(event) => void add(event)}>
          <div className={styles.pair}>
            {(['from', 'to'] as const).map((field) => (
              <TextField
                key={field}
                type="date"
                name={`holiday-${field}`}
                label={t(field)}
                error={errorOf(field)}
                min={field === 'to' && days.from > today ? days.from : today}
                value={days[field]}
                onChange={({ currentTarget: { value } }) => setDays((now) => ({ ...now, [field]: value }))}
              />
            ))}
          </div>
          <Button type="submit" busy={setting.isBusy} data-add-holiday="">
            {t('holidays.add')}
          </Button>
        </form>
      )}
    </SettingSection>
  );
}
