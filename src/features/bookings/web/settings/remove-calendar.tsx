import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TEACH_BOOKING_ENDPOINTS } from '../../endpoints.ts';
import { CallProblem, type CallFailure } from '../call-problem.tsx';
import type { BusyCalendar } from './teach-replies.ts';

type RemoveProps = {
  readonly calendar: BusyCalendar;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
};

/** Asks once before a calendar is removed: its address cannot be shown again. */
export function RemoveCalendar({ calendar, onClose, onRemoved }: RemoveProps) {
  const t = useText('teachSettings');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();

  async function remove(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const result = await call(TEACH_BOOKING_ENDPOINTS, 'removeBusyCalendar', {
      params: { busyCalendarId: calendar.busy_calendar_id },
    });
    // Another tab has removed it: that is what was wanted.
    if (result.ok || (result.kind === 'refused' && result.code === 'calendar-unknown')) return onRemoved();
    setBusy(false);
    setFailure(result);
  }

  return (
    <Dialog
      open
      title={t('busy.removeTitle', { host: calendar.host })}
      closeLabel={t('busy.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('busy.keep')}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => void remove()} data-remove-calendar="">
            {t('busy.removeSave')}
          </Button>
        </>
      }
    >
      <p>{t('busy.removeText')}</p>
      <CallProblem failure={failure} uncertain={t('failedText')} />
    </Dialog>
  );
}
