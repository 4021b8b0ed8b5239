import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { MicrophoneRefusal } from '#platform/recordings/microphone.ts';
import styles from '../speaking.module.css';

type NoMicrophoneProps = {
  readonly refusal: MicrophoneRefusal;
  readonly onRetry: () => void;
  readonly onUploadLater: () => void;
  readonly onWithout: () => void;
};

/** The refusals that a retry on the same device cannot fix. */
const FINAL: readonly MicrophoneRefusal[] = ['no-recorder', 'insecure'];

/** Says why nothing can be recorded, and offers the two other ways. */
export function NoMicrophone({ refusal, onRetry, onUploadLater, onWithout }: NoMicrophoneProps) {
  const t = useText('speaking');
  return (
    <div className={styles.check} data-no-microphone={refusal}>
      <h2>{t('refused.title')}</h2>
      <Notice tone="warning" announce>
        {t(`refused.${refusal}`)}
      </Notice>
      {FINAL.includes(refusal) ? null : (
        <Button onClick={onRetry} data-retry-microphone="">
          {t('refused.retry')}
        </Button>
      )}
      <p>{t('refused.works')}</p>
      <ul className={styles.ways}>
        <li>
          <Button variant="secondary" onClick={onUploadLater} data-upload-later="">
            {t('refused.upload')}
          </Button>
          <p>{t('refused.uploadText')}</p>
        </li>
        <li>
          <Button variant="quiet" onClick={onWithout} data-without-speaking="">
            {t('refused.without')}
          </Button>
          <p>{t('refused.withoutText')}</p>
        </li>
      </ul>
    </div>
  );
}
