import { useText } from '#platform/i18n/text-provider.tsx';
import type { Grade } from '../work-reply.ts';
import styles from './works.module.css';

/** Errors by family, with those of the learner's text before where there is one. */
export function ErrorFamilies({ families }: Pick<Grade, 'families'>) {
  const text = useText('works');
  if (families.length === 0) return null;
  const hasBefore = families.some(({ before }) => before !== null);
  return (
    <section className={styles.part} aria-labelledby="families" data-families="">
      <h2 id="families">{text('families.title')}</h2>
      <table className={styles.table}>
        <caption>{text(hasBefore ? 'families.compared' : 'families.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('families.family')}</th>
            <th scope="col">{text('families.here')}</th>
            {hasBefore ? <th scope="col">{text('families.before')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {families.map(({ family, name, count, before }) => (
            <tr key={family}>
              <th scope="row">{name}</th>
              <td>{count}</td>
              {hasBefore ? <td>{before ?? 0}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
