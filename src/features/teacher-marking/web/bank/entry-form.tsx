import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ALL_CRITERIA } from '#ielts/criteria/criteria.ts';
import { ERROR_FAMILIES, ERROR_FAMILY_IDS } from '#ielts/errors/error-families.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { unknownPlaceholders } from '../../domain/bank/fill-placeholders.ts';
import { COMMENT_KINDS } from '../../domain/marking.ts';
import { bodyOf, type BankEntryBody, type BankEntryView } from './bank-reply.ts';
import styles from './bank.module.css';

type EntryFormProps = {
  /** Undefined: a new one. */
  readonly entry?: BankEntryView;
  readonly onSave: (body: BankEntryBody) => void;
  readonly onCancel: () => void;
};

const EMPTY: BankEntryBody = {
  kind: 'error',
  criterion: null,
  family: null,
  text: { en: null, 'zh-Hant': null },
  suggestion: null,
};

const MOST_TEXT = 2_000;
/** A field that says nothing is not saved. */
const written = (value: string): string | null => (value.trim() === '' ? null : value);

/** One entry of the comment bank, with its texts in one language or both. */
export function EntryForm({ entry, onSave, onCancel }: EntryFormProps) {
  const t = useText('commentBank');
  const termOf = useText('markingWords');
  const language = useLanguage();
  const [body, setBody] = useState<BankEntryBody>(entry ? bodyOf(entry) : EMPTY);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const { kind, criterion, family, text, suggestion } = body;
  const isEmpty = text.en === null && text['zh-Hant'] === null;
  const unknown = unknownPlaceholders([text.en, text['zh-Hant'], suggestion].join(' '));

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!isEmpty && unknown.length === 0) onSave(body);
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate data-entry-form="">
      <TextArea
        label={t('languages.en')}
        hint={t('placeholders')}
        error={
          isTried && isEmpty
            ? t('textMissing')
            : isTried && unknown.length > 0
              ? t('placeholderUnknown', { unknown: `{${unknown[0] ?? ''}}` })
              : undefined
        }
        lang="en"
        rows={3}
        maxLength={MOST_TEXT}
        value={text.en ?? ''}
        onChange={({ target }) => setBody({ ...body, text: { ...text, en: written(target.value) } })}
      />
      <TextArea
        label={t('languages.zh-Hant')}
        lang="zh-Hant"
        rows={3}
        maxLength={MOST_TEXT}
        value={text['zh-Hant'] ?? ''}
        onChange={({ target }) => setBody({ ...body, text: { ...text, 'zh-Hant': written(target.value) } })}
      />
      <TextArea
        label={t('suggestion')}
        optionalLabel={t('optional')}
        lang="en"
        rows={2}
        maxLength={MOST_TEXT}
        value={suggestion ?? ''}
        onChange={({ target }) => setBody({ ...body, suggestion: written(target.value) })}
      />
      <SelectField
        label={t('kindLabel')}
        value={kind}
        options={COMMENT_KINDS.map((each) => ({ value: each, label: termOf(`kind.${each}`) }))}
        onChange={({ target }) =>
          setBody({ ...body, kind: COMMENT_KINDS.find((each) => each === target.value) ?? 'note' })
        }
      />
      <SelectField
        label={t('criterionLabel')}
        value={criterion ?? ''}
        options={[
          { value: '', label: t('anyCriterion') },
          ...ALL_CRITERIA.map((each) => ({ value: each, label: termOf(`criterion.${each}`) })),
        ]}
        onChange={({ target }) =>
          setBody({ ...body, criterion: ALL_CRITERIA.find((each) => each === target.value) ?? null })
        }
      />
      <SelectField
        label={t('familyLabel')}
        value={family ?? ''}
        options={[
          { value: '', label: t('noFamily') },
          ...ERROR_FAMILY_IDS.map((each) => ({ value: each, label: ERROR_FAMILIES[each].name[language] })),
        ]}
        onChange={({ target }) =>
          setBody({ ...body, family: ERROR_FAMILY_IDS.find((each) => each === target.value) ?? null })
        }
      />
      <p className={styles.bottom}>
        <Button type="submit" size="small" variant="secondary">
          {t('save')}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </p>
    </form>
  );
}
