import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { ACCOUNT_ENDPOINTS } from '../../account-endpoints.ts';
import type { AccountView } from '../../account-view-contract.ts';
import type { SecurityEvent } from '../../domain/account.ts';
import { Loaded } from '../frame/loaded.tsx';
import styles from './settings.module.css';
import { useDeviceName } from './use-device-name.ts';

/** How many events are shown at first. */
const LATEST = 8;

/** Events that an owner should check. */
const STRIKING: ReadonlySet<SecurityEvent> = new Set([
  'sign-in-failed',
  'two-factor-failed',
  'refresh-reused',
  'suspended',
]);

type SecurityHistoryProps = {
  readonly user: AccountView;
  /** Increases with every change elsewhere on the page. */
  readonly changes: number;
};

/** What happened to the account, newest first. */
export function SecurityHistory({ user, changes }: SecurityHistoryProps) {
  const text = useText('settings');
  const language = useLanguage();
  const deviceName = useDeviceName();
  const [all, setAll] = useState(false);
  const { state, reload } = useReply(
    () => call(ACCOUNT_ENDPOINTS, 'listSecurityEvents', {}),
    `${user.id} ${changes}`,
  );
  return (
    <Loaded state={state} reload={reload} skeleton={<Skeleton lines={5} label={text('history.loading')} />}>
      {({ events }) => (
        <>
          {events.length === 0 ? <p className={styles.quiet}>{text('history.none')}</p> : null}
          <ul className={styles.list}>
            {(all ? events : events.slice(0, LATEST)).map(({ id, kind, device, address, at }) => (
              <li key={id} className={styles.event} data-event={kind}>
                <p className={classNames(styles.name, STRIKING.has(kind) && styles.striking)}>
                  {text(`events.${kind}`)}
                </p>
                <p className={styles.quiet}>
                  <time dateTime={at}>{formatInstant(at, { language, timeZone: user.time_zone })}</time>
                  {/* What the school did was done from no device of the owner's. */}
                  {device === '' && address === '' ? null : ` · ${deviceName(device)}`}
                  {address === '' ? null : ` · ${address}`}
                </p>
              </li>
            ))}
          </ul>
          {events.length > LATEST && !all ? (
            <Button variant="quiet" onClick={() => setAll(true)}>
              {text('history.all', { count: events.length })}
            </Button>
          ) : null}
        </>
      )}
    </Loaded>
  );
}
