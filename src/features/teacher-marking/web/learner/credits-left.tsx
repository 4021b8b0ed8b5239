import { useText } from '#platform/i18n/text-provider.tsx';
import type { Credits } from './marking-replies.ts';
import { useInstantText } from './use-instant-text.ts';
import styles from './learner.module.css';

/** The single markings that are left, with the end of those that end first. */
export function CreditsLeft({ credits }: { readonly credits: Credits }) {
  const text = useText('markingPage');
  const instant = useInstantText();
  const left = credits.filter((credit) => credit.left > 0);
  return (
    <section aria-labelledby="credits" className={styles.part} data-credits="">
      <h2 id="credits">{text('mine.credits')}</h2>
      {left.length === 0 ? (
        <p>{text('mine.noCredits')}</p>
      ) : (
        <ul className={styles.credits}>
          {left.map(({ kind, left: count, expires_at: expiresAt }) => (
            <li key={kind} data-credit={kind}>
              <strong>{text(`mine.${kind}`, { count })}</strong>
              {expiresAt === null ? null : (
                <>
                  {' · '}
                  {text(count === 1 ? 'mine.untilOne' : 'mine.until', { date: instant(expiresAt, 'date') })}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
