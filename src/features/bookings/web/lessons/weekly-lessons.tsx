import { useState } from 'react';
import { Loaded } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MOST_OF_SERIES } from '../../domain/series.ts';
import { BOOKING_ENDPOINTS } from '../../endpoints.ts';
import { CallProblem, type CallFailure } from '../call-problem.tsx';
import type { Booking } from '../lesson-replies.ts';
import { WeekForm } from './week-form.tsx';

type WeeklyLessonsProps = {
  readonly booking: Booking;
  readonly onChanged: (message: string) => void;
};

/** The same time in the weeks after a lesson. Each chosen week becomes a lesson of its own. */
export function WeeklyLessons({ booking, onChanged }: WeeklyLessonsProps) {
  const text = useText('myLessons');
  // Outlives the form: a refusal loads the weeks again.
  const [failure, setFailure] = useState<CallFailure>();
  const { booking_id: bookingId, teacher, minutes, starts_at: startsAt, learner_zone: zone } = booking;
  const { state, reload } = useReply(
    () =>
      call(BOOKING_ENDPOINTS, 'previewSeries', {
        body: {
          teacher: teacher ?? '',
          starts_at: startsAt,
          minutes: minutes === 50 ? 50 : 25,
          zone,
          weeks: MOST_OF_SERIES,
        },
      }),
    bookingId,
  );
  return (
    <>
      <CallProblem failure={failure} uncertain={text('weekly.uncertain')} />
      <Loaded state={state} reload={reload} skeleton={<Skeleton lines={4} label={text('weekly.loading')} />}>
        {(preview) => (
          <WeekForm
            key={preview.server_now}
            booking={booking}
            preview={preview}
            onFailure={(failed) => {
              setFailure(failed);
              if (failed?.kind === 'refused') reload();
            }}
            onChanged={onChanged}
          />
        )}
      </Loaded>
    </>
  );
}
