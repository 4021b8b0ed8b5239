import { formatBandRange } from '#ielts/bands/format-band-range.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { DeskWork } from '../desk-replies.ts';
import styles from './finish.module.css';

/** The machine's estimate next to the teacher's own band, once that is saved. */
export function MachineBand({
  work: { machine, has_machine_band: exists, draft },
}: {
  readonly work: DeskWork;
}) {
  const t = useText('desk');
  if (!draft.is_complete) return exists ? <p className={styles.quiet}>{t('machine.later')}</p> : null;
  if (!machine) return <p className={styles.quiet}>{t('machine.none')}</p>;
  const { difference } = machine;
  const by = Math.abs(difference).toFixed(2).replace(/0$/, '');
  const direction = difference === 0 ? 'same' : difference > 0 ? 'higher' : 'lower';
  return (
    <div className={styles.machine} data-machine="">
      <p>
        {t('machine.band')} <strong>{t('machine.estimate', { range: formatBandRange(machine) })}</strong>
      </p>
      <p>{t(`machine.${direction}`, { by })}</p>
      <p className={styles.quiet}>{t('machine.why')}</p>
    </div>
  );
}
