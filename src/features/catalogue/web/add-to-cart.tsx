import { useState, type FormEvent } from 'react';
import { paths } from '#paths';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { CartForm } from './cart-form.tsx';
import { useCatalogueText } from './use-catalogue-text.ts';
import styles from './add-to-cart.module.css';

/** Sells a product on its own page. Until the shop opens (issue 5) pressing the button says so in the place. */
export function AddToCart({ productId, title }: { readonly productId: string; readonly title: string }) {
  const text = useCatalogueText();
  const [answered, setAnswered] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAnswered(true);
  };
  return (
    <CartForm productId={productId} title={title} onSubmit={submit}>
      <div className={styles.answer} aria-live="polite">
        {answered ? (
          <Notice
            title={text('buy.soonTitle')}
            action={<TextLink to={paths.contact({ topic: 'courses' })}>{text('buy.ask')}</TextLink>}
          >
            <p>{text('buy.soonText')}</p>
          </Notice>
        ) : null}
      </div>
    </CartForm>
  );
}
