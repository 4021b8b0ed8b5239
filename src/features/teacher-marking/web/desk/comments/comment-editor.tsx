import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { ALL_CRITERIA, type Criterion } from '#ielts/criteria/criteria.ts';
import { ERROR_FAMILIES, ERROR_FAMILY_IDS, type ErrorFamilyId } from '#ielts/errors/error-families.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { CommentBankPart } from '../bank-parts.ts';
import { COMMENT_KINDS } from '../marking-domain.ts';
import type { DeskComment } from '../desk-replies.ts';
import styles from './comments.module.css';

const MOST_TEXT = 2_000;

type EditorProps = {
  readonly comment: DeskComment;
  readonly criteria: readonly Criterion[];
  readonly onChange: (change: Partial<Omit<DeskComment, 'id' | 'anchor'>>) => void;
  readonly onDone: () => void;
};

const isFamily = (value: string): value is ErrorFamilyId =>
  (ERROR_FAMILY_IDS as readonly string[]).includes(value);

/** Where a comment is written: its kind, criterion and words, and better words for those that it quotes. */
export function CommentEditor({ comment, criteria, onChange, onDone }: EditorProps) {
  const t = useText('desk');
  const termOf = useText('markingWords');
  const language = useLanguage();
  const name = useId();
  const body = useRef<HTMLDivElement>(null);
  const [isBankOpen, setBankOpen] = useState(false);
  const { anchor, kind, family, criterion, suggestion } = comment;

  useEffect(() => {
    const field = body.current?.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);

  /** The words that were taken are in the field, where they can be changed. */
  const closeBank = () => {
    setBankOpen(false);
    requestAnimationFrame(() => body.current?.querySelector('textarea')?.focus());
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
    if (!isDone) return;
    event.preventDefault();
    onDone();
  };

  const chooseFamily = (value: string) => {
    if (!isFamily(value)) return onChange({ family: null });
    const { criterion: lowered } = ERROR_FAMILIES[value];
    return onChange({ family: value, ...(criteria.includes(lowered) ? { criterion: lowered } : {}) });
  };

  return (
    <div className={styles.editor} onKeyDown={onKeyDown} data-comment-editor="">
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">{t('comment.kind')}</legend>
        {COMMENT_KINDS.map((each) => (
          <label key={each} className={styles.kind}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={kind === each}
              onChange={() => onChange({ kind: each, ...(each === 'error' ? {} : { family: null }) })}
            />
            <span>{termOf(`kind.${each}`)}</span>
          </label>
        ))}
      </fieldset>
      <div ref={body}>
        <TextArea
          label={t('comment.body')}
          rows={3}
          maxLength={MOST_TEXT}
          value={comment.body}
          onChange={({ target }) => onChange({ body: target.value })}
          onKeyDown={(event) => {
            if (event.key !== '/' || comment.body !== '') return;
            event.preventDefault();
            setBankOpen(true);
          }}
          data-comment-body=""
        />
        <CommentBankPart
          comment={{ ...comment, family: family !== null && isFamily(family) ? family : null }}
          quote={anchor.in === 'text' ? anchor.quote : ''}
          isOpen={isBankOpen}
          onOpen={() => setBankOpen(true)}
          onClose={() => closeBank()}
          onTake={(entry) => {
            onChange({
              ...entry,
              criterion:
                entry.criterion !== null && criteria.includes(entry.criterion) ? entry.criterion : criterion,
              suggestion: entry.suggestion ?? suggestion,
            });
            closeBank();
          }}
        />
      </div>
      {anchor.in === 'text' ? (
        <TextArea
          label={t('comment.suggestion')}
          optionalLabel={t('optional')}
          hint={t('comment.suggestionHint')}
          rows={2}
          lang="en"
          maxLength={MOST_TEXT}
          value={suggestion ?? ''}
          placeholder={anchor.quote}
          onFocus={({ target }) => {
            // Most corrections change one word of the quote.
            if (suggestion === null) {
              onChange({ suggestion: anchor.quote });
              requestAnimationFrame(() => target.select());
            }
          }}
          onBlur={() => {
            if (suggestion === anchor.quote || suggestion === '') onChange({ suggestion: null });
          }}
          onChange={({ target }) => onChange({ suggestion: target.value })}
          data-comment-suggestion=""
        />
      ) : null}
      <div className={styles.pair}>
        <SelectField
          label={t('comment.criterion')}
          value={criterion ?? ''}
          onChange={({ target }) =>
            onChange({ criterion: ALL_CRITERIA.find((each) => each === target.value) ?? null })
          }
          options={[
            ...(anchor.in === 'criterion' ? [] : [{ value: '', label: t('comment.noCriterion') }]),
            ...criteria.map((each) => ({ value: each, label: termOf(`criterion.${each}`) })),
          ]}
        />
        {kind === 'error' ? (
          <SelectField
            label={t('comment.family')}
            value={family ?? ''}
            onChange={({ target }) => chooseFamily(target.value)}
            options={[
              { value: '', label: t('comment.noFamily') },
              ...ERROR_FAMILY_IDS.map((id) => ({ value: id, label: ERROR_FAMILIES[id].name[language] })),
            ]}
          />
        ) : null}
      </div>
      <p className={styles.done}>
        <Button size="small" variant="secondary" onClick={onDone}>
          {t('comment.done')}
        </Button>
        <span className={styles.quiet}>{t('comment.doneKeys')}</span>
      </p>
    </div>
  );
}
