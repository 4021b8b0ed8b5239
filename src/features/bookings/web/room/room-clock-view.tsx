import { useText } from '#platform/i18n/text-provider.tsx';
import { readRoomClock } from '../../domain/room/room-clock.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './room.module.css';

type RoomClockProps = {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly now: number;
  /** On the reader's wall clock. */
  readonly closesAt: string;
  /** The room is closed: there is no time left to show. */
  readonly isOver: boolean;
};

const padded = (count: number) => String(count).padStart(2, '0');
const text = (seconds: number) => `${Math.floor(seconds / 60)}:${padded(seconds % 60)}`;

/** The time left by the server's clock, with a calm sign when five minutes are left. */
export function RoomClock({ startsAt, endsAt, now, closesAt, isOver }: RoomClockProps) {
  const t = useText('lessonRoom');
  const { phase, seconds } = readRoomClock(startsAt, endsAt, now);
  if (isOver) return null;
  return (
    <div className={classNames(styles.clock, phase === 'soon' && styles.soon)} data-room-clock={phase}>
      <p role="timer" aria-live="off">
        {t(`clock.${phase}`, { time: text(seconds), closes: closesAt })}
      </p>
      <p role="status" className="visually-hidden">
        {phase === 'soon' ? t('clock.soonSaid') : phase === 'over' ? t('clock.overSaid') : ''}
      </p>
    </div>
  );
}
