import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { MARKING_ADMIN_ENDPOINTS } from '#features/teacher-marking/admin-endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { randomUuid } from '#platform/random/random-uuid.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { failureOf, replyOrThrow } from '../call-failure.ts';
import { FailureNotice } from '../failure-notice.tsx';
import type { ListDialogProps } from '../list/list-definition.ts';

const KINDS = ['essay', 'speaking'] as const;
const MOST = 20;

type Gift = { readonly email: string; readonly kind: (typeof KINDS)[number]; readonly count: number };

/** Gives an account credits for markings, without payment. */
export function GrantCreditsDialog({ onClose, onDone }: ListDialogProps) {
  const text = useText('backOffice');
  // The key belongs to one gift. A gift that was changed after a failure is another one.
  const [keys] = useState(() => new Map<string, string>());
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const granting = useMutation({
    mutationFn: (body: Gift) => {
      const gift = JSON.stringify(body);
      const idempotencyKey = keys.get(gift) ?? randomUuid();
      keys.set(gift, idempotencyKey);
      return replyOrThrow(call(MARKING_ADMIN_ENDPOINTS, 'grantMarkingCredits', { body, idempotencyKey }));
    },
    onSuccess: ({ left }, { email }) => onDone(text('marking.grant.done', { email, left })),
  });
  const failure = failureOf(granting.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (granting.isPending) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    const email = String(values.get('email')).trim();
    const count = Number(String(values.get('count')).trim());
    const unusable = [
      ...(email.includes('@') ? [] : ['email']),
      ...(Number.isInteger(count) && count >= 1 && count <= MOST ? [] : ['count']),
    ];
    setWrong(unusable);
    const [first] = unusable;
    if (first === undefined)
      granting.mutate({ email, count, kind: KINDS.find((kind) => kind === values.get('kind')) ?? 'essay' });
    else form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <Dialog
      open
      keepOnOutsideClick
      onClose={onClose}
      title={text('marking.grant.title')}
      closeLabel={text('list.close')}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <p>{text('marking.grant.text')}</p>
          <TextField
            name="email"
            type="email"
            label={text('marking.grant.email')}
            error={wrong.includes('email') ? text('marking.grant.emailWrong') : undefined}
            autoComplete="off"
            maxLength={320}
            data-autofocus=""
          />
          <SelectField
            name="kind"
            label={text('marking.grant.kind')}
            options={KINDS.map((value) => ({ value, label: text(`marking.grant.kinds.${value}`) }))}
          />
          <TextField
            name="count"
            label={text('marking.grant.count')}
            hint={text('marking.grant.countHint')}
            error={wrong.includes('count') ? text('marking.grant.countWrong') : undefined}
            inputMode="numeric"
            autoComplete="off"
            defaultValue="1"
          />
          {failure === undefined ? null : <FailureNotice failure={failure} />}
          <Row>
            <Button type="submit" busy={granting.isPending}>
              {text('marking.grant.save')}
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
