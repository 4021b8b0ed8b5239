import { useState } from 'react';
import { Loaded } from '#features/accounts/web/index.ts';
import { formatBand } from '#ielts/bands/format-band.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatCalendarDate } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AFTER_ENDPOINTS } from '../../endpoints.ts';
import { HomeworkLine } from '../homework/homework-line.tsx';
import type { Brief } from './taught-replies.ts';
import styles from './taught.module.css';

type BriefPartProps = {
  readonly bookingId: string;
  readonly name: string;
  readonly isOpen: boolean;
  /** The lesson has ended: the brief is read on demand, since each look is stored. */
  readonly isPast: boolean;
};

/** What the teacher reads before a lesson, as far as the learner agrees. */
export function BriefPart({ bookingId, name, isOpen, isPast }: BriefPartProps) {
  const t = useText('taughtLesson');
  const [isWanted, setWanted] = useState(!isPast);
  return (
    <section aria-labelledby="brief" className={styles.part}>
      <h2 id="brief">{t('brief.title')}</h2>
      {!isOpen ? (
        <p>{t('brief.closed')}</p>
      ) : isWanted ? (
        <LoadedBrief bookingId={bookingId} name={name} />
      ) : (
        <Stack space={3} align="start">
          <p className={styles.quiet}>{t('brief.openText')}</p>
          <Button variant="secondary" onClick={() => setWanted(true)} data-open-brief="">
            {t('brief.open')}
          </Button>
        </Stack>
      )}
    </section>
  );
}

function LoadedBrief({ bookingId, name }: Pick<BriefPartProps, 'bookingId' | 'name'>) {
  const t = useText('taughtLesson');
  const language = useLanguage();
  const { state, reload } = useReply(
    () => call(AFTER_ENDPOINTS, 'getBrief', { params: { bookingId } }),
    `${bookingId} ${language}`,
  );
  return (
    <Loaded state={state} reload={reload} skeleton={<Skeleton label={t('brief.loading')} lines={6} />}>
      {(brief) => <BriefView brief={brief} name={name} />}
    </Loaded>
  );
}

function BriefView({ brief, name }: { readonly brief: Brief; readonly name: string }) {
  const t = useText('taughtLesson');
  const wish = brief.booking.wish.trim();
  const hidden = (['goal', 'bands', 'errors'] as const).filter((part) => brief[part] === null);
  return (
    <div data-brief="">
      <h3>{t('brief.wish', { name })}</h3>
      <p className={styles.words}>{wish === '' ? t('brief.noWish', { name }) : wish}</p>
      <h3>{t('brief.homework')}</h3>
      <LastHomework last={brief.last_homework} />
      {brief.goal === null ? null : <Goal goal={brief.goal} />}
      {brief.bands === null ? null : <Bands bands={brief.bands} />}
      {brief.errors === null ? null : <Errors errors={brief.errors} />}
      {hidden.length === 0 ? null : (
        <p data-not-shared={hidden.join(' ')}>
          {t('brief.notShared', { name, parts: hidden.map((part) => t(`brief.part.${part}`)).join(' · ') })}
        </p>
      )}
      <p className={styles.quiet}>{t('brief.logged')}</p>
    </div>
  );
}

function LastHomework({ last }: { readonly last: Brief['last_homework'] }) {
  const t = useText('taughtLesson');
  const language = useLanguage();
  if (!last) return <p>{t('brief.noHomework')}</p>;
  const day = formatCalendarDate(last.day, language);
  return (
    <>
      <p className={styles.quiet}>
        {t('brief.homeworkOf', { name: last.teacher_name || t('brief.someone'), day })}
      </p>
      <ul>
        {last.homework.map((homework) => (
          <li key={homework.homework_id} data-last-homework={homework.done_at === null ? 'open' : 'done'}>
            <HomeworkLine homework={homework} />
            <SentenceSpace />
            {t('brief.state', { state: t(homework.done_at === null ? 'brief.undone' : 'brief.done') })}
          </li>
        ))}
      </ul>
    </>
  );
}

function Goal({ goal }: { readonly goal: NonNullable<Brief['goal']> }) {
  const t = useText('taughtLesson');
  const language = useLanguage();
  const { target_band: band, exam_date: exam } = goal;
  return (
    <>
      <h3>{t('brief.goal')}</h3>
      <p>
        {band === null ? t('brief.noBand') : t('brief.band', { band: formatBand(band) })}
        <br />
        {exam === null
          ? t('brief.noExam')
          : t('brief.exam', { day: formatCalendarDate(exam.slice(0, 10), language) })}
      </p>
    </>
  );
}

function Bands({ bands }: { readonly bands: NonNullable<Brief['bands']> }) {
  const t = useText('taughtLesson');
  const rangeOf = ({ low, high }: { readonly low: number; readonly high: number }) =>
    low === high ? formatBand(low) : `${formatBand(low)}–${formatBand(high)}`;
  return (
    <>
      <h3>{t('brief.bands')}</h3>
      {bands.length === 0 ? <p>{t('brief.noBands')}</p> : null}
      <ul>
        {bands.map(({ skill, series, trend }) => (
          <li key={skill} data-band={skill}>
            <b>{t(`brief.skill.${skill}`)}</b>{' '}
            {t('brief.series', {
              bands: series
                .map((band) => t('brief.bandBy', { band: rangeOf(band), by: t(`brief.by.${band.by}`) }))
                .join(' → '),
              trend: t(`brief.trend.${trend}`),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

function Errors({ errors }: { readonly errors: NonNullable<Brief['errors']> }) {
  const t = useText('taughtLesson');
  return (
    <>
      <h3>{t('brief.errors')}</h3>
      {errors.length === 0 ? <p>{t('brief.noErrors')}</p> : null}
      <ul>
        {errors.map(({ name, count, example }) => (
          <li key={name} data-error="">
            <b>{t('brief.error', { name, count })}</b>
            {example.given === '' ? null : (
              <>
                <br />
                {t('brief.given', { text: example.given })}
              </>
            )}
            {example.better === '' ? null : (
              <>
                <br />
                {t('brief.better', { text: example.better })}
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
