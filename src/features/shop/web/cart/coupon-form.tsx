import { useState, type FormEvent } from 'react';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { Quote } from '../../contract.ts';
import { changeCart } from './cart-store.ts';
import styles from './cart-summary.module.css';

/** The form of a code; anything else is not a coupon. */
const CODE = /^[\w-]{1,40}$/;

/** Applies a coupon, shows the server's verdict, and removes it again. */
export function CouponForm({ coupon, busy }: { readonly coupon: Quote['coupon']; readonly busy: boolean }) {
  const text = useText('cart');
  const [odd, setOdd] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('coupon')).trim();
    setOdd(typed === '' || CODE.test(typed) ? undefined : typed);
    changeCart({ coupon: CODE.test(typed) ? typed.toUpperCase() : undefined });
  };
  if (coupon?.ok)
    return (
      <div className={styles.applied} role="status">
        <p>
          {text('coupon.applied', {
            code: coupon.code,
            amount: formatMoney(coupon.discount_minor, 'USD'),
          })}
        </p>
        <Button variant="quiet" size="small" onClick={() => changeCart({ coupon: undefined })}>
          {text('coupon.remove')}
        </Button>
      </div>
    );
  const refused =
    coupon === null ? undefined : text(`coupon.refusals.${coupon.reason}`, { code: coupon.code });
  const error = odd === undefined ? refused : text('coupon.refusals.unknown', { code: odd });
  return (
    <form onSubmit={submit} className={styles.coupon} noValidate>
      <TextField
        key={coupon?.code}
        label={text('coupon.label')}
        optionalLabel={text('coupon.hint')}
        error={error}
        name="coupon"
        defaultValue={coupon?.code}
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {text('coupon.apply')}
      </Button>
    </form>
  );
}
