import { call } from '#platform/api-client/api-client.ts';
import { AccountFrame, Loaded, useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { useReply } from '#platform/api-client/use-reply.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ORDER_ENDPOINTS } from '../../order-endpoints.ts';
import type { Route } from './+types/receipt-page.ts';
import styles from './receipt.module.css';
import { Receipt } from './receipt.tsx';

export function loader(page: Route.LoaderArgs) {
  const text = loaderText(page.context, 'orders');
  return {
    texts: pageTexts(page.context, 'orders', 'signedIn'),
    meta: pageMeta(page, { title: text('slip.title'), description: text('description'), noIndex: true }),
  };
}

export const meta = loaderMeta;

/** The receipt of one order, to print. */
export default function ReceiptPage({ params }: Route.ComponentProps) {
  const text = useText('orders');
  const session = useSession();
  const { orderId } = params;
  const { state, reload } = useReply(
    () => call(ORDER_ENDPOINTS, 'getReceipt', { params: { orderId } }),
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
