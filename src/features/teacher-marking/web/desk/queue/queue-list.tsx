import { useText } from '#platform/i18n/text-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { DeskOrder, QueueReply } from '../desk-replies.ts';
import { useServerNow } from '../use-server-now.ts';
import { useTimeText } from '../use-time-text.ts';
import styles from './queue.module.css';

const TICK_MS = 30_000;
/** A work with less time than this is marked. */
const SOON_MS = 12 * 60 * 60_000;

type ListProps = {
  readonly queue: QueueReply;
  readonly isFiltered: boolean;
  /** The work that is being claimed. */
  readonly busy: string | undefined;
  readonly onClaim: (markingOrderId: string) => void;
  readonly onShowAll: () => void;
};

/** The works that wait, each with its clock. */
export function QueueList({ queue, isFiltered, busy, onClaim, onShowAll }: ListProps) {
  const t = useText('teachQueue');
  const now = useServerNow(queue.server_now, TICK_MS);
  if (queue.waiting.length === 0)
    return isFiltered ? (
      <EmptyState
        level={3}
        title={t('waiting.noneFilter')}
        action={
          <Button variant="secondary" size="small" onClick={onShowAll}>
            {t('waiting.allKinds')}
          </Button>
        }
      />
    ) : (
      <EmptyState level={3} title={t('waiting.none')}>
        <p>{t('waiting.noneText')}</p>
      </EmptyState>
    );
  return (
    <>
      <ol className={styles.list}>
        {queue.waiting.map((order) => (
          <WaitingWork
            key={order.marking_order_id}
            order={order}
            now={now}
            isBusy={busy === order.marking_order_id}
            onClaim={onClaim}
          />
        ))}
      </ol>
      {queue.count > queue.waiting.length ? (
        <p className={styles.quiet}>
          {t('waiting.more', { shown: queue.waiting.length, count: queue.count })}
        </p>
      ) : null}
    </>
  );
}

type WorkProps = Pick<ListProps, 'onClaim'> & {
  readonly order: DeskOrder;
  readonly now: number;
  readonly isBusy: boolean;
};

function WaitingWork({ order, now, isBusy, onClaim }: WorkProps) {
  const t = useText('teachQueue');
  const desk = useText('desk');
  const timeText = useTimeText();
  const kind = desk(`work.${order.kind}`);
  const time = timeText(order.due_at, now);
  const left = Date.parse(order.due_at) - now;
  return (
    <li className={styles.item} data-order={order.marking_order_id} data-late={left < 0}>
      <p
        className={classNames(styles.clock, left < 0 ? styles.late : left < SOON_MS && styles.soon)}
        data-clock=""
      >
        <span>{time}</span>
      </p>
      <div className={styles.what}>
        <p className={styles.kind}>
          <strong>{kind}</strong> <OrderBadges order={order} />
        </p>
        <p className={styles.quiet}>
          {[
            desk(`module.${order.module}`),
            order.words > 0 ? t('waiting.words', { count: order.words }) : '',
            order.seconds > 0 ? t('waiting.minutes', { count: Math.ceil(order.seconds / 60) }) : '',
          ]
            .filter((fact) => fact !== '')
            .join(' · ')}
        </p>
      </div>
      <Button
        size="small"
        variant="secondary"
        busy={isBusy}
        aria-label={t('waiting.claimNamed', { kind, time })}
        onClick={() => onClaim(order.marking_order_id)}
      >
        {t('waiting.claim')}
      </Button>
    </li>
  );
}

/** What is special about an order: an appeal, or a second or third marking. */
export function OrderBadges({ order }: { readonly order: Pick<DeskOrder, 'is_appeal' | 'turn'> }) {
  const t = useText('teachQueue');
  const desk = useText('desk');
  return (
    <>
      {order.is_appeal ? <Badge tone="accent">{desk('work.appeal')}</Badge> : null}{' '}
      {order.turn === 'second' || order.turn === 'third' ? (
        <Badge tone="primary">{t(`waiting.${order.turn}`)}</Badge>
      ) : null}
    </>
  );
}
