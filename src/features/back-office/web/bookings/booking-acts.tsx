import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN_BOOKING_ENDPOINTS } from '#features/bookings/endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { useToast } from '#ui/toast.tsx';
import { accountZone } from '../account-zone.ts';
import type { InspectedBooking } from '../admin-replies.ts';
import styles from '../admin.module.css';
import { ActDialog } from './act-dialog.tsx';
import { LessonTimeFields, useLessonTime } from './lesson-time-fields.tsx';

const ACTS = ['move', 'cancel', 'settle'] as const;
type Act = (typeof ACTS)[number];

/** What the school can do with a lesson now. */
export function BookingActs({ reply }: { readonly reply: InspectedBooking }) {
  const text = useText('backOffice');
  const cache = useQueryClient();
  const showToast = useToast();
  const [open, setOpen] = useState<Act>();
  const { can } = reply;
  const offered = ACTS.filter((act) => (act === 'settle' ? can.settle.length > 0 : can.change));
  const props = {
    reply,
    onClose: () => setOpen(undefined),
    onDone: (words: string) => {
      setOpen(undefined);
      showToast({ text: words });
      void cache.invalidateQueries({ queryKey: ['bookings'] });
    },
  };
  if (offered.length === 0) return null;
  return (
    <>
      <div className={styles.acts}>
        {offered.map((act) => (
          <Button key={act} variant="secondary" data-act={act} onClick={() => setOpen(act)}>
            {text(`bookings.${act}.label`)}
          </Button>
        ))}
      </div>
      {open === 'move' ? <MoveDialog {...props} /> : null}
      {open === 'cancel' ? <CancelDialog {...props} /> : null}
      {open === 'settle' ? <SettleDialog {...props} /> : null}
    </>
  );
}

type DialogProps = {
  readonly reply: InspectedBooking;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

function MoveDialog({ reply: { booking }, onClose, onDone }: DialogProps) {
  const text = useText('backOffice');
  const language = useLanguage();
  const timeZone = accountZone();
  const [isChecked, setIsChecked] = useState(false);
  const time = useLessonTime({ timeZone });
  return (
    <ActDialog
      title={text('bookings.move.title')}
      intro={text('bookings.move.text', {
        date: formatInstant(booking.starts_at, { language, timeZone }),
        teacher: booking.teacher_name || text('bookings.formerTeacher'),
      })}
      confirm={text('bookings.move.save')}
      check={() => {
        setIsChecked(true);
        return time.startsAt === undefined ? [time.missing] : [];
      }}
      act={(reason) =>
        call(ADMIN_BOOKING_ENDPOINTS, 'moveForSchool', {
          params: { bookingId: booking.booking_id },
          body: { starts_at: time.startsAt ?? '', reason },
        })
      }
      onClose={onClose}
      onDone={() => onDone(text('bookings.move.done'))}
    >
      <LessonTimeFields
        teacher={booking.teacher ?? ''}
        minutes={booking.minutes}
        {...{ timeZone, time }}
        isMissing={isChecked}
      />
    </ActDialog>
  );
}

const CREDITS = ['returned', 'used'] as const;

function CancelDialog({ reply: { booking, can }, onClose, onDone }: DialogProps) {
  const text = useText('backOffice');
  const [credit, setCredit] = useState<(typeof CREDITS)[number]>('returned');
  const isTrial = booking.minutes === 15;
  return (
    <ActDialog
      title={text('bookings.cancel.title')}
      intro={text('bookings.cancel.text')}
      confirm={text('bookings.cancel.save')}
      isDangerous
      act={(reason) =>
        call(ADMIN_BOOKING_ENDPOINTS, 'cancelForSchool', {
          params: { bookingId: booking.booking_id },
          body: { credit, reason },
        })
      }
      onClose={onClose}
      onDone={() => onDone(text('bookings.cancel.done'))}
    >
      <RadioGroup
        name="credit"
        label={text(isTrial ? 'bookings.cancel.trial' : 'bookings.cancel.credit')}
        value={credit}
        onChange={({ currentTarget: { value } }) =>
          setCredit(CREDITS.find((each) => each === value) ?? 'returned')
        }
        options={CREDITS.map((value) => ({
          value,
          label: text(
            isTrial
              ? `bookings.cancel.trials.${value}`
              : value === 'returned' && can.cancel_adds_one
                ? 'bookings.cancel.credits.courtesy'
                : `bookings.cancel.credits.${value}`,
          ),
        }))}
      />
    </ActDialog>
  );
}

function SettleDialog({ reply: { booking, can }, onClose, onDone }: DialogProps) {
  const text = useText('backOffice');
  const [outcome, setOutcome] = useState<InspectedBooking['can']['settle'][number]>();
  const [isChecked, setIsChecked] = useState(false);
  return (
    <ActDialog
      title={text('bookings.settle.title')}
      intro={text('bookings.settle.text')}
      confirm={text('bookings.settle.save')}
      check={() => {
        setIsChecked(true);
        return outcome === undefined ? ['outcome'] : [];
      }}
      act={(reason) =>
        call(ADMIN_BOOKING_ENDPOINTS, 'settleOutcome', {
          params: { bookingId: booking.booking_id },
          body: { outcome: outcome ?? 'completed', reason },
        })
      }
      onClose={onClose}
      onDone={() => onDone(text('bookings.settle.done'))}
    >
      <RadioGroup
        name="outcome"
        label={text('bookings.settle.outcome')}
        error={isChecked && outcome === undefined ? text('bookings.settle.missing') : undefined}
        value={outcome ?? ''}
        onChange={({ currentTarget: { value } }) => setOutcome(can.settle.find((each) => each === value))}
        options={can.settle.map((value) => ({ value, label: text(`bookings.settle.outcomes.${value}`) }))}
      />
    </ActDialog>
  );
}
