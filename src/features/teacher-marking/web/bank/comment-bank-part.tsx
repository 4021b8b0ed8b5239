import { lazy, Suspense } from 'react';
import type { Criterion } from '#ielts/criteria/criteria.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { randomUuid } from '#platform/random/random-uuid.ts';
import { Button } from '#ui/button.tsx';
import { LoadBoundary } from '#ui/load-boundary.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { keepPlaceholders, languageOfText } from '../../domain/bank/keep-placeholders.ts';
import type { CommentKind } from '../../domain/marking.ts';
import { useBank } from './bank-context.ts';
import type { BankEntryView, TakenEntry } from './bank-reply.ts';
import styles from './bank.module.css';

const CommentBank = lazy(async () => ({ default: (await import('./comment-bank.tsx')).CommentBank }));

type CommentBankPartProps = {
  /** The comment as it is written. */
  readonly comment: {
    readonly kind: CommentKind;
    readonly criterion: Criterion | null;
    readonly family: BankEntryView['family'];
    readonly body: string;
    readonly suggestion: string | null;
  };
  /** The words that the comment quotes; empty: none. */
  readonly quote: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onTake: (entry: TakenEntry) => void;
};

/** What a comment's editor has of the bank: taking an entry, and saving the comment as one. */
export function CommentBankPart({ comment, quote, isOpen, onOpen, onClose, onTake }: CommentBankPartProps) {
  const t = useText('commentBank');
  const bank = useBank();
  const toast = useToast();
  if (!bank) return null;
  const { language, firstName } = bank;

  async function keep(): Promise<void> {
    if (!bank) return;
    const words = (text: string) => keepPlaceholders(text, { quote, firstName });
    const text = { en: null, 'zh-Hant': null, [languageOfText(comment.body)]: words(comment.body) };
    const { kind, criterion, family, suggestion } = comment;
    const saved = await bank.save(randomUuid(), {
      kind,
      criterion,
      family,
      text,
      suggestion: suggestion === null || suggestion.trim() === '' ? null : words(suggestion),
    });
    if (saved) toast({ tone: 'success', text: t('kept') });
  }

  if (isOpen) {
    return (
      <LoadBoundary fallback={<p role="alert">{t('unreachable')}</p>}>
        <Suspense fallback={<Skeleton lines={3} label={t('loading')} />}>
          <CommentBank
            language={language}
            kind={comment.kind}
            criterion={comment.criterion}
            quote={quote}
            firstName={firstName}
            onTake={onTake}
            onClose={onClose}
          />
        </Suspense>
      </LoadBoundary>
    );
  }
  return (
    <p className={styles.bottom}>
      <Button size="small" variant="quiet" aria-keyshortcuts="/" onClick={onOpen} data-open-bank="">
        {t('open')}
      </Button>
      {comment.body.trim() === '' ? null : (
        <Button size="small" variant="quiet" onClick={() => void keep()} data-keep-comment="">
          {t('keep')}
        </Button>
      )}
    </p>
  );
}
