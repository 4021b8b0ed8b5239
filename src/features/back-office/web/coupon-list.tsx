import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { ORDER_ADMIN_ENDPOINTS } from '#features/shop/admin-endpoints.ts';
import { Loaded, useSession } from '#features/accounts/web/index.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { AdminCoupon } from './admin-replies.ts';
import styles from './admin.module.css';
import { CouponForm } from './coupon-form.tsx';

/** All coupons, and a button for a new one. */
export function CouponList() {
  const text = useText('backOffice');
  const { state, reload } = useReply(() => call(ORDER_ADMIN_ENDPOINTS, 'listCoupons', {}), 'coupons');
  return (
    <section aria-labelledby="coupons">
      <h2 id="coupons" className={styles.title}>
        {text('coupons.title')}
      </h2>
      <Panel className={styles.part}>
        <h3 className={styles.subtitle}>{text('coupons.new')}</h3>
        <CouponForm onSaved={reload} />
      </Panel>
      <Loaded state={state} reload={reload} skeleton={<Skeleton label={text('loading')} lines={4} />}>
        {({ coupons }) =>
          coupons.length === 0 ? (
            <p className={styles.quiet}>{text('coupons.none')}</p>
          ) : (
            <ul>
              {coupons.map((coupon) => (
                <CouponRow key={`${coupon.code} ${coupon.changed_at}`} coupon={coupon} onSaved={reload} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function CouponRow({ coupon, onSaved }: { readonly coupon: AdminCoupon; readonly onSaved: () => void }) {
  const text = useText('backOffice');
  const language = useLanguage();
  const session = useSession();
  const [changing, setChanging] = useState(false);
  const { code, percent, amount_minor: minor, limit, uses, active } = coupon;
  const value = percent === null ? formatMoney(minor ?? 0, 'USD') : `${percent} %`;
  const date = formatInstant(coupon.changed_at, { language, timeZone: session?.user.time_zone });
  return (
    <li className={styles.product} data-coupon={code}>
      <h3 className={styles.subtitle}>
        {code} {active ? <Badge tone="success">{text('coupons.active')}</Badge> : null}
      </h3>
      <p>
        {text('coupons.off', { value })} ·{' '}
        {limit === null ? text('coupons.usesFree', { uses }) : text('coupons.uses', { uses, limit })}
      </p>
      <p className={styles.quiet}>
        {text('coupons.who', { date, who: coupon.changed_by.name || coupon.changed_by.email })}
      </p>
      {changing ? (
        <CouponForm coupon={coupon} onSaved={onSaved} onClose={() => setChanging(false)} />
      ) : (
        <div className={styles.acts}>
          <Button size="small" variant="secondary" onClick={() => setChanging(true)}>
            {text('coupons.change')}
          </Button>
        </div>
      )}
    </li>
  );
}
