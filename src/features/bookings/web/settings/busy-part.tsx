import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { Loaded } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { MOST_BUSY_CALENDARS } from '../../domain/busy-calendar.ts';
import { TEACH_BOOKING_ENDPOINTS } from '../../endpoints.ts';
import { CallProblem, type CallFailure } from '../call-problem.tsx';
import type { BusyCalendar, BusyReply } from './teach-replies.ts';
import { RemoveCalendar } from './remove-calendar.tsx';
import { useUnsaved } from './unsaved.tsx';
import { SettingSection } from './setting-section.tsx';
import styles from './settings.module.css';

type BusyProps = {
  readonly owner: string;
  /** The teacher's, in which times are shown. */
  readonly zone: string;
  /** How often the teacher asked for this part. Each time, its heading takes the focus. */
  readonly visits: number;
};

/** The teacher's other calendars. Their addresses are secrets: only the server of each is shown. */
export function BusyPart({ owner, zone, visits }: BusyProps) {
  const t = useText('teachSettings');
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, reload, replace } = useReply(
    () => call(TEACH_BOOKING_ENDPOINTS, 'listBusyCalendars', {}),
    `${owner} ${language}`,
  );
  useEffect(() => {
    if (visits > 0) heading.current?.focus();
  }, [visits]);
  return (
    <SettingSection id="busy" title={t('busy.title')} text={t('busy.text')} heading={heading}>
      <Loaded state={state} reload={reload} skeleton={<Skeleton lines={2} label={t('busy.loading')} />}>
        {(reply) => (
          <Calendars
            reply={reply}
            replace={replace}
            zone={zone}
            focusHeading={() => heading.current?.focus()}
          />
        )}
      </Loaded>
    </SettingSection>
  );
}

type CalendarsProps = Pick<BusyProps, 'zone'> & {
  readonly reply: BusyReply;
  readonly replace: (reply: BusyReply) => void;
  readonly focusHeading: () => void;
};

function Calendars({ reply: { calendars }, replace, zone, focusHeading }: CalendarsProps) {
  const t = useText('teachSettings');
  const language = useLanguage();
  const [done, setDone] = useState('');
  const [removed, setRemoved] = useState<BusyCalendar>();
  const [removals, setRemovals] = useState(0);
  const focusNow = useEffectEvent(focusHeading);
  // An effect runs after the dialog is gone, has given the focus back, and lets the page be focused again.
  useEffect(() => {
    if (removals > 0) focusNow();
  }, [removals]);
  const dateOf = ({ added_at: at }: BusyCalendar) =>
    formatInstant(at, { language, timeZone: zone, shape: 'date' });
  return (
    <>
      {calendars.length === 0 ? <p>{t('busy.none')}</p> : null}
      <ul className={styles.entries}>
        {calendars.map((calendar) => {
          const { busy_calendar_id: id, host, failure, read_at: readAt } = calendar;
          const time = formatInstant(readAt, { language, timeZone: zone });
          return (
            <li key={id} className={styles.entry} data-busy-calendar={failure ?? 'read'}>
              <div>
                <p>
                  <strong>{host}/…</strong> {t('busy.added', { date: dateOf(calendar) })}
                </p>
                {failure === null ? (
                  <p>{t('busy.read', { time })}</p>
                ) : (
                  <Notice tone="warning" title={t(`busy.failure.${failure}`)}>
                    <p>{t('busy.failed', { time })}</p>
                  </Notice>
                )}
              </div>
              <Button
                variant="quiet"
                size="small"
                aria-label={t('busy.removeNamed', { host, date: dateOf(calendar) })}
                onClick={() => setRemoved(calendar)}
              >
                {t('busy.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
      {done === '' ? null : <Notice tone="success" announce title={done} />}
      {calendars.length >= MOST_BUSY_CALENDARS ? (
        <p>{t('busy.full', { most: MOST_BUSY_CALENDARS })}</p>
      ) : (
        <AddCalendar
          onStart={() => setDone('')}
          onAdded={(calendar) => {
            replace({ calendars: [...calendars, calendar] });
            setDone(t('busy.done', { host: calendar.host }));
          }}
        />
      )}
      {removed === undefined ? null : (
        <RemoveCalendar
          calendar={removed}
          onClose={() => setRemoved(undefined)}
          onRemoved={() => {
            replace({ calendars: calendars.filter((each) => each !== removed) });
            setDone(t('busy.removed', { host: removed.host }));
            setRemoved(undefined);
            setRemovals((count) => count + 1);
          }}
        />
      )}
    </>
  );
}

type AddProps = {
  readonly onStart: () => void;
  readonly onAdded: (calendar: BusyCalendar) => void;
};

const ADDRESS = /^(https|webcals?):\/\/\S+$/i;

function AddCalendar({ onStart, onAdded }: AddProps) {
  const t = useText('teachSettings');
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  useUnsaved('busy', address.trim() !== '');
  const isWrong = !ADDRESS.test(address.trim());

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    onStart();
    setFailure(undefined);
    setChecked(true);
    if (isWrong) return field.current?.focus();
    setBusy(true);
    const result = await call(TEACH_BOOKING_ENDPOINTS, 'addBusyCalendar', {
      body: { address: address.trim() },
    });
    setBusy(false);
    if (!result.ok) return setFailure(result);
    setAddress('');
    setChecked(false);
    onAdded(result.reply.calendar);
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void add(event)}>
      <TextField
        ref={field}
        name="busy-address"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2_000}
        label={t('busy.label')}
        hint={t('busy.hint')}
        error={isChecked && isWrong ? t('busy.addressMissing') : undefined}
        value={address}
        onChange={({ currentTarget: { value } }) => setAddress(value)}
      />
      <CallProblem failure={failure} uncertain={t('failedText')} />
      <Button type="submit" busy={isBusy} data-add-calendar="">
        {t('busy.add')}
      </Button>
    </form>
  );
}
