import type { ComponentProps } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';

const LONGEST_REASON = 500;

type ActDialogProps<Reply> = Omit<ComponentProps<typeof ReasonDialog<Reply>>, 'reason' | 'intro' | 'keep'> & {
  readonly intro?: string;
};

/** An act of the school on lessons. */
export function ActDialog<Reply>({ intro, ...rest }: ActDialogProps<Reply>) {
  const text = useText('backOffice');
  const reason = {
    label: text('bookings.reason'),
    hint: text('bookings.reasonHint'),
    missing: text('bookings.reasonMissing'),
    longest: LONGEST_REASON,
  };
  return <ReasonDialog {...rest} intro={intro === undefined ? null : <p>{intro}</p>} reason={reason} />;
}
