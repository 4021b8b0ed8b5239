import { useText } from '#platform/i18n/text-provider.tsx';
import { findCorrection } from '../text/find-correction.ts';
import type { DeskComment } from '../desk-replies.ts';
import styles from './comments.module.css';

/** In characters. A longer quote is shortened, because the text itself is next to it. */
const LONGEST_QUOTE = 140;

const shorten = (quote: string) =>
  quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')}…` : quote;

/** The words that a comment is about, with its correction. */
export function QuotedWords({ comment: { anchor, suggestion } }: { readonly comment: DeskComment }) {
  const t = useText('desk');
  if (anchor.in !== 'text') return null;
  const { quote } = anchor;
  const change = suggestion ? findCorrection(quote, suggestion) : undefined;
  if (!change)
    return (
      <p className={styles.quote}>
        <q lang="en">{shorten(quote)}</q>
      </p>
    );
  const { start, end, inserted } = change;
  return (
    <p className={styles.quote} lang="en">
      {quote.slice(0, start)}
      {start < end ? <del>{quote.slice(start, end)}</del> : null}
      {inserted === '' ? null : (
        <>
          <span className="visually-hidden"> {t('text.better')} </span>
          <ins>{inserted}</ins>
        </>
      )}
      {quote.slice(end)}
    </p>
  );
}
