import { useRef, useState, type FormEvent } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { ORDER_ADMIN_ENDPOINTS } from '#features/shop/admin-endpoints.ts';
import type { CallResult } from '#platform/api-client/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { AdminCoupon } from './admin-replies.ts';
import styles from './admin.module.css';
import { instantOfField, fieldOfInstant, readCouponForm } from './coupon-values.ts';
import { FailureNotice } from './failure-notice.tsx';

type FormProps = {
  /** The coupon to change; absent: a new one. */
  readonly coupon?: AdminCoupon;
  readonly onSaved: () => void;
  readonly onClose?: () => void;
};

/** A coupon: its value, which never changes, and its period and limits, which may. */
export function CouponForm({ coupon, onSaved, onClose }: FormProps) {
  const text = useText('backOffice');
  const showToast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<readonly ('code' | 'value')[]>([]);
  const [failure, setFailure] = useState<Exclude<CallResult<never>, { ok: true }>>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const entered = readCouponForm(new FormData(event.currentTarget), instantOfField);
    const unusable = coupon ? [] : entered.wrong;
    setWrong(unusable);
    setFailure(undefined);
    if (unusable.length > 0) return;
    setBusy(true);
    const code = coupon?.code ?? entered.code;
    const result = coupon
      ? await call(ORDER_ADMIN_ENDPOINTS, 'changeCoupon', { params: { code }, body: entered.terms })
      : await call(ORDER_ADMIN_ENDPOINTS, 'createCoupon', {
          body: { ...entered.terms, code, value: entered.value },
        });
    setBusy(false);
    if (!result.ok) return setFailure(result);
    showToast({
      text: text(coupon ? 'coupons.saved' : 'coupons.created', { code: result.reply.coupon.code }),
    });
    form.current?.reset();
    onSaved();
    onClose?.();
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.fields}>
        {coupon ? null : (
          <>
            <TextField
              name="code"
              label={text('coupons.code')}
              hint={text('coupons.codeHint')}
              error={wrong.includes('code') ? text('coupons.codeWrong') : undefined}
              autoComplete="off"
              maxLength={40}
            />
            <SelectField
              name="kind"
              label={text('coupons.kind')}
              options={(['percentage', 'amount'] as const).map((value) => ({
                value,
                label: text(`coupons.kinds.${value}`),
              }))}
            />
            <TextField
              name="value"
              label={text('coupons.value')}
              error={wrong.includes('value') ? text('coupons.valueWrong') : undefined}
              inputMode="decimal"
              autoComplete="off"
            />
          </>
        )}
        <TextField
          name="starts"
          type="datetime-local"
          label={text('coupons.starts')}
          defaultValue={fieldOfInstant(coupon?.starts_at ?? null)}
        />
        <TextField
          name="ends"
          type="datetime-local"
          label={text('coupons.ends')}
          defaultValue={fieldOfInstant(coupon?.ends_at ?? null)}
        />
        <TextField
          name="limit"
          label={text('coupons.limit')}
          hint={text('coupons.unlimited')}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={coupon?.limit ?? ''}
        />
        <TextField
          name="limit_per_learner"
          label={text('coupons.limitPerLearner')}
          hint={text('coupons.unlimited')}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={coupon?.limit_per_learner ?? ''}
        />
        <Checkbox name="active" label={text('coupons.active')} defaultChecked={coupon?.active ?? true} />
      </div>
      {failure === undefined ? null : <FailureNotice failure={failure} />}
      <div className={styles.acts}>
        <Button type="submit" busy={busy}>
          {text(coupon ? 'coupons.save' : 'coupons.create')}
        </Button>
        {onClose ? (
          <Button variant="quiet" onClick={onClose}>
            {text('coupons.stop')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
