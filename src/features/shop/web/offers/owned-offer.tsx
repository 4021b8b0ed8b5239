import { Check as CheckIcon } from 'lucide-react';
import type { Entitlements } from '../../contract.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import styles from './price-box.module.css';

type Access = Entitlements['access'][number];

function useEnd({ access_until: end }: Access): string {
  const language = useLanguage();
  return formatInstant(end, { language, timeZone: undefined, shape: 'date' });
}

type OwnedProps = {
  /** The product that grants the access: this one, or a plan that contains it. */
  readonly access: Access;
  /** The key of the course or plan of this page. */
  readonly grants: string;
};

/** Replaces the price and the button: until when there is access. The product is used on this page. */
export function OwnedOffer({ access, grants }: OwnedProps) {
  const text = useText('catalogue');
  const language = useLanguage();
  const date = useEnd(access);
  const sentence =
    access.key === grants
      ? text('buy.owned', { date })
      : text('buy.included', { plan: access.name[language] });
  const data = access.key === grants ? { 'data-owned': grants } : { 'data-included': grants };
  return (
    <p className={styles.owned} {...data}>
      <CheckIcon size={22} />
      {sentence}
    </p>
  );
}

/** When the present access ends, above the button that renews it. */
export function RenewHint({ access }: { readonly access: Access }) {
  const text = useText('catalogue');
  const date = useEnd(access);
  return (
    <p className={styles.renew} data-renewable={access.key}>
      {text('buy.renew', { date })}
    </p>
  );
}
