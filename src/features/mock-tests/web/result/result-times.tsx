import { useText } from '#platform/i18n/text-provider.tsx';
import { typeTimes } from '../../domain/results/type-times.ts';
import { isMarkedSection } from '#ielts/paper/paper.ts';
import type { ResultReply } from '../result-reply.ts';
import styles from './result-parts.module.css';
import { spentTime } from './spent-time.ts';

type ResultTimesProps = {
  readonly result: ResultReply;
  /** Milliseconds by question. */
  readonly times: ReadonlyMap<number, number>;
};

/** The time spent, by question type and by question. */
export function ResultTimes({ result, times }: ResultTimesProps) {
  const t = useText('mockTests');
  const r = useText('result');
  const { section, questions } = result;
  const longest = Math.max(1, ...times.values());
  const types = isMarkedSection(section) ? typeTimes(section, times) : [];
  return (
    <section className={styles.part} aria-labelledby="times-title" data-times="">
      <h2 id="times-title">{r('times.title')}</h2>
      {times.size === 0 ? (
        <p className={styles.quiet}>{r('times.none')}</p>
      ) : (
        <>
          <p className={styles.quiet}>{r('times.text')}</p>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{r('times.type')}</th>
                <th scope="col">{r('times.average')}</th>
              </tr>
            </thead>
            <tbody>
              {types.map(({ type, averageMs }) => (
                <tr key={type}>
                  <th scope="row">{t(`type.${type}`)}</th>
                  <td>{spentTime(r, averageMs)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <details className={styles.details}>
            <summary>{r('times.all')}</summary>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{r('times.number')}</th>
                  <th scope="col">{r('times.mark')}</th>
                  <th scope="col" colSpan={2}>
                    {r('times.time')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {questions.map(({ number, right }) => {
                  const ms = times.get(number) ?? 0;
                  return (
                    <tr key={number}>
                      <th scope="row">{number}</th>
                      <td>{r(right ? 'times.right' : 'times.wrong')}</td>
                      <td>{spentTime(r, ms)}</td>
                      <td className={styles.bar} aria-hidden="true">
                        <progress max={longest} value={ms} />
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}
