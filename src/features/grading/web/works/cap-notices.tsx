import { useText } from '#platform/i18n/text-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { formatBand } from '#ielts/bands/format-band.ts';
import type { Grade } from '../work-reply.ts';
import styles from './works.module.css';

/** What keeps the text from a higher band, with the band. */
export function CapNotices({ caps }: Pick<Grade, 'caps'>) {
  const text = useText('works');
  if (caps.length === 0) return null;
  return (
    <div className={styles.part} data-caps="">
      {caps.map(({ id, cap, message }) => (
        <Notice key={id} tone="warning" title={text('cap', { band: formatBand(cap) })}>
          {message}
        </Notice>
      ))}
    </div>
  );
}
