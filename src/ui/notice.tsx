import type { ReactNode } from 'react';
import {
  CircleAlert as CircleAlertIcon,
  CircleCheck as CircleCheckIcon,
  Info as InfoIcon,
  TriangleAlert as TriangleAlertIcon,
} from 'lucide-react';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const ICONS = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  error: CircleAlertIcon,
};

type NoticeProps = {
  readonly tone?: NoticeTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** The next step, as a button or link. */
  readonly action?: ReactNode;
  /**
   * Read by screen readers when it appears: errors immediately, other notices politely. Leave it out for a
   * notice that was there from the start.
   */
  readonly announce?: boolean;
};

/** What happened, what is safe, what to do next. */
export function Notice({ tone = 'info', title, children, action, announce = false }: NoticeProps) {
  const ToneIcon = ICONS[tone];
  const role = announce ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={role}>
      <ToneIcon size={22} className={styles.icon} />
      <div className={styles.body}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children === undefined ? null : <div>{children}</div>}
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
