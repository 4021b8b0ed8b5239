import { useMutation } from '@tanstack/react-query';
import { Download as DownloadIcon } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { MARKING_ADMIN_ENDPOINTS } from '#features/teacher-marking/admin-endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/layout.tsx';
import { Panel } from '#ui/panel.tsx';
import { saveFile } from '#ui/save-file.ts';
import { TextField } from '#ui/text-field.tsx';
import styles from '../admin.module.css';
import { failureOf, replyOrThrow } from '../call-failure.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { isMonth } from './month-range.ts';

/** The finished markings of a month as a file for a spreadsheet. */
export function PayReport() {
  const text = useText('backOffice');
  const [isWrong, setIsWrong] = useState(false);
  const downloading = useMutation({
    mutationFn: (month: string) =>
      replyOrThrow(call(MARKING_ADMIN_ENDPOINTS, 'exportMarkingPay', { query: { month } })),
    onSuccess: (content, month) => saveFile(`marking-pay-${month}.csv`, content),
  });
  const failure = failureOf(downloading.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (downloading.isPending) return;
    const form = event.currentTarget;
    const month = String(new FormData(form).get('month')).trim();
    setIsWrong(!isMonth(month));
    if (isMonth(month)) downloading.mutate(month);
    else form.querySelector<HTMLInputElement>('[name="month"]')?.focus();
  };
  return (
    <Panel className={styles.waiting}>
      <h2 className={styles.subtitle}>{text('marking.pay.title')}</h2>
      <form onSubmit={submit} noValidate>
        <Stack align="start">
          <p>{text('marking.pay.text')}</p>
          <TextField
            name="month"
            label={text('marking.pay.month')}
            hint={text('marking.figures.monthHint')}
            error={isWrong ? text('marking.figures.monthWrong') : undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
          />
          {failure === undefined ? null : <FailureNotice failure={failure} />}
          <Button
            type="submit"
            variant="secondary"
            icon={<DownloadIcon />}
            busy={downloading.isPending}
            data-pay=""
          >
            {text('marking.pay.save')}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
