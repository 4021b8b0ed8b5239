import { AccountFrame, Loaded, useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { useReply } from '#platform/api-client/use-reply.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/receipt-page.ts';
import { callOrders } from '../order-calls.ts';
import styles from './receipt.module.css';
import { Receipt } from './receipt.tsx';
import type { ordersEn } from './texts-en.ts';
import { useOrdersText } from './use-orders-text.ts';

export function loader(page: Route.LoaderArgs) {
  const text = loaderText<typeof ordersEn>(page.context, 'orders');
  return {
    texts: pageTexts(page.context, 'orders', 'signedIn'),
    meta: pageMeta(page, { title: text('slip.title'), description: text('description'), noIndex: true }),
  };
}

export const meta = loaderMeta;

/** The receipt of one order, to print. */
export default function ReceiptPage({ params }: Route.ComponentProps) {
  const text = useOrdersText();
  const session = useSession();
  const { orderId } = params;
  const { state, reload } = useReply(
    () => callOrders('getReceipt', { params: { orderId } }),
    session ? orderId : undefined,
  );
  return (
    <AccountFrame>
      <p className={styles.back}>
        <TextLink to={paths.order({ orderId })}>{text('slip.back')}</TextLink>
      </p>
      <Loaded state={state} reload={reload} skeleton={<Skeleton label={text('loading')} lines={8} />}>
        {(receipt) => <Receipt {...receipt} timeZone={session?.user.time_zone ?? null} />}
      </Loaded>
    </AccountFrame>
  );
}
