import type { Criterion } from '#ielts/criteria/criteria.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './bands.module.css';

const KEYS = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'b9'] as const;

/** What a band of a criterion means, in our own words. A half band is between two of them, so both are shown. */
export function BandText({ criterion, band }: { readonly criterion: Criterion; readonly band: number }) {
  const t = useText('desk');
  const texts = useText('bandTexts');
  if (band < 1) return <p className={styles.text}>{t('band.zero')}</p>;
  const whole = [Math.floor(band), Math.ceil(band)].filter((each, at, all) => all.indexOf(each) === at);
  return (
    <div className={styles.text}>
      {whole.length > 1 ? <p>{t('band.between', { low: whole[0] ?? '', high: whole[1] ?? '' })}</p> : null}
      <ul>
        {whole.map((each) => {
          const key = KEYS[each - 1];
          return key ? (
            <li key={each}>
              <strong>{t('band.short', { band: each })}</strong> {texts(`${criterion}.${key}`)}
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}
