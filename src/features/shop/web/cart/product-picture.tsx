import { useLanguage } from '#platform/i18n/text-provider.tsx';
import type { CartLine } from '../../contract.ts';
import styles from './product-picture.module.css';

type Picture = NonNullable<CartLine['about']>['picture'];

/** The drawing of a product, small. */
export function ProductPicture({ picture }: { readonly picture: Picture }) {
  const language = useLanguage();
  if (picture === null) return <div className={styles.none} />;
  const { src, width, height, alt } = picture;
  return (
    <div className={styles.frame}>
      <img src={src} width={width} height={height} alt={alt[language]} className={styles.picture} />
    </div>
  );
}
