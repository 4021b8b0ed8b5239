import { formatBand } from '#ielts/bands/format-band.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import type { DeskWork } from '../desk-replies.ts';
import styles from './finish.module.css';

type Seed = NonNullable<DeskWork['seed']>;

/** The teacher's bands next to those that the school has agreed on, with the reasons of the school. */
export function SeedResult({ seed }: { readonly seed: Seed }) {
  const t = useText('desk');
  const { is_within: isWithin } = seed;
  const outcome = isWithin === null ? 'retired' : isWithin ? 'within' : 'outside';
  return (
    <div className={styles.panel} data-seed={outcome}>
      <Notice tone={isWithin === true ? 'success' : 'info'} title={t(`seed.${outcome}`)}>
        <p>{t(`seed.${outcome}Text`)}</p>
      </Notice>
      {isWithin === null ? null : <Comparison seed={seed} />}
    </div>
  );
}

function Comparison({ seed }: { readonly seed: Seed }) {
  const t = useText('desk');
  const termOf = useText('markingWords');
  const { criteria, own_band: own, agreed_band: agreed } = seed;
  const { criterion_tolerance: ofCriterion, overall_tolerance: ofOverall } = seed;
  const rows = [
    ...criteria.map((each) => ({
      name: termOf(`criterion.${each.criterion}`),
      own: each.own_band,
      agreed: each.agreed_band,
      tolerance: ofCriterion,
    })),
    { name: t('band.overall'), own: own ?? 0, agreed: agreed ?? 0, tolerance: ofOverall },
  ];
  const reasons = criteria.filter(({ reason }) => reason !== '');
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('seed.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('seed.criterion')}</th>
            <th scope="col">{t('seed.own')}</th>
            <th scope="col">{t('seed.agreed')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const isApart = Math.abs(row.own - row.agreed) > row.tolerance;
            return (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td className={isApart ? styles.apart : undefined}>
                  {formatBand(row.own)}
                  {isApart ? <span className="visually-hidden"> {t('seed.apart')}</span> : null}
                </td>
                <td>{formatBand(row.agreed)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.quiet}>
        {t('seed.tolerance', { criterion: formatBand(ofCriterion), overall: formatBand(ofOverall) })}
      </p>
      {reasons.length === 0 ? null : (
        <section className={styles.reasons}>
          <h3>{t('seed.reasons')}</h3>
          <dl>
            {reasons.map(({ criterion, reason }) => (
              <div key={criterion}>
                <dt>{termOf(`criterion.${criterion}`)}</dt>
                <dd>{reason}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
