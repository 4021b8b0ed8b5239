import { useState, type ReactNode } from 'react';
import { Download as DownloadIcon } from 'lucide-react';
import { call } from '#platform/api-client/api-client.ts';
import { useSession } from '#features/accounts/web/index.ts';
import { ownTimeZone, wallClock } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { documentName } from '../../domain/results/document-name.ts';
import { DOCUMENT_ENDPOINTS } from '../../documents-endpoints.ts';
import styles from './download-document.module.css';

type DownloadDocumentProps = {
  /** The result of one section, or of a whole test. */
  readonly of:
    | { readonly attemptId: string; readonly skill: string }
    | { readonly sittingId: string; readonly skill?: undefined };
  readonly mockTest: string;
  readonly startedAt: string;
  /** Other actions, shown next to the button. */
  readonly children?: ReactNode;
};

type State =
  | { readonly step: 'resting' | 'busy' }
  | { readonly step: 'done'; readonly file: string }
  | { readonly step: 'failed'; readonly reason: string };

/** A result as a PDF file, made by the server in the page's language (ADR 0025). */
export function DownloadDocument({ of, mockTest, startedAt, children }: DownloadDocumentProps) {
  const t = useText('download');
  const session = useSession();
  const [state, setState] = useState<State>({ step: 'resting' });
  const busy = state.step === 'busy';

  async function load(): Promise<void> {
    setState({ step: 'busy' });
    const timeZone = session?.user.time_zone ?? ownTimeZone();
    const query = timeZone === undefined ? {} : { time_zone: timeZone };
    const answer =
      'attemptId' in of
        ? await call(DOCUMENT_ENDPOINTS, 'getResultDocument', { params: { attemptId: of.attemptId }, query })
        : await call(DOCUMENT_ENDPOINTS, 'getSittingDocument', {
            params: { sittingId: of.sittingId },
            query,
          });
    if (!answer.ok) {
      const reason = answer.kind === 'refused' ? answer.problem.detail : t('failed');
      return setState({ step: 'failed', reason });
    }
    const file = documentName(mockTest, of.skill, wallClock(Date.parse(startedAt), timeZone).date);
    saveFile(file, answer.reply);
    setState({ step: 'done', file });
  }

  return (
    <div className={styles.download} data-download={state.step}>
      <div className={styles.ways}>
        <Button
          variant="secondary"
          icon={<DownloadIcon size={18} aria-hidden="true" />}
          busy={busy}
          onClick={() => void load()}
          data-download-document=""
        >
          {t(busy ? 'busy' : 'button')}
        </Button>
        {children}
      </div>
      {state.step === 'done' || state.step === 'failed' ? (
        <Notice tone={state.step === 'done' ? 'success' : 'error'} announce>
          {state.step === 'done' ? t('done', { file: state.file }) : state.reason}
        </Notice>
      ) : null}
    </div>
  );
}
