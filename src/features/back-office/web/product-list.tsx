import { useState, type FormEvent } from 'react';
import { Loaded, useSession } from '#features/accounts/web/index.ts';
import type { CallResult } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { useLanguage } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { callAdmin, type AdminProduct } from './admin-calls.ts';
import styles from './admin.module.css';
import { FailureNotice } from './failure-notice.tsx';
import { dollarsOf, parseDollars } from './parse-dollars.ts';
import { useBackOfficeText } from './use-back-office-text.ts';

/** All that is sold: what it costs, whether it is on sale, and who changed that when. */
export function ProductList() {
  const text = useBackOfficeText();
  const { state, reload } = useReply(() => callAdmin('listProducts', { query: {} }), 'products');
  return (
    <>
      <h1 className={styles.title}>{text('products.title')}</h1>
      <p className={styles.lead}>{text('products.intro')}</p>
      <Loaded state={state} reload={reload} skeleton={<Skeleton label={text('loading')} lines={10} />}>
        {({ products }) => (
          <ul className={styles.part}>
            {products.map((product) => (
              <ProductRow key={product.product} first={product} />
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

function ProductRow({ first }: { readonly first: AdminProduct }) {
  const text = useBackOfficeText();
  const language = useLanguage();
  const showToast = useToast();
  const [product, setProduct] = useState(first);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(false);
  const [failure, setFailure] = useState<Exclude<CallResult<never>, { ok: true }>>();
  const { default_price_minor: standard, price_minor: price, available } = product;
  const name = product.name[language];

  const save = async (priceMinor: number | null, sold: boolean) => {
    setBusy(true);
    setFailure(undefined);
    const result = await callAdmin('changeProduct', {
      params: { product: product.product },
      body: { price_minor: priceMinor, available: sold },
    });
    setBusy(false);
    if (!result.ok) return setFailure(result);
    setProduct(result.reply.product);
    showToast({ text: text('products.saved', { name }) });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const given = new FormData(event.currentTarget);
    const minor = parseDollars(String(given.get('price')));
    const unusable = minor === undefined || minor < 100;
    setWrong(unusable);
    if (!unusable) void save(minor === standard ? null : minor, given.get('available') !== null);
  };
  return (
    <li className={styles.product} data-product={product.product}>
      <form key={`${price} ${available}`} className={styles.productForm} onSubmit={submit} noValidate>
        <h2 className={styles.subtitle}>{name}</h2>
        <div className={styles.fields}>
          <TextField
            name="price"
            label={text('products.price')}
            hint={text('products.default', { price: formatMoney(standard, 'USD') })}
            error={wrong ? text('products.priceWrong') : undefined}
            defaultValue={dollarsOf(price ?? standard)}
            inputMode="decimal"
            autoComplete="off"
          />
          <Checkbox name="available" label={text('products.sold')} defaultChecked={available} />
        </div>
        <div className={styles.acts}>
          <Button type="submit" size="small" variant="secondary" busy={busy}>
            {text('products.save')}
          </Button>
          {price === null ? null : (
            <Button size="small" variant="quiet" onClick={() => void save(null, available)}>
              {text('products.reset')}
            </Button>
          )}
        </div>
        {failure === undefined ? null : <FailureNotice failure={failure} />}
        <ProductChanges product={product} />
      </form>
    </li>
  );
}

function ProductChanges({ product }: { readonly product: AdminProduct }) {
  const text = useBackOfficeText();
  const language = useLanguage();
  const session = useSession();
  const { changes, default_price_minor: standard } = product;
  if (changes.length === 0) return <p className={styles.quiet}>{text('products.unchanged')}</p>;
  return (
    <details className={styles.quiet}>
      <summary>
        {text('products.changes')} ({changes.length})
      </summary>
      <ul>
        {changes.map(({ at, admin, price_minor: minor, available }) => (
          <li key={at}>
            {text('products.change', {
              date: formatInstant(at, { language, timeZone: session?.user.time_zone }),
              who: admin.name || admin.email,
              price: formatMoney(minor ?? standard, 'USD'),
              sold: text(available ? 'products.onSale' : 'products.notOnSale'),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
