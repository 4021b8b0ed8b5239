import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import type { CallOf } from '#platform/http/endpoint.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { Monitor as MonitorIcon, Smartphone as SmartphoneIcon } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { ACCOUNT_ENDPOINTS } from '../../account-endpoints.ts';
import type { listSessions } from '../../account-contract.ts';
import type { AccountView } from '../../account-view-contract.ts';
import { EndOtherSessions } from './end-other-sessions.tsx';
import { Loaded } from '../frame/loaded.tsx';
import styles from './settings.module.css';
import { useDeviceName } from './use-device-name.ts';
import { useTimeAgo } from './use-time-ago.ts';

type Device = CallOf<typeof listSessions>['reply']['sessions'][number];

type DeviceListProps = {
  readonly user: AccountView;
  /** Increases with every change elsewhere on the page. */
  readonly changes: number;
  readonly onChanged: () => void;
};

/** Where the account is signed in, with a sign-out button for each device. */
export function DeviceList({ user, changes, onChanged }: DeviceListProps) {
  const text = useText('settings');
  const { state, reload } = useReply(
    () => call(ACCOUNT_ENDPOINTS, 'listSessions', {}),
    `${user.id} ${changes}`,
  );
  return (
    <Loaded state={state} reload={reload} skeleton={<Skeleton lines={4} label={text('devices.loading')} />}>
      {({ sessions }) => (
        <>
          <ul className={styles.list}>
            {thisFirst(sessions).map((device) => (
              <DeviceRow key={device.id} device={device} timeZone={user.time_zone} onEnded={onChanged} />
            ))}
          </ul>
          {sessions.length > 1 ? (
            <EndOtherSessions onEnded={onChanged} />
          ) : (
            <p className={styles.quiet}>{text('devices.alone')}</p>
          )}
        </>
      )}
    </Loaded>
  );
}

/** This device is first. The others follow in the server's order, the latest used first. */
const thisFirst = (sessions: readonly Device[]) => [
  ...sessions.filter(({ current }) => current),
  ...sessions.filter(({ current }) => !current),
];

type DeviceRowProps = {
  readonly device: Device;
  readonly timeZone: string | null;
  readonly onEnded: () => void;
};

const HANDHELD = /iPhone|iPad|Android|iOS|Mobile/;

function DeviceRow({ device, timeZone, onEnded }: DeviceRowProps) {
  const text = useText('settings');
  const common = useText('signedIn');
  const language = useLanguage();
  const timeAgo = useTimeAgo();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const name = useDeviceName()(device.device);
  const DeviceIcon = HANDHELD.test(device.device) ? SmartphoneIcon : MonitorIcon;
  const exactly = formatInstant(device.last_used_at, { language, timeZone });

  const end = async () => {
    setBusy(true);
    const result = await call(ACCOUNT_ENDPOINTS, 'endSession', { params: { sessionId: device.id } });
    setBusy(false);
    // A device that is already signed out is the wanted result.
    if (result.ok || (result.kind === 'refused' && result.code === 'session-unknown')) {
      showToast({ text: text('devices.ended', { device: name }) });
      return onEnded();
    }
    const why = result.kind === 'refused' ? result.problem.detail : common('unreachable');
    showToast({ tone: 'error', text: why });
  };

  return (
    <li className={styles.row} data-device={device.id}>
      <DeviceIcon size={24} className={styles.icon} />
      <div className={styles.what}>
        <p className={styles.name}>
          {name} {device.current ? <Badge tone="primary">{text('devices.current')}</Badge> : null}
        </p>
        <p className={styles.quiet}>
          <time dateTime={device.last_used_at} title={exactly}>
            {text('devices.used', { ago: timeAgo(device.last_used_at) })}
          </time>
          {' · '}
          {exactly}
          {device.address === '' ? null : ` · ${device.address}`}
        </p>
        <p className={styles.quiet}>
          {text('devices.since', {
            date: formatInstant(device.created_at, { language, timeZone, shape: 'date' }),
          })}
        </p>
      </div>
      {device.current ? null : (
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          aria-label={text('devices.endOf', { device: name })}
          onClick={() => void end()}
        >
          {text('devices.end')}
        </Button>
      )}
    </li>
  );
}
