import { Trash2 as RemoveIcon } from 'lucide-react';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useToast } from '#ui/toast.tsx';
import type { CartLine } from '../../contract.ts';
import { isCharged } from '../../domain/orders/cart-problem.ts';
import { OpeningNote } from '../opening/opening-note.tsx';
import { changeLine, restoreLine, withoutLine } from './change-lines.ts';
import { changeCart, getCart } from './cart-store.ts';
import { ProductPicture } from './product-picture.tsx';
import { QuantityField } from './quantity-field.tsx';
import styles from './cart-row.module.css';

/** One item of the cart: its name, quantity and price, and what has changed since it was added. */
export function CartRow({ line, timeZone }: { readonly line: CartLine; readonly timeZone: string | null }) {
  const text = useText('cart');
  const language = useLanguage();
  const showToast = useToast();
  const { product, about, quantity, max_quantity: most, unit_price_minor: price } = line;
  const charged = isCharged(line.problems);
  const title = about?.name[language] ?? text('unknown');
  const remove = () => {
    const { lines } = getCart();
    const index = lines.findIndex(({ productId }) => productId === product);
    const taken = lines[index];
    if (!taken) return;
    changeCart({ lines: withoutLine(lines, product) });
    const undo = () => changeCart({ lines: restoreLine(getCart().lines, taken, index) });
    showToast({ text: text('removed', { title }), action: { label: text('undo'), onAct: undo } });
  };
  const change = (changed: Parameters<typeof changeLine>[2]) =>
    changeCart({ lines: changeLine(getCart().lines, product, changed) });
  const facts = {
    date:
      line.owned_until === null ? '' : formatInstant(line.owned_until, { language, timeZone, shape: 'date' }),
    before: formatMoney(line.previous_price_minor ?? price, 'USD'),
    now: formatMoney(price, 'USD'),
    most,
  };
  return (
    <li className={styles.row} data-cart-line={product}>
      <ProductPicture picture={about?.picture ?? null} />
      <div className={styles.words}>
        <p className={styles.title}>
          {about === null || about.path === null ? (
            title
          ) : (
            <TextLink variant="plain" to={about.path}>
              {title}
            </TextLink>
          )}
        </p>
        {about === null || about.access_days === null ? null : (
          <p className={styles.facts}>
            {text(about.kind === 'marking' ? 'markingDays' : 'access', { days: about.access_days })}
          </p>
        )}
        {about === null || !charged ? null : (
          <OpeningNote
            opening={{ counted: about.opening.counted, notYet: about.opening.not_yet }}
            accessDays={about.access_days}
            className={styles.facts}
          />
        )}
        {line.problems.map((problem) => (
          <p key={problem} className={styles.problem} data-problem={problem}>
            {text(`problems.${problem}`, facts)}
            {problem === 'price-changed' ? (
              <Button variant="quiet" size="small" onClick={() => change({ seenMinor: price })}>
                {text('understood')}
              </Button>
            ) : null}
          </p>
        ))}
        <div className={styles.acts}>
          {most > 1 && charged ? (
            <QuantityField
              label={text(about?.kind === 'marking' ? 'howMany' : 'quantity', { title })}
              quantity={quantity}
              most={most}
              onChange={(changed) => change({ quantity: changed })}
            />
          ) : null}
          <Button variant="quiet" size="small" icon={<RemoveIcon size={18} />} onClick={remove}>
            {text('remove')}
            <span className="visually-hidden">{text('removeWhat', { title })}</span>
          </Button>
        </div>
      </div>
      <p className={styles.price}>
        {charged ? formatMoney(line.total_minor, 'USD') : <span>{text('notCharged')}</span>}
        {charged && quantity > 1 ? <span>{text('each', { price: facts.now })}</span> : null}
      </p>
    </li>
  );
}
