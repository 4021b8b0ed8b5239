import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Row } from '#ui/layout.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { call } from '#platform/api-client/api-client.ts';
import { ORDER_ADMIN_ENDPOINTS } from '#features/shop/admin-endpoints.ts';
import type { AdminCoupon } from './admin-replies.ts';
import styles from './admin.module.css';
import { failureOf, replyOrThrow, type FailedCall } from './call-failure.ts';
import { fieldOfInstant, readCouponForm, type CouponField } from './coupon-values.ts';
import { FailureNotice } from './failure-notice.tsx';
import type { ListDialogProps } from './list/list-definition.ts';

type FormProps = ListDialogProps & {
  /** The coupon to change; absent: a new one. */
  readonly coupon?: AdminCoupon;
};

type Entered = ReturnType<typeof readCouponForm>;

/** The fields of the API by those of the form, where the server checks more than the form does. */
const SENT_AS = { ends: 'ends_at', limit: 'limit' } as const;

const refusedField = (failure: FailedCall | undefined, field: keyof typeof SENT_AS) =>
  failure?.kind === 'refused'
    ? failure.problem.errors?.find((error) => error.field === SENT_AS[field])?.message
    : undefined;

/** A coupon: its value, which never changes, and its period and limits, which may. Times are in the list's zone. */
export function CouponForm({ coupon, timeZone, onClose, onDone }: FormProps) {
  const text = useText('backOffice');
  const [wrong, setWrong] = useState<readonly CouponField[]>([]);
  const saving = useMutation({
    mutationFn: ({ code, value, terms }: Entered) =>
      replyOrThrow(
        coupon
          ? call(ORDER_ADMIN_ENDPOINTS, 'changeCoupon', { params: { code: coupon.code }, body: terms })
          : call(ORDER_ADMIN_ENDPOINTS, 'createCoupon', { body: { ...terms, code, value } }),
      ),
    onSuccess: ({ coupon: { code } }) => onDone(text(coupon ? 'coupons.saved' : 'coupons.created', { code })),
  });
  const failure = failureOf(saving.error);
  const atFields = { ends: refusedField(failure, 'ends'), limit: refusedField(failure, 'limit') };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    const form = event.currentTarget;
    const inputOf = (name: CouponField) => form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    const entered = readCouponForm(new FormData(form), {
      timeZone,
      isUnreadable: (name) => inputOf(name)?.validity.badInput === true,
    });
    const unusable = entered.wrong.filter((name) => !coupon || (name !== 'code' && name !== 'value'));
    setWrong(unusable);
    const [first] = unusable;
    if (first === undefined) saving.mutate(entered);
    else inputOf(first)?.focus();
  };
  const errorOf = (field: CouponField, words: 'codeWrong' | 'valueWrong' | 'dateWrong' | 'limitWrong') =>
    wrong.includes(field) ? text(`coupons.${words}`) : undefined;
  const zone = text('coupons.zone', { zone: timeZone });
  return (
    <form onSubmit={submit} noValidate>
      <div className={styles.fields}>
        {coupon ? null : (
          <>
            <TextField
              name="code"
              label={text('coupons.code')}
              hint={text('coupons.codeHint')}
              error={errorOf('code', 'codeWrong')}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={40}
              data-autofocus=""
            />
            <div className={styles.pair}>
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
                error={errorOf('value', 'valueWrong')}
                inputMode="decimal"
                autoComplete="off"
              />
            </div>
          </>
        )}
        <TextField
          name="starts"
          type="datetime-local"
          label={text('coupons.starts')}
          hint={zone}
          error={errorOf('starts', 'dateWrong')}
          defaultValue={fieldOfInstant(coupon?.starts_at ?? null, timeZone)}
          {...(coupon ? { 'data-autofocus': '' } : {})}
        />
        <TextField
          name="ends"
          type="datetime-local"
          label={text('coupons.ends')}
          hint={zone}
          error={errorOf('ends', 'dateWrong') ?? atFields.ends}
          defaultValue={fieldOfInstant(coupon?.ends_at ?? null, timeZone)}
        />
        <TextField
          name="limit"
          label={text('coupons.limit')}
          hint={text('coupons.unlimited')}
          error={errorOf('limit', 'limitWrong') ?? atFields.limit}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={coupon?.limit ?? ''}
        />
        <TextField
          name="limit_per_learner"
          label={text('coupons.limitPerLearner')}
          hint={text('coupons.unlimited')}
          error={errorOf('limit_per_learner', 'limitWrong')}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={coupon?.limit_per_learner ?? ''}
        />
        <Checkbox name="active" label={text('coupons.active')} defaultChecked={coupon?.active ?? true} />
      </div>
      {failure === undefined || atFields.ends || atFields.limit ? null : <FailureNotice failure={failure} />}
      <Row className={styles.formActs}>
        <Button type="submit" busy={saving.isPending}>
          {text(coupon ? 'coupons.save' : 'coupons.create')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text('list.cancel')}
        </Button>
      </Row>
    </form>
  );
}
