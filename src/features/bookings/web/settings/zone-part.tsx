import { useRef, useState, type FormEvent } from 'react';
import { COMMON_TIME_ZONES } from '#platform/i18n/common-time-zones.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { cityOfTimeZone, timeZoneName } from '#platform/i18n/time-zone-name.ts';
import { formatCalendarDate, ownTimeZone } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { removeZone, setZone } from '../../domain/change-schedule.ts';
import { zoneOn, type ZonePeriod } from '../../domain/schedule.ts';
import type { ScheduleStore } from './use-save-schedule.ts';
import { SettingNews } from './setting-news.tsx';
import { SettingSection } from './setting-section.tsx';
import { useUnsaved } from './unsaved.tsx';
import { useSetting } from './use-setting.ts';
import styles from './settings.module.css';

type ZoneProps = ScheduleStore & {
  /** On the teacher's calendar. */
  readonly today: string;
};

/** The zone of the teacher's hours, now and from a date on. */
export function ZonePart({ saved, replace, today }: ZoneProps) {
  const t = useText('teachSettings');
  const language = useLanguage();
  const setting = useSetting({ saved, replace });
  const heading = useRef<HTMLHeadingElement>(null);
  const { zones } = saved.schedule;
  const current = zoneOn(zones, today);
  const [zone, setChosen] = useState(current);
  const [from, setFrom] = useState(today);
  const [isChecked, setChecked] = useState(false);
  const planned = zones.filter((each) => each.from !== null && each.from > today);
  const cityOf = (name: string) => cityOfTimeZone(name, language);
  const dayText = (date: string) => formatCalendarDate(date, language);
  const isSame = from !== '' && zoneOn(zones, from) === zone;
  const isOver = from < today;
  useUnsaved('zone', !isSame && !isOver);
  const near = [zone, current, ownTimeZone()].filter((each) => each !== undefined);
  const choices = [...new Set([...near, ...Object.keys(COMMON_TIME_ZONES)])];

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (isSame || isOver) return;
    const day = dayText(from);
    const changed = { zones: [...setZone(zones, { from, zone }, today)] };
    if (await setting.change(changed, t('zone.saved', { day, city: cityOf(zone) }))) setChecked(false);
  }

  async function remove(period: ZonePeriod): Promise<void> {
    if (period.from === null) return;
    const changed = { zones: [...removeZone(zones, period.from)] };
    if (await setting.change(changed, t('zone.removed', { city: cityOf(period.zone) })))
      heading.current?.focus();
  }

  return (
    <SettingSection
      id="zone"
      title={t('zone.title')}
      text={t('zone.now', { city: cityOf(current) })}
      heading={heading}
    >
      <ul className={styles.entries}>
        {planned.map((period) => {
          const words = { day: dayText(period.from ?? ''), city: cityOf(period.zone) };
          return (
            <li key={period.from} className={styles.entry} data-planned-zone={period.zone}>
              <span>{t('zone.planned', words)}</span>
              <Button
                variant="quiet"
                size="small"
                disabled={setting.isBusy}
                aria-label={t('zone.removeNamed', words)}
                onClick={() => void remove(period)}
              >
                {t('zone.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
      <SettingNews setting={setting} />
      <form noValidate className={styles.form} onSubmit={(event) => void save(event)}>
        <div className={styles.pair}>
          <SelectField
            label={t('zone.label')}
            name="zone"
            value={zone}
            error={isChecked && isSame ? t('zone.same', { city: cityOf(zone) }) : undefined}
            options={choices.map((value) => ({ value, label: timeZoneName(value, language) }))}
            onChange={({ currentTarget }) => {
              setChosen(currentTarget.value);
              setChecked(false);
            }}
          />
          <TextField
            type="date"
            name="zone-from"
            label={t('zone.from')}
            error={isChecked && isOver ? t(from === '' ? 'holidays.missing' : 'holidays.over') : undefined}
            min={today}
            value={from}
            onChange={({ currentTarget: { value } }) => setFrom(value)}
          />
        </div>
        {isSame || isOver ? null : (
          <p data-zone-consequence="">{t('zone.consequence', { day: dayText(from), city: cityOf(zone) })}</p>
        )}
        <Button type="submit" busy={setting.isBusy} data-save-zone="">
          {t('zone.save')}
        </Button>
      </form>
    </SettingSection>
  );
}
