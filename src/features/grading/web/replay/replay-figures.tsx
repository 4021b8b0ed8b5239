import { useText } from '#platform/i18n/text-provider.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { WritingFigures } from '../../domain/drafts/writing-figures.ts';
import { clockText } from './clock-text.ts';
import styles from './replay.module.css';

/** The history in figures: a table of them, the pauses, and the words of each minute. */
export function ReplayFigures({ figures }: { readonly figures: WritingFigures }) {
  const t = useText('drafts');
  const { pauses, checking, wordsByMinute } = figures;
  const paused = pauses.reduce((sum, { seconds }) => sum + seconds, 0);
  const written = wordsByMinute.reduce((sum, words) => sum + words, 0);
  const minutes = figures.writing / 60;
  const time = (seconds: number | null) => (seconds === null ? t('replay.none') : clockText(seconds));
  const lines: readonly (readonly [name: string, value: string])[] = [
    [t('replay.firstWord'), time(figures.firstWord)],
    [t('replay.total'), time(figures.total)],
    [t('replay.writing'), time(figures.writing)],
    [
      t('replay.pauses'),
      pauses.length === 0
        ? t('replay.none')
        : t('replay.pausesOf', { count: pauses.length, time: clockText(paused) }),
    ],
    [t('replay.rate'), minutes < 1 ? t('replay.none') : (written / minutes).toFixed(1)],
    [
      t('replay.deleted'),
      t('replay.deletedOf', { words: figures.deletedWords, characters: figures.deletedCharacters }),
    ],
    [
      t('replay.checking'),
      t(checking.changes > 0 ? 'replay.checkingUsed' : 'replay.checkingUnused', {
        time: clockText(checking.seconds),
        count: checking.changes,
      }),
    ],
    ...(figures.unused === null ? [] : ([[t('replay.unused'), time(figures.unused)]] as const)),
  ];
  return (
    <section data-figures="">
      <h2 id="replay-figures">{t('replay.figures')}</h2>
      <table className={styles.figures} aria-labelledby="replay-figures">
        <tbody>
          {lines.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <WordsByMinute words={wordsByMinute} />
      {pauses.length === 0 ? null : (
        <>
          <h3>{t('replay.pauseList')}</h3>
          <DataTable
            caption={t('replay.pauseList')}
            columns={[
              { id: 'at', label: t('replay.pauseAt') },
              { id: 'long', label: t('replay.pauseLong'), isNumber: true },
              { id: 'after', label: t('replay.pauseAfter') },
            ]}
            rows={pauses.map(({ at, seconds, after }) => ({
              key: String(at),
              cells: [
                clockText(at),
                clockText(seconds),
                <span key="after" lang="en">
                  {after}
                </span>,
              ],
            }))}
          />
        </>
      )}
    </section>
  );
}

/** Bars, and the same as a list for those who do not see them. */
function WordsByMinute({ words }: { readonly words: readonly number[] }) {
  const t = useText('drafts');
  const most = Math.max(1, ...words);
  if (words.length < 2) return null;
  return (
    <>
      <h3>{t('replay.byMinute')}</h3>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${words.length * 10} 40`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {words.map((count, minute) => {
          const height = (count / most) * 38;
          // oxlint-disable-next-line react/no-array-index-key -- minutes never change places
          return <rect key={minute} x={minute * 10 + 1} y={40 - height} width="8" height={height} />;
        })}
      </svg>
      <ol className={styles.minutes}>
        {words.map((count, minute) => (
          // oxlint-disable-next-line react/no-array-index-key -- minutes never change places
          <li key={minute}>
            <span className={styles.minute}>{t('replay.minute', { minute: minute + 1 })}</span>{' '}
            {t('words', { count })}
          </li>
        ))}
      </ol>
    </>
  );
}
