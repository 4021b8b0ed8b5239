import { lazy, useState } from 'react';
import { Loaded } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { cityOfTimeZone } from '#platform/i18n/time-zone-name.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TEACH_BOOKING_ENDPOINTS } from '../../endpoints.ts';
import { useReturn } from '../use-return.ts';
import { addDays, wallText } from '../words/wall-text.ts';
import { HoursPart } from './hours-part.tsx';
import { LaterPart } from './later-part.tsx';
import { LessonsPart } from './lessons-part.tsx';
import { dayOf, mondayOf, weekOf } from './week-of.ts';
import styles from './calendar.module.css';

const SettingsPart = lazy(async () => ({
  default: (await import('../settings/settings-part.tsx')).SettingsPart,
}));

/** The calendar of a teacher, its settings beside it. The week: the hours, and the lessons in them. */
export function TeachCalendar({ owner }: { readonly owner: string }) {
  const t = useText('teachCalendar');
  const language = useLanguage();
  // Undefined: the week of today, which the server knows.
  const [monday, setMonday] = useState<string>();
  const [view, setView] = useState('week');
  const [hasOpened, setOpened] = useState(false);
  /** How often the teacher was led from the week to the other calendars. */
  const [visits, setVisits] = useState(0);
  const schedule = useReply(() => call(TEACH_BOOKING_ENDPOINTS, 'getSchedule', {}), owner);
  const calendar = useReply(
    async () => {
      const first = await call(TEACH_BOOKING_ENDPOINTS, 'getTeachCalendar', {
        query: monday === undefined ? { days: '1' } : { from: monday, days: '7' },
      });
      if (monday !== undefined || !first.ok) return first;
      return call(TEACH_BOOKING_ENDPOINTS, 'getTeachCalendar', {
        query: { from: weekOf(first.reply.server_now, first.reply.zone), days: '7' },
      });
    },
    `${owner} ${language} ${monday ?? ''}`,
  );
  // A learner may have booked or cancelled meanwhile, and a lesson may have started.
  useReturn(calendar.reload);
  const scheduleParts = {
    state: schedule.state,
    reload: schedule.reload,
    skeleton: <Skeleton lines={8} label={t('loading')} />,
  };
  return (
    <>
      <TextLink to={paths.teach()}>{t('back')}</TextLink>
      <h1 className={styles.title}>{t('title')}</h1>
      <Loaded
        state={calendar.state}
        reload={calendar.reload}
        skeleton={<Skeleton lines={8} label={t('loading')} />}
      >
        {({
          bookings,
          busy,
          failing_calendars: failing,
          zone,
          server_now: serverNow,
          courtesy_hours: courtesyHours,
        }) => {
          const today = dayOf(serverNow, zone);
          const start = monday ?? mondayOf(today);
          const week = (
            <>
              {failing.length === 0 ? null : (
                <Notice
                  tone="warning"
                  title={t('failing.title', { count: failing.length })}
                  action={
                    <Button
                      variant="secondary"
                      size="small"
                      onClick={() => {
                        setOpened(true);
                        setView('settings');
                        setVisits(visits + 1);
                      }}
                      data-show-failing=""
                    >
                      {t('failing.look')}
                    </Button>
                  }
                >
                  <p>
                    {t('failing.text', {
                      hosts: [...new Set(failing)].join(language === 'en' ? ', ' : '、'),
                    })}
                  </p>
                </Notice>
              )}
              <div className={styles.week}>
                <h2 aria-live="polite">{t('week', { day: wallText(start, language, 'day') })}</h2>
                <Button variant="secondary" size="small" onClick={() => setMonday(addDays(start, -7))}>
                  {t('earlier')}
                </Button>
                <Button variant="secondary" size="small" onClick={() => setMonday(mondayOf(today))}>
                  {t('thisWeek')}
                </Button>
                <Button variant="secondary" size="small" onClick={() => setMonday(addDays(start, 7))}>
                  {t('later')}
                </Button>
              </div>
              <LessonsPart
                lessons={bookings}
                serverNow={serverNow}
                today={today}
                courtesyHours={courtesyHours}
                onChange={() => {
                  calendar.reload();
                  schedule.reload();
                }}
              />
              <Loaded {...scheduleParts}>
                {(reply) => (
                  <HoursPart
                    saved={reply}
                    replace={schedule.replace}
                    monday={start}
                    today={today}
                    lessons={bookings}
                    busy={busy}
                  />
                )}
              </Loaded>
            </>
          );
          const settings = (
            <Loaded {...scheduleParts}>
              {(reply) => (
                <LaterPart>
                  <SettingsPart
                    saved={reply}
                    replace={(newer) => {
                      schedule.replace(newer);
                      // Another zone has other days, and other times of lessons.
                      calendar.reload();
                    }}
                    owner={owner}
                    zone={zone}
                    today={today}
                    busyVisits={visits}
                    onShowDay={(date) => {
                      setMonday(mondayOf(date));
                      setView('week');
                    }}
                  />
                </LaterPart>
              )}
            </Loaded>
          );
          return (
            <>
              <p className={styles.quiet}>{t('intro', { city: cityOfTimeZone(zone, language) })}</p>
              <Tabs
                label={t('views.label')}
                selectedId={view}
                onSelect={(id) => {
                  setView(id);
                  if (id === 'settings') setOpened(true);
                }}
                tabs={[
                  { id: 'week', label: t('views.week'), panel: week },
                  { id: 'settings', label: t('views.settings'), panel: hasOpened ? settings : null },
                ]}
              />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
