import { useState } from 'react';
import { ADMIN_BOOKING_ENDPOINTS } from '#features/bookings/endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ActDialog } from './act-dialog.tsx';
import { useLessonTeachers } from './use-lesson-teachers.ts';
import { useRequestKeys } from './use-request-keys.ts';

const LENGTHS = [25, 50] as const;
const MOST = 50;

type CreditsDialogProps = {
  readonly act: 'give' | 'take';
  readonly email: string;
  /** The slug of the teacher to begin with. */
  readonly teacher: string | null;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

/** Gives a learner credits for lessons, or takes unused ones. */
export function CreditsDialog({ act, email, teacher: first, onClose, onDone }: CreditsDialogProps) {
  const text = useText('backOffice');
  const keyOf = useRequestKeys();
  const { state } = useLessonTeachers();
  const [teacher, setTeacher] = useState(first ?? '');
  const [minutes, setMinutes] = useState<(typeof LENGTHS)[number]>(25);
  const [typed, setTyped] = useState('1');
  const [isChecked, setIsChecked] = useState(false);
  const count = Number(typed.trim());
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST;
  const teachers = state.status === 'ready' ? state.reply.teachers : [];
  return (
    <ActDialog<unknown>
      title={text(`bookings.credits.${act}.title`)}
      intro={text(`bookings.credits.${act}.text`, { email })}
      confirm={text(`bookings.credits.${act}.save`)}
      isDangerous={act === 'take'}
      check={() => {
        setIsChecked(true);
        return isCount ? [] : ['count'];
      }}
      act={(reason) => {
        const body = { email, teacher: teacher === '' ? null : teacher, minutes, count, reason };
        const order = { body, idempotencyKey: keyOf(body) };
        return act === 'give'
          ? call(ADMIN_BOOKING_ENDPOINTS, 'giveLessonCredits', order)
          : call(ADMIN_BOOKING_ENDPOINTS, 'takeLessonCredits', order);
      }}
      onClose={onClose}
      onDone={() => onDone(text(`bookings.credits.${act}.done`, { email }))}
    >
      <SelectField
        name="teacher"
        label={text('bookings.credits.of')}
        hint={
          state.status === 'ready' || state.status === 'loading' ? undefined : text('bookings.teachersLost')
        }
        value={teacher}
        onChange={({ currentTarget }) => setTeacher(currentTarget.value)}
        options={[
          ...teachers.map(({ teacher: slug, name }) => ({ value: slug, label: name })),
          ...(first === null || teachers.some(({ teacher: slug }) => slug === first)
            ? []
            : [{ value: first, label: first }]),
          { value: '', label: text('bookings.credits.anyTeacher') },
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
      <TextField
        name="count"
        label={text('bookings.credits.count')}
        hint={text('bookings.credits.countHint')}
        error={isChecked && !isCount ? text('bookings.credits.countWrong') : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </ActDialog>
  );
}
