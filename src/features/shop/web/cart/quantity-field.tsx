import { Minus as FewerIcon, Plus as MoreIcon } from 'lucide-react';
import { IconButton } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './quantity-field.module.css';

type QuantityProps = {
  readonly label: string;
  readonly quantity: number;
  readonly most: number;
  readonly onChange: (quantity: number) => void;
};

/** The quantity of one item, at least 1. */
export function QuantityField({ label, quantity, most, onChange }: QuantityProps) {
  const text = useText('cart');
  return (
    <div className={styles.field} role="group" aria-label={label}>
      <IconButton
        label={text('fewer')}
        aria-disabled={quantity <= 1}
        onClick={() => quantity > 1 && onChange(quantity - 1)}
      >
        <FewerIcon size={18} />
      </IconButton>
      <output className={styles.number} aria-live="polite">
        {quantity}
      </output>
      <IconButton
        label={text('more')}
        aria-disabled={quantity >= most}
        onClick={() => quantity < most && onChange(quantity + 1)}
      >
        <MoreIcon size={18} />
      </IconButton>
    </div>
  );
}
