import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './times.module.css';

type TimeLeftProps = {
  /** For the title, which reads it out when the time is held. */
  readonly id: string;
  readonly seconds: number;
};

/** The clock of a hold. It runs in silence, and is read out again at five minutes and at the last one. */
export function TimeLeft({ id, seconds }: TimeLeftProps) {
  const text = useText('lessonTimes');
  const [whole, rest] = [Math.floor(seconds / 60), seconds % 60];
  const said = seconds > 300 ? 10 : seconds > 60 ? 5 : 1;
  return (
    <p className={styles.left}>
      <span aria-hidden="true" data-time-left="">
        {text('held.left', { time: `${whole}:${String(rest).padStart(2, '0')}` })}
      </span>
      <span id={id} role="status" className="visually-hidden">
        {text('held.leftAtMost', { count: said })}
      </span>
    </p>
  );
}
