import { useState } from 'react';
import { ADMIN_BOOKING_ENDPOINTS } from '#features/bookings/endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ListDialogProps } from '../list/list-definition.ts';
import { ActDialog } from './act-dialog.tsx';
import { LessonTimeFields, useLessonTime } from './lesson-time-fields.tsx';
import { useLessonTeachers } from './use-lesson-teachers.ts';
import { useRequestKeys } from './use-request-keys.ts';

const LENGTHS = [25, 50, 15] as const;
const PAYMENTS = ['credit', 'gift'] as const;

/** Books a time for a learner, with a credit or as a gift of the school. */
export function BookDialog({ timeZone, onClose, onDone }: ListDialogProps) {
  const text = useText('backOffice');
  const keyOf = useRequestKeys();
  const { state } = useLessonTeachers();
  const [email, setEmail] = useState('');
  const [teacher, setTeacher] = useState('');
  const [minutes, setMinutes] = useState<(typeof LENGTHS)[number]>(25);
  const [payment, setPayment] = useState<(typeof PAYMENTS)[number]>('credit');
  const [isChecked, setIsChecked] = useState(false);
  const time = useLessonTime({ timeZone });
  const isEmail = email.includes('@');
  return (
    <ActDialog
      title={text('bookings.book.title')}
      intro={text('bookings.book.text')}
      confirm={text('bookings.book.save')}
      check={() => {
        setIsChecked(true);
        return [
          ...(isEmail ? [] : ['email']),
          ...(teacher === '' ? ['teacher'] : []),
          ...(time.startsAt === undefined ? [time.missing] : []),
        ];
      }}
      act={(reason) => {
        const body = {
          email: email.trim(),
          teacher,
          starts_at: time.startsAt ?? '',
          minutes,
          is_gift: payment === 'gift',
          reason,
        };
        return call(ADMIN_BOOKING_ENDPOINTS, 'bookForLearner', { body, idempotencyKey: keyOf(body) });
      }}
      onClose={onClose}
      onDone={() => onDone(text('bookings.book.done'))}
    >
      <TextField
        name="email"
        type="email"
        label={text('bookings.email')}
        error={isChecked && !isEmail ? text('bookings.emailWrong') : undefined}
        autoComplete="off"
        maxLength={320}
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        data-autofocus=""
      />
      <SelectField
        name="teacher"
        label={text('bookings.teacher')}
        error={isChecked && teacher === '' ? text('bookings.teacherMissing') : undefined}
        hint={
          state.status === 'ready' || state.status === 'loading' ? undefined : text('bookings.teachersLost')
        }
        value={teacher}
        onChange={({ currentTarget }) => setTeacher(currentTarget.value)}
        options={[
          { value: '', label: text('bookings.chooseTeacher') },
          ...(state.status === 'ready' ? state.reply.teachers : []).map(
            ({ teacher: slug, name, account }) => ({
              value: slug,
              label: account ? name : text('bookings.teachers.nobody', { name }),
              disabled: account === null,
            }),
          ),
        ]}
      />
      <SelectField
        name="minutes"
        label={text('bookings.length')}
        value={minutes}
        onChange={({ currentTarget: { value } }) =>
          setMinutes(LENGTHS.find((each) => String(each) === value) ?? 25)
        }
        options={LENGTHS.map((value) => ({ value: String(value), label: text(`bookings.lengths.${value}`) }))}
      />
      <LessonTimeFields {...{ teacher, minutes, timeZone, time }} isMissing={isChecked} />
      {minutes === 15 ? null : (
        <RadioGroup
          name="payment"
          label={text('bookings.book.payment')}
          value={payment}
          onChange={({ currentTarget: { value } }) =>
            setPayment(PAYMENTS.find((each) => each === value) ?? 'credit')
          }
          options={PAYMENTS.map((value) => ({ value, label: text(`bookings.book.payments.${value}`) }))}
        />
      )}
    </ActDialog>
  );
}
