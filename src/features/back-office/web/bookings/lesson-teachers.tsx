import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Loaded } from '#features/accounts/web/index.ts';
import { ADMIN_BOOKING_ENDPOINTS } from '#features/bookings/endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import type { AdminLessonTeacher } from '../admin-replies.ts';
import styles from '../admin.module.css';
import { failureOf, replyOrThrow } from '../call-failure.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { ActDialog } from './act-dialog.tsx';
import { useLessonTeachers } from './use-lesson-teachers.ts';

type Opened = { readonly act: 'day' | 'link'; readonly teacher: AdminLessonTeacher };

/** Who gives the lessons of each teacher. A teacher's day can be cancelled, and an account linked. */
export function LessonTeachers() {
  const text = useText('backOffice');
  const teachers = useLessonTeachers();
  const cache = useQueryClient();
  const showToast = useToast();
  const [opened, setOpened] = useState<Opened>();
  // The list below says so where there is no answer.
  if (teachers.state.status === 'offline' || teachers.state.status === 'unreachable') return null;
  const close = () => setOpened(undefined);
  const done = (words: string) => {
    close();
    showToast({ text: words });
    void cache.invalidateQueries({ queryKey: ['bookings'] });
  };
  return (
    <Panel className={styles.part}>
      <h2 className={styles.subtitle}>{text('bookings.teachers.title')}</h2>
      <Loaded {...teachers} skeleton={<Skeleton label={text('loading')} lines={3} />}>
        {({ teachers: all }) => (
          <ul className={styles.plain}>
            {all.map((teacher) => (
              <li key={teacher.teacher} data-lesson-teacher={teacher.teacher} className={styles.acts}>
                <span>
                  {teacher.account
                    ? text('bookings.teachers.linked', { name: teacher.name, email: teacher.account.email })
                    : text('bookings.teachers.nobody', { name: teacher.name })}
                </span>
                {teacher.account ? (
                  <Button
                    size="small"
                    variant="secondary"
                    data-cancel-day=""
                    onClick={() => setOpened({ act: 'day', teacher })}
                  >
                    {text('bookings.day.label')}
                  </Button>
                ) : null}
                <Button
                  size="small"
                  variant="quiet"
                  data-link-account=""
                  onClick={() => setOpened({ act: 'link', teacher })}
                >
                  {text(teacher.account ? 'bookings.link.change' : 'bookings.link.label')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {opened?.act === 'day' ? <DayDialog teacher={opened.teacher} onClose={close} onDone={done} /> : null}
      {opened?.act === 'link' ? <LinkDialog teacher={opened.teacher} onClose={close} onDone={done} /> : null}
    </Panel>
  );
}

type DialogProps = {
  readonly teacher: AdminLessonTeacher;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

/** Cancels all lessons of a day of a teacher. */
function DayDialog({ teacher: { teacher, name }, onClose, onDone }: DialogProps) {
  const text = useText('backOffice');
  const [date, setDate] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(date);
  return (
    <ActDialog
      title={text('bookings.day.title', { name })}
      intro={text('bookings.day.text')}
      confirm={text('bookings.day.save')}
      isDangerous
      check={() => {
        setIsChecked(true);
        return isDay ? [] : ['date'];
      }}
      act={(reason) =>
        call(ADMIN_BOOKING_ENDPOINTS, 'cancelDayForSchool', { params: { teacher }, body: { date, reason } })
      }
      onClose={onClose}
      onDone={({ cancelled: count }) => onDone(text('bookings.day.done', { count }))}
    >
      <TextField
        name="date"
        type="date"
        label={text('bookings.day.date')}
        hint={text('bookings.day.dateHint')}
        error={isChecked && !isDay ? text('bookings.day.dateMissing') : undefined}
        value={date}
        min="1970-01-01"
        onChange={({ currentTarget }) => setDate(currentTarget.value)}
        data-autofocus=""
      />
    </ActDialog>
  );
}

/** Says which account gives the lessons of a teacher. */
function LinkDialog({ teacher: { teacher, name }, onClose, onDone }: DialogProps) {
  const text = useText('backOffice');
  const [isMissing, setIsMissing] = useState(false);
  const linking = useMutation({
    mutationFn: (email: string) =>
      replyOrThrow(
        call(ADMIN_BOOKING_ENDPOINTS, 'linkLessonTeacher', { params: { teacher }, body: { email } }),
      ),
    onSuccess: () => onDone(text('bookings.link.done', { name })),
  });
  const failure = failureOf(linking.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (linking.isPending) return;
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    const isEmail = email.includes('@');
    setIsMissing(!isEmail);
    if (isEmail) linking.mutate(email);
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <Dialog
      open
      keepOnOutsideClick
      onClose={onClose}
      title={text('bookings.link.title', { name })}
      closeLabel={text('list.close')}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <p>{text('bookings.link.text')}</p>
          <TextField
            name="email"
            type="email"
            label={text('bookings.link.email')}
            error={isMissing ? text('bookings.emailWrong') : undefined}
            autoComplete="off"
            maxLength={320}
            data-autofocus=""
          />
          {failure === undefined ? null : <FailureNotice failure={failure} />}
          <Row>
            <Button type="submit" busy={linking.isPending} data-confirm="">
              {text('bookings.link.save')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {text('list.cancel')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
