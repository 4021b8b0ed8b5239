import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { Loaded } from '#features/accounts/web/index.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ORDER_ENDPOINTS } from '../../order-endpoints.ts';
import type { OrderView } from '../../contract.ts';
import styles from './order-page.module.css';
import { RefundForm } from './refund-form.tsx';

type RefundProps = {
  readonly order: OrderView;
  readonly timeZone: string | null;
  readonly onOrder: (order: OrderView) => void;
};

/** Requests a refund: first the amounts, then the choice. */
export function RefundPart(props: RefundProps) {
  const text = useText('orders');
  const [open, setOpen] = useState(false);
  return (
    <Panel className={styles.part}>
      <h2 className={styles.subtitle}>{text('refund.title')}</h2>
      <p className={styles.intro}>{text('refund.intro')}</p>
      {open ? (
        <Quoted {...props} onClose={() => setOpen(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {text('refund.start')}
        </Button>
      )}
    </Panel>
  );
}

function Quoted({ order, ...rest }: RefundProps & { readonly onClose: () => void }) {
  const text = useText('orders');
  const params = { orderId: order.order_id };
  const { state, reload } = useReply(() => call(ORDER_ENDPOINTS, 'quoteRefund', { params }), order.order_id);
  return (
    <Loaded state={state} reload={reload} skeleton={<Skeleton label={text('refund.loading')} lines={5} />}>
      {(quote) => <RefundForm orderId={order.order_id} quote={quote} reload={reload} {...rest} />}
    </Loaded>
  );
}
