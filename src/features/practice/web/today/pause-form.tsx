import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './today.module.css';

type PauseFormProps = {
  /** Today, as a day of practice: a pause starts with it. */
  readonly day: string;
  readonly isSaving: boolean;
  /** The last day of the pause. Null: it lasts until the learner ends it. */
  readonly onPause: (until: string | null) => void;
};

/** Pauses the habit from today on. The learner may say until when. */
export function PauseForm({ day, isSaving, onPause }: PauseFormProps) {
  const t = useText('practice');
  const [isOpen, setOpen] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) field.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen) {
    return (
      <Button ref={opener} variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t('habit.pause')}
      </Button>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { current } = field;
    // A date that is half written has no value.
    const isHalf = current?.validity.badInput ?? false;
    const until = current?.value ?? '';
    const wrong = isHalf || (until !== '' && until < day);
    setWrong(wrong);
    if (wrong) current?.focus();
    else onPause(until === '' ? null : until);
  };
  return (
    <form noValidate className={styles.pause} onSubmit={submit} data-pausing="">
      <TextField
        ref={field}
        type="date"
        label={t('habit.until')}
        optionalLabel={t('habit.optional')}
        hint={t('habit.untilHint')}
        error={isWrong ? t('habit.untilWrong') : undefined}
        min={day}
      />
      <div className={styles.pauseActs}>
        <Button type="submit" size="small" busy={isSaving}>
          {t('habit.startPause')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setOpen(false)}>
          {t('habit.cancel')}
        </Button>
      </div>
    </form>
  );
}
