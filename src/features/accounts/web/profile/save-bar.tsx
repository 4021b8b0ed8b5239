import { CircleAlert as AlertIcon, CircleCheck as CheckIcon, PencilLine as PencilIcon } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './save-bar.module.css';
import type { SaveState } from './use-profile-form.ts';

type SaveBarProps = {
  readonly state: SaveState;
  readonly unsaved: boolean;
  readonly onDiscard: () => void;
};

/** Whether everything is saved, and the way to save it; in view as long as something is not. */
export function SaveBar({ state, unsaved, onDiscard }: SaveBarProps) {
  const text = useText('profile');
  return (
    <div
      className={classNames(styles.bar, unsaved && styles.stuck)}
      data-save-state={unsaved ? 'unsaved' : state.step}
    >
      <div className={styles.status} role="status">
        <SaveStatus state={state} unsaved={unsaved} />
      </div>
      <div className={styles.buttons}>
        {unsaved ? (
          <Button variant="quiet" onClick={onDiscard}>
            {text('save.discard')}
          </Button>
        ) : null}
        <Button type="submit" busy={state.step === 'saving'}>
          {text('save.save')}
        </Button>
      </div>
    </div>
  );
}

function SaveStatus({ state, unsaved }: Pick<SaveBarProps, 'state' | 'unsaved'>) {
  const text = useText('profile');
  switch (state.step) {
    case 'saving':
      return <span>{text('save.saving')}</span>;
    case 'saved':
      return (
        <>
          <CheckIcon className={styles.good} />
          <span>{text('save.saved')}</span>
        </>
      );
    case 'failed':
      return (
        <>
          <AlertIcon className={styles.bad} />
          <span>
            <strong>{text('save.failed')}</strong> {state.why}
          </span>
        </>
      );
    case 'resting':
      return unsaved ? (
        <>
          <PencilIcon />
          <span>{text('save.unsaved')}</span>
        </>
      ) : null;
    default:
      return state satisfies never;
  }
}
