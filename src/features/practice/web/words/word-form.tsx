import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { randomUuid } from '#platform/random/random-uuid.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { saveCard } from './save-card.ts';
import type { Card } from './words-reply.ts';
import styles from './words.module.css';

const MOST_PARTNERS = 6;

/** Words with commas, Chinese ones too, between them. */
const listPartners = (text: string): string[] =>
  text
    .split(/[,，、;；]/)
    .map((part) => part.trim().slice(0, 80))
    .filter((part) => part !== '')
    .slice(0, MOST_PARTNERS);

type WordFormProps = {
  /** The card to change. Undefined: a new one. */
  readonly card?: Card;
  /** Undefined: nothing was saved. */
  readonly onDone: (saved: Card | undefined) => void;
};

/** A form for a card: the word, and the sentence that it was met in. */
export function WordForm({ card, onDone }: WordFormProps) {
  const t = useText('practice');
  // Sent again after a failure, it is the same card.
  const [newId] = useState(randomUuid);
  const [fields, setFields] = useState({
    word: card?.word ?? '',
    meaning: card?.meaning ?? '',
    example: card?.example ?? '',
    partners: card?.partners.join(', ') ?? '',
  });
  const [state, setState] = useState<'open' | 'saving' | 'empty' | 'failed' | { readonly problem: string }>(
    'open',
  );
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const put = (part: Partial<typeof fields>) => setFields((before) => ({ ...before, ...part }));

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const word = fields.word.trim();
    if (word === '') {
      setState('empty');
      form.current?.querySelector('input')?.focus();
      return;
    }
    setState('saving');
    const saved = await saveCard(card ?? { card: newId, from: null, suspended: false, sequence: 0 }, {
      word,
      meaning: fields.meaning.trim(),
      example: fields.example.trim(),
      partners: listPartners(fields.partners),
    });
    if (saved.ok) onDone(saved.card);
    else if (saved.because === 'refused') setState({ problem: saved.problem });
    else if (saved.because === 'failed') setState('failed');
    else setState({ problem: t('words.changedElsewhere') });
  };
  return (
    <form ref={form} className={styles.add} noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={t('words.word')}
        lang="en"
        maxLength={80}
        autoCapitalize="off"
        value={fields.word}
        error={state === 'empty' ? t('words.needed') : undefined}
        onChange={({ target }) => put({ word: target.value })}
      />
      <TextField
        label={t('words.meaning')}
        maxLength={300}
        value={fields.meaning}
        onChange={({ target }) => put({ meaning: target.value })}
      />
      <TextArea
        label={t('words.example')}
        lang="en"
        rows={2}
        maxLength={400}
        value={fields.example}
        onChange={({ target }) => put({ example: target.value })}
      />
      <TextField
        label={t('words.partnersField')}
        hint={t('words.partnersHint')}
        lang="en"
        autoCapitalize="off"
        value={fields.partners}
        onChange={({ target }) => put({ partners: target.value })}
      />
      <div className={styles.acts}>
        <Button type="submit" busy={state === 'saving'}>
          {t('words.save')}
        </Button>
        <Button variant="quiet" onClick={() => onDone(undefined)}>
          {t('words.cancel')}
        </Button>
      </div>
      {state === 'failed' || typeof state === 'object' ? (
        <Notice tone="error" announce>
          <p>{state === 'failed' ? t('words.failed') : state.problem}</p>
        </Notice>
      ) : null}
    </form>
  );
}
