import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { BOOKING_ENDPOINTS } from '../../endpoints.ts';
import type { Booking } from '../lesson-replies.ts';
import { ConfirmAct } from './confirm-act.tsx';
import { paysWith } from './pays-with.ts';

type ReportAbsenceProps = {
  readonly booking: Booking;
  readonly onChanged: (message: string) => void;
};

/** Reports that the teacher did not come. */
export function ReportAbsence({ booking, onChanged }: ReportAbsenceProps) {
  const text = useText('myLessons');
  const [isAsked, setIsAsked] = useState(false);
  const { booking_id: bookingId } = booking;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsAsked(true)} data-report-absence="">
        {text('report.open')}
      </Button>
      {isAsked ? (
        <ConfirmAct
          title={text('report.title')}
          text={text(`report.text.${paysWith(booking)}`)}
          confirm={text('report.confirm')}
          keep={text('report.keep')}
          act={() => call(BOOKING_ENDPOINTS, 'reportNoShow', { params: { bookingId } })}
          onDone={() => {
            setIsAsked(false);
            onChanged(text(`report.done.${paysWith(booking)}`));
          }}
          onClose={() => setIsAsked(false)}
        />
      ) : null}
    </>
  );
}
