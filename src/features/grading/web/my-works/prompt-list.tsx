import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import type { WritingPrompt } from '../drafts/work-replies.ts';
import styles from './my-works.module.css';

/** In UTF-16 units. */
const SHOWN = 140;

type PromptListProps = {
  readonly type: WritingPrompt['type'];
  readonly prompts: readonly WritingPrompt[];
  /** The prompt whose essay is being started. */
  readonly starting: string | undefined;
  readonly onStart: (promptId: string) => void;
};

/** The tasks of the bank of one type, each with its topic and how it begins. */
export function PromptList({ type, prompts, starting, onStart }: PromptListProps) {
  const t = useText('drafts');
  if (prompts.length === 0) return <p>{t('mine.noPrompts')}</p>;
  return (
    <>
      <p className={styles.typeText}>{t(`mine.typeText.${type}`)}</p>
      <ul className={styles.prompts}>
        {prompts.map(({ prompt_id: id, topic, task }) => (
          <li key={id} className={styles.prompt} data-prompt={id}>
            <div className={styles.promptText}>
              <h3>{topic}</h3>
              <p lang="en">{shorten(task.prompt)}</p>
            </div>
            <Button
              variant="secondary"
              size="small"
              busy={starting === id}
              aria-label={t('mine.writeNamed', { topic })}
              onClick={() => onStart(id)}
            >
              {t('mine.write')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Each essay's prompt starts so; it says nothing about the topic. */
const OPENING = /^Write about the following topic:\s*/;

/** The start of a prompt, up to the end of a word. */
function shorten(prompt: string): string {
  const line = prompt.replace(OPENING, '').replace(/\s+/g, ' ').trim();
  return line.length <= SHOWN ? line : `${line.slice(0, SHOWN).replace(/\s\S*$/, '')} …`;
}
