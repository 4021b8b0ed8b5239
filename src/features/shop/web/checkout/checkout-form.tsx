import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#platform/api-client/api-client.ts';
import { paths } from '#paths';
import type { CallResult } from '#platform/api-client/api-client.ts';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ORDER_ENDPOINTS } from '../../order-endpoints.ts';
import { forgetAct, keyOfAct } from '../orders/act-key.ts';
import styles from './checkout-page.module.css';
import { useLeaving } from '../orders/use-leaving.ts';

/** The order as the learner sees it. */
export type Ordered = {
  readonly lines: ReadonlyArray<{ product: string; quantity: number; price_minor: number }>;
  readonly coupon: string | null;
  readonly totalMinor: number;
  readonly termsVersion: string;
};

type FormProps = {
  readonly ordered: Ordered;
  readonly accountId: string;
  /** Something differs from what was shown, so it is loaded again. */
  readonly onChanged: () => void;
};

type Failure = Exclude<CallResult<never>, { ok: true }>;
type Missing = Partial<Record<'guardian_name' | 'guardian_email' | 'terms', string>>;

const CHANGED = ['cart-changed', 'lessons-not-bookable', 'terms-changed', 'coupon-refused'];

/** The learner's consent, and the button that pays. */
export function CheckoutForm({ ordered, accountId, onChanged }: FormProps) {
  const text = useText('checkout');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { busy, setBusy } = useLeaving();
  const [under20, setUnder20] = useState(false);
  const [missing, setMissing] = useState<Missing>({});
  const [failure, setFailure] = useState<Failure>();

  const say = (found: Missing) => {
    setMissing(found);
    const [first] = Object.keys(found);
    if (first === undefined) return;
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus());
  };

  async function send(entered: FormData, again = true): Promise<void> {
    const body = {
      lines: ordered.lines.map((line) => ({ ...line })),
      coupon: ordered.coupon,
      expected_total_minor: ordered.totalMinor,
      terms_version: ordered.termsVersion,
      under_20: under20,
      guardian: under20
        ? { name: String(entered.get('guardian_name')), email: String(entered.get('guardian_email')) }
        : null,
    };
    const idempotencyKey = keyOfAct('checkout', JSON.stringify([accountId, body]));
    const result = await call(ORDER_ENDPOINTS, 'checkout', { body, idempotencyKey });
    if (result.ok) {
      const { order, payment } = result.reply;
      if (payment !== null) return window.location.assign(payment.url);
      return void navigate(paths.checkoutReturn({ orderId: order.order_id }));
    }
    if (result.kind === 'refused' && result.code === 'key-reused' && again) {
      forgetAct('checkout');
      return send(entered, false);
    }
    setBusy(false);
    // A problem with a field is shown under the field.
    setFailure(result.kind === 'refused' && result.code === 'form-invalid' ? undefined : result);
    if (result.kind !== 'refused') return;
    const errors = (result.problem.errors ?? []).map(({ field, message }) => [
      field.replace('.', '_'),
      message,
    ]);
    say(Object.fromEntries(errors) as Missing);
    if (CHANGED.includes(result.code)) onChanged();
  }

  const emailProblem = (email: string): Missing => {
    if (email === '') return { guardian_email: text('guardianEmailMissing') };
    return /^\S+@\S+\.\S+$/.test(email) ? {} : { guardian_email: text('guardianEmailWrong') };
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const entered = new FormData(event.currentTarget);
    const lacks: Missing = {
      ...(under20 && String(entered.get('guardian_name')).trim() === ''
        ? { guardian_name: text('guardianNameMissing') }
        : {}),
      ...(under20 ? emailProblem(String(entered.get('guardian_email')).trim()) : {}),
      ...(entered.get('terms') === null ? { terms: text('termsMissing') } : {}),
    };
    say(lacks);
    setFailure(undefined);
    if (Object.keys(lacks).length > 0) return;
    setBusy(true);
    void send(entered);
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Checkbox
        name="under_20"
        label={text('under20')}
        hint={text('under20Hint')}
        checked={under20}
        onChange={({ target }) => setUnder20(target.checked)}
      />
      {under20 ? (
        <div className={styles.guardian}>
          <TextField
            name="guardian_name"
            label={text('guardianName')}
            error={missing.guardian_name}
            maxLength={200}
            autoComplete="off"
          />
          <TextField
            name="guardian_email"
            type="email"
            inputMode="email"
            label={text('guardianEmail')}
            hint={text('guardianHint')}
            error={missing.guardian_email}
            maxLength={200}
            autoComplete="off"
          />
        </div>
      ) : null}
      <Checkbox
        name="terms"
        label={text('terms')}
        hint={
          <a href={paths.terms()} target="_blank" rel="noopener">
            {text('termsLink')}
          </a>
        }
        error={missing.terms}
      />
      {failure === undefined ? null : <CheckoutFailure failure={failure} />}
      <div className={styles.submit}>
        <Button type="submit" size="large" wide busy={busy}>
          {ordered.totalMinor === 0
            ? text('payNothing')
            : text('pay', { amount: formatMoney(ordered.totalMinor, 'USD') })}
        </Button>
      </div>
    </form>
  );
}

function CheckoutFailure({ failure }: { readonly failure: Failure }) {
  const text = useText('checkout');
  if (failure.kind === 'unreachable')
    return (
      <div className={styles.failure}>
        <Notice tone="warning" announce title={text('lostTitle')}>
          <p>{text('lost')}</p>
        </Notice>
      </div>
    );
  const { code, problem } = failure;
  return (
    <div className={styles.failure}>
      <Notice
        tone="error"
        announce
        title={problem.title}
        action={
          code === 'email-unverified' ? (
            <ButtonLink to={paths.emailVerify()} size="small" variant="secondary">
              {text('verify')}
            </ButtonLink>
          ) : undefined
        }
      >
        <p>{problem.detail}</p>
      </Notice>
    </div>
  );
}
