import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import type { CallResult } from '#platform/api-client/api-client.ts';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import { ORDER_ENDPOINTS } from '../../order-endpoints.ts';
import type { OrderView, RefundQuote } from '../../contract.ts';
import { forgetAct, keyOfAct } from './act-key.ts';
import { tellEntitlements } from '../entitlements/entitlement-news.ts';
import styles from './order-page.module.css';
import { RefundLine } from './refund-line.tsx';

type FormProps = {
  readonly orderId: string;
  readonly quote: RefundQuote;
  readonly timeZone: string | null;
  readonly reload: () => void;
  readonly onClose: () => void;
  readonly onOrder: (order: OrderView) => void;
};

type Failure = Exclude<CallResult<never>, { ok: true }>;

/** The refund of each line, and the button that cancels the chosen lines. */
export function RefundForm({ orderId, quote, timeZone, reload, onClose, onOrder }: FormProps) {
  const text = useText('orders');
  const language = useLanguage();
  const showToast = useToast();
  const open = quote.lines.filter(({ refusal }) => refusal === null);
  const [excluded, setExcluded] = useState<readonly string[]>(
    open.length > 1 ? open.map(({ line_id: id }) => id) : [],
  );
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const chosen = open.filter(({ line_id: id }) => !excluded.includes(id));
  const amountMinor = chosen.reduce((sum, { refund_minor: minor }) => sum + minor, 0);
  const amount = formatMoney(amountMinor, 'USD');

  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const body = { lines: chosen.map(({ line_id: id }) => id), expected_refund_minor: amountMinor };
    const idempotencyKey = keyOfAct('refund', JSON.stringify([orderId, body]));
    const result = await call(ORDER_ENDPOINTS, 'requestRefund', {
      params: { orderId },
      body,
      idempotencyKey,
    });
    setBusy(false);
    if (!result.ok) {
      setFailure(result);
      if (result.kind === 'refused') {
        forgetAct('refund');
        reload();
      }
      return;
    }
    forgetAct('refund');
    tellEntitlements();
    showToast({ text: text('refund.done', { amount }) });
    onClose();
    onOrder(result.reply.order);
  };
  const toggle = (id: string) =>
    setExcluded((all) => (all.includes(id) ? all.filter((each) => each !== id) : [...all, id]));

  return (
    <>
      {quote.withdrawal_until === null ? null : (
        <div className={styles.notice}>
          <Notice>
            <p>
              {text('refund.withdrawal', {
                date: formatInstant(quote.withdrawal_until, { language, timeZone }),
                percent: quote.penalty_percent,
              })}
            </p>
          </Notice>
        </div>
      )}
      <ul className={styles.lines}>
        {quote.lines.map((line) => (
          <RefundLine
            key={line.line_id}
            line={line}
            percent={quote.penalty_percent}
            chosen={line.refusal === null && !excluded.includes(line.line_id)}
            onToggle={() => toggle(line.line_id)}
          />
        ))}
      </ul>
      {open.length === 0 ? null : <p className={styles.intro}>{text('refund.ends')}</p>}
      {failure === undefined ? null : (
        <div className={styles.notice}>
          <Notice
            tone="error"
            announce
            title={failure.kind === 'refused' ? failure.problem.title : undefined}
          >
            <p>{failure.kind === 'refused' ? failure.problem.detail : text('refund.lost')}</p>
          </Notice>
        </div>
      )}
      <div className={styles.acts}>
        {open.length === 0 ? null : (
          <Button variant="danger" busy={busy} disabled={chosen.length === 0} onClick={() => void confirm()}>
            {chosen.length === 0 ? text('refund.nothing') : text('refund.confirm', { amount })}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {text('refund.stop')}
        </Button>
      </div>
    </>
  );
}
