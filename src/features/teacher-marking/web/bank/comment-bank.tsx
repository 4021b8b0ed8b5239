import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Criterion } from '#ielts/criteria/criteria.ts';
import { ERROR_FAMILIES, type ErrorFamilyId } from '#ielts/errors/error-families.ts';
import { LANGUAGES, type Language } from '#platform/i18n/language.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { fillPlaceholders } from '../../domain/bank/fill-placeholders.ts';
import { searchBank } from '../../domain/bank/search-bank.ts';
import type { CommentKind } from '../../domain/marking.ts';
import { useBank } from './bank-context.ts';
import type { BankEntryView, TakenEntry } from './bank-reply.ts';
import styles from './bank.module.css';

type CommentBankProps = {
  /** The language in which the learner reads comments. */
  readonly language: Language;
  readonly kind: CommentKind;
  readonly criterion: Criterion | null;
  /** The words that the comment quotes; empty: none. */
  readonly quote: string;
  readonly firstName: string;
  readonly onTake: (entry: TakenEntry) => void;
  readonly onClose: () => void;
};

const other = (language: Language): Language => (language === 'en' ? 'zh-Hant' : 'en');
const NOTHING: readonly BankEntryView[] = [];

/** Comments to use again: found as somebody types, taken with Enter, filled in for this learner and quote. */
export function CommentBank(props: CommentBankProps) {
  const { kind, criterion, quote, firstName, onTake, onClose } = props;
  const t = useText('commentBank');
  const termOf = useText('markingWords');
  const bank = useBank();
  const readerLanguage = useLanguage();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [language, setLanguage] = useState(props.language);
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const entries = bank?.state.status === 'ready' ? bank.state.reply.entries : NOTHING;
  const nameOf = (family: string) => ERROR_FAMILIES[family as ErrorFamilyId]?.name[readerLanguage] ?? '';
  const found = searchBank(entries, { words, kind, criterion, nameOf });
  const at = Math.min(active, Math.max(0, found.length - 1));

  useEffect(() => {
    bank?.open();
    field.current?.focus();
  }, []);
  useEffect(() => {
    const row = list.current?.children[at];
    if (!(row instanceof HTMLElement) || !list.current) return;
    const { scrollTop, clientHeight } = list.current;
    if (row.offsetTop < scrollTop) list.current.scrollTop = row.offsetTop;
    const bottom = row.offsetTop + row.offsetHeight;
    if (bottom > scrollTop + clientHeight) list.current.scrollTop = bottom - clientHeight;
  }, [at, found.length]);

  const fill = (text: string) => fillPlaceholders(text, { quote, firstName });
  const textOf = ({ text }: BankEntryView) => text[language] ?? text[other(language)] ?? '';

  function take(entry: BankEntryView | undefined): void {
    if (!entry) return;
    bank?.countUse(entry.entry_id);
    onTake({
      kind: entry.kind,
      criterion: entry.criterion ?? criterion,
      family: entry.family,
      body: fill(textOf(entry)),
      // Better words stand for the quote. Without a quote there is nothing to replace.
      suggestion: entry.suggestion === null || quote === '' ? null : fill(entry.suggestion),
    });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) setActive((at + step + found.length) % found.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) take(found[at]);
    else return;
    event.preventDefault();
    // In the comment around it these keys mean something else.
    event.stopPropagation();
  }

  function leave(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from each part.
    <section className={styles.bank} aria-label={t('title')} onKeyDown={leave} data-comment-bank="">
      <div className={styles.top}>
        <input
          ref={field}
          type="text"
          role="combobox"
          className={styles.search}
          aria-label={t('search')}
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={found[at] ? `${listId}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('search')}
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <div className={styles.languages} role="group" aria-label={t('language')}>
          {LANGUAGES.map((each) => (
            <button
              key={each}
              type="button"
              className={classNames(styles.language, each === language && styles.chosen)}
              aria-pressed={each === language}
              onClick={() => {
                setLanguage(each);
                field.current?.focus();
              }}
            >
              {t(`languages.${each}`)}
            </button>
          ))}
        </div>
      </div>
      {bank?.state.status === 'loading' ? <Skeleton lines={3} label={t('loading')} /> : null}
      {bank?.state.status === 'unreachable' || bank?.state.status === 'offline' ? (
        <p role="alert">{t('unreachable')}</p>
      ) : null}
      {bank?.state.status === 'refused' ? <p role="alert">{bank.state.problem.detail}</p> : null}
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t('title')}
        className={styles.list}
        hidden={found.length === 0}
      >
        {found.map((entry, place) => (
          <div
            key={entry.entry_id}
            id={`${listId}-${place}`}
            role="option"
            aria-selected={place === at}
            className={classNames(styles.entry, place === at && styles.active)}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(entry)}
            data-entry={entry.entry_id}
          >
            <span lang={entry.text[language] === null ? other(language) : language}>
              {fill(textOf(entry))}
            </span>
            <span className={styles.note}>
              {[
                termOf(`kind.${entry.kind}`),
                entry.criterion === null ? '' : termOf(`criterion.${entry.criterion}`),
                entry.family === null ? '' : nameOf(entry.family),
                entry.owner === 'own' ? t('own') : '',
                entry.uses > 0 ? t('uses', { count: entry.uses }) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
        ))}
      </div>
      <p className={styles.note} role="status">
        {bank?.state.status === 'ready' && found.length === 0 ? t('none') : ''}
      </p>
      <p className={styles.bottom}>
        <Button size="small" variant="quiet" onClick={onClose}>
          {t('close')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => bank?.manage()} data-own-entries="">
          {t('manage')}
        </Button>
        <span className={styles.note}>{t('keys')}</span>
      </p>
    </section>
  );
}
