import { useState, type SyntheticEvent } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { MAX_OWN_PROMPT, MIN_OWN_PROMPT } from '../../domain/works/work.ts';
import styles from './my-works.module.css';

const KINDS = ['writing-task-2', 'writing-task-1'] as const;
type Kind = (typeof KINDS)[number];

type OwnPromptProps = {
  readonly busy: boolean;
  readonly onStart: (task: { kind: Kind; own_prompt: string }) => void;
};

/** The learner's own task: which one it is, and its words. */
export function OwnPrompt({ busy, onStart }: OwnPromptProps) {
  const t = useText('drafts');
  const [kind, setKind] = useState<Kind>('writing-task-2');
  const [prompt, setPrompt] = useState('');
  const [isShort, setShort] = useState(false);
  const limits = { least: MIN_OWN_PROMPT, most: MAX_OWN_PROMPT };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = prompt.trim();
    setShort(text.length < MIN_OWN_PROMPT);
    if (text.length >= MIN_OWN_PROMPT) onStart({ kind, own_prompt: text });
    else event.currentTarget.querySelector('textarea')?.focus();
  };
  return (
    <form noValidate className={styles.own} onSubmit={submit} data-own-prompt="">
      <RadioGroup
        label={t('mine.own.kind')}
        name="own-kind"
        value={kind}
        options={[
          { value: 'writing-task-2', label: t('mine.own.task2') },
          { value: 'writing-task-1', label: t('mine.own.task1') },
        ]}
        onChange={({ target }) => setKind(KINDS.find((each) => each === target.value) ?? kind)}
      />
      <TextArea
        label={t('mine.own.prompt')}
        hint={t('mine.own.hint', limits)}
        error={isShort ? t('mine.own.short', limits) : undefined}
        lang="en"
        rows={5}
        maxLength={MAX_OWN_PROMPT}
        value={prompt}
        onChange={({ target }) => {
          setPrompt(target.value);
          if (target.value.trim().length >= MIN_OWN_PROMPT) setShort(false);
        }}
      />
      <Button type="submit" busy={busy}>
        {t('mine.own.start')}
      </Button>
    </form>
  );
}
