import { useText } from '#platform/i18n/text-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import type { Grade } from '../work-reply.ts';
import styles from './works.module.css';

/** What a report says of its charts: their main features, and how many of its figures are right. */
export function ChartFindings({ grade: { features, claims } }: { readonly grade: Grade }) {
  const text = useText('works');
  if (features.length === 0 && claims.right + claims.wrong === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="charts" data-chart-findings="">
      <h2 id="charts">{text('charts.title')}</h2>
      <p>{text('charts.claims', claims)}</p>
      {features.length > 0 ? (
        <>
          <p>{text('charts.features')}</p>
          <ul className={styles.features}>
            {features.map(({ text: feature, said }) => (
              <li key={feature} data-said={said}>
                <Badge tone={said ? 'success' : 'neutral'}>
                  {text(said ? 'charts.said' : 'charts.missing')}
                </Badge>{' '}
                {feature}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
