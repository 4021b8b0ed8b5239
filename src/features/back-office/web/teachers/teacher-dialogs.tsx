import { useMutation } from '@tanstack/react-query';
import { useState, type ComponentType, type FormEvent } from 'react';
import { MARKING_ADMIN_ENDPOINTS } from '#features/teacher-marking/admin-endpoints.ts';
import { call, type CallResult } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { AdminTeacher } from '../admin-replies.ts';
import { failureOf, replyOrThrow } from '../call-failure.ts';
import { FailureNotice } from '../failure-notice.tsx';
import type { ActionDialogProps, ListDialogProps } from '../list/list-definition.ts';
import { ProfileFields } from './profile-fields.tsx';
import { readProfile, TEACHER_CHOICES } from './teacher-values.ts';

type Profile = ReturnType<typeof readProfile>['profile'];

type FormProps<Reply> = Pick<ListDialogProps, 'onClose'> & {
  readonly title: string;
  readonly save: string;
  readonly teacher?: AdminTeacher;
  /** Fields before the profile, with their own faults. */
  readonly Before?: ComponentType<{ readonly wrong: readonly string[] }>;
  readonly check?: (values: FormData) => readonly string[];
  readonly send: (profile: Profile, values: FormData) => Promise<CallResult<Reply>>;
  readonly onSaved: (reply: Reply, values: FormData) => void;
};

/** A dialog with the profile of a teacher, and perhaps more fields before it. */
function TeacherForm<Reply>({
  title,
  save,
  teacher,
  Before,
  check,
  send,
  onSaved,
  onClose,
}: FormProps<Reply>) {
  const text = useText('backOffice');
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [wrongLine, setWrongLine] = useState<number>();
  const saving = useMutation({
    mutationFn: ({ profile, values }: { readonly profile: Profile; readonly values: FormData }) =>
      replyOrThrow(send(profile, values)),
    onSuccess: (reply, { values }) => onSaved(reply, values),
  });
  const failure = failureOf(saving.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    const read = readProfile(values);
    const found = [...(check?.(values) ?? []), ...read.wrong];
    setWrong(found);
    setWrongLine(read.wrongLine);
    const [first] = found;
    if (first === undefined) saving.mutate({ profile: read.profile, values });
    else form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <Dialog
      open
      size="large"
      keepOnOutsideClick
      onClose={onClose}
      title={title}
      closeLabel={text('list.close')}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          {Before === undefined ? null : <Before wrong={wrong} />}
          <ProfileFields teacher={teacher} wrong={wrong} wrongLine={wrongLine} />
          {failure === undefined ? null : <FailureNotice failure={failure} />}
          <Row>
            <Button type="submit" busy={saving.isPending}>
              {save}
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

/** Changes the profile of a teacher. */
export function TeacherProfileDialog({ row, onClose, onDone }: ActionDialogProps<AdminTeacher>) {
  const text = useText('backOffice');
  const name = row.name || row.email;
  return (
    <TeacherForm
      title={text('teachers.profile.title', { name })}
      save={text('teachers.profile.save')}
      teacher={row}
      onClose={onClose}
      send={(body) =>
        call(MARKING_ADMIN_ENDPOINTS, 'saveMarkingTeacher', { params: { accountId: row.account_id }, body })
      }
      onSaved={() => onDone(text('teachers.profile.saved', { name }))}
    />
  );
}

const typed = (values: FormData, name: string) => String(values.get(name) ?? '').trim();

const checkPerson = (values: FormData) => [
  ...(typed(values, 'email').includes('@') ? [] : ['email']),
  ...['first_name', 'last_name'].filter((name) => typed(values, name) === ''),
];

/** Makes the account of an address a teacher's, or invites the address. */
export function AddTeacherDialog({ onClose, onDone }: ListDialogProps) {
  const text = useText('backOffice');
  return (
    <TeacherForm
      title={text('teachers.add.title')}
      save={text('teachers.add.save')}
      onClose={onClose}
      check={checkPerson}
      Before={PersonFields}
      send={(profile, values) =>
        call(MARKING_ADMIN_ENDPOINTS, 'inviteMarkingTeacher', {
          body: {
            ...profile,
            email: typed(values, 'email'),
            first_name: typed(values, 'first_name'),
            last_name: typed(values, 'last_name'),
            language: values.get('language') === 'zh-Hant' ? 'zh-Hant' : 'en',
          },
        })
      }
      onSaved={({ is_invited: isInvited }, values) =>
        onDone(
          text(isInvited ? 'teachers.add.invited' : 'teachers.add.added', { email: typed(values, 'email') }),
        )
      }
    />
  );
}

function PersonFields({ wrong }: { readonly wrong: readonly string[] }) {
  const text = useText('backOffice');
  const missing = (name: string) => (wrong.includes(name) ? text('teachers.profile.nameMissing') : undefined);
  return (
    <>
      <p>{text('teachers.add.text')}</p>
      <TextField
        name="email"
        type="email"
        label={text('teachers.add.email')}
        error={wrong.includes('email') ? text('teachers.profile.emailWrong') : undefined}
        autoComplete="off"
        maxLength={320}
        data-autofocus=""
      />
      <TextField
        name="first_name"
        label={text('teachers.add.first')}
        hint={text('teachers.add.namesHint')}
        error={missing('first_name')}
        autoComplete="off"
        maxLength={50}
      />
      <TextField
        name="last_name"
        label={text('teachers.add.last')}
        error={missing('last_name')}
        autoComplete="off"
        maxLength={50}
      />
      <SelectField
        name="language"
        label={text('teachers.add.language')}
        options={TEACHER_CHOICES.languages.map((value) => ({
          value,
          label: text(`teachers.profile.languageNames.${value}`),
        }))}
      />
    </>
  );
}
