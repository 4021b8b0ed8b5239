import { useState } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';

const MOST_REASON = 600;

type VersionProps = {
  readonly isAgreement: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onStart: (reason: string) => void;
};

/** Asks for the reason of a new version. The learner reads it. */
export function VersionDialog({ isAgreement, busy, onClose, onStart }: VersionProps) {
  const t = useText('desk');
  const [reason, setReason] = useState('');
  const [isWrong, setWrong] = useState(false);
  const start = () => {
    if (reason.trim() === '') setWrong(true);
    else onStart(reason.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('close')}
      keepOnOutsideClick
      title={t('version.title')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="secondary" busy={busy} onClick={start} data-start-version="">
            {t('version.start')}
          </Button>
        </>
      }
    >
      <p>{t(isAgreement ? 'version.agreement' : 'version.text')}</p>
      <TextArea
        label={t('version.reason')}
        rows={3}
        maxLength={MOST_REASON}
        value={reason}
        {...(isWrong ? { error: t('version.needed') } : {})}
        onChange={({ target }) => {
          setWrong(false);
          setReason(target.value);
        }}
        data-autofocus=""
      />
    </Dialog>
  );
}
