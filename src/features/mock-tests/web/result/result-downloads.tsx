import { Printer as PrinterIcon } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { DownloadDocument } from '../documents/download-document.tsx';
import type { AttemptSummary } from '../attempt-summary.ts';
import styles from './result-parts.module.css';

/** Buttons to download a result as a PDF file, or to print it from the browser (ADR 25). */
export function ResultDownloads({ attempt }: { readonly attempt: AttemptSummary }) {
  const r = useText('result');
  const { attempt_id: attemptId, skill, mock_test: mockTest, started_at: startedAt } = attempt;
  return (
    <div className={styles.along}>
      <DownloadDocument of={{ attemptId, skill }} mockTest={mockTest} startedAt={startedAt}>
        <Button
          variant="secondary"
          icon={<PrinterIcon size={18} aria-hidden="true" />}
          onClick={() => window.print()}
          data-print=""
        >
          {r('print.button')}
        </Button>
      </DownloadDocument>
    </div>
  );
}
