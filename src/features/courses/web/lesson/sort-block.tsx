import { useState, useSyncExternalStore } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import type { LessonReply, LessonWork } from './lesson-work.ts';
import styles from './lesson.module.css';

const REASONS = ['language', 'technique', 'attention'] as const;
type Reason = (typeof REASONS)[number];
export type SortedMistake = { readonly number: number; readonly reason: Reason };

type SortBlockProps = {
  readonly id: string;
  readonly work: LessonWork;
  readonly sorted: LessonReply['sorted'];
  readonly onSave: (sorted: readonly SortedMistake[]) => Promise<boolean>;
};

/** The mistakes of a workshop, sorted by their cause. */
export function SortBlock({ id, work, sorted, onSave }: SortBlockProps) {
  const t = useText('learn');
  const view = useSyncExternalStore(work.subscribe, work.getView, work.getView);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(sorted);
  const [state, setState] = useState<'open' | 'saving' | 'saved'>('open');
  const wrong = [...view.receipts.values()].filter(({ first }) => first.right === false);
  const save = async () => {
    setState('saving');
    const known = Object.entries(chosen).flatMap(([number, reason]): SortedMistake[] => {
      const one = REASONS.find((each) => each === reason);
      return one ? [{ number: Number(number), reason: one }] : [];
    });
    setState((await onSave(known)) ? 'saved' : 'open');
  };
  return (
    <section id={id} className={styles.block} data-block={id}>
      <h2>{t('sort.title')}</h2>
      <p>{wrong.length === 0 ? t('sort.none') : t('sort.intro')}</p>
      {wrong.map(({ number }) => (
        <fieldset key={number} className={styles.sortLine}>
          <legend>{t('sort.question', { number })}</legend>
          {REASONS.map((reason) => (
            <label key={reason} className={styles.sortChoice}>
              <input
                type="radio"
                name={`${id}-${number}`}
                checked={chosen[number] === reason}
                onChange={() => {
                  setChosen({ ...chosen, [number]: reason });
                  setState('open');
                }}
              />
              {t(`sort.${reason}`)}
            </label>
          ))}
        </fieldset>
      ))}
      <Button busy={state === 'saving'} onClick={() => void save()}>
        {state === 'saved' ? t('sort.saved') : t('sort.save')}
      </Button>
    </section>
  );
}
