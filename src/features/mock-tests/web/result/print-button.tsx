import { Printer as PrinterIcon } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import styles from './result-parts.module.css';
import { useResultText } from './use-result-text.ts';

/** The browser's own print window, which also makes a PDF (ADR 0015). */
export function PrintButton() {
  const r = useResultText();
  return (
    <div className={styles.print}>
      <Button
        variant="secondary"
        icon={<PrinterIcon size={18} aria-hidden="true" />}
        onClick={() => window.print()}
        data-print=""
      >
        {r('print.button')}
      </Button>
      <p>{r('print.hint')}</p>
    </div>
  );
}
