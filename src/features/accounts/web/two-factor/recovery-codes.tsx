import { useEffect, useRef } from 'react';
import { Download as DownloadIcon, Printer as PrinterIcon } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './recovery-codes.module.css';
import { saveFile } from '#ui/save-file.ts';
import { useSchoolName } from '../sign-in/use-school-name.ts';

type RecoveryCodesProps = {
  readonly codes: readonly string[];
  /** The account's address, for the file and the printout. */
  readonly email: string;
};

/** Recovery codes, shown once, with buttons to copy, download and print. */
export function RecoveryCodes({ codes, email }: RecoveryCodesProps) {
  const text = useText('accounts');
  const list = useRef<HTMLOListElement>(null);
  const title = text('recovery.fileTitle', { school: useSchoolName(), email });
  const file = [title, '', ...codes, '', text('recovery.fileHint'), ''].join('\r\n');

  useEffect(() => list.current?.focus(), []);

  return (
    <div className={styles.sheet}>
      <p className={styles.printed}>{title}</p>
      <ol ref={list} tabIndex={-1} className={styles.codes} aria-label={text('recovery.label')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Row className={styles.ways}>
        <CopyButton label={text('recovery.copy')} text={codes.join('\n')} />
        <Button
          variant="secondary"
          size="small"
          icon={<DownloadIcon size={16} />}
          onClick={() =>
            saveFile('recovery-codes.txt', new Blob([file], { type: 'text/plain;charset=utf-8' }))
          }
        >
          {text('recovery.download')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<PrinterIcon size={16} />}
          onClick={() => window.print()}
        >
          {text('recovery.print')}
        </Button>
      </Row>
    </div>
  );
}
