import { Check as CheckIcon } from 'lucide-react';
import type { Entitlements } from '../../contract.ts';
import { useLanguage } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import styles from './price-box.module.css';
import { useCatalogueText } from './use-catalogue-text.ts';

type Access = Entitlements['access'][number];

function useEnd({ access_until: end }: Access): string {
  const language = useLanguage();
  return formatInstant(end, { language, timeZone: undefined, shape: 'date' });
}

type OwnedProps = {
  /** What is owned: this very thing, or a plan that holds it. */
  readonly access: Access;
  /** The key of the course or plan whose page this is. */
  readonly grants: string;
};

/** In the place of the price and the button that sells: until when it is owned. It is used on this very page. */
export function OwnedOffer({ access, grants }: OwnedProps) {
  const text = useCatalogueText();
  const language = useLanguage();
  const date = useEnd(access);
  const said =
    access.key === grants
      ? text('buy.owned', { date })
      : text('buy.included', { plan: access.name[language] });
  const data = access.key === grants ? { 'data-owned': grants } : { 'data-included': grants };
  return (
    <p className={styles.owned} {...data}>
      <CheckIcon size={22} />
      {said}
    </p>
  );
}

/** Until when it is owned already, over the button that sells it for longer. */
export function RenewHint({ access }: { readonly access: Access }) {
  const text = useCatalogueText();
  const date = useEnd(access);
  return (
    <p className={styles.renew} data-renewable={access.key}>
      {text('buy.renew', { date })}
    </p>
  );
}
